// The behaviour of the official clients with a request, measured by running them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPUTED, dropped } from '../clients/sdk-clients.js';

const all = async (params) =>
  Object.fromEntries(await Promise.all(Object.entries(COMPUTED).map(async ([name, run]) => [name, await run(params)])));

test("drops keys that the clients' schemas do not know", async () => {
  const params = {
    message: 'm',
    requestedSchema: { type: 'object', title: 'Trip', properties: { code: { type: 'string', pattern: '^a' } } },
  };
  const pattern = '/requestedSchema/properties/code/pattern';
  assert.deepEqual(await all(params), {
    'sdk-1': { dropped: ['/requestedSchema/title', pattern] },
    'sdk-2': { dropped: [pattern] },
    'sdk-2-rounds': { dropped: [pattern] },
  });
});

test('refuses Optional of pydantic, with its location', async () => {
  const outcomes = await all({
    message: 'm',
    requestedSchema: { type: 'object', properties: { nick: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
  });
  for (const [name, { refused }] of Object.entries(outcomes))
    assert.deepEqual(refused?.places, ['/requestedSchema/properties/nick'], name);
});

test('refuses URL mode without elicitationId up to 2025-11-25', async () => {
  const outcomes = await all({ mode: 'url', message: 'm', url: 'https://a.example' });
  assert.deepEqual(outcomes['sdk-1'].refused.places, ['/elicitationId']);
  assert.deepEqual(outcomes['sdk-2'].refused.places, ['/elicitationId']);
  assert.deepEqual(outcomes['sdk-2-rounds'], { dropped: [] });
});

test('passes a plain request whole', async () => {
  const outcomes = await all({
    message: 'm',
    requestedSchema: {
      type: 'object',
      properties: { plan: { type: 'string', enum: ['a', 'b'], default: 'a' } },
      required: ['plan'],
    },
  });
  for (const outcome of Object.values(outcomes)) assert.deepEqual(outcome, { dropped: [] });
});

test('names everything that was dropped', () => {
  assert.deepEqual(dropped({ a: { b: 1, c: [{ d: 1, e: 2 }] } }, { a: { c: [{ d: 1 }] } }), ['/a/b', '/a/c/0/e']);
});
