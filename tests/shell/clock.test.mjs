// The time limit of a call, while a user answers its question.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { attach, callTool, connect } from '../../pkg/src/mcp.ts';
import { accepted, params } from './element-stub.mjs';

const MINUTE = 60_000;

beforeEach((context) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  context.after?.(() => mock.timers.reset());
});

/** Runs everything that waits for a promise. */
const settled = async () => {
  for (let turns = 0; turns < 20; turns++) await undefined;
};

/** An SDK client before 2026-07-28: a call asks the given question, and ends only by its signal. */
function clientOf() {
  const made = { signals: [] };
  made.ask = () => made.fallbackRequestHandler({ method: 'elicitation/create', id: 1, params }, {});
  made.callTool = (_, __, request) =>
    new Promise((resolve, reject) => {
      made.request = request;
      made.end = resolve;
      setTimeout(() => reject(new Error('The SDK has given up')), request.timeout);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  return made;
}

/** A card whose question stays open until its `answer` is called. */
function cardOf() {
  const card = new EventTarget();
  card.elicit = (_, { signal }) =>
    new Promise((resolve) => {
      card.answer = () => resolve(accepted);
      signal.addEventListener('abort', () => resolve({ action: 'cancel' }));
    });
  card.touch = () => card.dispatchEvent(new Event('elicit-activity'));
  return card;
}

/** Records how a call ends. */
function outcome(call) {
  const ending = {};
  call.then(
    (value) => Object.assign(ending, { value }),
    ({ name }) => Object.assign(ending, { name }),
  );
  return ending;
}

async function pass(minutes, each = () => {}) {
  for (let minute = 0; minute < minutes; minute++) {
    mock.timers.tick(MINUTE);
    await settled();
    each();
  }
}

for (const [how, begin] of Object.entries({
  connect: (client, card) => connect(client, () => card).callTool({ name: 'book' }),
  'attach and callTool': (client, card) => (attach(client, card), callTool(client, { name: 'book' }, card)),
})) {
  test(`ends a call after ten minutes without a question (${how})`, async () => {
    const ending = outcome(begin(clientOf(), cardOf()));
    await pass(9);
    assert.deepEqual(ending, {});
    await pass(2);
    assert.deepEqual(ending, { name: 'TimeoutError' });
  });

  test(`keeps a call while the user answers, and restarts its time after that (${how})`, async () => {
    const [client, card] = [clientOf(), cardOf()];
    const ending = outcome(begin(client, card));
    await pass(8);
    const answer = client.ask();
    await settled();
    await pass(60, card.touch);
    card.answer();
    assert.deepEqual(await answer, accepted);
    await pass(9);
    assert.deepEqual(ending, {});
    client.end('booked');
    await settled();
    assert.deepEqual(ending, { value: 'booked' });
  });

  test(`gives a call no time for an untouched question (${how})`, async () => {
    const [client, card] = [clientOf(), cardOf()];
    const ending = outcome(begin(client, card));
    await pass(9);
    const answer = client.ask();
    await settled();
    await pass(2);
    assert.deepEqual(ending, { name: 'TimeoutError' });
    assert.deepEqual(await answer, { action: 'cancel' });
  });

  test(`restarts the clock ten minutes after the last touch, and withdraws at its end (${how})`, async () => {
    const [client, card] = [clientOf(), cardOf()];
    const ending = outcome(begin(client, card));
    const answer = client.ask();
    await settled();
    await pass(20, card.touch);
    await pass(19);
    assert.deepEqual(ending, {});
    await pass(2);
    assert.deepEqual(ending, { name: 'TimeoutError' });
    assert.deepEqual(await answer, { action: 'cancel' });
  });
}

test('uses the timeout of the host page, restarted by progress', async () => {
  const [client, card] = [clientOf(), cardOf()];
  const notifications = [];
  const ending = outcome(
    connect(client, card).callTool(
      { name: 'book' },
      { timeout: 5 * MINUTE, onprogress: (progress) => notifications.push(progress) },
    ),
  );
  await pass(4);
  client.request.onprogress({ progress: 1 });
  await pass(4);
  assert.deepEqual([ending, notifications], [{}, [{ progress: 1 }]]);
  await pass(2);
  assert.deepEqual(ending, { name: 'TimeoutError' });
});

test('gives a call no time for a question of another client', async () => {
  const [client, other, card, another] = [clientOf(), clientOf(), cardOf(), cardOf()];
  connect(other, another);
  other.ask();
  const ending = outcome(connect(client, card).callTool({ name: 'book' }));
  await settled();
  await pass(11, another.touch);
  assert.deepEqual(ending, { name: 'TimeoutError' });
});

test("ends a call with the reason of the host page's signal", async () => {
  const controller = new AbortController();
  const ending = outcome(connect(clientOf(), cardOf()).callTool({ name: 'book' }, { signal: controller.signal }));
  await settled();
  controller.abort(new DOMException('Enough', 'AbortError'));
  await settled();
  assert.deepEqual(ending, { name: 'AbortError' });
});
