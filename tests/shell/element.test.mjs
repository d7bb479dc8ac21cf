import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePage, page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';
import { STYLE } from '../../target/generated/style.js';

test('does nothing when imported or defined without a DOM', async () => {
  const { execFileSync } = await import('node:child_process');
  const [element, entry] = ['elicitation-element', 'entry'].map(
    (name) => new URL(`../../pkg/src/dialogue/${name}.ts`, import.meta.url),
  );
  const code =
    `const { ElicitationElement } = await import('${element}'); ` +
    `const { defineElement } = await import('${entry}'); defineElement(ElicitationElement); ` +
    `console.log(typeof ElicitationElement)`;
  assert.equal(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' }),
    'function\n',
  );
});

test('defines a tag once, and gives another tag its own class', async () => {
  const { defineElement } = await import('../../pkg/src/dialogue/entry.ts');
  const { Element } = fresh();
  const defined = new Map();
  const registry = {
    get: (tag) => defined.get(tag),
    define(tag, element) {
      assert.ok(![...defined.values()].includes(element), 'a registry takes a class once');
      defined.set(tag, element);
    },
  };
  defineElement(Element, undefined, registry);
  defineElement(Element, undefined, registry);
  defineElement(Element, 'my-question', registry);
  defineElement(Element, 'your-question', registry);
  assert.deepEqual([...defined.keys()], ['mcp-elicitation', 'my-question', 'your-question']);
  assert.equal(defined.get('mcp-elicitation'), Element);
  assert.ok(defined.get('my-question').prototype instanceof Element);
});

test('asks a request that is set, and returns one frozen result', async () => {
  const { element, form, events, results } = fresh();
  page.append(element);
  element.server = { name: 'files', secret: 'no' };
  element.request = params();
  assert.equal(element.status, 'open');
  assert.ok(element.internals.states.has('open'));
  assert.deepEqual(JSON.parse(last().request), params());
  assert.equal(last().settings.server.name, 'files');
  assert.deepEqual(element.content, { name: 'Ada' });
  accept(form);
  await settled();
  assert.deepEqual(results(), [{ action: 'accept', content: { name: 'Ada' } }]);
  assert.equal(element.result, results()[0]);
  assert.ok(Object.isFrozen(element.result) && Object.isFrozen(element.result.content));
  assert.equal(element.status, 'accepted');
  assert.equal(last().status, 'accepted');
  assert.deepEqual(
    events.map(([type]) => type),
    ['elicit-ready', 'elicit-result'],
  );
  assert.deepEqual([...element.internals.states], ['accepted']);
});

test('reads nothing from prototypes of an answer, and treats __proto__ as a value', async () => {
  const { element, form } = fresh();
  page.append(element);
  const result = element.elicit(params());
  accept(form, last(), '{"__proto__":"x","list":["a"]}');
  const { content } = await result;
  assert.deepEqual(Object.keys(content), ['__proto__', 'list']);
  assert.equal(Object.getPrototypeOf(content), Object.prototype);
  assert.ok(Object.isFrozen(content.list));
});

test('keeps properties that were set before the class was defined', () => {
  const { Element } = fresh();
  class Late extends Element {
    constructor() {
      super();
    }
  }
  // As before an upgrade: own properties of the element hide the accessors of the class.
  const early = { request: params(), locale: 'de', server: { name: 'early' } };
  const attach = HTMLElement.prototype.attachShadow;
  HTMLElement.prototype.attachShadow = function (options) {
    for (const [name, value] of Object.entries(early))
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
    return attach.call(this, options);
  };
  const element = new Late();
  HTMLElement.prototype.attachShadow = attach;
  assert.deepEqual(
    Object.keys(early).filter((name) => Object.hasOwn(element, name)),
    [],
  );
  assert.deepEqual([element.locale, element.server], ['de', { name: 'early' }]);
  assert.deepEqual(element.request, params());
  assert.equal(element.status, 'loading');
});

test('shows settings from before page and form were ready', async () => {
  const { element, form } = fresh({ loaded: false });
  element.request = params();
  element.server = { name: 'files' };
  assert.equal(element.status, 'loading');
  await settled();
  assert.equal(form.loads, 0);
  page.append(element);
  await settled();
  assert.equal(element.status, 'open');
  assert.equal(last().settings.server.name, 'files');
  assert.equal(form.loads, 1);
  assert.equal(FakeCard.made.length, 1);
});

