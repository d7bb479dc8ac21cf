import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answerInputRequests,
  answerRounds,
  capabilities,
  fromUrlElicitationRequired,
  paramsHandler,
  requestHandler,
  supportsMode,
} from '../../pkg/src/mcp.ts';
import { accepted, elementStub, params } from './element-stub.mjs';

test('fits SDK v1, SDK v2, AI SDK and Cloudflare with one handler', async () => {
  const element = elementStub();
  const handler = requestHandler(element);
  const { signal } = new AbortController();
  const request = { method: 'elicitation/create', params };
  assert.equal(await handler(request, { signal, requestId: 0 }), accepted);
  await handler(request, { mcpReq: { id: 'a', signal } });
  await handler(request);
  await handler(request, 'server-1', signal);
  assert.deepEqual(element.calls, [
    { request, server: undefined, signal, unanswerable: 'reject' },
    { request, server: undefined, signal, unanswerable: 'reject' },
    { request, server: undefined, signal: undefined, unanswerable: 'reject' },
    // A string is a connection's random id, not a name.
    { request, server: undefined, signal, unanswerable: 'reject' },
  ]);
});

test('lets the host page end a question of a silent client', async () => {
  const own = new AbortController();
  const request = { method: 'elicitation/create', params };
  const ended = [];
  for (const signal of [own.signal, () => own.signal]) {
    for (const context of [undefined, { signal: new AbortController().signal }]) {
      const element = elementStub();
      await requestHandler(element, { signal })(request, context);
      ended.push(element.calls[0].signal);
    }
  }
  assert.deepEqual(
    ended.map(({ aborted }) => aborted),
    [false, false, false, false],
  );
  own.abort();
  assert.deepEqual(
    ended.map(({ aborted }) => aborted),
    [true, true, true, true],
  );
});

test('sends progress while the user answers, if the host page allows it', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const notifications = [];
  const hear = async (notification) => notifications.push(notification);
  const withToken = { method: 'elicitation/create', params: { ...params, _meta: { progressToken: 0 } } };
  for (const [options, request, extra] of [
    [{ progress: true }, withToken, { sendNotification: hear }],
    [{ progress: true }, withToken, { mcpReq: { notify: hear } }],
    [{}, withToken, { sendNotification: hear }],
    [{ progress: true }, { params }, { sendNotification: hear }],
    [{ progress: true }, withToken, undefined],
  ]) {
    let answer;
    const element = { elicit: () => new Promise((resolve) => (answer = resolve)) };
    const pending = requestHandler(element, options)(request, extra);
    await Promise.resolve();
    await Promise.resolve();
    context.mock.timers.tick(45_000);
    answer(accepted);
    await pending;
    context.mock.timers.tick(45_000);
  }
  const three = [1, 2, 3].map((progress) => ({
    method: 'notifications/progress',
    params: { progressToken: 0, progress },
  }));
  assert.deepEqual(notifications, [...three, ...three]);
});

test('names the server by a string, an object or a function of the request', async () => {
  const element = elementStub();
  for (const server of [
    'files',
    { name: 'files', title: 'Files' },
    (request, context) => `${request.id} ${context.sessionId}`,
  ]) {
    await requestHandler(element, { server, unanswerable: 'show' })({ id: 7, params }, { sessionId: 's' });
  }
  assert.deepEqual(
    element.calls.map(({ server }) => server),
    [{ name: 'files' }, { name: 'files', title: 'Files' }, { name: '7 s' }],
  );
  assert.equal(element.calls[0].unanswerable, 'show');
});

test('accepts an element that is defined or returned later', async () => {
  const element = elementStub();
  await requestHandler(async () => element)({ params });
  const undefinedElement = { localName: 'mcp-elicitation' };
  globalThis.customElements = { whenDefined: async () => Object.assign(undefinedElement, element) };
  await requestHandler(undefinedElement)({ params });
  delete globalThis.customElements;
  assert.equal(element.calls.length, 2);
});

test('accepts bare params from mcp-use, LangChain and Mastra', async () => {
  const element = elementStub();
  const { signal } = new AbortController();
  await paramsHandler(element)(params);
  await paramsHandler(element)(params, { server: 'files', signal });
  await paramsHandler(element, { server: 'mastra' })({ key: 'k', params, signal });
  assert.deepEqual(
    element.calls.map(({ request, server, signal }) => [request, server, signal]),
    [
      [params, undefined, undefined],
      [params, { name: 'files' }, signal],
      [params, { name: 'mastra' }, signal],
    ],
  );
});

test('rejects when the element rejects', async () => {
  const error = Object.assign(new Error('No'), { code: -32602, data: [] });
  await assert.rejects(requestHandler(elementStub(error))({ params }), error);
});

