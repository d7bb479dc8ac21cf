// Questions of several servers at one element: their order, their limits, and muted servers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, CANCEL, DECLINE, UNANSWERABLE, fresh, open, pass, question, settled, someServer } from './card.mjs';

const MINUTE = 60_000;
const actionsOf = async (answers) => (await Promise.all(answers)).map(({ action }) => action);
const times = (count, action) => Array(count).fill(action);
/** The number of waiting questions that the card tells. */
const told = (card) => card.text('.count');

test('asks parallel requests in order, and counts the rest', async () => {
  const card = fresh();
  const answers = ['a', 'b', 'c'].map((message) => card.ask(question(message)));
  await settled();
  assert.deepEqual([card.element.waiting, told(card)], [2, '2 more questions']);
  card.accept();
  await settled();
  assert.deepEqual([card.element.request.message, told(card)], ['b', '1 more question']);
  card.element.decline();
  assert.equal(card.element.request.message, 'c');
  card.element.cancel();
  assert.deepEqual(await Promise.all(answers), [ADA, DECLINE, CANCEL]);
});

test('lets ten of each server wait, separately, and tells how many were dropped', async () => {
  const card = fresh();
  const servers = [someServer(), someServer(), someServer()];
  const answers = Array.from({ length: 39 }, (_, n) => card.ask(question(`${n}`), { server: servers[n % 3] }));
  await settled();
  assert.equal(card.element.waiting, 30);
  assert.match(card.text('news'), /\b2\b/);
  for (let n = 0; n < 31; n++) card.element.decline();
  assert.deepEqual(await actionsOf(answers), [...times(31, 'decline'), ...times(8, 'cancel')]);
  assert.equal(card.status, 'declined');
});

test('ignores a server beyond thirty requests in a minute, even if it withdraws them', async () => {
  const card = await open();
  const server = someServer();
  for (let n = 0; n < 30; n++) {
    const control = new AbortController();
    const answer = card.ask(question('noise'), { server, signal: control.signal });
    control.abort();
    await answer;
  }
  const base = card.find('[part~="base"]');
  assert.deepEqual(await card.ask(question('late'), { server }), CANCEL);
  await settled();
  assert.equal(card.find('[part~="base"]'), base, 'the card is not drawn anew');
  card.element.decline();
  assert.equal(card.status, 'declined', 'and nothing of it waits');
  const other = fresh();
  assert.deepEqual(await other.ask(question('elsewhere'), { server }), CANCEL, 'nor at another element of the page');
  pass(MINUTE);
  card.ask(question('a minute later'), { server });
  assert.equal(card.element.request.message, 'a minute later');
});

test('declines the rest of one server at once', async () => {
  const card = fresh();
  const [mine, other] = [someServer(), someServer()];
  const answers = [mine, mine, other, mine].map((server, n) => card.ask(question(`${n}`), { server }));
  await settled();
  card.press('decline-rest');
  await settled();
  assert.equal(card.element.request.message, '2');
  assert.match(card.text('server'), new RegExp(other.name));
  card.element.cancel();
  assert.deepEqual(await actionsOf(answers), ['decline', 'decline', 'cancel', 'decline']);
});

test('ends a round when the rest is declined', async () => {
  const card = fresh();
  const server = someServer();
  const round = card.element.elicitAll({ a: question('a'), b: question('b') }, { server });
  const waits = card.ask(question(), { server });
  await settled();
  card.press('decline-rest');
  assert.deepEqual([await round, await waits], [{ a: DECLINE, b: DECLINE }, DECLINE]);
});

test('never shows a request that is replaced before its turn', async () => {
  const card = fresh();
  card.element.request = question('1');
  card.accept();
  card.element.request = question('2');
  card.element.request = question('3');
  await settled();
  assert.equal(card.element.request.message, '3');
  card.element.decline();
  assert.equal(card.status, 'declined');
});

/** Asks, and refuses by the card's button. */
async function refuse(card, options, part = 'decline') {
  const answer = card.ask(question(), options);
  await settled();
  card.press(part);
  await answer;
  await settled();
}

test('counts no answer as a refusal', async () => {
  const card = fresh();
  const server = someServer();
  for (let n = 0; n < 4; n++) {
    const answer = card.ask(question(`${n}`), { server });
    await settled();
    assert.equal(card.text('mute'), undefined);
    card.accept();
    await answer;
  }
});

test('counts separately for each client, whatever their servers are called', async () => {
  const card = fresh();
  const [one, other] = [{}, {}];
  const asks = (client) => ({ server: { name: 'claimed alike', claimed: true }, client });
  for (let n = 0; n < 3; n++) await refuse(card, asks(one));
  card.ask(question(), asks(one));
  await settled();
  assert.match(card.text('server'), /unverified/);
  card.press('mute');
  await settled();
  assert.deepEqual(await card.ask(question(), asks(one)), CANCEL);
  card.ask(question(), asks(other));
  await settled();
  assert.equal(card.text('mute'), undefined);
});

test('accepts a client that is not an object', async () => {
  const card = fresh();
  const answer = card.ask(question(), { client: 'a session' });
  card.element.decline();
  assert.deepEqual(await answer, DECLINE);
});

test('offers to mute a server after three refusals in a minute, for the life of the page', async () => {
  const server = someServer();
  const card = fresh({ server });
  for (let n = 0; n < 3; n++) {
    assert.equal(card.text('mute'), undefined);
    await refuse(card, { server }, n ? 'decline' : 'cancel');
  }
  const answer = card.ask(question('again'), { server });
  await settled();
  card.press('mute');
  assert.deepEqual(await answer, DECLINE);
  assert.deepEqual(await card.ask(question('and again'), { server }), CANCEL);
  card.element.request = question('as a property');
  assert.deepEqual(card.results.at(-1), CANCEL);
  const other = fresh();
  assert.deepEqual(await other.ask(question(), { server }), CANCEL);
  other.ask();
  assert.equal(other.status, 'open');
  assert.deepEqual(await other.ask(question(), { server }), CANCEL, 'while another server asks');
});

