// Server code: every request of tests/suite survives as a literal of each language, and the cases match the schema of
// elicitations.json.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { validate } from 'mcp-elicitation/validate';
import { write as writeCase } from '../code/case.js';
import { LIBRARIES } from '../code/index.js';
import { javascript, python } from '../code/literal.js';
import { elicitationsOf } from '../request/requests.js';

const suite = new URL('../../tests/suite/', import.meta.url);
const requests = readdirSync(suite)
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, suite), 'utf8')).cases)
  .flatMap(({ text, request }) => elicitationsOf(text ?? JSON.stringify(request)));
const odd = {
  __proto__: 1,
  "it's": 'a "b" \\ \u2028 \ud83d\ude00 ${x}',
  true: 'null',
  n: [null, true, false, 1.5, -0.25, 1e21],
  '': {},
};
const values = [...requests, JSON.parse('{"__proto__": {"a": 1}, "b": "\\\\\\"\'"}'), odd];

test('has requests of every kind', () => assert.ok(requests.length > 150));

test('writes literals that JavaScript reads unchanged', () => {
  for (const value of values)
    assert.equal(JSON.stringify(new Function(`return ${javascript(value, 4)}`)()), JSON.stringify(value));
});

test('writes literals that Python reads unchanged', () => {
  const script = 'import ast, json, sys\nprint(json.dumps([ast.literal_eval(text) for text in json.load(sys.stdin)]))';
  const read = JSON.parse(
    execFileSync('python3', ['-c', script], {
      input: JSON.stringify(values.map((value) => python(value, 4))),
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  );
  assert.deepEqual(read, JSON.parse(JSON.stringify(values)));
});

test('writes code for a plain form in each library, or the reason why it cannot', () => {
  const plain = {
    message: 'Who?',
    requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  };
  for (const { id, write } of LIBRARIES) {
    assert.match(write(plain).text, /Who\?/, id);
    for (const params of requests) {
      const code = write(params);
      assert.ok(code.text || /\.$/.test(code.cannot), id);
    }
  }
  const tmcp = LIBRARIES.find(({ id }) => id === 'tmcp').write;
  assert.match(
    tmcp({ message: 'm', requestedSchema: { type: 'object', properties: { a: { type: 'string', pattern: 'x' } } } })
      .cannot,
    /\/properties\/a\/pattern\.$/,
  );
});

test('writes cases that match the schema of elicitations.json', () => {
  const schema = readFileSync(new URL('../../pkg/src/elicitations.schema.json', import.meta.url), 'utf8');
  for (const params of requests.filter(({ message }) => typeof message === 'string')) {
    const { valid, errors } = validate(
      schema,
      writeCase([params], [{ text: '{"a": 1}', fits: true }], '2025-06-18').text,
    );
    assert.ok(valid, JSON.stringify(errors));
  }
});
