import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRelay, relayHandler, requestHandler } from '../../pkg/src/mcp.ts';
import { accepted, elementStub, params } from './element-stub.mjs';

/** A channel within the process: each half receives the other's messages as JSON. */
function channel() {
  const waiting = new Map();
  const log = [];
  let listener;
  const copy = (message) => (log.push(message.type), JSON.parse(JSON.stringify(message)));
  return {
    log,
    deliver: (message) => listener(message),
    browser: {
      send: (message) => waiting.get(message.id)?.(copy(message)),
      subscribe: (receive) => ((listener = receive), () => (listener = () => {})),
    },
    server: {
      send: (message) => listener(copy(message)),
      waitFor: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    },
  };
}

test('carries question and answer', async () => {
  const element = elementStub();
  const { browser, server, log } = channel();
  createRelay(element, browser);
  const handler = requestHandler({ elicit: relayHandler(server) }, { server: 'files' });
  assert.deepEqual(await handler({ params }), accepted);
  assert.deepEqual(log, ['mcp-elicitation/ask', 'mcp-elicitation/answer']);
  assert.deepEqual([element.calls[0].request, element.calls[0].server], [{ params }, { name: 'files' }]);
});

test('carries the approval that the server is to remember, if it takes one', async () => {
  const always = { action: 'accept', content: {}, _meta: { always: true, more: 1 } };
  const element = { elicit: async () => always, elicitAll: async () => ({ 0: always }) };
  const { browser, server } = channel();
  createRelay(element, browser, { always: 'Always' });
  const request = (persist) => ({ params: { message: 'Allow?', _meta: { persist } } });
  const ask = (persist) => requestHandler({ elicit: relayHandler(server) })(request(persist));
  assert.deepEqual(await ask(['always']), { action: 'accept', content: {}, _meta: { persist: 'always' } });
  assert.deepEqual(await ask(undefined), { action: 'accept', content: {} });
});

test('withdraws, asks once for repeated messages, and ends', async () => {
  const signals = [];
  const pending = {
    elicit: (_, { signal }) => (
      signals.push(signal),
      new Promise((resolve) => signal.addEventListener('abort', () => resolve({ action: 'cancel' })))
    ),
  };
  const { browser, server, log, deliver } = channel();
  const end = createRelay(pending, browser);
  const controller = new AbortController();
  const answer = relayHandler(server)(params, { signal: controller.signal });
  await new Promise(setImmediate);
  controller.abort();
  assert.deepEqual(await answer, { action: 'cancel' });
  await new Promise(setImmediate);
  assert.ok(signals[0].aborted);
  assert.ok(log.includes('mcp-elicitation/withdraw'));
  for (let time = 0; time < 3; time++) deliver({ type: 'mcp-elicitation/ask', id: 'twice', params });
  for (const noise of [
    null,
    7,
    {},
    { type: 'mcp-elicitation/ask' },
    { type: 'mcp-elicitation/withdraw', id: 'unknown' },
  ])
    deliver(noise);
  await new Promise(setImmediate);
  assert.equal(signals.length, 2);
  end();
  assert.ok(signals[1].aborted);
  assert.deepEqual(await relayHandler(server)(params, { signal: AbortSignal.abort() }), { action: 'cancel' });
});

test('ends every question when the channel closes', async () => {
  const unhandled = [];
  const hear = (reason) => unhandled.push(reason);
  process.on('unhandledRejection', hear);
  let deliver;
  const closed = {
    send: async () => Promise.reject(new Error('closed')),
    subscribe: (receive) => void (deliver = receive),
    waitFor: () => new Promise(() => {}),
  };
  createRelay(elementStub(), closed);
  deliver({ type: 'mcp-elicitation/ask', id: 'a', params });
  let sent = 0;
  const lost = {
    send: async () => {
      if (sent++) throw new Error('closed');
    },
    waitFor: () => Promise.reject(new Error('closed')),
  };
  assert.deepEqual(await relayHandler(lost)(params), { action: 'cancel' });
  await assert.rejects(
    relayHandler(closed)(params),
    { code: -32603, message: 'The question could not be sent' },
    'a question that cannot be asked is no refusal',
  );
  await new Promise(setImmediate);
  process.off('unhandledRejection', hear);
  assert.deepEqual(unhandled, []);
});

test('returns a result or cancel', async () => {
  const results = [
    [
      { action: 'accept', content: { a: 1 }, extra: 1 },
      { action: 'accept', content: { a: 1 } },
    ],
    [{ action: 'accept' }, { action: 'accept' }],
    [{ action: 'accept', content: [] }, { action: 'accept' }],
    [{ action: 'decline', content: {} }, { action: 'decline' }],
    [{ action: 'explode' }, { action: 'cancel' }],
    [undefined, { action: 'cancel' }],
  ];
  for (const [result, expected] of results) {
    const send = async () => {};
    assert.deepEqual(await relayHandler({ send, waitFor: async (id) => ({ id, result }) })(params), expected);
  }
  const lost = { send: async () => {}, waitFor: () => Promise.reject(new Error('gone')) };
  assert.deepEqual(await relayHandler(lost)(params), { action: 'cancel' });
});

test('counts a channel as one client, whatever its messages claim', async () => {
  const element = elementStub();
  const { browser, server } = channel();
  createRelay(element, browser);
  for (const client of [{}, {}, 'invented', undefined]) await relayHandler(server)(params, { client });
  const [first, ...others] = element.calls.map(({ client }) => client);
  assert.equal(typeof first, 'object');
  assert.ok(others.every((client) => client === first));
  const another = channel();
  createRelay(element, another.browser);
  await relayHandler(another.server)(params);
  assert.notEqual(element.calls.at(-1).client, first);
});

test('counts by the clients that the host page knows', async () => {
  const element = elementStub();
  const { browser, server } = channel();
  const clients = { calendar: {} };
  const origins = [];
  createRelay(element, browser, { client: (origin) => (origins.push(origin), clients[origin.client]) });
  for (const client of ['calendar', 'calendar', 'invented', 'invented too'])
    await relayHandler(server)(params, { client, server: { name: 'files' } });
  const [first, second, third, fourth] = element.calls.map(({ client }) => client);
  assert.ok(first === clients.calendar && second === first && third !== first && third === fourth);
  assert.deepEqual(origins[0], { server: { name: 'files' }, client: 'calendar' });
  const one = channel();
  createRelay(element, one.browser, { client: 'all' });
  await relayHandler(one.server)(params, { client: 'invented' });
  assert.equal(element.calls.at(-1).client, 'all');
});

test('ends a withdrawn question even if the channel never confirms sending', async () => {
  const controller = new AbortController();
  const sent = [];
  const send = ({ type }) => (sent.push(type), new Promise(() => {}));
  const answer = relayHandler({ send, waitFor: () => new Promise(() => {}) })(params, { signal: controller.signal });
  await new Promise(setImmediate);
  controller.abort();
  assert.deepEqual(await answer, { action: 'cancel' });
  assert.deepEqual(sent, ['mcp-elicitation/ask', 'mcp-elicitation/withdraw']);
});

test('marks a claimed name as claimed across the relay', async () => {
  const element = elementStub();
  const { browser, server } = channel();
  createRelay(element, browser);
  await relayHandler(server)(params, { server: { name: 'bank', claimed: true } });
  assert.deepEqual(element.calls[0].server, { name: 'bank', claimed: true });
});
