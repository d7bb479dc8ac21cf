// Questions of several servers at one element: their order, their limits, and muted servers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRelay } from '../../pkg/src/mcp.ts';
import { Queue, serverKeyOf, isMuted, mute, offersMute, countRefusal } from '../../pkg/src/rounds/queue.ts';
import { page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';

test('asks parallel requests in order, and counts the rest', async () => {
  const { element, form } = fresh();
  page.append(element);
  const answers = ['a', 'b', 'c'].map((message) => element.elicit(params(message)));
  await settled();
  assert.equal(FakeCard.made.length, 1);
  assert.equal(last().queue.waiting, 2);
  accept(form, last(), '{"n":1}');
  await settled();
  assert.equal(element.request.message, 'b');
  assert.equal(last().queue.waiting, 1);
  element.decline();
  assert.equal(element.request.message, 'c');
  element.cancel();
  assert.deepEqual(await Promise.all(answers), [
    { action: 'accept', content: { n: 1 } },
    { action: 'decline' },
    { action: 'cancel' },
  ]);
});

test('lets ten of each server wait, separately, and counts dropped requests for their server', async () => {
  const { element } = fresh();
  page.append(element);
  const answers = Array.from({ length: 39 }, (_, n) =>
    element.elicit(params(`${n}`), { server: { name: `many ${n % 3}` } }),
  );
  await settled();
  assert.deepEqual([last().queue.waiting, last().queue.dropped], [30, 2]);
  for (let n = 0; n < 31; n++) element.decline();
  const actions = (await Promise.all(answers)).map(({ action }) => action);
  assert.deepEqual(actions, [...Array(31).fill('decline'), ...Array(8).fill('cancel')]);
  assert.equal(element.status, 'declined');
});

test('counts a relay as one client, whatever client and server its messages invent', async () => {
  const { element } = fresh();
  page.append(element);
  const answers = [];
  let hear;
  createRelay(
    element,
    { send: ({ result }) => answers.push(result.action), subscribe: (listener) => void (hear = listener) },
    { unanswerable: 'show' },
  );
  for (let n = 0; n < 300; n++)
    hear({
      type: 'mcp-elicitation/ask',
      id: `${n}`,
      params: params(`${n}`),
      client: `invented ${n}`,
      server: { name: `invented ${n}` },
    });
  await settled();
  assert.equal(last().queue.waiting, 10);
  assert.deepEqual(answers, Array(289).fill('cancel'));
  element.remove();
});

test('ignores a server beyond thirty requests in a minute, even if it withdraws them', async () => {
  const { element } = fresh();
  page.append(element);
  element.elicit(params('shown'), { server: { name: 'quiet' } });
  const churn = () => {
    const control = new AbortController();
    const answer = element.elicit(params('noise'), { server: { name: 'churns' }, signal: control.signal });
    control.abort();
    return answer;
  };
  for (let n = 0; n < 30; n++) await churn();
  const late = element.elicit(params('late'), { server: { name: 'churns' } });
  assert.deepEqual(await late, { action: 'cancel' });
  const log = [...last().log];
  await settled();
  assert.deepEqual(last().log, log, 'the card is not drawn anew');
  element.decline();
  assert.equal(element.status, 'declined', 'and nothing of it waits');
  const other = fresh();
  page.append(other.element);
  assert.deepEqual(
    await other.element.elicit(params('elsewhere'), { server: { name: 'churns' } }),
    { action: 'cancel' },
    'nor at another element of the page',
  );
  const now = performance.now;
  performance.now = () => now.call(performance) + 60_000;
  element.elicit(params('a minute later'), { server: { name: 'churns' } });
  performance.now = now;
  assert.equal(element.request.message, 'a minute later');
});

test('life-flood-100: cancels all beyond ten that wait', async () => {
  const { element } = fresh();
  page.append(element);
  const answers = Array.from({ length: 100 }, (_, n) => element.elicit(params(`${n}`), { server: { name: 'flood' } }));
  await settled();
  assert.equal(last().queue.waiting, 10);
  assert.equal(last().queue.dropped, 89);
  for (let n = 0; n < 11; n++) element.decline();
  const actions = (await Promise.all(answers)).map(({ action }) => action);
  assert.deepEqual(actions, [...Array(11).fill('decline'), ...Array(89).fill('cancel')]);
});

test('declines the rest of one server at once', async () => {
  const { element, form } = fresh();
  page.append(element);
  const mine = { name: 'rest-a' };
  const answers = [mine, mine, { name: 'rest-b' }, mine].map((server, n) => element.elicit(params(`${n}`), { server }));
  form.enter(() => last().host.ask('declineRest'));
  await settled();
  assert.equal(element.request.message, '2');
  assert.equal(last().settings.server.name, 'rest-b');
  element.cancel();
  assert.deepEqual(
    (await Promise.all(answers)).map(({ action }) => action),
    ['decline', 'decline', 'cancel', 'decline'],
  );
});

test('ends a round when the rest is declined', async () => {
  const { element, form } = fresh();
  page.append(element);
  const round = element.elicitAll({ a: params('a'), b: params('b') });
  form.enter(() => last().host.ask('declineRest'));
  assert.deepEqual(await round, { a: { action: 'decline' }, b: { action: 'decline' } });
  assert.equal(FakeCard.made.length, 1);
});

test('never shows a request that is replaced before its turn', async () => {
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

test('forgets refusals after a minute, and counts no answer as one', async () => {
  const slow = serverKeyOf('slow');
  for (const time of [0, 30_000, 59_999]) countRefusal(slow, time);
  assert.deepEqual(
    [59_999, 60_000, 119_999].map((now) => offersMute(slow, now)),
    [true, false, false],
  );
  countRefusal(slow, 60_001);
  assert.deepEqual(
    [60_001, 89_999, 90_000].map((now) => offersMute(slow, now)),
    [true, true, false],
    'the last three count',
  );
  const { element, form } = fresh();
  page.append(element);
  for (let n = 0; n < 4; n++) {
    const answer = element.elicit(params(`${n}`), { server: { name: 'answered' } });
    assert.equal(last().queue.mute, false);
    accept(form);
    await answer;
    await settled();
  }
});

test('counts separately for each client, whatever their servers are called', async () => {
  const { element, form } = fresh();
  page.append(element);
  const [one, other] = [{}, {}];
  const asks = (client) => ({ server: { name: 'claimed alike', claimed: true }, client });
  for (let n = 0; n < 3; n++) {
    element.elicit(params(`${n}`), asks(one));
    form.enter(() => last().host.decide('decline'));
    await settled();
  }
  element.elicit(params(), asks(one));
  assert.deepEqual([last().queue.mute, last().settings.server.claimed], [true, true]);
  form.enter(() => last().host.ask('mute'));
  await settled();
  assert.deepEqual(await element.elicit(params(), asks(one)), { action: 'cancel' });
  element.elicit(params(), asks(other));
  assert.equal(last().queue.mute, false);
  element.remove();
});

test('forgets a client with its object, and all but the last thousand names', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const queue = new Queue();
  const known = () => {
    const client = {};
    countRefusal(serverKeyOf(client));
    mute(serverKeyOf(client));
    for (let n = 0; n < 12; n++) queue.add({ serverKey: serverKeyOf(client) });
    queue.remove();
    return new WeakRef(client);
  };
  const client = known();
  await settled();
  gc();
  assert.equal(client.deref(), undefined);
  for (const name of ['used', 'forgotten']) mute(serverKeyOf(name));
  for (let n = 0; n < 1000; n++) assert.ok(isMuted(serverKeyOf('used')), `${serverKeyOf(`other ${n}`)}`);
  assert.ok(!isMuted(serverKeyOf('forgotten')));
});

test('accepts a client that is not an object', async () => {
  const { element } = fresh();
  page.append(element);
  const answer = element.elicit(params(), { client: 'a session' });
  element.decline();
  assert.deepEqual(await answer, { action: 'decline' });
});

test('offers to mute a server after three refusals in a minute, for the life of the page', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  element.server = { name: 'noisy' };
  for (let n = 0; n < 3; n++) {
    element.elicit(params(`${n}`));
    assert.equal(last().queue.mute, false);
    form.enter(() => last().host.decide(n ? 'decline' : 'cancel'));
    await settled();
  }
  const result = element.elicit(params('again'));
  assert.equal(last().queue.mute, true);
  form.enter(() => last().host.ask('mute'));
  assert.deepEqual(await result, { action: 'decline' });
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
  assert.deepEqual(
    await other.element.elicit(params(), { server: { name: 'noisy' } }),
    { action: 'cancel' },
    'while another server asks',
  );
});

test('dispatches one event for every question, also for unseen ones', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  const counted = async (...actions) => {
    await settled();
    assert.deepEqual(
      results().map(({ action }) => action),
      actions,
    );
  };
  const result = element.elicit(params('shown'));
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
  await counted('cancel', 'cancel', 'accept');
  accept(form);
  await settled();
  element.decline();
  await counted('cancel', 'cancel', 'accept', 'decline', 'accept', 'decline');
  assert.equal((await result).action, 'accept');
  assert.equal(results()[1], await aborted, 'the event tells the same object');
  assert.deepEqual(Object.values(await round), results().slice(3));
});

