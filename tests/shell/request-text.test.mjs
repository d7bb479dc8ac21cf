import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isElicitation } from '../../pkg/src/rounds/elicitation.ts';
import { paramsOf, requestText } from '../../pkg/src/rounds/request.ts';

const params = { mode: 'form', message: 'Who?', requestedSchema: { type: 'object', properties: {} } };

test('reads only the members of params that MCP names', () => {
  const read = [];
  const request = Object.defineProperty({ ...params, _meta: { progressToken: 1 } }, 'spy', {
    enumerable: true,
    get: () => read.push('spy'),
  });
  assert.deepEqual(JSON.parse(requestText(request)), params);
  assert.deepEqual(read, []);
  const language = { 'io.modelcontextprotocol/contentLanguage': 'fr' };
  request._meta = { progressToken: 1, ...language };
  assert.deepEqual(JSON.parse(requestText(request)), { ...params, _meta: language });
  const more = { ...params, content_preview: 'ls -la', phase: null, task: {} };
  assert.deepEqual(JSON.parse(requestText(more)), { ...params, others: 1 });
});

test('keeps the shape of a JSON-RPC request', () => {
  const request = { jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: { ...params, _meta: {} } };
  assert.deepEqual(JSON.parse(requestText(request)), { jsonrpc: '2.0', method: 'elicitation/create', params });
});

test('ignores inherited members', () => {
  assert.equal(requestText(Object.create(params)), '{}');
});

test('treats __proto__ as a property like any other', () => {
  const request = JSON.parse(
    '{"message":"","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string"}}}}',
  );
  assert.match(requestText(request), /"properties":\{"__proto__":\{"type":"string"\}\}/);
});

test('passes lone surrogates as escapes, in values and in text', () => {
  assert.equal(requestText({ message: 'a\ud800b' }), '{"message":"a\\ud800b"}');
  assert.equal(requestText('{"message":"a\udfffb 😀"}'), '{"message":"a\\udfffb 😀"}');
});

test('returns no text for values that JSON cannot hold', () => {
  const cyclic = { requestedSchema: {} };
  cyclic.requestedSchema.self = cyclic;
  let deep = {};
  for (let depth = 0; depth < 100_000; depth++) deep = { deep };
  for (const request of [cyclic, { requestedSchema: deep }, { message: 1n }, 1n, Symbol('s'), () => {}])
    assert.equal(requestText(request), '');
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.equal(requestText(proxy), '');
});

test('cuts text beyond every limit, and keeps it over the limit', () => {
  assert.equal(requestText(`"${'a'.repeat(3 << 20)}"`).length, (1 << 18) + 1);
});

test('finds the elicitations in inputRequests', () => {
  assert.ok(isElicitation({ method: 'elicitation/create', params: {} }));
  assert.ok(isElicitation(params));
  for (const entry of [
    { method: 'sampling/createMessage', params: {} },
    {},
    null,
    'x',
    [params],
    Object.create(params),
  ])
    assert.ok(!isElicitation(entry));
});

test('finds params alone and in requests', () => {
  assert.equal(paramsOf('{"mode":"a"}').mode, 'a');
  assert.equal(paramsOf('{"params":{"mode":"b"}}').mode, 'b');
  for (const text of ['', 'null', '{', '{}', '[]', '1', '{"params":1}']) assert.equal(paramsOf(text)?.mode, undefined);
});

test('converts unsupported values like JSON.stringify', () => {
  const defaults = { a: NaN, b: -Infinity, c: undefined, d: new Date(0), e: new Map([[1, 2]]), f: [undefined] };
  const properties = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, { default: value }]));
  const written = JSON.parse(requestText({ message: 'm', requestedSchema: { type: 'object', properties } }))
    .requestedSchema.properties;
  // A default of null counts as no default.
  assert.deepEqual(written, {
    a: { default: null },
    b: { default: null },
    c: {},
    d: { default: '1970-01-01T00:00:00.000Z' },
    e: { default: {} },
    f: { default: [null] },
  });
});
