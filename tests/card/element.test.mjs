// The element as its host page uses it: requests, results and its life in the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './dom.mjs';
import { ADA, CANCEL, DECLINE, UNANSWERABLE, fresh, open, question, settled } from './card.mjs';

test('asks a request that is set, and returns one frozen result', async () => {
  const card = fresh({ server: { name: 'files', secret: 'no' } });
  const { element } = card;
  element.request = question();
  assert.equal(card.status, 'open');
  assert.deepEqual([...element.internals.states], ['open']);
  assert.match(card.text('server'), /files/);
  await settled();
  card.enter('Ada');
  assert.deepEqual(element.content, ADA.content);
  card.press('accept');
  await settled();
  assert.deepEqual(card.results, [ADA]);
  assert.equal(element.result, card.results[0]);
  assert.ok(Object.isFrozen(element.result) && Object.isFrozen(element.result.content));
  assert.equal(card.status, 'accepted');
  assert.match(card.text('base'), /Sent to files.*Ada/);
  const types = card.events.map(([type]) => type);
  assert.deepEqual(types, ['elicit-ready', 'elicit-activity', 'elicit-activity', 'elicit-result']);
  assert.deepEqual([...element.internals.states], ['accepted']);
});

test('reads nothing from prototypes of an answer, and treats __proto__ as a value', async () => {
  const properties = JSON.parse('{"__proto__":{"type":"string"},"list":{"type":"array","items":{"type":"string"}}}');
  const card = await open({ message: 'Who?', requestedSchema: { type: 'object', properties } });
  card.enter('x');
  card.enter('a', 'list');
  card.press('accept');
  const { content } = await card.answer;
  assert.deepEqual(Object.keys(content), ['__proto__', 'list']);
  assert.equal(Object.getPrototypeOf(content), Object.prototype);
  assert.ok(Object.isFrozen(content.list));
});

test('keeps properties that were set before the class was defined', () => {
  // As before an upgrade: own properties of the element hide the accessors of the class.
  const early = { request: question(), locale: 'de', server: { name: 'early' } };
  const { attachShadow } = HTMLElement.prototype;
  HTMLElement.prototype.attachShadow = function (options) {
    for (const [name, value] of Object.entries(early))
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
    return attachShadow.call(this, options);
  };
  const element = document.createElement('mcp-elicitation');
  HTMLElement.prototype.attachShadow = attachShadow;
  assert.deepEqual(
    Object.keys(early).filter((name) => Object.hasOwn(element, name)),
    [],
  );
  assert.deepEqual([element.locale, element.server], ['de', { name: 'early' }]);
  assert.deepEqual([element.request, element.status], [question(), 'loading']);
});

test('shows a question that was set before the element was in the page', async () => {
  const element = document.createElement('mcp-elicitation');
  element.request = question();
  element.server = { name: 'files' };
  await settled();
  assert.equal(element.status, 'loading');
  const card = fresh({}, element);
  assert.equal(card.status, 'open');
  assert.match(card.text('server'), /files/);
});

test('ignores an equal request, and cancels the previous one for another', async () => {
  const card = await open();
  const { element } = card;
  element.request = null;
  element.decline();
  element.request = question();
  const base = card.find('[part~="base"]');
  const before = card.results.length;
  element.request = { ...question(), _meta: { progressToken: 2 } };
  element.request = JSON.stringify(question());
  assert.equal(card.find('[part~="base"]'), base);
  const messages = [];
  element.addEventListener('elicit-result', () => messages.push(element.request.message));
  element.request = question('And where?');
  assert.deepEqual([messages, card.results.slice(before)], [['Who?'], [CANCEL]]);
  assert.ok(!base.isConnected);
  assert.deepEqual([card.status, element.request.message], ['open', 'And where?']);
});

for (const [how, decide] of Object.entries({
  accepted: (card) => card.accept(),
  declined: (card) => card.press('decline'),
  cancelled: (card) => card.press('cancel'),
})) {
  test(`asks an equal request again once the previous one is ${how}`, async () => {
    const card = fresh();
    const { element } = card;
    const request = question();
    element.request = request;
    decide(card);
    await settled();
    element.request = request;
    assert.equal(card.status, how);
    element.request = question();
    const base = card.find('[part~="base"]');
    assert.deepEqual([card.status, element.result, card.results.length], ['open', undefined, 1]);
    element.request = question();
    assert.equal(card.find('[part~="base"]'), base);
  });
}

test('clears a decided request with null', () => {
  const { element, results } = fresh();
  element.request = question();
  element.decline();
  element.request = null;
  assert.deepEqual([element.status, element.request, element.result], ['idle', null, undefined]);
  assert.equal(results.length, 0);
});

test('asks an equal request once while it waits for its turn', async () => {
  const card = fresh();
  const { element } = card;
  element.request = question('1');
  card.accept();
  element.request = question('2');
  element.request = question('2');
  await settled();
  assert.deepEqual([card.text('message'), card.status, card.results], ['2', 'open', [ADA]]);
});