test('dispatches events for a flood, for declined rests and on removal', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  for (let n = 0; n < 13; n++) element.elicit(params(`${n}`), { server: { name: 'events' } });
  assert.equal(results().length, 2, 'those for which there was no room');
  form.enter(() => {
    last().host.ask('declineRest');
    assert.equal(results().length, 2, 'nothing is told while the card is on the stack');
  });
  await settled();
  assert.deepEqual(results().slice(2), Array(11).fill({ action: 'decline' }));
  for (let n = 0; n < 3; n++) element.elicit(params(`${n}`));
  element.remove();
  await settled();
  assert.deepEqual(results().slice(13), Array(3).fill({ action: 'cancel' }));
});

test('cancels a request after removal, and keeps it waiting before the first insertion', async () => {
  const { element } = fresh();
  const early = element.elicit(params('early'));
  await settled();
  assert.equal(element.status, 'loading');
  page.append(element);
  element.decline();
  assert.deepEqual(await early, { action: 'decline' });
  element.remove();
  await settled();
  assert.deepEqual(await element.elicit(params('late')), { action: 'cancel' });
  page.append(element);
  element.elicit(params('back'));
  assert.equal(element.status, 'open');
});

test('ignores a stringified object, and warns once', () => {
  const { element, events } = fresh();
  page.append(element);
  const { warn } = console;
  const warnings = [];
  console.warn = (text) => warnings.push(text);
  for (let n = 0; n < 2; n++) element.setAttribute('request', '[object Object]');
  console.warn = warn;
  assert.deepEqual([element.status, events.length, warnings.length], ['idle', 0, 1]);
  element.setAttribute('request', '{');
  assert.equal(events.length > 0, true, 'other text that is no JSON is a request that cannot be answered');
});