test('ignores an equal request, and cancels the previous one for another', async () => {
  const { element, results } = fresh();
  page.append(element);
  element.request = params();
  element.request = { ...params(), _meta: { progressToken: 2 } };
  element.request = JSON.stringify(params());
  assert.equal(FakeCard.made.length, 1);
  const messages = [];
  element.addEventListener('elicit-result', () => messages.push(element.request.message));
  element.request = params('And where?');
  assert.deepEqual(messages, ['Who?']);
  assert.deepEqual(results(), [{ action: 'cancel' }]);
  assert.equal(FakeCard.made[0].status, 'cancelled');
  assert.ok(FakeCard.made[0].freed);
  assert.equal(element.status, 'open');
  assert.equal(element.request.message, 'And where?');
});

for (const [how, decide] of Object.entries({
  accepted: ({ form }) => accept(form),
  declined: ({ element }) => element.decline(),
  cancelled: ({ element }) => element.cancel(),
})) {
  test(`asks an equal request again once the previous one is ${how}`, async () => {
    const question = fresh();
    const { element, results } = question;
    page.append(element);
    const request = params();
    element.request = request;
    decide(question);
    await settled();
    assert.equal(element.status, how);
    element.request = request;
    assert.equal(element.status, 'open');
    assert.equal(element.result, undefined);
    assert.deepEqual([FakeCard.made.length, results().length], [2, 1]);
    element.request = params();
    assert.deepEqual([FakeCard.made.length, results().length], [2, 1]);
  });
}

test('clears a decided request with null', () => {
  const { element, results } = fresh();
  page.append(element);
  element.request = params();
  element.decline();
  element.request = null;
  assert.deepEqual([element.status, element.request, element.result], ['idle', null, undefined]);
  assert.equal(results().length, 1);
});

test('asks an equal request once while it waits for its turn', async () => {
  const { element, form } = fresh();
  page.append(element);
  element.request = params('1');
  accept(form);
  element.request = params('2');
  element.request = params('2');
  await settled();
  assert.deepEqual(
    FakeCard.made.map(({ request }) => JSON.parse(request).message),
    ['1', '2'],
  );
  assert.equal(element.status, 'open');
});

test('treats a JSON-RPC request with another id as another request', () => {
  const { element, results } = fresh();
  page.append(element);
  const request = (id) => ({ jsonrpc: '2.0', id, method: 'elicitation/create', params: params() });
  element.request = request(1);
  element.request = request(1);
  assert.equal(FakeCard.made.length, 1);
  element.request = request('1');
  assert.equal(FakeCard.made.length, 2);
  element.request = request(2);
  assert.equal(FakeCard.made.length, 3);
  assert.deepEqual(results(), [{ action: 'cancel' }, { action: 'cancel' }]);
});

for (const [how, decide] of Object.entries({
  accept: ({ form }) => accept(form),
  decline: ({ element }) => element.decline(),
  cancel: ({ element }) => element.cancel(),
  expiry: ({ controller }) => controller.abort(),
  removal: ({ element }) => element.remove(),
})) {
  test(`has no content after ${how}`, async () => {
    const question = { ...fresh(), controller: new AbortController() };
    const { element } = question;
    page.append(element);
    element.elicit(params(), { signal: question.controller.signal });
    assert.deepEqual(element.content, { name: 'Ada' });
    element.addEventListener('elicit-result', () => assert.equal(element.content, undefined));
    decide(question);
    await settled();
    assert.equal(element.content, undefined);
  });
}

test('has no content if nothing can be sent', () => {
  const { element } = fresh();
  page.append(element);
  element.request = { message: 'unanswerable' };
  assert.equal(element.content, undefined);
});

test('cancels only the request of the property with null', async () => {
  const { element, results } = fresh();
  page.append(element);
  element.request = null;
  element.request = params();
  element.request = undefined;
  assert.deepEqual(results(), [{ action: 'cancel' }]);
  assert.equal(element.status, 'idle');
  const result = element.elicit(params());
  element.request = null;
  assert.equal(element.status, 'open');
  element.decline();
  assert.deepEqual(await result, { action: 'decline' });
});

test('reports a decision after the card has left the stack', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  element.request = params();
  form.enter(() => {
    last().host.decide('decline');
    assert.deepEqual(results(), []);
  });
  await settled();
  assert.equal(results().length, 1);
});