test('counts a withdrawn question as a refused one', async () => {
  const server = someServer();
  const card = fresh({ server });
  for (let n = 0; n < 3; n++) {
    const controller = new AbortController();
    const answer = card.ask(question(), { server, signal: controller.signal });
    await settled();
    assert.equal(card.text('mute'), undefined);
    controller.abort();
    assert.deepEqual(await answer, CANCEL);
  }
  card.ask(question(), { server });
  await settled();
  assert.notEqual(card.text('mute'), undefined);
});

test('dispatches one event for every question, also for unseen ones', async () => {
  const card = fresh();
  const counted = async (...actions) => {
    await settled();
    assert.deepEqual(
      card.results.map(({ action }) => action),
      actions,
    );
  };
  const result = card.ask(question('shown'));
  const controller = new AbortController();
  card.ask(question('queued'), { signal: controller.signal });
  controller.abort();
  await counted('cancel');
  const aborted = card.ask(question('aborted before'), { signal: AbortSignal.abort() });
  await counted('cancel', 'cancel');
  const round = card.element.elicitAll({ a: question('a'), b: question('b'), c: question('c') });
  card.accept();
  await counted('cancel', 'cancel', 'accept');
  card.element.decline();
  await counted('cancel', 'cancel', 'accept');
  card.accept();
  await settled();
  card.element.decline();
  await counted('cancel', 'cancel', 'accept', 'decline', 'accept', 'decline');
  assert.equal((await result).action, 'accept');
  assert.equal(card.results[1], await aborted, 'the event tells the same object');
  assert.deepEqual(Object.values(await round), card.results.slice(3));
});

test('dispatches events for a flood, for declined rests and on removal', async () => {
  const card = fresh();
  const server = someServer();
  for (let n = 0; n < 13; n++) card.ask(question(`${n}`), { server });
  assert.equal(card.results.length, 2, 'those for which there was no room');
  await settled();
  card.press('decline-rest');
  await settled();
  assert.deepEqual(card.results.slice(2), times(11, DECLINE));
  for (let n = 0; n < 3; n++) card.ask(question(`${n}`));
  card.element.remove();
  await settled();
  assert.deepEqual(card.results.slice(13), times(3, CANCEL));
});

test('cancels a request after removal, and keeps it waiting before the first insertion', async () => {
  const card = fresh();
  card.element.remove();
  const element = card.element.cloneNode();
  const early = element.elicit(question('early'), { server: someServer() });
  await settled();
  assert.equal(element.status, 'loading');
  document.body.append(element);
  element.decline();
  assert.deepEqual(await early, DECLINE);
  element.remove();
  await settled();
  assert.deepEqual(await element.elicit(question('late')), CANCEL);
  document.body.append(element);
  element.elicit(question('back'), { server: someServer() });
  assert.equal(element.status, 'open');
  element.remove();
});

test('ignores a stringified object, and reports it once', async (context) => {
  const card = fresh();
  const warn = context.mock.method(console, 'error', () => {});
  for (let n = 0; n < 2; n++) card.element.setAttribute('request', '[object Object]');
  await settled();
  assert.deepEqual([card.status, card.events.length, warn.mock.callCount()], ['idle', 0, 1]);
  card.element.setAttribute('request', '{');
  assert.equal(card.status, 'unanswerable', 'other text that is no JSON is a request that cannot be answered');
});

test('stops reading a server after ten unseen rejections in a minute, and offers to mute it', async () => {
  const card = fresh();
  const server = someServer();
  const ask = (request) => card.ask(request, { server, unanswerable: 'reject' });
  for (let n = 0; n < 10; n++) await assert.rejects(ask(UNANSWERABLE), { code: -32602 });
  for (let n = 0; n < 15; n++) assert.deepEqual(await ask(UNANSWERABLE), CANCEL);
  assert.deepEqual(await ask(question('a good one')), CANCEL);
  card.ask(question('another'), { unanswerable: 'reject' });
  await settled();
  assert.deepEqual([card.element.request.message, card.text('mute')], ['another', undefined], 'others are heard');
  card.element.decline();
  pass(MINUTE);
  const answer = ask(question('a minute later'));
  await settled();
  assert.equal(card.element.request.message, 'a minute later');
  card.press('mute');
  await answer;
  assert.deepEqual(await ask(question('muted')), CANCEL);
});

test('counts each unanswerable step of a round', async () => {
  const card = fresh();
  const steps = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, UNANSWERABLE]));
  await assert.rejects(
    card.element.elicitAll(steps, { server: someServer(), unanswerable: 'reject' }),
    ({ code, data }) => code === -32602 && data.length === 10,
  );
});

// The last test, because what claims a name stays muted.
test('counts all servers that claim a name together', async () => {
  const card = fresh();
  const asks = (name) => ({ server: { name, claimed: true } });
  for (let n = 0; n < 3; n++) await refuse(card, asks(`Files${n}`));
  card.ask(question(), asks('Files'));
  await settled();
  card.press('mute');
  await settled();
  assert.deepEqual(await card.ask(question(), asks('Files2')), CANCEL);
  card.ask(question('of the host'), { server: { name: 'Files' } });
  await settled();
  assert.deepEqual([card.status, card.element.request.message], ['open', 'of the host']);
});
