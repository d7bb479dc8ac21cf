// Compares lint's findings about ACP requests with the official SDK's own schemas.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { unpack } from './package.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
unpack();
const { lint } = await import('mcp-elicitation/lint');
const schema = async (version) =>
  import(pathToFileURL(path.join(here, `node_modules/@agentclientprotocol/sdk/dist/v${version}/schema/zod.gen.js`)));

const form = (requestedSchema, more) => ({ mode: 'form', sessionId: 's', message: 'm', requestedSchema, ...more });
const property = (one) => form({ type: 'object', properties: { one } });
const option = { const: 'a', title: 'A' };
const nulls = {
  title: null,
  description: null,
  minLength: null,
  maxLength: null,
  pattern: null,
  format: null,
  default: null,
  enum: null,
  oneOf: null,
  _meta: null,
};
const plain = { type: 'object', properties: {} };
const url = { mode: 'url', sessionId: 's', message: 'm', url: 'https://a.example/', elicitationId: 'e' };

const CASES = [
  form(plain),
  form(plain, { toolCallId: 't', _meta: null }),
  form(plain, { sessionId: undefined, requestId: 1 }),
  form(plain, { sessionId: undefined, requestId: 'r' }),
  form(plain, { sessionId: undefined, requestId: null }),
  form(plain, { sessionId: undefined, requestId: 1.5 }),
  form(plain, { sessionId: undefined }),
  form(plain, { sessionId: null }),
  form(plain, { sessionId: null, requestId: 1 }),
  form(plain, { requestId: 1 }),
  form(plain, { sessionId: 5 }),
  form(plain, { toolCallId: 5 }),
  form(plain, { mode: undefined }),
  form(plain, { mode: null }),
  form(plain, { message: undefined }),
  form(plain, { message: 5 }),
  form(undefined),
  form(null),
  form({}),
  form({ properties: {} }),
  form({ type: 'object' }),
  form({ ...plain, properties: null }),
  form({ ...plain, properties: [] }),
  form({ ...plain, required: null, title: null }),
  form({ ...plain, required: {} }),
  form({ ...plain, required: [1] }),
  form({ ...plain, description: 5, _meta: { x: 1 } }),
  url,
  { ...url, elicitationId: undefined },
  { ...url, elicitationId: null },
  { ...url, elicitationId: 5 },
  { ...url, url: undefined },
  { ...url, url: 'nowhere' },
  { ...url, sessionId: undefined },
  ...[
    null,
    true,
    {},
    { type: null },
    { type: ['string', 'null'] },
    { type: '_later' },
    { type: 'object' },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { type: 'string', ...nulls },
    { type: 'string', title: 5, default: 5 },
    { type: 'string', pattern: '^a$' },
    { type: 'string', pattern: 5 },
    ...['email', 'uri', 'date', 'date-time', 'uuid', 'multiline', 5].map((format) => ({ type: 'string', format })),
    ...[0, 3, -1, 1.5, '1', 4294967296].map((minLength) => ({ type: 'string', minLength })),
    ...[['a'], [], [1], ['a', null], 'a'].map((values) => ({ type: 'string', enum: values })),
    ...[
      [option],
      [],
      [{ const: 'a' }],
      [{ title: 'A' }],
      [{ ...option, const: 1 }],
      [{ ...option, description: 'd', _meta: null }],
      [{ ...option, title: null }],
    ].map((oneOf) => ({ type: 'string', oneOf })),
    { type: 'number', minimum: 1.5, maximum: null },
    { type: 'number', minimum: '1' },
    { type: 'number', enum: [1, 2] },
    { type: 'integer', minimum: 1, maximum: null },
    { type: 'integer', minimum: 1.5 },
    { type: 'integer', multipleOf: 5 },
    { type: 'boolean', default: true },
    { type: 'boolean', default: 'yes' },
    { type: 'array' },
    { type: 'array', items: null },
    { type: 'array', items: { type: 'string', enum: ['a'] } },
    { type: 'array', items: { enum: ['a'] } },
    { type: 'array', items: { type: 'string' } },
    { type: 'array', items: { type: 'string', enum: [] } },
    { type: 'array', items: { anyOf: [option] } },
    { type: 'array', items: { anyOf: [] } },
    { type: 'array', items: { type: 'string', anyOf: [option] } },
    { type: 'array', items: { anyOf: [{ const: 'a' }] } },
    { type: 'array', items: { type: 'number' } },
    { type: 'array', items: { type: 'string', enum: ['a'] }, minItems: 1, maxItems: null },
    { type: 'array', items: { type: 'string', enum: ['a'] }, minItems: -1 },
  ].map(property),
];

for (const version of [1, 2]) {
  test(`version ${version}: reports an error exactly if the SDK refuses`, async () => {
    const { zCreateElicitationRequest } = await schema(version);
    const verdicts = CASES.map((request) => {
      const text = JSON.stringify(request);
      const errors = lint(text, { revision: `acp-${version}` }).diagnostics.filter(
        ({ severity }) => severity === 'error',
      );
      return {
        text,
        refused: !zCreateElicitationRequest.safeParse(JSON.parse(text)).success,
        faults: errors.map(({ code, location }) => `${code} ${location}`),
      };
    });
    assert.deepEqual(
      verdicts.filter(({ refused, faults }) => refused !== faults.length > 0),
      [],
    );
    assert.ok(verdicts.some(({ refused }) => refused) && verdicts.some(({ refused }) => !refused));
  });
}
