// Compares lint's findings about the official client with that client's behaviour.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { lint } from 'mcp-elicitation/lint';
import { COMPUTED } from '../../www/clients/sdk-clients.js';

const option = { const: 'a', title: 'A' };
const object = (properties, more) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties,
  ...more,
});
const one = (property, more) => object({ one: property }, more);

/** Schemas as pydantic, FastMCP, zod, valibot and TypeBox write them. */
const GENERATED = {
  'pydantic: a model': object(
    { name: { title: 'Name', type: 'string' }, age: { title: 'Age', type: 'integer', default: 3 } },
    { title: 'Model', required: ['name'] },
  ),
  'pydantic: Optional': one({ anyOf: [{ type: 'string' }, { type: 'null' }], default: null, title: 'One' }),
  'pydantic: Literal': one({ enum: ['a', 'b'], title: 'One', type: 'string' }),
  'pydantic: Literal of one': one({ const: 'a', title: 'One', type: 'string' }),
  'pydantic: Literal of numbers': one({ enum: [1, 2], title: 'One', type: 'integer' }),
  'pydantic: Enum': one(
    { $ref: '#/$defs/Color' },
    { $defs: { Color: { enum: ['red'], title: 'Color', type: 'string' } } },
  ),
  'pydantic: Enum with a default': one(
    { allOf: [{ $ref: '#/$defs/Color' }], default: 'red' },
    { $defs: { Color: { enum: ['red'], type: 'string' } } },
  ),
  'pydantic: list of texts': one({ items: { type: 'string' }, title: 'One', type: 'array' }),
  'pydantic: list of Literals': one({ items: { enum: ['a', 'b'], type: 'string' }, title: 'One', type: 'array' }),
  'pydantic: a model in a model': one(
    { $ref: '#/$defs/Place' },
    { $defs: { Place: object({ x: { type: 'integer' } }) } },
  ),
  'pydantic: Union': one({ anyOf: [{ type: 'integer' }, { type: 'string' }], title: 'One' }),
  'pydantic: UUID': one({ format: 'uuid', title: 'One', type: 'string' }),
  'pydantic: time': one({ format: 'time', title: 'One', type: 'string' }),
  'pydantic: date': one({ format: 'date', title: 'One', type: 'string' }),
  'pydantic: Any': one({ title: 'One' }),
  'pydantic: dict': one({ additionalProperties: { type: 'string' }, title: 'One', type: 'object' }),
  'pydantic: Decimal': one({ anyOf: [{ type: 'number' }, { pattern: '^\\d+$', type: 'string' }], title: 'One' }),
  'FastMCP: a scalar': object(
    { value: { title: 'Value', type: 'string' } },
    { required: ['value'], title: 'ScalarElicitationType' },
  ),
  'FastMCP: a list of options': object({ value: { type: 'string', enum: ['a', 'b'] } }, { required: ['value'] }),
  'FastMCP: several options': object({ value: { type: 'array', items: { enum: ['a', 'b'], type: 'string' } } }),
  'FastMCP: titled options': object({ value: { type: 'array', items: { anyOf: [option] } } }),
  'zod: string': one({ type: 'string' }, { additionalProperties: false }),
  'zod: nullable': one({ anyOf: [{ type: 'string' }, { type: 'null' }] }),
  'zod: int': one({ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }),
  'zod: int32': one({ type: 'integer', format: 'int32' }),
  'zod: positive': one({ type: 'number', exclusiveMinimum: 0 }),
  'zod: email': one({ type: 'string', format: 'email', pattern: '^.+@.+$' }),
  'zod: url': one({ type: 'string', format: 'uri' }),
  'zod: literals': one({
    anyOf: [
      { type: 'string', const: 'a' },
      { type: 'string', const: 'b' },
    ],
  }),
  'zod: literal': one({ type: 'string', const: 'a' }),
  'zod: array': one({ type: 'array', items: { type: 'string' } }),
  'zod: record': one({ type: 'object', propertyNames: { type: 'string' }, additionalProperties: {} }),
  'zod: an empty object': object({}),
  'zod: any': one({}),
  'valibot: picklist': one({ enum: ['a', 'b'] }),
  'valibot: variant': one({ anyOf: [{ const: 'a' }, { const: 'b' }] }),
  'valibot: isoTime': one({ type: 'string', format: 'time' }),
  'TypeBox: union of literals': one({
    anyOf: [
      { const: 'a', type: 'string' },
      { const: 'b', type: 'string' },
    ],
  }),
  'TypeBox: int32 text': one({ type: 'string', format: 'int32' }),
  'TypeBox: tuple': one({ type: 'array', items: [{ type: 'string' }], minItems: 1, maxItems: 1 }),
};

