import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerTask } from '../../pkg/src/mcp.ts';
import { accepted, elementStub, params } from './element-stub.mjs';

const ask = { method: 'elicitation/create', params };
const waits = (...keys) => ({
  status: 'input_required',
  pollIntervalMs: 1,
  inputRequests: Object.fromEntries(keys.map((key) => [key, ask])),
});
const DONE = { status: 'completed', result: { content: [] } };

/** A task that returns these states in turn, and then repeats the last one. */
function taskOf(...states) {
  const updates = [];
  return {
    updates,
    get: async () => (states.length > 1 ? states.shift() : states[0]),
    update: async (inputResponses) => void updates.push(inputResponses),
  };
}

test('answers each key once, even if the server lists it again', async () => {
  const task = taskOf({ status: 'working', pollIntervalMs: 1 }, waits('a'), waits('a'), waits('a', 'b'), DONE);
  const element = elementStub();
  assert.equal(await answerTask(task, element, { server: 'travel' }), DONE);
  assert.deepEqual(task.updates, [{ a: accepted }, { b: accepted }]);
  assert.deepEqual(
    element.calls.map(({ requests, server }) => [Object.keys(requests), server.name]),
    [
      [['a'], 'travel'],
      [['b'], 'travel'],
    ],
  );
});

test('leaves other requests than elicitations to the host page', async () => {
  const sampling = { method: 'sampling/createMessage', params: {} };
  const state = { status: 'input_required', inputRequests: { a: ask, s: sampling } };
  const task = taskOf(state, DONE);
  await answerTask(task, elementStub(), { others: (key, { method }) => `${key} ${method}` });
  assert.deepEqual(task.updates, [{ a: accepted, s: 's sampling/createMessage' }]);
  await assert.rejects(answerTask(taskOf(state), elementStub()), /Nothing answers sampling/);
});

test('returns a failed task, and rejects on errors on the way', async () => {
  const failed = { status: 'failed', error: { code: 1, message: 'no' } };
  assert.equal(await answerTask(taskOf(failed), elementStub()), failed);
  const lost = { ...taskOf(), get: async () => Promise.reject(new Error('gone')) };
  await assert.rejects(answerTask(lost, elementStub()), /gone/);
});

test('ends the wait for the next state on abort', async () => {
  const chat = new AbortController();
  const task = taskOf({ status: 'working', pollIntervalMs: 3_600_000 });
  const following = answerTask(task, elementStub(), { signal: chat.signal });
  setImmediate(() => chat.abort());
  await assert.rejects(following, { name: 'AbortError' });
});
