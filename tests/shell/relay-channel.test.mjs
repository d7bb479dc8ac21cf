// Faults of the channel between the two halves of the relay: it floods, fails, or reorders messages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRelay, relayHandler } from '../../pkg/src/mcp.ts';
import { accepted, elementStub, params } from './element-stub.mjs';

const ASK = 'mcp-elicitation/ask';
const WITHDRAW = 'mcp-elicitation/withdraw';
const settled = () => new Promise(setImmediate);

/** The browser's half, with the questions that it asked and the messages that it sent. */
function browser(element = elementStub(), send = () => {}) {
  const sent = [];
  let listener;
  const end = createRelay(element, {
    send: (message) => (sent.push(message), send(message)),
    subscribe: (listen) => void (listener = listen),
  });
  return { element, sent, end, hear: (type, id, more = { params }) => listener({ type, id, ...more }) };
}

test('remembers a thousand ids of reasonable length', async () => {
  const { element, hear } = browser();
  for (let id = 0; id < 1001; id++) hear(ASK, `${id}`);
  await settled();
  for (const id of ['0', '1000', '500']) hear(ASK, id);
  await settled();
  assert.equal(element.calls.length, 1002, 'only the oldest is forgotten');
  for (const type of [ASK, WITHDRAW]) hear(type, 'x'.repeat(201));
  hear(ASK, 'x'.repeat(200));
  await settled();
  assert.equal(element.calls.length, 1003);
});

test('does not ask a question whose withdrawal came first', async () => {
  const { element, hear } = browser();
  hear(WITHDRAW, 'a');
  hear(ASK, 'a');
  await settled();
  assert.equal(element.calls.length, 0);
});

test('asks nothing after the end, even if the channel cannot be left', async () => {
  const { element, hear, end } = browser();
  end();
  hear(ASK, 'a');
  await settled();
  assert.equal(element.calls.length, 0);
});

test('ends the question even if the channel never confirms the answer', async () => {
  const signals = [];
  const { hear } = browser(
    { elicit: async (_, { signal }) => (signals.push(signal), accepted) },
    () => new Promise(() => {}),
  );
  hear(ASK, 'a');
  await settled();
  hear(WITHDRAW, 'a');
  assert.ok(!signals[0].aborted);
});

test('reports every rejection of the element to the server', async () => {
  const thrown = [
    undefined,
    'x',
    { code: -32042, message: 5, data: 1n },
    Object.assign(new Error('No'), { code: -32602, data: [{ code: 'x', detail: 1n }] }),
  ];
  for (const reason of thrown) {
    const { sent, hear } = browser({ elicit: () => Promise.reject(reason) }, JSON.stringify);
    hear(ASK, 'a');
    await settled();
    const refused = { code: -32602, message: 'No', data: [{ code: 'x' }] };
    const error = reason instanceof Error ? refused : { code: -32603, message: 'The question could not be asked' };
    assert.deepEqual(sent, [{ type: 'mcp-elicitation/answer', id: 'a', error }]);
  }
});

test('stops waiting if a question cannot be sent or waited for', async () => {
  const channels = [
    { send: async () => Promise.reject(new Error('closed')) },
    {
      send: () => {
        throw new Error('closed');
      },
    },
    { send() {}, failing: true },
  ];
  for (const { send, failing } of channels) {
    let signal;
    const waitFor = (_, options) => {
      signal = options;
      if (failing) throw new Error('closed');
      return new Promise(() => {});
    };
    await assert.rejects(relayHandler({ send, waitFor })(params), ({ code, message, cause }) => {
      assert.deepEqual([code, message, cause.message], [-32603, 'The question could not be sent', 'closed']);
      return true;
    });
    assert.ok(signal.aborted);
  }
});

test('accepts an answer even if the channel never confirms the question', async () => {
  const channel = { send: () => new Promise(() => {}), waitFor: async () => ({ result: accepted }) };
  assert.deepEqual(await relayHandler(channel)(params), accepted);
});

test('ignores an answer that comes together with the withdrawal', async () => {
  const controller = new AbortController();
  const sent = [];
  let say;
  const waitFor = () => new Promise((resolve) => (say = resolve));
  const answer = relayHandler({ send: ({ type }) => void sent.push(type), waitFor })(params, {
    signal: controller.signal,
  });
  await settled();
  say({ result: accepted });
  controller.abort();
  assert.deepEqual(await answer, { action: 'cancel' });
  assert.deepEqual(sent, [ASK, WITHDRAW]);
});

test('keeps no questions in a signal that outlives them', async () => {
  const { signal } = new AbortController();
  let listening = 0;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...args) => (listening++, addEventListener.apply(signal, args));
  signal.removeEventListener = (...args) => (listening--, removeEventListener.apply(signal, args));
  for (let time = 0; time < 3; time++)
    await relayHandler({ send() {}, waitFor: async () => ({ result: accepted }) })(params, { signal });
  assert.equal(listening, 0);
});
