import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attach, callTool } from '../../pkg/src/mcp.ts';
import { accepted, elementStub, params } from './element-stub.mjs';

test('receives raw requests, and leaves other methods alone', async () => {
  const element = elementStub();
  const removed = [];
  const client = {
    fallbackRequestHandler: async (request) => ({ was: request.method }),
    removeRequestHandler: (method) => removed.push(method),
    getServerVersion: () => ({
      name: 'everything',
      title: 'Everything',
      version: '1',
      websiteUrl: 'https://a.example',
      icons: [],
    }),
    getNegotiatedProtocolVersion: () => '2025-11-25',
  };
  const before = client.fallbackRequestHandler;
  const detach = attach(client, element);
  const controller = new AbortController();
  const { signal } = controller;
  const request = { method: 'elicitation/create', params: { ...params, requestedSchema: { $schema: 'x' } } };
  assert.equal(await client.fallbackRequestHandler(request, { signal }), accepted);
  const server = { name: 'everything', title: 'Everything', claimed: true };
  const { signal: passed, ...rest } = element.calls[0];
  assert.deepEqual(rest, { request, server, client, unanswerable: 'reject' });
  controller.abort();
  assert.ok(passed.aborted);
  assert.deepEqual(await client.fallbackRequestHandler({ method: 'x/y' }), { was: 'x/y' });
  await client.fallbackNotificationHandler({
    method: 'notifications/elicitation/complete',
    params: { elicitationId: 'id' },
  });
  await client.fallbackNotificationHandler({ method: 'notifications/other' });
  assert.deepEqual(element.calls[1], { completed: ['id', { server, client }] });
  assert.equal(element.calls.length, 2);
  assert.deepEqual(removed, ['elicitation/create']);
  detach();
  assert.equal(client.fallbackRequestHandler, before);
  assert.equal(client.fallbackNotificationHandler, undefined);
});

test('asks the queue of a host page, and withdraws from it, when a plain object stands for the element', async () => {
  const client = { getServerVersion: () => ({ name: 'files' }) };
  const questions = [];
  attach(client, {
    elicit: (request, { signal, server }) =>
      new Promise((resolve) => {
        questions.push({ request, server, respond: resolve });
        signal.addEventListener('abort', () => resolve({ action: 'cancel' }));
      }),
  });
  const requestedSchema = { type: 'object', properties: { a: { type: 'string', pattern: '^x$' } } };
  const request = (id) => ({ id, method: 'elicitation/create', params: { ...params, requestedSchema } });
  const controller = new AbortController();
  const answers = [request(1), request(2)].map((one, index) =>
    client.fallbackRequestHandler(one, { signal: index ? controller.signal : undefined }),
  );
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(questions[0].request, request(1), 'with its pattern');
  assert.equal(questions[0].server.name, 'files');
  questions[0].respond(accepted);
  controller.abort();
  assert.deepEqual(await Promise.all(answers), [accepted, { action: 'cancel' }]);
});

test('reports an unknown method if there is no other fallback', async () => {
  const client = {};
  attach(client, elementStub());
  await assert.rejects(client.fallbackRequestHandler({ method: 'x/y' }), { code: -32601 });
});

test('registers a handler on a connection where servers ask in results', async () => {
  const element = elementStub();
  const handlers = new Map();
  const client = {
    getNegotiatedProtocolVersion: () => '2026-07-28',
    setRequestHandler: (method, handler) => handlers.set(method, handler),
    removeRequestHandler: (method) => handlers.delete(method),
  };
  const detach = attach(client, element, { server: 'files' });
  await handlers.get('elicitation/create')({ method: 'elicitation/create', params }, { mcpReq: {} });
  assert.deepEqual(element.calls[0].server, { name: 'files' });
  assert.equal(client.fallbackRequestHandler, undefined);
  detach();
  assert.equal(handlers.size, 0);
});

/** An element whose questions end when they are withdrawn, and an SDK v1 client with an observed transport. */
function withdrawing() {
  const questions = [];
  const element = {
    elicit: (request, { signal }) =>
      new Promise(
        (resolve) => (questions.push(signal), signal.addEventListener('abort', () => resolve({ action: 'cancel' }))),
      ),
  };
  const methods = [];
  const client = { transport: { onmessage: (message) => methods.push(message.method) } };
  const ask = (id) => client.fallbackRequestHandler({ method: 'elicitation/create', id, params }, { requestId: id });
  return { element, client, questions, methods, ask };
}

test('ends the question that the server withdraws, also with the id 0, and no other', async () => {
  const { element, client, questions, methods, ask } = withdrawing();
  const before = client.transport.onmessage;
  const detach = attach(client, element, { server: 'files' });
  const first = ask(0);
  const other = ask('b');
  await new Promise(setImmediate);
  client.transport.onmessage({ method: 'notifications/message' });
  client.transport.onmessage({ method: 'notifications/cancelled', params: { requestId: 0 } });
  assert.deepEqual(await first, { action: 'cancel' });
  assert.deepEqual(
    questions.map(({ aborted }) => aborted),
    [true, false],
  );
  assert.deepEqual(methods, ['notifications/message', 'notifications/cancelled'], 'the SDK hears it too');
  client.transport.onmessage({ method: 'notifications/cancelled', params: { requestId: 'b' } });
  await other;
  detach();
  assert.equal(client.transport.onmessage, before);
});

test('ends a question with its call if only one call is running', async () => {
  const { element, client, questions, ask } = withdrawing();
  attach(client, element, { server: 'files' });
  const ends = [];
  client.callTool = () => new Promise((resolve) => ends.push(resolve));
  const call = callTool(client, { name: 'a' }, element);
  const pending = ask(1);
  await new Promise(setImmediate);
  ends[0]({ content: [] });
  await call;
  assert.deepEqual(await pending, { action: 'cancel' });
  const calls = ['a', 'b'].map((name) => callTool(client, { name }, element));
  ask(2);
  await new Promise(setImmediate);
  ends[1]({ content: [] });
  await calls[0];
  assert.equal(questions[1].aborted, false, 'it may be of the other');
});

test('says which line is missing if the client has declared no elicitation', (t) => {
  const error = t.mock.method(console, 'error', () => {});
  for (const declares of [true, false]) {
    const client = {
      assertRequestHandlerCapability(method) {
        if (method !== 'elicitation/create' || !declares) throw new Error('Client does not support elicitation');
      },
    };
    attach(client, elementStub());
    assert.equal(error.mock.callCount(), declares ? 0 : 1);
  }
  assert.match(
    error.mock.calls[0].arguments[0],
    /new Client\(info, \{ capabilities: capabilities\('2026-07-28'\) \}\)/,
  );
});