test('answers a round of inputRequests', async () => {
  const element = elementStub();
  const requests = { a: { method: 'elicitation/create', params } };
  assert.deepEqual(await answerInputRequests(element, requests, { server: 'files' }), { a: accepted });
  assert.deepEqual(element.calls, [{ requests, server: { name: 'files' }, signal: undefined, unanswerable: 'reject' }]);
  // An entry that is no request asks nothing, and is left to the caller.
  assert.deepEqual(await answerInputRequests(element, { a: null, b: { method: 'roots/list' } }), {});
  assert.equal(element.calls.length, 1);
});

test('mrtr-state-opaque: echoes requestState unchanged, also if empty, and omits it if there was none', async () => {
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
  const result = await answerRounds(async (input) => (sent.push(input), results.shift()), elementStub(), { others });
  const inputResponses = { a: accepted, b: { key: 'b', method: 'roots/list' } };
  assert.deepEqual(result, { content: [] });
  assert.deepEqual(sent, [
    {},
    { inputResponses, requestState: state },
    { inputResponses, requestState: '' },
    { inputResponses },
    { requestState: 'only state' },
  ]);
});

test('ends rounds by their number, and if nothing answers', async () => {
  const again = async () => ({
    resultType: 'input_required',
    inputRequests: { a: { method: 'elicitation/create', params } },
  });
  await assert.rejects(answerRounds(again, elementStub(), { maxRounds: 3 }), /after 3 rounds/);
  await assert.rejects(
    answerRounds(
      async () => ({ resultType: 'input_required', inputRequests: { a: { method: 'roots/list' } } }),
      elementStub(),
    ),
    /roots\/list/,
  );
});

test('rule 5, rule 6: returns the capabilities of each revision', () => {
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

test('rule 6: reports which modes capabilities support', () => {
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
  for (const [declared, form, url] of table)
    assert.deepEqual(
      [supportsMode(declared, 'form'), supportsMode(declared, 'url')],
      [form, url],
      JSON.stringify(declared),
    );
});

test('rule 27, err-32042-*: accepts only URL elicitations with an id', () => {
  const url = { mode: 'url', message: 'Go', url: 'https://a.example/', elicitationId: 'id' };
  const { elicitationId, ...without } = url;
  const error = {
    code: -32042,
    message: 'need',
    data: {
      elicitations: [{ ...url, _meta: {} }, without, { ...params, elicitationId }, { ...url, url: 7 }, null, 'x'],
    },
  };
  assert.deepEqual(fromUrlElicitationRequired(error), [url]);
  for (const other of [
    { ...error, code: -32602 },
    { code: -32042 },
    { code: -32042, data: { elicitations: {} } },
    { code: -32042, data: { elicitations: [] } },
    null,
    undefined,
    'x',
  ]) {
    assert.deepEqual(fromUrlElicitationRequired(other), []);
  }
});

test('offers to remember an approval in the words of the host page, where the server takes that', async () => {
  const request = (persist) => ({
    params: {
      message: 'Allow water?',
      requestedSchema: {},
      _meta: { persist, tool_title: 'Water', tool_params: { l: 2 } },
    },
  });
  const asked = async (persist, result, always = ({ tool }) => `Always for ${tool}`) => {
    const one = { elicit: async () => accepted };
    one.elicitAll = async (requests, { approvals }) => (Object.assign(one, { requests, approvals }), { 0: result });
    return [await requestHandler(one, { always })(request(persist)), one];
  };
  const ticked = { action: 'accept', content: {}, _meta: { always: true } };
  const [result, { requests, approvals }] = await asked(['session', 'always'], ticked);
  assert.deepEqual(result, { action: 'accept', content: {}, _meta: { persist: 'always' } });
  assert.deepEqual(approvals, [{ allows: 3, always: 'Always for Water' }]);
  assert.deepEqual(requests[0].requestedSchema.properties, { l: { const: '2' } });
  assert.deepEqual((await asked('session', ticked))[0]._meta, { persist: 'session' });
  assert.deepEqual((await asked('always', { action: 'accept', content: {} }))[0], { action: 'accept', content: {} });
  assert.deepEqual((await asked('always', { action: 'decline' }))[0], { action: 'decline' });
  assert.deepEqual((await asked(undefined, ticked))[0], accepted);
  assert.deepEqual((await asked('always', ticked, null))[0], accepted);
});

test('asks once what comes twice, and takes for content what a server has sent', async () => {
  let calls = [];
  const one = { elicit: async (...args) => (calls.push(args), accepted) };
  const handle = paramsHandler(one, { server: ({ serverName }) => serverName });
  // The shape of onElicitation of the Claude Agent SDK, also in its browser entry.
  const request = { serverName: 'files', title: 'T', message: 'Go on?', mode: 'form', more: 1 };
  const both = await Promise.all([handle(request, { requestId: '1' }), handle(request, { requestId: '1' })]);
  assert.deepEqual([both, calls.length], [[accepted, accepted], 1]);
  assert.deepEqual(calls[0][0], { message: 'Go on?', mode: 'form', more: 1 });
  await handle(request, { requestId: '1' });
  assert.equal(calls.length, 2);
});
