import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicked, page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';

test('treats a request that JSON cannot hold as unanswerable, to be declined', async () => {
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

test('shows an unanswerable request, or rejects it before its turn', async () => {
  const { element, events } = fresh();
  page.append(element);
  const pending = element.elicit({ message: 'unanswerable' });
  assert.equal(element.status, 'unanswerable');
  await assert.rejects(element.elicit({ message: 'unanswerable' }, { unanswerable: 'reject' }), (error) => {
    assert.equal(error.code, -32602);
    assert.deepEqual(error.data, [{ code: 'nested-object', severity: 'error', location: '', message: 'No' }]);
    return error instanceof Error;
  });
  element.decline();
  assert.deepEqual(await pending, { action: 'decline' });
  assert.equal(events.filter(([type]) => type === 'elicit-error').length, 2);
  await assert.rejects(element.elicit({ message: 'unanswerable' }, { unanswerable: 'reject' }));
  assert.equal(element.status, 'idle');
  const fine = element.elicit(params(), { unanswerable: 'reject' });
  await settled();
  assert.equal(element.status, 'open');
  element.cancel();
  assert.deepEqual(await fine, { action: 'cancel' });
});

test('checks a request again after a trap, then shows it, and cancels on another trap', async () => {
  for (const traps of [1, 2, 4, 5]) {
    const { element, events } = fresh();
    page.append(element);
    let left = traps;
    Object.defineProperty(FakeCard, 'trapIn', { configurable: true, get: () => (left-- > 0 ? 'constructor' : '') });
    const answer = element.elicitAll(
      { a: params(), b: params() },
      { unanswerable: 'reject', server: { name: 'files' } },
    );
    await settled();
    await settled();
    await settled();
    await settled();
    Object.defineProperty(FakeCard, 'trapIn', { value: '', writable: true });
    if (traps < 5) {
      assert.equal(element.status, 'open');
      element.decline();
      element.decline();
    }
    assert.deepEqual((await answer).a, { action: traps < 5 ? 'decline' : 'cancel' });
    assert.equal(events.filter(([type]) => type === 'elicit-error').length, traps < 5 ? 0 : 1);
  }
});

test('ignores accept of an unanswerable request', async () => {
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
    assert.deepEqual(
      events.map(([type, detail]) => detail?.kind ?? type),
      ['trap', 'elicit-result'],
    );
    assert.match(element.shadowRoot.childNodes.at(-1).textContent, /⁨files⁩ was told/);
    FakeCard.trapIn = '';
    const next = element.elicit(params());
    await settled();
    assert.equal(element.status, 'open');
    accept(form);
    assert.deepEqual(await next, { action: 'accept', content: { name: 'Ada' } });
    assert.equal(form.loads, 1, 'the next request had an instance of its own');
  });
}

test('cancels every card of the instance on a trap in a listener', async () => {
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

test('leaves the next question alone when its predecessor traps', async () => {
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
  assert.equal(element.shadowRoot.childNodes.length, 2, 'the card, and where it is read out');
});

test('keeps an answer when the card traps afterwards', async () => {
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

test('loses no result on a trap while the receipt is drawn', async () => {
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

test('life-offline: cancels the request if the form cannot be loaded, and tries again with the next', async () => {
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

test('frees and replaces nothing while the card is on the stack', async () => {
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

test('ignores a card that is gone', async () => {
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

/** Invalid names, titles and addresses of a server that a relay can pass on. */
const NO_TEXTS = [
  { name: 'x', title: 5 },
  { name: 'x', title: {} },
  { name: 5 },
  { name: {} },
  { name: { toString: 5 }, title: [] },
  { name: 'x', url: {} },
  {},
  5,
  'x',
];

test('ends the question of a server whose name, title or address is not text, and asks the next', async () => {
  for (const server of NO_TEXTS) {
    const { element } = fresh();
    page.append(element);
    FakeCard.trapIn = 'constructor';
    const answer = element.elicit(params(), { server });
    const waits = element.elicit(params(), { server: { name: 'another' } });
    assert.deepEqual(await answer, { action: 'cancel' });
    FakeCard.trapIn = '';
    await settled();
    assert.equal(element.status, 'open');
    element.decline();
    await waits;
    element.server = server;
    element.elicit(params());
    for (const value of Object.values(last().settings.server ?? {}))
      assert.ok(['string', 'boolean', 'undefined'].includes(typeof value), `${value}`);
    element.decline();
  }
});

test('ends a question whose failure cannot be shown', async () => {
  const { element, results, events } = fresh();
  page.append(element);
  FakeCard.trapIn = 'constructor';
  element.messages = {
    get failed() {
      throw new Error('of the host');
    },
  };
  const { queueMicrotask } = globalThis;
  const thrown = [];
  globalThis.queueMicrotask = (work) =>
    queueMicrotask(() => {
      try {
        work();
      } catch (error) {
        thrown.push(error.message);
      }
    });
  assert.deepEqual(await element.elicit(params()), { action: 'cancel' });
  globalThis.queueMicrotask = queueMicrotask;
  assert.deepEqual(thrown, ['of the host']);
  assert.deepEqual([results().length, events[0][1].kind], [1, 'trap']);
});
