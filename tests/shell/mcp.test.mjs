import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answerInputRequests,
  answerRounds,
  attach,
  capabilities,
  createRelay,
  fromUrlElicitationRequired,
  paramsHandler,
  relayHandler,
  requestHandler,
  supportsMode,
} from '../../pkg/src/mcp.js';

const params = { mode: 'form', message: 'Who?', requestedSchema: { type: 'object', properties: {} } };
const accepted = { action: 'accept', content: { name: 'Ada' } };

/** Stands where the element stands: what the adapters ask of it is all that is looked at here. */
function asker(answer = accepted) {
  const asked = [];
  return {
    asked,
    async elicit(request, options) {
      asked.push({ request, ...options });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async elicitAll(requests, options) {
      asked.push({ requests, ...options });
      const keys = Object.keys(requests).filter((key) => requests[key].method === 'elicitation/create');
      return Object.fromEntries(keys.map((key) => [key, answer]));
    },
    complete: (...completed) => asked.push({ completed }),
  };
}

test('one handler fits SDK v1, SDK v2, AI SDK and Cloudflare', async () => {
  const element = asker();
  const handler = requestHandler(element);
  const { signal } = new AbortController();
  const request = { method: 'elicitation/create', params };
  assert.equal(await handler(request, { signal, requestId: 0 }), accepted);
  await handler(request, { mcpReq: { id: 'a', signal } });
  await handler(request);
  await handler(request, 'server-1', signal);
  assert.deepEqual(element.asked, [
    { request, server: undefined, signal, unanswerable: 'reject' },
    { request, server: undefined, signal, unanswerable: 'reject' },
    { request, server: undefined, signal: undefined, unanswerable: 'reject' },
    { request, server: { name: 'server-1' }, signal, unanswerable: 'reject' },
  ]);
});

test('the host says who asks: a name, a server, or a function of the request', async () => {
  const element = asker();
  for (const server of ['files', { name: 'files', title: 'Files' }, (request, context) => `${request.id} ${context.sessionId}`]) {
    await requestHandler(element, { server, unanswerable: 'show' })({ id: 7, params }, { sessionId: 's' });
  }
  assert.deepEqual(element.asked.map(({ server }) => server), [{ name: 'files' }, { name: 'files', title: 'Files' }, { name: '7 s' }]);
  assert.equal(element.asked[0].unanswerable, 'show');
});

test('the element may come later, from a function or with its definition', async () => {
  const element = asker();
  await requestHandler(async () => element)({ params });
  const undefinedElement = { localName: 'mcp-elicitation' };
  globalThis.customElements = { whenDefined: async () => Object.assign(undefinedElement, element) };
  await requestHandler(undefinedElement)({ params });
  delete globalThis.customElements;
  assert.equal(element.asked.length, 2);
});

test('bare params: mcp-use, LangChain, Mastra', async () => {
  const element = asker();
  const { signal } = new AbortController();
  await paramsHandler(element)(params);
  await paramsHandler(element)(params, { server: 'files', signal });
  await paramsHandler(element, { server: 'mastra' })({ key: 'k', params, signal });
  assert.deepEqual(element.asked.map(({ request, server, signal }) => [request, server, signal]), [
    [params, undefined, undefined],
    [params, { name: 'files' }, signal],
    [params, { name: 'mastra' }, signal],
  ]);
});

test('what the element rejects, the handler rejects', async () => {
  const error = Object.assign(new Error('No'), { code: -32602, data: [] });
  await assert.rejects(requestHandler(asker(error))({ params }), error);
});

test('a round of inputRequests', async () => {
  const element = asker();
  const requests = { a: { method: 'elicitation/create', params } };
  assert.deepEqual(await answerInputRequests(element, requests, { server: 'files' }), { a: accepted });
  assert.deepEqual(element.asked, [{ requests, server: { name: 'files' }, signal: undefined, unanswerable: 'reject' }]);
});

test('mrtr-state-opaque: requestState is echoed as it is, empty too, and left out where there was none', async () => {
  const inputRequests = { a: { method: 'elicitation/create', params }, b: { method: 'roots/list' } };
  const state = '\u202e{"admin":false}\n\u0000 😀';
  const results = [
    { resultType: 'input_required', inputRequests, requestState: state },
    { resultType: 'input_required', inputRequests, requestState: '' },
    { resultType: 'input_required', inputRequests },
    { resultType: 'input_required', requestState: 'only state' },
    { content: [] },
  ];
  const sent = [];
  const others = async (key, request) => ({ key, method: request.method });
  const result = await answerRounds(async (input) => (sent.push(input), results.shift()), asker(), { others });
  const inputResponses = { a: accepted, b: { key: 'b', method: 'roots/list' } };
  assert.deepEqual(result, { content: [] });
  assert.deepEqual(sent, [{}, { inputResponses, requestState: state }, { inputResponses, requestState: '' }, { inputResponses }, { requestState: 'only state' }]);
});

test('rounds end: by their number, and where nothing answers', async () => {
  const again = async () => ({ resultType: 'input_required', inputRequests: { a: { method: 'elicitation/create', params } } });
  await assert.rejects(answerRounds(again, asker(), { maxRounds: 3 }), /after 3 rounds/);
  await assert.rejects(answerRounds(async () => ({ resultType: 'input_required', inputRequests: { a: { method: 'roots/list' } } }), asker()), /roots\/list/);
});

test('attach takes the raw way round, and leaves other methods where they were', async () => {
  const element = asker();
  const removed = [];
  const client = {
    fallbackRequestHandler: async (request) => ({ was: request.method }),
    removeRequestHandler: (method) => removed.push(method),
    getServerVersion: () => ({ name: 'everything', title: 'Everything', version: '1', websiteUrl: 'https://a.example', icons: [] }),
    getNegotiatedProtocolVersion: () => '2025-11-25',
  };
  const before = client.fallbackRequestHandler;
  const detach = attach(client, element);
  const { signal } = new AbortController();
  const request = { method: 'elicitation/create', params: { ...params, requestedSchema: { $schema: 'x' } } };
  assert.equal(await client.fallbackRequestHandler(request, { signal }), accepted);
  assert.deepEqual(element.asked[0], { request, server: { name: 'everything', title: 'Everything' }, signal, unanswerable: 'reject' });
  assert.deepEqual(await client.fallbackRequestHandler({ method: 'x/y' }), { was: 'x/y' });
  await client.fallbackNotificationHandler({ method: 'notifications/elicitation/complete', params: { elicitationId: 'id' } });
  await client.fallbackNotificationHandler({ method: 'notifications/other' });
  assert.deepEqual(element.asked[1], { completed: ['id', { server: { name: 'everything', title: 'Everything' } }] });
  assert.equal(element.asked.length, 2);
  assert.deepEqual(removed, ['elicitation/create']);
  detach();
  assert.equal(client.fallbackRequestHandler, before);
  assert.equal(client.fallbackNotificationHandler, undefined);
});

test('attach without another fallback says that a method is not found', async () => {
  const client = {};
  attach(client, asker());
  await assert.rejects(client.fallbackRequestHandler({ method: 'x/y' }), { code: -32601 });
});

test('attach on a connection where servers ask in results registers a handler', async () => {
  const element = asker();
  const handlers = new Map();
  const client = {
    getNegotiatedProtocolVersion: () => '2026-07-28',
    setRequestHandler: (method, handler) => handlers.set(method, handler),
    removeRequestHandler: (method) => handlers.delete(method),
  };
  const detach = attach(client, element, { server: 'files' });
  await handlers.get('elicitation/create')({ method: 'elicitation/create', params }, { mcpReq: {} });
  assert.deepEqual(element.asked[0].server, { name: 'files' });
  assert.equal(client.fallbackRequestHandler, undefined);
  detach();
  assert.equal(handlers.size, 0);
});

test('rule 5, rule 6: capabilities of each revision', () => {
  assert.deepEqual(capabilities('2025-06-18'), { elicitation: {} });
  assert.deepEqual(capabilities('2025-06-18', { form: false }), {});
  for (const revision of ['2025-11-25', '2026-07-28']) {
    assert.deepEqual(capabilities(revision), { elicitation: { form: {}, url: {} } });
    assert.deepEqual(capabilities(revision, { url: false }), { elicitation: { form: {} } });
    assert.deepEqual(capabilities(revision, { form: false }), { elicitation: { url: {} } });
    assert.deepEqual(capabilities(revision, { form: false, url: false }), {});
  }
  for (const none of [undefined, 'latest', '2025.11', '']) assert.throws(() => capabilities(none), RangeError);
});

test('rule 6: what capabilities support', () => {
  const table = [
    [{}, false, false],
    [undefined, false, false],
    [{ elicitation: null }, false, false],
    [{ elicitation: [] }, false, false],
    [{ elicitation: {} }, true, false],
    [{ elicitation: { form: {} } }, true, false],
    [{ elicitation: { form: { applyDefaults: true } } }, true, false],
    [{ elicitation: { url: {} } }, false, true],
    [{ elicitation: { form: {}, url: {} } }, true, true],
    [{ elicitation: Object.create({ url: {} }) }, true, false],
  ];
  for (const [declared, form, url] of table) assert.deepEqual([supportsMode(declared, 'form'), supportsMode(declared, 'url')], [form, url], JSON.stringify(declared));
});

test('rule 27, err-32042-*: only URL elicitations with an id', () => {
  const url = { mode: 'url', message: 'Go', url: 'https://a.example/', elicitationId: 'id' };
  const { elicitationId, ...without } = url;
  const error = { code: -32042, message: 'need', data: { elicitations: [{ ...url, _meta: {} }, without, { ...params, elicitationId }, { ...url, url: 7 }, null, 'x'] } };
  assert.deepEqual(fromUrlElicitationRequired(error), [url]);
  for (const other of [{ ...error, code: -32602 }, { code: -32042 }, { code: -32042, data: { elicitations: {} } }, { code: -32042, data: { elicitations: [] } }, null, undefined, 'x']) {
    assert.deepEqual(fromUrlElicitationRequired(other), []);
  }
});

/** A channel within the process: what one half sends, the other gets as JSON. */
function channel() {
  const waiting = new Map();
  const log = [];
  let listener;
  const copy = (message) => (log.push(message.type), JSON.parse(JSON.stringify(message)));
  return {
    log,
    deliver: (message) => listener(message),
    browser: { send: (message) => waiting.get(message.id)?.(copy(message)), subscribe: (heard) => ((listener = heard), () => (listener = () => {})) },
    server: {
      send: (message) => listener(copy(message)),
      waitFor: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    },
  };
}

test('the relay carries question and answer', async () => {
  const element = asker();
  const { browser, server, log } = channel();
  createRelay(element, browser);
  const handler = requestHandler({ elicit: relayHandler(server) }, { server: 'files' });
  assert.deepEqual(await handler({ params }), accepted);
  assert.deepEqual(log, ['mcp-elicitation/ask', 'mcp-elicitation/answer']);
  assert.deepEqual([element.asked[0].request, element.asked[0].server], [{ params }, { name: 'files' }]);
});

test('the relay carries a rejection', async () => {
  const { browser, server } = channel();
  createRelay(asker(Object.assign(new Error('No'), { code: -32602, data: [{ code: 'x' }] })), browser);
  await assert.rejects(relayHandler(server)(params), { message: 'No', code: -32602, data: [{ code: 'x' }] });
});

test('the relay withdraws, asks once however often it is told, and ends', async () => {
  const signals = [];
  const pending = { elicit: (_, { signal }) => (signals.push(signal), new Promise((resolve) => signal.addEventListener('abort', () => resolve({ action: 'cancel' })))) };
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
  for (const noise of [null, 7, {}, { type: 'mcp-elicitation/ask' }, { type: 'mcp-elicitation/withdraw', id: 'unknown' }]) deliver(noise);
  await new Promise(setImmediate);
  assert.equal(signals.length, 2);
  end();
  assert.ok(signals[1].aborted);
  assert.deepEqual(await relayHandler(server)(params, { signal: AbortSignal.abort() }), { action: 'cancel' });
});

test('a channel that is closed strands nobody', async () => {
  const unhandled = [];
  const hear = (reason) => unhandled.push(reason);
  process.on('unhandledRejection', hear);
  let deliver;
  const closed = { send: async () => Promise.reject(new Error('closed')), subscribe: (heard) => void (deliver = heard), waitFor: () => new Promise(() => {}) };
  createRelay(asker(), closed);
  deliver({ type: 'mcp-elicitation/ask', id: 'a', params });
  let sent = 0;
  const lost = { send: async () => { if (sent++) throw new Error('closed'); }, waitFor: () => Promise.reject(new Error('closed')) };
  assert.deepEqual(await relayHandler(lost)(params), { action: 'cancel' });
  await assert.rejects(relayHandler(closed)(params), /closed/, 'a question that cannot be asked is no refusal');
  await new Promise(setImmediate);
  process.off('unhandledRejection', hear);
  assert.deepEqual(unhandled, []);
});

test('what comes back over the relay is a result, or cancel', async () => {
  const results = [
    [{ action: 'accept', content: { a: 1 }, extra: 1 }, { action: 'accept', content: { a: 1 } }],
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
