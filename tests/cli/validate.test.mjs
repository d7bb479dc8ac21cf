// `mcp-elicitation validate`: valid, invalid and undecidable answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { file, run } from './command.mjs';

const TAGS = { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' } };
const schema = (first) => ({
  type: 'object',
  properties: { first, amount: { type: 'integer', maximum: 100 } },
  required: ['amount'],
});
const requestOf = (requestedSchema) => ({ method: 'elicitation/create', params: { message: 'm', requestedSchema } });

test('says that an answer is too large to check', async () => {
  file('answer.json', { first: Array(9_766).fill('c'), amount: 1 });
  const { code, stdout } = await run(['validate', file('asked.json', requestOf(schema(TAGS))), 'answer.json']);
  assert.equal(code, 1);
  assert.match(stdout, /^\/first\S*: limit: Could not be checked to the end/m);
  assert.match(stdout, /The answer could not be checked to the end, so it is not known to fit\.\n$/);
});

test('does not call an undecided rule valid', async () => {
  const requestedSchema = {
    type: 'object',
    properties: { age: { $ref: 'https://example.com/age' }, tags: { contains: { const: 'a' } } },
  };
  const { code, stdout } = await run(['validate', file('undecided.json', requestedSchema), '{"age": 101, "tags": []}']);
  assert.match(
    stdout,
    /^\/age: \$ref could not be decided \(reference\)\n\/tags: contains could not be decided \(keyword\)\n/,
  );
  assert.match(stdout, /\nThe answer is not known to fit: 2 rules could not be checked\.\n$/);
  assert.equal(code, 1);
});

test('takes an answer for a result only if all its members are those of a result', async () => {
  const request = file('asked.json', requestOf({ type: 'object', properties: { amount: { maximum: 100 } } }));
  const cases = [
    ['{"amount": 1000000, "action": "decline"}', /^\/amount: maximum: /, 1],
    ['{"action": "decline", "_meta": {}}', /^The answer fits\.\n$/, 0],
    ['{"action": "accept", "content": {"amount": 101}}', /^\/content\/amount: maximum: /, 1],
  ];
  for (const [answer, expected, status] of cases) {
    const { code, stdout } = await run(['validate', request, answer]);
    assert.match(stdout, expected);
    assert.equal(code, status);
  }
});

test('validates an answer or its content against a schema or a request', async () => {
  const requestedSchema = { type: 'object', properties: { age: { type: 'integer', minimum: 18 } }, required: ['age'] };
  file('schema.json', requestedSchema);
  file('request.json', { method: 'elicitation/create', params: { message: 'How old?', requestedSchema } });
  const code = async (...args) => (await run(['validate', ...args])).code;
  assert.equal(await code('schema.json', '{"age": 18}'), 0);
  assert.equal(await code('request.json', '{"age": 18}'), 0);
  assert.equal(await code('request.json', '{"action": "accept", "content": {"age": 18}}'), 0);
  assert.equal(await code('request.json', '{"action": "accept"}'), 1);
  assert.equal(await code('request.json', '{"action": "decline"}'), 0);
  assert.equal(await code('request.json', file('answer.json', { age: 18 })), 0);
  for (const name of ['schema.json', 'request.json']) {
    const { code: ended, stdout } = await run(['validate', name, '-'], { input: '{"age": 17}' });
    assert.deepEqual([ended, stdout], [1, '/age: minimum: Must be 18 or more.\nThe answer does not fit: 1 error.\n']);
  }
  const { stdout } = await run(['validate', '--format', 'json', 'schema.json', '{}']);
  assert.equal(JSON.parse(stdout).errors[0].keyword, 'required');
  for (const [type, answer, ends] of [
    ['integer', '1.5e3', 0],
    ['integer', '-5', 0],
    ['integer', '-1.5', 1],
    ['string', 'null', 1],
    ['string', 'missing', 2],
  ])
    assert.equal(await code(JSON.stringify({ type }), answer), ends, `${type} ${answer}`);
  assert.equal(await code('schema.json', '{'), 2);
  assert.equal(await code('schema.json'), 2);
});
