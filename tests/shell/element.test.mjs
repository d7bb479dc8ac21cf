import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offersMute, refused } from '../../pkg/flood.js';
import { clicked, hidePage, page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';

test('importing and defining without a DOM has no effect', async () => {
  const { execFileSync } = await import('node:child_process');
  const url = new URL('../../pkg/elicitation-element.js', import.meta.url);
  const code = `const { ElicitationElement, defineElement } = await import('${url}'); defineElement(ElicitationElement); console.log(typeof ElicitationElement)`;
  assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }), 'function\n');
});

test('defining is idempotent, and another tag gets a class of its own', async () => {
  const { defineElement } = await import('../../pkg/elicitation-element.js');
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

test('a request that is set is asked, and its answer is one frozen result', async () => {
  const { element, form, events, results } = fresh();
  page.append(element);
  element.server = { name: 'files', secret: 'no' };
  element.request = params();
  assert.equal(element.status, 'open');
  assert.ok(element.internals.states.has('open'));
  assert.deepEqual(JSON.parse(last().request), params());
  assert.deepEqual(last().settings.server, { name: 'files' });
  assert.deepEqual(element.content, { name: 'Ada' });
  accept(form);
  await settled();
  assert.deepEqual(results(), [{ action: 'accept', content: { name: 'Ada' } }]);
  assert.equal(element.result, results()[0]);
  assert.ok(Object.isFrozen(element.result) && Object.isFrozen(element.result.content));
  assert.equal(element.status, 'accepted');
  assert.equal(last().status, 'accepted');
  assert.deepEqual(events.map(([type]) => type), ['elicit-ready', 'elicit-result']);
  assert.deepEqual([...element.internals.states], ['accepted']);
});

test('nothing is read from prototypes of an answer, and __proto__ is a value', async () => {
  const { element, form } = fresh();
  page.append(element);
  const result = element.elicit(params());
  accept(form, last(), '{"__proto__":"x","list":["a"]}');
  const { content } = await result;
  assert.deepEqual(Object.keys(content), ['__proto__', 'list']);
  assert.equal(Object.getPrototypeOf(content), Object.prototype);
  assert.ok(Object.isFrozen(content.list));
});

test('properties that were set before the class was known are kept', () => {
  const { Element } = fresh();
  class Late extends Element {
    constructor() {
      super();
    }
  }
  // As an upgrade finds them: own properties on the element, under the accessors of the class.
  const early = { request: params(), locale: 'de', server: { name: 'early' } };
  const attach = HTMLElement.prototype.attachShadow;
  HTMLElement.prototype.attachShadow = function (options) {
    for (const [name, value] of Object.entries(early)) Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
    return attach.call(this, options);
  };
  const element = new Late();
  HTMLElement.prototype.attachShadow = attach;
  assert.deepEqual(Object.keys(early).filter((name) => Object.hasOwn(element, name)), []);
  assert.deepEqual([element.locale, element.server], ['de', { name: 'early' }]);
  assert.deepEqual(element.request, params());
  assert.equal(element.status, 'loading');
});

test('what is set before the page and the form are there is shown when they are', async () => {
  const { element, form } = fresh({ loaded: false });
  element.request = params();
  element.server = { name: 'files' };
  assert.equal(element.status, 'loading');
  await settled();
  assert.equal(form.loads, 0);
  page.append(element);
  await settled();
  assert.equal(element.status, 'open');
  assert.deepEqual(last().settings.server, { name: 'files' });
  assert.equal(form.loads, 1);
  assert.equal(FakeCard.made.length, 1);
});

test('an equal request changes nothing, another one cancels the one before', async () => {
  const { element, results } = fresh();
  page.append(element);
  element.request = params();
  element.request = { ...params(), _meta: { progressToken: 2 } };
  element.request = JSON.stringify(params());
  assert.equal(FakeCard.made.length, 1);
  const seen = [];
  element.addEventListener('elicit-result', () => seen.push(element.request.message));
  element.request = params('And where?');
  assert.deepEqual(seen, ['Who?']);
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
  test(`an equal request is asked anew once the one before is ${how}`, async () => {
    const told = fresh();
    const { element, results } = told;
    page.append(element);
    const request = params();
    element.request = request;
    decide(told);
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

test('null clears what was decided', () => {
  const { element, results } = fresh();
  page.append(element);
  element.request = params();
  element.decline();
  element.request = null;
  assert.deepEqual([element.status, element.request, element.result], ['idle', null, undefined]);
  assert.equal(results().length, 1);
});

test('an equal request that waits for its turn is asked once', async () => {
  const { element, form } = fresh();
  page.append(element);
  element.request = params('1');
  accept(form);
  element.request = params('2');
  element.request = params('2');
  await settled();
  assert.deepEqual(FakeCard.made.map(({ request }) => JSON.parse(request).message), ['1', '2']);
  assert.equal(element.status, 'open');
});

test('a JSON-RPC request with another id is another request', () => {
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
  test(`there is no content after ${how}`, async () => {
    const told = { ...fresh(), controller: new AbortController() };
    const { element } = told;
    page.append(element);
    element.elicit(params(), { signal: told.controller.signal });
    assert.deepEqual(element.content, { name: 'Ada' });
    element.addEventListener('elicit-result', () => assert.equal(element.content, undefined));
    decide(told);
    await settled();
    assert.equal(element.content, undefined);
  });
}

test('there is no content where nothing can be sent', () => {
  const { element } = fresh();
  page.append(element);
  element.request = { message: 'unanswerable' };
  assert.equal(element.content, undefined);
});

test('null cancels what the property asked, and nothing else', async () => {
  const { element, results } = fresh();
  page.append(element);
  element.request = null;
  element.request = params();
  element.request = undefined;
  assert.deepEqual(results(), [{ action: 'cancel' }]);
  assert.equal(element.status, 'idle');
  const asked = element.elicit(params());
  element.request = null;
  assert.equal(element.status, 'open');
  element.decline();
  assert.deepEqual(await asked, { action: 'decline' });
});

test('a request that no JSON can hold is unanswerable, and can be declined', async () => {
  const { element, events } = fresh();
  page.append(element);
  element.request = { message: 1n };
  assert.equal(element.status, 'unanswerable');
  assert.equal(events[0][0], 'elicit-error');
  assert.equal(events[0][1].kind, 'unanswerable');
  assert.equal(events[0][1].diagnostics.length, 1);
  element.decline();
  assert.deepEqual(element.result, { action: 'decline' });
});

test('parallel requests are asked first come first served, and the rest is counted', async () => {
  const { element, form } = fresh();
  page.append(element);
  const answers = ['a', 'b', 'c'].map((message) => element.elicit(params(message)));
  await settled();
  assert.equal(FakeCard.made.length, 1);
  assert.equal(last().settings.waiting, 2);
  accept(form, last(), '{"n":1}');
  await settled();
  assert.equal(element.request.message, 'b');
  assert.equal(last().settings.waiting, 1);
  element.decline();
  assert.equal(element.request.message, 'c');
  element.cancel();
  assert.deepEqual(await Promise.all(answers), [{ action: 'accept', content: { n: 1 } }, { action: 'decline' }, { action: 'cancel' }]);
});

test('ten wait for an element, of whatever servers; what is dropped is counted for its server', async () => {
  const { element } = fresh();
  page.append(element);
  const answers = Array.from({ length: 30 }, (_, n) => element.elicit(params(`${n}`), { server: { name: `many ${n % 3}` } }));
  await settled();
  assert.deepEqual([last().settings.waiting, last().settings.dropped], [10, 6]);
  for (let n = 0; n < 11; n++) element.decline();
  const actions = (await Promise.all(answers)).map(({ action }) => action);
  assert.deepEqual(actions, [...Array(11).fill('decline'), ...Array(19).fill('cancel')]);
  assert.equal(element.status, 'declined');
});

test('life-flood-100: beyond ten that wait, the rest is cancelled', async () => {
  const { element } = fresh();
  page.append(element);
  const answers = Array.from({ length: 100 }, (_, n) => element.elicit(params(`${n}`), { server: { name: 'flood' } }));
  await settled();
  assert.equal(last().settings.waiting, 10);
  assert.equal(last().settings.dropped, 89);
  for (let n = 0; n < 11; n++) element.decline();
  const actions = (await Promise.all(answers)).map(({ action }) => action);
  assert.deepEqual(actions, [...Array(11).fill('decline'), ...Array(89).fill('cancel')]);
});

test('the person can decline the rest of a server at once, not of another', async () => {
  const { element, form } = fresh();
  page.append(element);
  const mine = { name: 'rest-a' };
  const answers = [mine, mine, { name: 'rest-b' }, mine].map((server, n) => element.elicit(params(`${n}`), { server }));
  form.enter(() => last().host.declineRest());
  await settled();
  assert.equal(element.request.message, '2');
  assert.equal(last().settings.server.name, 'rest-b');
  element.cancel();
  assert.deepEqual((await Promise.all(answers)).map(({ action }) => action), ['decline', 'decline', 'cancel', 'decline']);
});

test('declining the rest ends a round', async () => {
  const { element, form } = fresh();
  page.append(element);
  const round = element.elicitAll({ a: params('a'), b: params('b') });
  form.enter(() => last().host.declineRest());
  assert.deepEqual(await round, { a: { action: 'decline' }, b: { action: 'cancel' } });
  assert.equal(FakeCard.made.length, 1);
});

test('a request that is replaced before its turn is never shown', async () => {
  const { element, form } = fresh();
  page.append(element);
  element.request = params('1');
  accept(form);
  element.request = params('2');
  element.request = params('3');
  await settled();
  assert.equal(element.request.message, '3');
  element.decline();
  assert.equal(element.status, 'declined');
});

test('the host hears of a decision when the card has left the stack', async () => {
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

test('refusals are forgotten after a minute; an answer is none', async () => {
  for (const time of [0, 30_000, 59_999]) refused('slow', time);
  assert.deepEqual([59_999, 60_000, 119_999].map((now) => offersMute('slow', now)), [true, false, false]);
  refused('slow', 60_001);
  assert.deepEqual([60_001, 89_999, 90_000].map((now) => offersMute('slow', now)), [true, true, false], 'the last three count');
  const { element, form } = fresh();
  page.append(element);
  for (let n = 0; n < 4; n++) {
    const answer = element.elicit(params(`${n}`), { server: { name: 'answered' } });
    assert.equal(last().settings.mute, false);
    accept(form);
    await answer;
    await settled();
  }
});

test('three refusals in a minute offer to mute a server, and muting lasts for the page', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  element.server = { name: 'noisy' };
  for (let n = 0; n < 3; n++) {
    element.elicit(params(`${n}`));
    assert.equal(last().settings.mute, false);
    form.enter(() => last().host.decide(n ? 'decline' : 'cancel'));
    await settled();
  }
  const asked = element.elicit(params('again'));
  assert.equal(last().settings.mute, true);
  form.enter(() => last().host.mute());
  assert.deepEqual(await asked, { action: 'decline' });
  const made = FakeCard.made.length;
  assert.deepEqual(await element.elicit(params('and again')), { action: 'cancel' });
  element.request = params('as a property');
  assert.deepEqual(results().at(-1), { action: 'cancel' });
  assert.equal(FakeCard.made.length, made);
  const other = fresh();
  page.append(other.element);
  assert.deepEqual(await other.element.elicit(params(), { server: { name: 'noisy' } }), { action: 'cancel' });
  other.element.elicit(params(), { server: { name: 'quiet' } });
  assert.equal(other.element.status, 'open');
  assert.deepEqual(await other.element.elicit(params(), { server: { name: 'noisy' } }), { action: 'cancel' }, 'while another server asks');
});

test('an abort expires the request that is shown, and takes out one that waits', async () => {
  const { element } = fresh();
  page.append(element);
  const first = new AbortController();
  const second = new AbortController();
  const answers = [element.elicit(params('1'), { signal: first.signal }), element.elicit(params('2'), { signal: second.signal }), element.elicit(params('3'))];
  second.abort();
  await settled();
  assert.deepEqual(await answers[1], { action: 'cancel' });
  assert.equal(last().settings.waiting, 1);
  const card = last();
  first.abort('untrusted reason');
  assert.equal(card.status, 'expired');
  assert.deepEqual(await answers[0], { action: 'cancel' });
  assert.equal(element.request.message, '3');
  assert.deepEqual(await element.elicit(params('4'), { signal: AbortSignal.abort() }), { action: 'cancel' });
});

test('a request that has expired says so', async () => {
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
  assert.deepEqual(element.shadowRoot.childNodes, ['a picture of it'], 'what it showed stays');
  page.append(element);
  element.request = params('3');
  assert.equal(element.status, 'open');
});

test('an element that comes back in a later task keeps its receipt, and its card', async () => {
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

test('leaving the page cancels everything', async () => {
  const { element } = fresh();
  page.append(element);
  const answers = [element.elicit(params()), element.elicit(params())];
  hidePage();
  assert.equal(element.status, 'cancelled');
  assert.deepEqual(await Promise.all(answers), [{ action: 'cancel' }, { action: 'cancel' }]);
});

test('a round is asked as steps, and answered by its keys', async () => {
  const { element, form } = fresh();
  page.append(element);
  const inputRequests = JSON.parse(`{"__proto__":{"method":"elicitation/create","params":{"message":"1"}},
    "sample":{"method":"sampling/createMessage","params":{}},"constructor":{"message":"2"},"":{"method":"elicitation/create","params":{"message":"3"}}}`);
  const answer = element.elicitAll(inputRequests);
  assert.deepEqual(last().settings.step, [1, 3]);
  accept(form, last(), '{"a":1}');
  await settled();
  assert.deepEqual(last().settings.step, [2, 3]);
  element.decline();
  assert.deepEqual(last().settings.step, [3, 3]);
  accept(form, last(), '{"c":3}');
  const responses = await answer;
  assert.deepEqual(Object.keys(responses), ['__proto__', 'constructor', '']);
  assert.deepEqual(Object.values(responses), [{ action: 'accept', content: { a: 1 } }, { action: 'decline' }, { action: 'accept', content: { c: 3 } }]);
  assert.deepEqual(await element.elicitAll({ sample: { method: 'sampling/createMessage' } }), {});
});

test('a round that is cancelled or withdrawn is cancelled to its end, and another round is not mixed in', async () => {
  const { element, form } = fresh();
  page.append(element);
  const round = { a: params('a'), b: params('b'), c: params('c') };
  const first = element.elicitAll(round);
  const second = element.elicit(params('d'));
  accept(form, last(), '{}');
  await settled();
  assert.equal(element.request.message, 'b');
  element.cancel();
  assert.deepEqual(await first, { a: { action: 'accept', content: {} }, b: { action: 'cancel' }, c: { action: 'cancel' } });
  assert.equal(element.request.message, 'd');
  element.decline();
  assert.deepEqual(await second, { action: 'decline' });
  const flood = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, params(`${n}`)]));
  const flooded = element.elicitAll(flood);
  assert.deepEqual(last().settings.step, [1, 1000]);
  element.cancel();
  assert.equal(Object.keys(await flooded).length, 1000);
});

test('a round of more than ten is asked to its end, and takes one place of those that wait', async () => {
  const { element } = fresh();
  page.append(element);
  const names = Array.from({ length: 12 }, (_, n) => `k${n}`);
  const first = element.elicit(params('first'));
  const round = element.elicitAll(Object.fromEntries(names.map((name) => [name, params(name)])));
  assert.equal((await settled(), last().settings.waiting), 1);
  element.decline();
  await first;
  for (const name of names) {
    assert.equal(element.request.message, name);
    element.decline();
  }
  assert.deepEqual(await round, Object.fromEntries(names.map((name) => [name, { action: 'decline' }])));
});

test('a round as JSON text is read as exactly as a request is', async () => {
  const { element } = fresh();
  page.append(element);
  const two = '{"method":"elicitation/create","params":{"message":"a, \\"}{[:","requestedSchema":{"type":"object","properties":{"n":{"type":"integer","default":12345678901234567890}}}}}';
  const text = ` {"2" : ${two} , "own":{"method":"sampling/createMessage"}, "__proto__":{"message":"twice"},"__proto__":{"message":"1"} } `;
  const answer = element.elicitAll(text);
  assert.deepEqual(last().settings.step, [1, 2]);
  assert.equal(last().request.trim(), two);
  element.decline();
  assert.equal(last().request.trim(), '{"message":"1"}');
  element.decline();
  assert.deepEqual(Object.entries(await answer), [['2', { action: 'decline' }], ['__proto__', { action: 'decline' }]]);
  assert.deepEqual(await element.elicitAll('{}'), {});
});

test('a round that is no object is a TypeError', async () => {
  const { element } = fresh();
  page.append(element);
  for (const none of [null, undefined, 1, true, [], [params()], '', '{', 'null', '[]', '"text"']) {
    await assert.rejects(element.elicitAll(none), (error) => error instanceof TypeError && /inputRequests/.test(error.message), `${none}`);
  }
  assert.equal(element.status, 'idle');
});

test('every question has one event, also one that nobody saw', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  const counted = async (...actions) => {
    await settled();
    assert.deepEqual(results().map(({ action }) => action), actions);
  };
  const shown = element.elicit(params('shown'));
  const controller = new AbortController();
  element.elicit(params('queued'), { signal: controller.signal });
  controller.abort();
  await counted('cancel');
  const aborted = element.elicit(params('aborted before'), { signal: AbortSignal.abort() });
  await counted('cancel', 'cancel');
  const round = element.elicitAll({ a: params('a'), b: params('b'), c: params('c') });
  accept(form);
  await counted('cancel', 'cancel', 'accept');
  element.decline();
  element.cancel();
  await counted('cancel', 'cancel', 'accept', 'decline', 'cancel', 'cancel');
  assert.equal((await shown).action, 'accept');
  assert.equal(results()[1], await aborted, 'the event tells the same object');
  assert.deepEqual(Object.values(await round), results().slice(3));
});

test('a flood, the rest of a server, and all of an element that is removed have their events', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  for (let n = 0; n < 13; n++) element.elicit(params(`${n}`), { server: { name: 'events' } });
  assert.equal(results().length, 2, 'those for which there was no room');
  form.enter(() => {
    last().host.declineRest();
    assert.equal(results().length, 2, 'nothing is told while the card is on the stack');
  });
  await settled();
  assert.deepEqual(results().slice(2), Array(11).fill({ action: 'decline' }));
  for (let n = 0; n < 3; n++) element.elicit(params(`${n}`));
  element.remove();
  await settled();
  assert.deepEqual(results().slice(13), Array(3).fill({ action: 'cancel' }));
});

test('an unanswerable request is shown, or rejected unseen before its turn', async () => {
  const { element, events } = fresh();
  page.append(element);
  const shown = element.elicit({ message: 'unanswerable' });
  assert.equal(element.status, 'unanswerable');
  await assert.rejects(element.elicit({ message: 'unanswerable' }, { unanswerable: 'reject' }), (error) => {
    assert.equal(error.code, -32602);
    assert.deepEqual(error.data, [{ code: 'nested-object', message: 'No' }]);
    return error instanceof Error;
  });
  element.decline();
  assert.deepEqual(await shown, { action: 'decline' });
  assert.equal(events.filter(([type]) => type === 'elicit-error').length, 2);
  await assert.rejects(element.elicit({ message: 'unanswerable' }, { unanswerable: 'reject' }));
  assert.equal(element.status, 'idle');
  const fine = element.elicit(params(), { unanswerable: 'reject' });
  await settled();
  assert.equal(element.status, 'open');
  element.cancel();
  assert.deepEqual(await fine, { action: 'cancel' });
});

test('a trap while a request is looked at unseen: it is shown, and a trap there cancels it', async () => {
  for (const traps of [1, 2]) {
    const { element, events } = fresh();
    page.append(element);
    let left = traps;
    Object.defineProperty(FakeCard, 'trapIn', { configurable: true, get: () => (left-- > 0 ? 'constructor' : '') });
    const answer = element.elicit(params(), { unanswerable: 'reject', server: { name: 'files' } });
    await settled();
    await settled();
    Object.defineProperty(FakeCard, 'trapIn', { value: '', writable: true });
    if (traps === 1) {
      assert.equal(element.status, 'open');
      element.decline();
    }
    assert.deepEqual(await answer, { action: traps === 1 ? 'decline' : 'cancel' });
    assert.equal(events.filter(([type]) => type === 'elicit-error').length, traps - 1);
  }
});

test('accept of an unanswerable request is not heard', async () => {
  const { element, form } = fresh();
  page.append(element);
  const answer = element.elicit({ message: 'unanswerable' });
  accept(form);
  await settled();
  assert.equal(element.status, 'unanswerable');
  element.cancel();
  assert.deepEqual(await answer, { action: 'cancel' });
});

for (const method of ['constructor', 'mount']) {
  test(`life-wasm-panic: a trap in ${method} cancels, tells the host, and the next request works`, async () => {
    const { element, form, events } = fresh();
    page.append(element);
    FakeCard.trapIn = method;
    const answer = element.elicit(params(), { server: { name: 'files' } });
    assert.deepEqual(await answer, { action: 'cancel' });
    assert.equal(element.status, 'cancelled');
    assert.deepEqual(events.map(([type, detail]) => detail?.kind ?? type), ['trap', 'elicit-result']);
    assert.match(element.shadowRoot.childNodes[0].textContent, /files was told/);
    FakeCard.trapIn = '';
    const next = element.elicit(params());
    await settled();
    assert.equal(element.status, 'open');
    accept(form);
    assert.deepEqual(await next, { action: 'accept', content: { name: 'Ada' } });
    assert.equal(form.loads, 1, 'the next request had an instance of its own');
  });
}

test('a trap in a listener of the card cancels, and so it does for every card of that instance', async () => {
  const one = fresh();
  const other = new one.Element();
  page.append(one.element);
  page.append(other);
  const answers = [one.element.elicit(params()), other.elicit(params())];
  one.form.enter(() => {
    throw new WebAssembly.RuntimeError('unreachable');
  });
  assert.deepEqual(await Promise.all(answers), [{ action: 'cancel' }, { action: 'cancel' }]);
  const next = [one.element.elicit(params()), other.elicit(params())];
  await settled();
  one.element.decline();
  other.decline();
  assert.deepEqual(await Promise.all(next), [{ action: 'decline' }, { action: 'decline' }]);
  assert.equal(one.form.loads, 1);
});

test('a trap does nothing to the question that has taken the place of the one it befell', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  element.request = params();
  form.enter(() => {
    throw new WebAssembly.RuntimeError('unreachable');
  });
  element.request = params('next');
  await settled();
  assert.equal(element.status, 'open');
  assert.deepEqual(results(), [{ action: 'cancel' }]);
  assert.equal(last().root, element.shadowRoot);
  assert.equal(element.shadowRoot.childNodes.length, 1);
});

test('a request that is set while a step’s answer is told ends the round', async () => {
  const { element } = fresh();
  page.append(element);
  const round = element.elicitAll({ a: params('a'), b: params('b') });
  element.addEventListener('elicit-result', () => (element.request = params('next')), { once: true });
  element.decline();
  assert.equal(element.request.message, 'next');
  assert.deepEqual(await round, { a: { action: 'decline' }, b: { action: 'cancel' } });
});

test('the style sheet is one for all elements, beside those of the host', () => {
  const { element, Element } = fresh();
  const other = new Element();
  const own = new CSSStyleSheet();
  element.shadowRoot.adoptedStyleSheets = [own];
  for (const asking of [element, other]) {
    page.append(asking);
    asking.request = params();
    asking.request = params('again');
  }
  const [first, sheet, ...none] = element.shadowRoot.adoptedStyleSheets;
  assert.deepEqual([first, none, other.shadowRoot.adoptedStyleSheets], [own, [], [sheet]]);
  assert.equal(sheet.text, FakeCard.style());
});

test('an answer that was given stands when the card traps after it', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  const answer = element.elicit(params());
  form.enter(() => {
    last().host.decide('accept', '{}');
    throw new WebAssembly.RuntimeError('unreachable');
  });
  assert.deepEqual(await answer, { action: 'accept', content: {} });
  await settled();
  assert.equal(results().length, 1);
});

test('a trap while the receipt is drawn loses no result', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  FakeCard.trapIn = 'settle';
  const answer = element.elicit(params());
  accept(form);
  assert.deepEqual(await answer, { action: 'accept', content: { name: 'Ada' } });
  await settled();
  assert.equal(results().length, 1);
  assert.equal(element.status, 'accepted');
});

test('life-offline: where the form cannot be loaded, the request is cancelled and the next one tries again', async () => {
  const { element, form, events } = fresh({ loaded: false });
  page.append(element);
  form.failing = true;
  assert.deepEqual(await element.elicit(params()), { action: 'cancel' });
  assert.equal(events[0][1].kind, 'load');
  form.failing = false;
  const next = element.elicit(params());
  await settled();
  assert.equal(element.status, 'open');
  element.decline();
  assert.deepEqual(await next, { action: 'decline' });
});

test('nothing is freed or replaced while the card is on the stack', async () => {
  const { element, form } = fresh();
  page.append(element);
  element.request = params();
  const card = last();
  form.enter(() => {
    assert.equal(element.content, undefined);
    element.request = params('2');
    assert.equal(card.freed, undefined);
    assert.equal(FakeCard.made.length, 1);
  });
  assert.deepEqual(card.log, ['constructor', 'mount']);
  await settled();
  assert.ok(card.freed);
  assert.equal(element.status, 'open');
  assert.equal(FakeCard.made.length, 2);
});

test('a card that is gone decides nothing', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  element.request = params();
  const { host } = last();
  element.request = params('2');
  form.enter(() => host.decide('accept', '{}'));
  form.enter(() => host.open('https://a.example/'));
  await settled();
  assert.equal(element.status, 'open');
  assert.deepEqual(results(), [{ action: 'cancel' }]);
  assert.deepEqual(clicked, []);
});

test('changes are told once for all of a task, without a value', async () => {
  const { element, form, events } = fresh();
  page.append(element);
  element.request = params();
  last().value = '{"name":"Grace"}';
  form.enter(() => last().host.changed());
  form.enter(() => last().host.changed());
  await settled();
  assert.deepEqual(events.slice(1), [['elicit-change', null]]);
});

test('after the answer nothing is a change', async () => {
  const { element, form, events } = fresh();
  page.append(element);
  element.request = params();
  form.enter(() => last().host.changed());
  element.decline();
  await settled();
  assert.equal(events.filter(([type]) => type === 'elicit-change').length, 0);
});

test('settings reach the card once for all of a task', async () => {
  const { element } = fresh();
  page.append(element);
  element.request = params();
  element.layout = 'inline';
  element.timeZone = 'Asia/Kolkata';
  element.messages = { accept: 'Go' };
  element.server = { name: 'late' };
  element.setAttribute('locale', 'en-GB');
  await settled();
  const { settings, log } = last();
  assert.deepEqual(log, ['constructor', 'mount', 'update']);
  assert.deepEqual([settings.layout, settings.timeZone, settings.messages, settings.server, settings.locale, settings.language], ['inline', 'Asia/Kolkata', { accept: 'Go' }, { name: 'late' }, 'en-GB', 'en']);
  element.server = { name: 'late' };
  await settled();
  assert.equal(log.length, 3, 'an equal setting is no change');
});

test('attributes set properties', () => {
  const { element } = fresh();
  page.append(element);
  element.setAttribute('time-zone', 'UTC');
  element.setAttribute('layout', 'inline');
  element.setAttribute('server-name', 'files');
  element.setAttribute('request', JSON.stringify(params()));
  assert.deepEqual([element.timeZone, element.layout, element.server, element.status], ['UTC', 'inline', { name: 'files' }, 'open']);
  element.removeAttribute('layout');
  element.removeAttribute('server-name');
  element.removeAttribute('request');
  assert.deepEqual([element.layout, element.server, element.status], ['card', null, 'idle']);
});

test('reset and the validity go to the card, and mean nothing without one', () => {
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
