// R34: one transition for each request. Tests every order of all events of a request, each event in the same task as
// the previous one, in the next microtask, or in a separate task.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePage, page } from './dom.mjs';
import { fresh, question, settled, someServer, source, trap } from './card.mjs';

/** Presses a button of the question that was asked, if its card is still there. */
const press = (card, part) => {
  if (card.asked.isConnected && card.asked === card.find('[part~="base"]') && card.find(`[part~="${part}"]`))
    card.press(part);
};
const EVENTS = {
  accept: (card) => press(card, 'accept'),
  doublePress: (card) => {
    for (let count = 0; count < 2; count++) press(card, 'accept');
  },
  decline: (card) => press(card, 'decline'),
  declineByHost: ({ element }) => element.decline(),
  cancelByHost: ({ element }) => element.cancel(),
  abort: ({ controller }) => controller.abort(),
  timeout: ({ controller }) => controller.abort(new DOMException('It took too long', 'TimeoutError')),
  remove: ({ element }) => element.remove(),
  insert: ({ element }) => page.append(element),
  replace: ({ element }) => {
    element.request = question('another');
  },
  clear: ({ element }) => {
    element.request = null;
  },
  pagehide: hidePage,
  trap,
};
const PAUSES = { none: () => {}, microtask: () => Promise.resolve(), task: settled };
const ACTIONS = { accept: 'accept', doublePress: 'accept', decline: 'decline', declineByHost: 'decline' };
/**
 * The events that do not end a request of `elicit()`: insertion, and null, which only clears a request of the property.
 */
const NO_END = ['insert', 'clear'];
/** The events after which the question may still be open at the end of a task. */
const OPEN = [...NO_END, 'remove', 'trap'];
/** The events that a removed element does not handle. */
const DEAF = ['accept', 'doublePress', 'decline', 'pagehide'];
/** The presses on a card that has trapped. */
const DEAD = ['accept', 'doublePress', 'decline', 'trap'];

async function walk(order, pause) {
  await source.McpElicitationElement.form.load();
  const card = fresh();
  const { element } = card;
  card.controller = new AbortController();
  const answers = [];
  const request = { message: 'asked', requestedSchema: { type: 'object', properties: { name: { type: 'string' } } } };
  const pending = element.elicit(request, { signal: card.controller.signal, server: someServer() });
  pending.then((result) => answers.push(result));
  card.asked = card.find('[part~="base"]');
  // The requests that are set as a property: a request equal to the open one is ignored.
  let set = 0;
  let open = false;
  for (const name of order) {
    if (name === 'replace' && !open) set++;
    const other = element.request?.message === 'another';
    if (name === 'replace') open = true;
    else if (name === 'clear' || (name === 'pagehide' && element.isConnected) || (other && /ByHost$/.test(name)))
      open = false;
    EVENTS[name](card);
    const waited = PAUSES[pause]();
    if (waited) await waited;
    if (waited) open = element.request?.message === 'another' && ['loading', 'open'].includes(element.status);
  }
  await settled();
  page.append(element);
  card.leave();
  await settled();
  return { answers, results: card.results, set };
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
    // A third event only matters where the first two may have decided nothing, which takes one task.
    const third = (a, b) => (pause === 'none' && OPEN.includes(a) && OPEN.includes(b) ? names : []);
    const orders = names.flatMap((a) => [[a], ...names.flatMap((b) => [[a, b], ...third(a, b).map((c) => [a, b, c])])]);
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

test('keeps nothing of a finished question in a signal that lives on', async () => {
  for (const end of ['decline', 'cancel', 'remove']) {
    const card = fresh();
    const { signal } = new AbortController();
    let listening = 0;
    for (const [method, count] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ]) {
      const own = signal[method].bind(signal);
      signal[method] = (...args) => ((listening += count), own(...args));
    }
    const server = someServer();
    const answers = ['shown', 'waits'].map((message) => card.ask(question(message), { signal, server }));
    assert.equal(listening, 2);
    card.element[end]();
    if (end !== 'remove') card.element[end]();
    await Promise.all(answers);
    assert.equal(listening, 0, end);
  }
});

test('refuses an invalid signal before anything is asked', async () => {
  const card = fresh();
  await assert.rejects(card.ask(question(), { signal: { aborted: false } }), TypeError);
  assert.deepEqual([card.status, card.element.request], ['idle', null]);
});
