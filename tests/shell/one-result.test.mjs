// R34: one transition for each request. Tests every order of all events of a request, each event in the same task as
// the previous one, in the next microtask, or in a separate task.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePage, page, settled } from './dom.mjs';
import { FakeCard, fresh, params } from './fake-form.mjs';
import { Question, Round } from '../../pkg/src/rounds/round.ts';

const EVENTS = {
  accept: ({ form, host }) => form.exports.run(() => host.decide('accept', '{"name":"Ada"}')),
  doublePress: ({ form, host }) => {
    for (let press = 0; press < 2; press++) form.exports.run(() => host.decide('accept', '{"name":"Ada"}'));
  },
  decline: ({ form, host }) => form.exports.run(() => host.decide('decline')),
  declineByHost: ({ element }) => element.decline(),
  cancelByHost: ({ element }) => element.cancel(),
  abort: ({ controller }) => controller.abort(),
  timeout: ({ controller }) => controller.abort(new DOMException('It took too long', 'TimeoutError')),
  remove: ({ element }) => element.remove(),
  insert: ({ element }) => page.append(element),
  replace: ({ element }) => {
    element.request = params('another');
  },
  clear: ({ element }) => {
    element.request = null;
  },
  pagehide: hidePage,
  trap: ({ form }) =>
    form.exports.run(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    }),
};
const PAUSES = { none: () => {}, microtask: () => Promise.resolve(), task: settled };
const ACTIONS = { accept: 'accept', doublePress: 'accept', decline: 'decline', declineByHost: 'decline' };
/**
 * The events that do not end a request of `elicit()`: insertion, and null, which only clears a request of the property.
 */
const NO_END = ['insert', 'clear'];
/** The events that a removed element does not handle. */
const DEAF = ['accept', 'doublePress', 'pagehide'];
/** The presses on a card that has trapped. */
const DEAD = ['accept', 'doublePress', 'decline', 'trap'];

async function walk(order, pause) {
  const { element, form, events } = fresh();
  page.append(element);
  const controller = new AbortController();
  const answers = [];
  const pending = element.elicit(params('asked'), {
    signal: controller.signal,
    server: { name: `walk ${Math.random()}` },
  });
  pending.then((result) => answers.push(result));
  const { host } = FakeCard.made[0];
  // The requests that are set as a property: a request equal to the open one is ignored.
  let set = 0;
  let open = false;
  for (const name of order) {
    if (name === 'replace' && !open) set++;
    const other = element.request?.message === 'another';
    if (name === 'replace') open = true;
    else if (name === 'clear' || (name === 'pagehide' && element.isConnected) || (other && /ByHost$/.test(name)))
      open = false;
    EVENTS[name]({ element, form, host, controller });
    const waited = PAUSES[pause]();
    if (waited) await waited;
    if (waited) open = element.request?.message === 'another' && ['loading', 'open'].includes(element.status);
  }
  await settled();
  page.append(element);
  element.remove();
  await settled();
  const results = events.filter(([type]) => type === 'elicit-result').map(([, detail]) => detail);
  return { answers, results, set };
}

/**
 * The first event that ends the request decides its result. A removal that is undone in the same task does not count.
 */
function expected(order, pause) {
  let removed = false;
  let trapped = false;
  for (const name of order) {
    // Both are checked at the end of the task.
    if (name === 'remove' && pause === 'none') removed = true;
    else if (name === 'trap' && pause === 'none') trapped = true;
    else if (name === 'insert') removed = false;
    else if (NO_END.includes(name) || (removed && DEAF.includes(name)) || (trapped && DEAD.includes(name))) continue;
    else return ACTIONS[name] ?? 'cancel';
  }
  return 'cancel';
}

for (const pause of Object.keys(PAUSES)) {
  test(`gives one result for any events in any order, ${pause} between`, async () => {
    const names = Object.keys(EVENTS);
    const orders = names.flatMap((a) => [
      [a],
      ...names.flatMap((b) => [[a, b], ...(pause === 'task' ? [] : names.map((c) => [a, b, c]))]),
    ]);
    for (const order of orders) {
      const context = `${order.join(', ')} (${pause})`;
      const { answers, results, set } = await walk(order, pause);
      assert.equal(answers.length, 1, `${context}: the promise settles once`);
      assert.ok(results.includes(answers[0]), `${context}: the event tells the same`);
      assert.equal(answers[0].action, expected(order, pause), context);
      assert.equal(results.length, 1 + set, `${context}: one event for each request`);
    }
  });
}

test('ends a round once, whoever ends it, and however often', async () => {
  for (const [first, then] of [
    ['end', 'end'],
    ['end', 'fail'],
    ['fail', 'end'],
  ]) {
    const round = new Round([new Question('asked', ''), new Question('asked too', '')]);
    const over = round.promise.catch(({ message }) => message);
    round.questions[0].result = { action: 'accept', content: {} };
    const early = round[first](first === 'fail' ? new Error('no') : undefined);
    const late = round[then](then === 'fail' ? new Error('late') : { rest: { action: 'decline' } });
    const results = [{ action: 'accept', content: {} }, { action: 'cancel' }];
    assert.deepEqual(
      [await over, early, late],
      first === 'fail' ? ['no', true, []] : [results, results, then === 'fail' ? false : []],
    );
  }
});

test('keeps nothing of a finished question in a signal that lives on', async () => {
  for (const end of ['decline', 'cancel', 'remove']) {
    const { element } = fresh();
    page.append(element);
    const { signal } = new AbortController();
    let listening = 0;
    signal.addEventListener = (...args) => (listening++, EventTarget.prototype.addEventListener.apply(signal, args));
    signal.removeEventListener = (...args) => (
      listening--, EventTarget.prototype.removeEventListener.apply(signal, args)
    );
    const answers = ['shown', 'waits'].map((message) =>
      element.elicit(params(message), { signal, server: { name: `holds ${end}` } }),
    );
    assert.equal(listening, 2);
    element[end]();
    if (end !== 'remove') element[end]();
    await Promise.all(answers);
    assert.equal(listening, 0, end);
  }
});

test('refuses an invalid signal before anything is asked', async () => {
  const { element } = fresh();
  page.append(element);
  await assert.rejects(element.elicit(params(), { signal: { aborted: false } }), TypeError);
  assert.equal(element.status, 'idle');
  assert.equal(element.request, null);
});