/** Written shapes: each member that the client checks, valid and invalid. */
const SHAPES = [
  null,
  true,
  5,
  {},
  { type: null },
  { type: ['string'] },
  { type: ['string', 'null'] },
  { type: 'text' },
  ...[5, null, 'T'].map((title) => ({ type: 'string', title })),
  ...[5, null, 'D'].map((description) => ({ type: 'boolean', description })),
  ...['email', 'uri', 'date', 'date-time', 'uuid', 'password', 5, null].map((format) => ({ type: 'string', format })),
  ...[0, -1, 1.5, '1', null].map((minLength) => ({ type: 'string', minLength })),
  ...[5, null, 'x', true, ['x']].flatMap((value) =>
    ['string', 'number', 'boolean', 'array'].map((type) => ({
      type,
      default: value,
      ...(type === 'array' && { items: { type: 'string', enum: ['x'] } }),
    })),
  ),
  ...[['a'], [], [1], 'a', null].flatMap((values) => [
    { type: 'string', enum: values },
    { enum: values },
    { type: 'string', format: 'uuid', enum: values },
  ]),
  ...[[option], [], [{ const: 'a' }], [{ ...option, const: 1 }], [{ ...option, description: 'd' }]].flatMap((oneOf) => [
    { type: 'string', oneOf },
    { type: 'string', minLength: 'x', oneOf },
    { oneOf },
    { type: 'array', items: { anyOf: oneOf } },
  ]),
  { type: 'string', enum: ['a'], enumNames: ['A'] },
  { type: 'string', enum: ['a'], enumNames: 5 },
  { type: 'number', minimum: '1' },
  { type: 'integer', maximum: null },
  { type: 'integer', enum: [1] },
  { type: 'number', format: 'float' },
  { type: 'array' },
  { type: 'array', items: true },
  { type: 'array', items: {} },
  { type: 'array', items: { enum: ['a'] } },
  { type: 'array', items: { type: 'string', enum: ['a'] }, minItems: '1' },
  { type: 'object', properties: {} },
];

const ROOTS = [
  undefined,
  null,
  {},
  { type: 'object' },
  { properties: {} },
  { type: ['object'], properties: {} },
  object({}, { required: 'a' }),
  object({ a: { type: 'string' } }, { required: ['a'] }),
  { type: 'object', properties: [] },
  object({}, { title: 5 }),
];

/** @param {any} requestedSchema */
const paramsOf = (requestedSchema) => ({ message: 'm', ...(requestedSchema !== undefined && { requestedSchema }) });
const REFUSAL = /The official TypeScript client (\d+\.\d+) refuses the whole request because of this\./;
const refusalsOf = (request) => lint(request).diagnostics.filter(({ message }) => REFUSAL.test(message));

test('reports exactly the requests that the official client refuses', async () => {
  const schemas = [...Object.values(GENERATED), ...SHAPES.map((shape) => one(shape)), ...ROOTS];
  let refusals = 0;
  for (const schema of schemas) {
    const request = paramsOf(schema);
    for (const client of ['sdk-2', 'sdk-2-rounds']) {
      const { refused } = await COMPUTED[client](request);
      assert.equal(refusalsOf(request).length > 0, refused !== undefined, `${client}: ${JSON.stringify(schema)}`);
      refusals += refused ? 1 : 0;
    }
  }
  assert.ok(refusals > 40, `${refusals}`);
});

test('names the version of the tested client', () => {
  const [finding] = refusalsOf(paramsOf({ type: 'object' }));
  assert.notEqual(finding.severity, 'note');
  const entry = createRequire(import.meta.url).resolve('@modelcontextprotocol/client');
  const { version } = JSON.parse(
    readFileSync(path.join(entry.slice(0, entry.indexOf('/dist/')), 'package.json'), 'utf8'),
  );
  assert.equal(REFUSAL.exec(finding.message)[1], version.split('.').slice(0, 2).join('.'));
});

test('reports a refusal once, with its cause if known', () => {
  const findings = refusalsOf(paramsOf(GENERATED['pydantic: list of texts']));
  assert.deepEqual(
    findings.map(({ code }) => code),
    ['array-without-options'],
  );
});