test('stops reading a server after ten unseen rejections in a minute, and offers to mute it', async () => {
  const { element, form } = fresh();
  page.append(element);
  const server = { name: 'unseen' };
  const ask = (message) => element.elicit({ ...params(message), message }, { server, unanswerable: 'reject' });
  for (let n = 0; n < 10; n++) await assert.rejects(ask('unanswerable'), { code: -32602 });
  const made = FakeCard.made.length;
  for (let n = 0; n < 15; n++) assert.deepEqual(await ask('unanswerable'), { action: 'cancel' });
  assert.deepEqual(await ask('a good one'), { action: 'cancel' });
  assert.equal(FakeCard.made.length, made, 'no card was made of these');
  element.elicit(params('another'), { server: { name: 'seen' }, unanswerable: 'reject' });
  await settled();
  assert.deepEqual([element.request.message, last().queue.mute], ['another', false], 'others are heard');
  element.decline();
  const now = performance.now;
  performance.now = () => now.call(performance) + 60_000;
  const answer = ask('a minute later');
  await settled();
  assert.deepEqual([element.request.message, last().queue.mute], ['a minute later', true]);
  form.enter(() => last().host.ask('mute'));
  await answer;
  performance.now = now;
  assert.deepEqual(await ask('muted'), { action: 'cancel' });
});

test('counts each unanswerable step of a round', async () => {
  const { element } = fresh();
  page.append(element);
  const server = { name: 'unseen steps' };
  const steps = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, { message: 'unanswerable' }]));
  const made = FakeCard.made.length;
  await assert.rejects(
    element.elicitAll(steps, { server, unanswerable: 'reject' }),
    ({ code, data }) => code === -32602 && data.length === 10,
  );
  assert.equal(FakeCard.made.length, made + 10);
});

// The last test, because its muted server stays muted.
test('counts all servers that claim the same name together', async () => {
  const { element, form } = fresh();
  page.append(element);
  const asks = (name) => ({ server: { name, claimed: true } });
  for (let n = 0; n < 3; n++) {
    element.elicit(params(`${n}`), asks(`Files${n}`));
    form.enter(() => last().host.decide('decline'));
    await settled();
  }
  element.elicit(params(), asks('Files'));
  assert.equal(last().queue.mute, true);
  form.enter(() => last().host.ask('mute'));
  element.cancel();
  await settled();
  assert.deepEqual(await element.elicit(params(), asks('Files2')), { action: 'cancel' });
  element.elicit(params('of the host'), { server: { name: 'Files' } });
  await settled();
  assert.deepEqual([element.status, element.request.message], ['open', 'of the host']);
  element.remove();
});