test('expires the shown request on abort, and removes a waiting one', async () => {
  const { element } = fresh();
  page.append(element);
  const first = new AbortController();
  const second = new AbortController();
  const answers = [
    element.elicit(params('1'), { signal: first.signal }),
    element.elicit(params('2'), { signal: second.signal }),
    element.elicit(params('3')),
  ];
  second.abort();
  await settled();
  assert.deepEqual(await answers[1], { action: 'cancel' });
  assert.equal(last().queue.waiting, 1);
  const card = last();
  first.abort('untrusted reason');
  assert.equal(card.status, 'expired');
  assert.deepEqual(await answers[0], { action: 'cancel' });
  assert.equal(element.request.message, '3');
  assert.deepEqual(await element.elicit(params('4'), { signal: AbortSignal.abort() }), { action: 'cancel' });
});

test('shows that a request has expired', async () => {
  const { element } = fresh();
  page.append(element);
  const controller = new AbortController();
  const answer = element.elicit(params(), { signal: controller.signal });
  controller.abort();
  assert.equal(element.status, 'expired');
  assert.deepEqual(await answer, { action: 'cancel' });
});

test('life-moved-in-dom, life-removed-from-dom', async () => {
  const { element, results } = fresh();
  page.append(element);
  const answer = element.elicit(params());
  const waiting = element.elicit(params('2'));
  page.append(element);
  await settled();
  assert.equal(element.status, 'open');
  assert.equal(last().freed, undefined);
  element.remove();
  assert.equal(element.status, 'open');
  assert.deepEqual(await Promise.all([answer, waiting]), [{ action: 'cancel' }, { action: 'cancel' }]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(results().length, 2);
  assert.equal(last().status, 'cancelled');
  assert.ok(last().freed, 'nothing of the form is kept');
  assert.deepEqual(
    element.shadowRoot.childNodes.slice(1).map(({ name }) => name),
    ['picture'],
    'what it showed stays',
  );
  page.append(element);
  element.request = params('3');
  assert.equal(element.status, 'open');
});

test('keeps receipt and card when the element returns in a later task', async () => {
  const { element, results } = fresh();
  page.append(element);
  element.request = params();
  element.remove();
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(results(), [{ action: 'cancel' }]);
  page.append(element);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(last().freed, undefined);
  assert.equal(element.status, 'cancelled');
});

test('cancels everything when the page is left', async () => {
  const { element } = fresh();
  page.append(element);
  const answers = [element.elicit(params()), element.elicit(params())];
  hidePage();
  assert.equal(element.status, 'cancelled');
  assert.deepEqual(await Promise.all(answers), [{ action: 'cancel' }, { action: 'cancel' }]);
});

test("shares its style sheets among all elements, after the host page's", () => {
  const { element, Element } = fresh();
  const other = new Element();
  const own = new CSSStyleSheet();
  element.shadowRoot.adoptedStyleSheets = [own];
  for (const asking of [element, other]) {
    page.append(asking);
    asking.request = params();
    asking.request = params('again');
  }
  // The second one reads the colour around the card.
  const [first, sheet, probe, ...none] = element.shadowRoot.adoptedStyleSheets;
  const [shared, sharedProbe, ...others] = other.shadowRoot.adoptedStyleSheets;
  assert.deepEqual([first, none, others, shared === sheet], [own, [], [], true]);
  assert.equal(sharedProbe, probe);
  assert.equal(sheet.text, STYLE);
});

test('reports changes once for each task, without a value', async () => {
  const { element, form, events } = fresh();
  page.append(element);
  element.request = params();
  last().value = '{"name":"Grace"}';
  form.enter(() => last().host.changed());
  form.enter(() => last().host.changed());
  await settled();
  assert.deepEqual(events.slice(1), [['elicit-change', null]]);
});

test('reports no change after the answer', async () => {
  const { element, form, events } = fresh();
  page.append(element);
  element.request = params();
  form.enter(() => last().host.changed());
  element.decline();
  await settled();
  assert.equal(events.filter(([type]) => type === 'elicit-change').length, 0);
});

test('passes reset and validity checks to the card, and ignores them without one', () => {
  const { element } = fresh();
  page.append(element);
  assert.equal(element.checkValidity(), false);
  assert.equal(element.content, undefined);
  element.reset();
  element.request = params();
  element.reset();
  assert.equal(element.checkValidity() && element.reportValidity(), true);
  assert.deepEqual(last().log.slice(2), ['reset', 'checkValidity', 'reportValidity']);
});
