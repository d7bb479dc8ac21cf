// Answers that a browser can send over the relay, and how the server's half handles them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validate, validateResult } from '../../pkg/dist/validate.node.js';
import { relayHandler } from '../../pkg/src/mcp.ts';
import { params } from './element-stub.mjs';

const MISMATCH = { code: -32603, message: 'The answer does not match the requested schema' };
const FAILED = { code: -32603, message: 'The question could not be asked' };

/** Passes an answer through the server's half. */
const pass = (answer, question = params, options = { validate }) =>
  relayHandler({ send() {}, waitFor: async () => answer }, options)(question);
const accept = (content) => ({ action: 'accept', content });
const form = (requestedSchema) => ({ message: 'm', requestedSchema });
const ROLE = { role: { type: 'string', enum: ['user'] } };

test('rejects an answer that a rule could not check, with the rule’s name, unless undecided rules pass', async () => {
  const answer = { a: 'x', b: 2 };
  for (const [schema, rules] of [
    [{ properties: { a: { not: { const: 'x' } } } }, 'not'],
    [{ if: { required: ['a'] }, then: { required: ['c'] } }, 'if, then'],
    [{ properties: { a: {} }, patternProperties: { '^b$': false } }, 'patternProperties'],
    [{ properties: { a: { pattern: '^(.)\\1$' } } }, 'pattern'],
    [{ properties: { b: { maximum: '1' } } }, 'maximum'],
  ]) {
    await assert.rejects(pass({ result: accept(answer) }, form(schema)), (error) => {
      const { message, code, data } = error;
      assert.deepEqual([message, code], [`The answer could not be checked: ${rules}`, -32603]);
      return data.length > 0 && data.every(({ reason }) => reason);
    });
    const passing = { validate, undecided: 'pass' };
    assert.deepEqual(await pass({ result: accept(answer) }, form(schema), passing), accept(answer), rules);
    const broken = { ...schema, required: ['c'] };
    await assert.rejects(pass({ result: accept(answer) }, form(broken), passing), MISMATCH, rules);
  }
});

test('checks an answer against the protocol too, like validateResult', async () => {
  const schemas = [
    undefined,
    null,
    {},
    { properties: null },
    { properties: { a: {} } },
    { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] },
    { additionalProperties: false },
  ];
  const values = [
    1,
    'x',
    true,
    null,
    [],
    ['x'],
    [1],
    ['x', null],
    [['x']],
    {},
    { b: 1 },
    { b: null },
    { b: [{ c: null }] },
  ];
  const contents = [
    undefined,
    null,
    [],
    'x',
    {},
    ...values.flatMap((value) => [{ a: value }, { b: value }, { a: 1, b: value }]),
    JSON.parse('{"__proto__":{"x":1}}'),
  ];
  for (const schema of schemas) {
    for (const content of contents) {
      const { valid } = validateResult(form(schema), accept(content));
      const answer = pass({ result: accept(content) }, form(schema));
      if (valid) assert.deepEqual(await answer, accept(content));
      else await assert.rejects(answer, { code: -32603 }, JSON.stringify([schema, content]));
    }
  }
});

test('rejects every answer to a request that asks nothing', async () => {
  const inputRequests = { a: { method: 'elicitation/create', params } };
  const nothing = [
    null,
    5,
    [],
    {},
    '',
    '{"message":',
    '5',
    { inputRequests },
    { params: null },
    { params: {} },
    { method: 'roots/list', params },
  ];
  for (const question of nothing)
    await assert.rejects(pass({ result: accept({}) }, question), MISMATCH, JSON.stringify(question));
  for (const question of [
    params,
    { params },
    { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params },
    JSON.stringify({ params }),
  ]) {
    assert.deepEqual(await pass({ result: accept({}) }, question), accept({}));
  }
});

test('turns any exception while reading or checking an answer into -32603', async () => {
  const cyclic = {};
  cyclic.self = cyclic;
  const thrower = {
    get role() {
      throw new Error('no');
    },
  };
  for (const content of [{ a: 1n }, cyclic, thrower]) {
    for (const options of [{ validate }, {}])
      await assert.rejects(pass({ result: accept(content) }, params, options), {
        code: -32603,
        message: 'The answer is no JSON',
      });
  }
  await assert.rejects(pass({ result: accept({ a: NaN }) }, form({ properties: { a: { type: 'number' } } })), MISMATCH);
  await assert.rejects(pass({ result: accept({}) }, form('{')), MISMATCH);
  const broken = () => {
    throw new TypeError('broken');
  };
  await assert.rejects(pass({ result: accept({}) }, params, { validate: broken }), MISMATCH);
});

test('reads an answer once, and passes on what was checked', async () => {
  const question = form({ type: 'object', properties: ROLE, additionalProperties: false });
  const roles = ['user', 'user', 'admin', 'admin', 'admin', 'admin'];
  const changing = {
    get role() {
      return roles.shift();
    },
  };
  const result = await pass({ result: accept(changing) }, question);
  assert.deepEqual(JSON.parse(JSON.stringify(result)), accept({ role: 'user' }));
  const twoFaced = { role: 'admin', toJSON: () => ({ role: 'user' }) };
  assert.deepEqual(await pass({ result: accept(twoFaced) }, question), accept({ role: 'user' }));
  const hidden = { role: 'user', toJSON: () => ({ role: 'admin' }) };
  await assert.rejects(pass({ result: accept(hidden) }, question), MISMATCH);
});

test('passes on only errors that the element rejects with', async () => {
  const diagnostics = [{ code: 'x', severity: 'error', location: '/a', message: 'm', help: 'h', page: 'p' }];
  const errors = [
    ['x', FAILED],
    [{}, FAILED],
    [{ code: 'evil', message: { a: 1 }, data: 'x' }, FAILED],
    [
      { code: -32042, message: 'Visit', data: { elicitations: [] } },
      { code: -32603, message: 'Visit' },
    ],
    [
      { code: -32602.5, message: 'm', data: diagnostics },
      { code: -32603, message: 'm' },
    ],
    [
      { code: -32603, message: 'm', data: diagnostics },
      { code: -32603, message: 'm' },
    ],
    [
      { code: -32602, message: 'x'.repeat(1_000_000) },
      { code: -32602, message: 'x'.repeat(500) },
    ],
    [
      { code: -32602, message: 'm', data: diagnostics },
      { code: -32602, message: 'm', data: diagnostics },
    ],
    [
      { code: -32602, message: 'm', data: { 0: diagnostics } },
      { code: -32602, message: 'm' },
    ],
    [
      { code: -32602, message: 'm', data: [null, 'x', [1], { code: 'y'.repeat(501), fix: {}, location: 5 }] },
      { code: -32602, message: 'm', data: [{ code: 'y'.repeat(500) }] },
    ],
  ];
  for (const [error, expected] of errors) {
    await assert.rejects(pass({ error, result: accept({}) }), (rejection) => {
      assert.ok(rejection instanceof Error);
      assert.deepEqual({ message: rejection.message, ...rejection }, expected);
      return true;
    });
  }
  const many = { code: -32602, message: 'm', data: Array(5000).fill({ code: 'x' }) };
  await assert.rejects(pass({ error: many }), ({ data }) => data.length === 100);
});
