import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callTool, connect, getPrompt, readResource } from '../../pkg/src/mcp.ts';
import { accepted, elementStub, params } from './element-stub.mjs';

const inputRequests = { who: { method: 'elicitation/create', params } };
const ASKS = { resultType: 'input_required', inputRequests, requestState: 's' };
const DONE = { content: [], structuredContent: { n: 1 } };
const TOOL = { name: 'book', inputSchema: { type: 'object', properties: {} }, outputSchema: { type: 'object' } };

/** A client that returns these results, one after the other, for any call. */
function clientOf(revision, results) {
  const sent = [];
  const next = async (...args) => {
    sent.push(args);
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  };
  return {
    sent,
    callTool: next,
    getPrompt: next,
    readResource: next,
    getServerVersion: () => ({ name: 'travel' }),
    ...(revision && { getNegotiatedProtocolVersion: () => revision }),
  };
}

test('hides an output schema from the SDK in 2026-07-28 while a tool asks', async () => {
  const client = clientOf('2026-07-28', [ASKS, DONE]);
  const element = elementStub();
  const { signal } = new AbortController();
  const onprogress = () => {};
  assert.equal(
    await callTool(client, { name: 'book', arguments: { a: 1 } }, element, {
      tool: TOOL,
      server: 'travel',
      signal,
      onprogress,
    }),
    DONE,
  );
  const options = {
    timeout: 600_000,
    resetTimeoutOnProgress: true,
    signal,
    onprogress,
    allowInputRequired: true,
    toolDefinition: { ...TOOL, outputSchema: undefined },
  };
  assert.deepEqual(client.sent, [
    [{ name: 'book', arguments: { a: 1 } }, options],
    [{ name: 'book', arguments: { a: 1 }, inputResponses: { who: accepted }, requestState: 's' }, options],
  ]);
  assert.deepEqual(element.calls, [
    { requests: inputRequests, server: { name: 'travel' }, client, signal, unanswerable: 'reject' },
  ]);
});

test('shows the claimed name if the host page names no server', async () => {
  const element = elementStub();
  await callTool(clientOf('2026-07-28', [ASKS, DONE]), { name: 'book' }, element);
  assert.deepEqual(element.calls[0].server, { name: 'travel', claimed: true });
});

test('passes options as each of SDK v2 and SDK v1 takes them', async () => {
  const options = { timeout: 5, resetTimeoutOnProgress: true };
  const later = clientOf('2025-11-25', [DONE]);
  await callTool(later, { name: 'book' }, elementStub(), { timeout: 5 });
  assert.deepEqual(later.sent, [[{ name: 'book' }, options]]);
  const first = clientOf(undefined, [DONE]);
  await callTool(first, { name: 'book' }, elementStub(), { timeout: 5 });
  assert.deepEqual(first.sent, [[{ name: 'book' }, undefined, options]]);
});

test('checks a final result if the host page passes validate', async () => {
  const validate = (schema, value) => ({ valid: schema === TOOL.outputSchema && value.n === 1, errors: ['no'] });
  const call = (result) =>
    callTool(clientOf('2026-07-28', [result]), { name: 'book' }, elementStub(), { tool: TOOL, validate });
  assert.equal(await call(DONE), DONE);
  await assert.rejects(call({ content: [], structuredContent: { n: 2 } }), /does not match/);
  await assert.rejects(call({ content: [] }), /no structured content/);
  const failed = { content: [], isError: true };
  assert.equal(await call(failed), failed);
});

test('answers questions of prompts and resources', async () => {
  for (const [get, target] of [
    [getPrompt, { name: 'greet' }],
    [readResource, { uri: 'note://one' }],
  ]) {
    const modern = clientOf('2026-07-28', [ASKS, DONE]);
    assert.equal(await get(modern, target, elementStub()), DONE);
    assert.deepEqual(modern.sent[1], [
      { ...target, inputResponses: { who: accepted }, requestState: 's' },
      { timeout: 600_000, resetTimeoutOnProgress: true, allowInputRequired: true },
    ]);
    const first = clientOf(undefined, [DONE]);
    await get(first, target, elementStub());
    assert.deepEqual(first.sent, [[target, { timeout: 600_000, resetTimeoutOnProgress: true }]]);
  }
});

test('sends no answer after a call was withdrawn', async () => {
  const controller = new AbortController();
  const client = clientOf('2026-07-28', [ASKS, DONE]);
  const element = { elicitAll: async () => (controller.abort(), { who: { action: 'cancel' } }) };
  await assert.rejects(callTool(client, { name: 'book' }, element, { signal: controller.signal }), {
    name: 'AbortError',
  });
  assert.equal(client.sent.length, 1);
});