test('treats a JSON-RPC request with another id as another request', () => {
  const card = fresh();
  const request = (id) => ({ jsonrpc: '2.0', id, method: 'elicitation/create', params: question() });
  for (const [id, cancelled] of [
    [1, 0],
    [1, 0],
    ['1', 1],
    [2, 2],
  ]) {
    card.element.request = request(id);
    assert.equal(card.results.length, cancelled, `${typeof id} ${id}`);
  }
});

for (const [how, decide] of Object.entries({
  accept: (card) => card.press('accept'),
  decline: (card) => card.element.decline(),
  cancel: (card) => card.element.cancel(),
  expiry: (card) => card.control.abort(),
  removal: (card) => card.element.remove(),
})) {
  test(`has no content after ${how}`, async () => {
    const control = new AbortController();
    const card = Object.assign(await open(question(), { signal: control.signal }), { control });
    card.enter('Ada');
    assert.deepEqual(card.element.content, ADA.content);
    card.element.addEventListener('elicit-result', () => assert.equal(card.element.content, undefined));
    decide(card);
    await settled();
    assert.equal(card.results.length, 1);
    assert.equal(card.element.content, undefined);
  });
}

test('has no content if nothing can be sent', async () => {
  const card = await open(UNANSWERABLE);
  assert.equal(card.element.content, undefined);
});

test('cancels only the request of the property with null', async () => {
  const card = fresh();
  const { element } = card;
  element.request = null;
  element.request = question();
  element.request = undefined;
  assert.deepEqual([card.results, card.status], [[CANCEL], 'idle']);
  const result = card.ask();
  element.request = null;
  assert.equal(card.status, 'open');
  element.decline();
  assert.deepEqual(await result, DECLINE);
});

test('reports a decision after the card has left the stack', async () => {
  const card = await open();
  let told;
  card.root.addEventListener('click', () => (told = card.results.length));
  card.press('decline');
  await settled();
  assert.deepEqual([told, card.results], [0, [DECLINE]]);
});

test('life-moved-in-dom, life-removed-from-dom', async () => {
  const card = await open();
  const { element } = card;
  const waiting = card.ask(question('2'));
  card.enter('Ada');
  const base = card.find('[part~="base"]');
  page.append(element);
  await settled();
  assert.deepEqual([card.status, card.find('[part~="base"]')], ['open', base]);
  element.remove();
  assert.equal(card.status, 'open');
  assert.deepEqual(await Promise.all([card.answer, waiting]), [CANCEL, CANCEL]);
  await settled();
  assert.equal(card.results.length, 2);
  assert.ok(!base.isConnected && card.find('[part~="base"]') !== base, 'a picture of it stays, without its form');
  page.append(element);
  element.request = question('3');
  assert.equal(card.status, 'open');
});

test('leaves no listener at the page when it is removed', async (context) => {
  const kept = new Set();
  for (const target of [globalThis, document])
    for (const [method, change] of Object.entries({ addEventListener: 'add', removeEventListener: 'delete' })) {
      const own = target[method];
      context.mock.method(target, method, function (type, listener, options) {
        kept[change](listener);
        options?.signal?.addEventListener('abort', () => kept.delete(listener));
        return own.call(this, type, listener, options);
      });
    }
  const card = await open(question(), { settings: { layout: 'dialog', draftKey: 'chat' } });
  card.enter('Ada');
  assert.ok(kept.size > 0);
  card.element.remove();
  await settled();
  assert.deepEqual([...kept].map(String), []);
});

test('keeps the receipt when the element returns in a later task', async () => {
  const card = fresh();
  const { element } = card;
  element.request = question();
  element.remove();
  await Promise.resolve();
  assert.deepEqual(card.results, [CANCEL]);
  page.append(element);
  await settled();
  assert.deepEqual([card.status, !!card.text('receipt')], ['cancelled', true]);
});

test("shares its style sheets among all elements, after the host page's", () => {
  const own = new CSSStyleSheet();
  const [one, other] = [fresh(), fresh()];
  one.root.adoptedStyleSheets = [own];
  for (const { element } of [one, other]) {
    element.request = question();
    element.request = question('again');
  }
  const [first, ...sheets] = one.root.adoptedStyleSheets;
  assert.equal(first, own);
  assert.ok(sheets.length > 0);
  assert.deepEqual(
    sheets.map((sheet, index) => other.root.adoptedStyleSheets[index] === sheet),
    sheets.map(() => true),
  );
});

test('reports changes once for each task, without a value, and none after the answer', async () => {
  const card = await open();
  card.enter('A');
  card.enter('Ad');
  await settled();
  assert.deepEqual(card.eventsOf('change'), [null]);
  card.enter('Ada');
  card.element.decline();
  await settled();
  assert.deepEqual(card.eventsOf('change'), [null]);
});

test('resets the entries, and checks them silently or aloud', () => {
  const card = fresh();
  const { element } = card;
  assert.deepEqual([element.checkValidity(), element.content], [false, undefined]);
  element.reset();
  element.request = question();
  assert.deepEqual([element.checkValidity(), card.text('error')], [false, undefined]);
  assert.equal(element.reportValidity(), false);
  assert.ok(card.text('error'));
  card.enter('Ada');
  assert.ok(element.checkValidity() && element.reportValidity());
  element.reset();
  assert.equal(card.find('input').value, '');
});
