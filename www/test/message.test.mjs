import assert from 'node:assert/strict';
import { test } from 'node:test';
import { message } from '../answer/message.js';
import { shapeOf } from '../request/shape.js';

const ANSWER = { action: 'accept', content: { a: 1 } };

test('answers with a response to the request up to 2025-11-25', () => {
  const shape = shapeOf('{"jsonrpc": "2.0", "id": "x", "method": "elicitation/create", "params": {"message": "Hi"}}');
  assert.equal(shape.kind, 'request');
  assert.equal(shape.message, 'Hi');
  assert.deepEqual(message(shape, '2025-06-18', ANSWER), { jsonrpc: '2.0', id: 'x', result: ANSWER });
});

test('answers with a repeated call on a new id from 2026-07-28 on', () => {
  const wire = message(shapeOf('{"message": "Hi"}'), '2026-07-28', ANSWER);
  assert.equal(wire.id, 2);
  assert.equal(wire.method, 'tools/call');
  assert.deepEqual(wire.params.inputResponses, { elicitation: ANSWER });
  assert.equal(Object.hasOwn(wire.params, 'requestState'), false);
});

test('answers inputRequests by their keys, and returns requestState unchanged', () => {
  const shape = shapeOf(
    '{"id": 3, "result": {"resultType": "input_required", "inputRequests": {"k": {"method": "elicitation/create", ' +
      '"params": {}}}, "requestState": ""}}',
  );
  assert.equal(shape.kind, 'inputRequests');
  assert.deepEqual(message(shape, '2025-11-25', { k: ANSWER }).params, {
    name: 'your_tool',
    arguments: {},
    inputResponses: { k: ANSWER },
    requestState: '',
  });
});

test('recognises a map of inputRequests and a bare schema', () => {
  assert.equal(shapeOf('{"k": {"method": "elicitation/create", "params": {}}}').kind, 'inputRequests');
  assert.equal(shapeOf('{"type": "object", "properties": {}}').kind, 'schema');
  assert.equal(shapeOf('[]').kind, 'request');
});