const visit = (elicitationId) => ({
  mode: 'url',
  message: 'Sign in',
  url: `https://login.example/${elicitationId}`,
  elicitationId,
});
const required = (...ids) =>
  Object.assign(new Error('Sign in first'), { code: -32042, data: { elicitations: ids.map(visit) } });

/** An element whose user visits each address, and is done when `done` is called. */
function visitor(action = 'accept') {
  const card = { calls: [], dones: [] };
  card.elicit = async (request, options) => {
    card.calls.push([request, options]);
    card.finished = action === 'accept' ? new Promise((resolve) => card.dones.push(resolve)) : undefined;
    return { action };
  };
  return card;
}
const turns = () => new Promise(setImmediate);

test('warns of an output schema that cannot be checked, and returns the result', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const undecided = [{ keyword: 'not' }, { keyword: 'if' }, { keyword: 'not' }];
  const call = (errors) => {
    const validate = () => ({ valid: false, errors, undecided });
    return callTool(clientOf('2026-07-28', [DONE]), { name: 'book' }, elementStub(), { tool: TOOL, validate });
  };
  assert.equal(await call([]), DONE);
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: texts }) => texts),
    [['The structured content of tool book could not be checked: not, if']],
  );
  await assert.rejects(call(['no']), /does not match/);
});

test('asks for each address of -32042, and repeats the call when the user is done', async () => {
  for (const [name, begin] of Object.entries({
    callTool: (client, card) => callTool(client, { name: 'book' }, card, { server: 'travel' }),
    connect: (client, card) => connect(client, () => card, { server: 'travel' }).callTool({ name: 'book' }),
    getPrompt: (client, card) => getPrompt(client, { name: 'greet' }, card, { server: 'travel' }),
    readResource: (client, card) => readResource(client, { uri: 'note://one' }, card, { server: 'travel' }),
  })) {
    const client = clientOf('2025-11-25', [required('a', 'b'), DONE]);
    const card = visitor();
    const call = begin(client, card);
    for (const id of ['a', 'b']) {
      await turns();
      const [request, { server, client: asking }] = card.calls.at(-1);
      assert.deepEqual(
        [name, request, server, asking === client, client.sent.length],
        [name, visit(id), { name: 'travel' }, true, 1],
      );
      card.dones.pop()();
    }
    assert.equal(await call, DONE);
    assert.equal(client.sent.length, 2);
  }
});

test('delivers the answers to the addresses of -32042', async () => {
  const client = clientOf('2025-11-25', [required('a'), DONE]);
  const card = visitor();
  const deliver = async () => {};
  const call = callTool(client, { name: 'book' }, card, { deliver });
  await turns();
  assert.equal(card.calls[0][1].deliver, deliver);
  card.dones.pop()();
  await call;
});

test('repeats a call after -32042 at most three times', async () => {
  const errors = Array.from({ length: 5 }, () => required('a'));
  const client = clientOf('2025-11-25', [...errors]);
  const card = visitor();
  const call = callTool(client, { name: 'book' }, card);
  for (let visits = 0; visits < 3; visits++) {
    await turns();
    card.dones.pop()();
  }
  await assert.rejects(call, errors[3]);
  assert.deepEqual([client.sent.length, card.calls.length], [4, 3]);
});

test('throws -32042 if the user does not go, or if nothing can be asked', async () => {
  for (const action of ['decline', 'cancel']) {
    const card = visitor(action);
    const error = required('a', 'b');
    const client = clientOf('2025-11-25', [error, DONE]);
    await assert.rejects(callTool(client, { name: 'book' }, card), error);
    assert.deepEqual([card.calls.length, client.sent.length], [1, 1]);
  }
  const error = Object.assign(new Error('Odd'), { code: -32042, data: { elicitations: [{ mode: 'form' }] } });
  await assert.rejects(callTool(clientOf('2025-11-25', [error]), { name: 'book' }, visitor()), error);
});

test('ends the wait after -32042 by a signal', async () => {
  const controller = new AbortController();
  const call = callTool(clientOf('2025-11-25', [required('a'), DONE]), { name: 'book' }, visitor(), {
    signal: controller.signal,
  });
  await turns();
  controller.abort(new Error('Enough'));
  await assert.rejects(call, /Enough/);
});
