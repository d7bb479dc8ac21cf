// `./validate` in Node: how it reads its arguments, and the locations of its findings.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lint } from 'mcp-elicitation/lint';
import { compile, validate, validateResult } from 'mcp-elicitation/validate';

const tests = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const codes = (request, options) => lint(request, options).diagnostics.map(({ code }) => code);
const withoutPlaces = ({ diagnostics }) => diagnostics.map(({ range, fix, ...rest }) => rest);

/** Yields the requests that JSON.stringify writes back unchanged. */
function* requests() {
  const suite = path.join(tests, 'suite');
  for (const name of readdirSync(suite).filter((file) => file.endsWith('.json'))) {
    for (const { name: title, request } of json(path.join(suite, name)).cases)
      if (request !== undefined) yield [title, request];
  }
  const real = path.join(tests, '../../shared/requests/real');
  if (!existsSync(real))
    return console.log('../shared/requests/real is not there: the requests of real servers are not looked at');
  for (const name of readdirSync(real).filter((file) => file.endsWith('.json'))) {
    for (const [index, { params }] of [json(path.join(real, name))].flat().entries())
      if (params) yield [`${name} ${index}`, params];
  }
}

test('treats a value like its JSON text', () => {
  let count = 0;
  for (const [title, request] of requests()) {
    assert.deepEqual(withoutPlaces(lint(request)), withoutPlaces(lint(JSON.stringify(request))), title);
    count++;
  }
  assert.ok(count > 100, `${count} requests`);
});

test('reports ranges of the original text', () => {
  const name = '\u{1F600}é';
  const text =
    `{"message": "${name}", "requestedSchema": {"type": "object", "properties": {"${name}": {"type": "string", ` +
    `"title": "T", "description": "D", "minlength": 3}}}}`;
  const far = text.replace('"D"', `"${'aé\u{1F600}\u{10FFFF}'.repeat(700)}"`);
  for (const source of [text, far, text.replace('"D"', '"\uD800\\uD800 D\uDC00"'), `\uFEFF${text}`]) {
    const finding = lint(source).diagnostics.find(({ code }) => code === 'unknown-keyword');
    assert.equal(source.slice(finding.range.start, finding.range.end), '"minlength"');
    const mended = finding.fix.edits.reduceRight(
      (all, { range, text: put }) => all.slice(0, range.start) + put + all.slice(range.end),
      source,
    );
    assert.equal(mended, source.replace('minlength', 'minLength'));
  }
});

test('reads a string as exact JSON text', () => {
  assert.equal(validate('{"maximum": 9007199254740992}', '9007199254740993').valid, false);
  assert.equal(validate({ required: ['__proto__'] }, '{"__proto__": 1}').valid, true);
  assert.equal(
    validate('{"properties": {"__proto__": {"type": "string"}}}', JSON.parse('{"__proto__": 1}')).errors[0]
      .instanceLocation,
    '/__proto__',
  );
  assert.equal(validate({ type: 'string' }, '"text"').valid, true);
  assert.throws(() => validate({ type: 'string' }, 'text'), {
    name: 'SyntaxError',
    message: 'content is not JSON text, from character 1 on',
  });
  assert.throws(() => validate('{"type": é}', '1'), {
    name: 'SyntaxError',
    message: 'requestedSchema is not JSON text, from character 9 on',
  });
  assert.deepEqual(codes('{'), ['invalid-json']);
});

test('never replaces half a surrogate pair', () => {
  const schema = { properties: { a: { enum: ['\uD800', 'b'] } } };
  assert.equal(validate(schema, { a: '\uD800' }).valid, true);
  assert.equal(validate(schema, '{"a": "\uD800"}').valid, true);
  assert.equal(validate(schema, { a: '\uFFFD' }).valid, false);
  assert.throws(() => validate({}, '"\\\uD800"'), SyntaxError);
});

test('refuses values that JSON cannot hold, with a message', () => {
  const cyclic = {};
  cyclic.self = cyclic;
  for (const value of [cyclic, { a: 1n }, undefined, () => {}, Symbol('s')])
    assert.throws(() => validate({}, value), TypeError);
  assert.throws(() => compile(undefined), {
    name: 'TypeError',
    message: 'requestedSchema must be JSON text or a value that JSON can hold, not undefined',
  });
  assert.throws(() => lint(1n), TypeError);
});

test('refuses values that JSON.stringify would change silently, with a message', () => {
  const cases = [
    [{ a: NaN }, '"a" is NaN'],
    [-Infinity, '-Infinity'],
    [{ a: [1, undefined] }, '"1" is undefined'],
    [{ a: new Map([['b', 1]]) }, '"a" is [object Map]'],
    [new Set([1]), '[object Set]'],
    [{ when: new Date(NaN) }, '"when" is [object Date]'],
  ];
  for (const [value, what] of cases) {
    const message = `content cannot be written as JSON: ${what}`;
    assert.throws(() => validate({}, value), { name: 'TypeError', message });
    assert.throws(
      () => lint({ message: 'm', requestedSchema: { type: 'object', properties: { a: { default: value } } } }),
      TypeError,
    );
  }
  // Values with a JSON form, and values that JSON omits from objects, are treated like JSON.stringify does.
  const schema = { properties: { at: { format: 'date-time' } }, maxProperties: 1, additionalProperties: false };
  assert.deepEqual(validate({ ...schema, required: ['at'] }, { at: new Date(0), gone: undefined }).errors, []);
  assert.deepEqual(validate({ enum: [null, {}] }, null).valid && validate({ enum: [null, {}] }, {}).valid, true);
});

test('reads only members of a request that the protocol names', () => {
  const request = {
    method: 'elicitation/create',
    params: { message: 'm', requestedSchema: { type: 'object', properties: {} } },
  };
  const expected = codes(request);
  const extra = {
    signal: new AbortController().signal,
    big: 1n,
    self: undefined,
    get trap() {
      throw new Error('read');
    },
  };
  extra.self = extra;
  assert.deepEqual(codes(Object.defineProperties({ ...request }, Object.getOwnPropertyDescriptors(extra))), expected);
  const params = Object.defineProperties({ ...request.params }, Object.getOwnPropertyDescriptors(extra));
  assert.deepEqual(codes(params).filter((code) => code === 'unknown-parameter').length, 4);
  const rounds = {
    jsonrpc: '2.0',
    id: 1,
    result: { inputRequests: { a: { ...request, extra }, b: { method: 'roots/list' } }, requestState: 's' },
  };
  assert.deepEqual(codes(rounds), expected);
});

test('has findings of its own for a revision', () => {
  const request = { mode: 'url', message: 'm', url: 'https://example.com/' };
  assert.ok(codes(request, { revision: '2025-11-25' }).includes('missing-elicitation-id'));
  assert.ok(!codes(request, { revision: '2026-07-28' }).includes('missing-elicitation-id'));
  const tags = { message: 'm', requestedSchema: { properties: { tags: { type: 'array' } } } };
  const result = { action: 'accept', content: { tags: ['a'] } };
  assert.equal(validateResult(tags, result).valid, true);
  assert.equal(validateResult(tags, result, { revision: '2025-06-18' }).valid, false);
});

test('throws for an unknown revision', () => {
  const message = /^revision must be one of 2025-06-18, 2025-11-25, 2026-07-28, not 2025-11$/;
  assert.throws(() => lint({}, { revision: '2025-11' }), { name: 'RangeError', message });
  assert.throws(() => validateResult({}, {}, { revision: '2025-11' }), { name: 'RangeError', message });
  for (const revision of [undefined, null, '']) assert.deepEqual(lint({}, { revision }), lint({}));
});

test('applies the levels of rules', () => {
  const request = {
    message: 'm',
    requestedSchema: {
      $schema: 'x',
      title: 'Model',
      type: 'object',
      additionalProperties: false,
      properties: { a: { type: ['string', 'null'], title: 'A' } },
    },
  };
  const levelsOf = (rules) => lint(request, { rules }).diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  for (const rules of [undefined, null, {}]) assert.deepEqual(levelsOf(rules), ['warning nullable']);
  assert.deepEqual(levelsOf({ nullable: 'error' }), ['error nullable']);
  assert.deepEqual(levelsOf({ nullable: 'off', 'refused-by-client': 'off' }), []);
  assert.throws(() => levelsOf({ nullable: 'loud' }), {
    name: 'RangeError',
    message: 'the level of nullable must be one of off, note, warning, error, not loud',
  });
  for (const code of ['nulable', '', 'nullable\n'])
    assert.throws(() => levelsOf({ [code]: 'off' }), { name: 'RangeError' });
});

test('reports the actual and the expected value of an error', () => {
  const [error] = validate({ properties: { age: { type: 'integer', minimum: 18 } } }, { age: 17.5 }).errors.filter(
    ({ keyword }) => keyword === 'minimum',
  );
  assert.deepEqual(error, {
    instanceLocation: '/age',
    keywordLocation: '/properties/age/minimum',
    keyword: 'minimum',
    params: { got: 17.5, want: 18 },
    message: 'Must be 18 or more.',
  });
  assert.deepEqual(validate('{"enum": ["a", {"b": [null, 1e400]}]}', 1).errors[0].params, {
    want: ['a', { b: [null, Infinity] }],
  });
});

test('does not call an answer valid that a rule could not check, unless undecided rules pass', () => {
  const schema = { type: 'object', not: {} };
  const undecided = [{ instanceLocation: '', keywordLocation: '/not', keyword: 'not', reason: 'keyword' }];
  const request = { message: 'm', requestedSchema: schema };
  const result = (content) => ({ action: 'accept', content });
  assert.deepEqual(validate(schema, {}), { valid: false, errors: [], undecided });
  assert.deepEqual(compile(schema).validate({}).valid, false);
  assert.deepEqual(validateResult(request, result({})).valid, false);
  for (const [content, valid] of [
    [{}, true],
    [{ a: null }, false],
  ]) {
    const properties = { a: { type: 'string' } };
    const options = { undecided: 'pass' };
    assert.equal(validate({ ...schema, properties }, content, options).valid, valid);
    assert.equal(compile({ ...schema, properties }).validate(content, options).valid, valid);
    assert.equal(
      validateResult({ ...request, requestedSchema: { ...schema, properties } }, result(content), options).valid,
      valid,
    );
  }
});

test('refuses an answer that is too large to check, in each function', () => {
  const pattern = { type: 'string', pattern: '^[a-z]+$' };
  const amount = { type: 'integer', maximum: 100 };
  for (const [first, answer] of [
    [{ type: 'array', items: pattern }, Array(9_766).fill('c')],
    [pattern, 'c'.repeat(1_000_000)],
    [pattern, 'C'.repeat(10_001)],
  ]) {
    const schema = { type: 'object', properties: { first, amount } };
    const content = { first: answer, amount: 1 };
    const compiled = compile(schema);
    const result = validateResult({ message: 'm', requestedSchema: schema }, { action: 'accept', content });
    for (const { valid, errors, undecided } of [validate(schema, content), compiled.validate(content), result]) {
      const { keyword, params, message, instanceLocation } = errors.at(-1);
      assert.deepEqual([valid, keyword, params, undecided.at(-1).reason], [false, 'limit', {}, 'limit']);
      assert.match(instanceLocation, /^(\/content)?\/first/);
      assert.equal(message, 'Could not be checked to the end: it is too much to check, or too much is wrong with it.');
    }
    compiled.free();
  }
});

test('has message, page and fix in a diagnostic', () => {
  const text =
    '{"message": "m", "requestedSchema": {"type": "object", "properties": {"a": {"type": "string", "title": "A", ' +
    '"minlength": 3}}}}';
  const start = text.indexOf('"minlength"');
  const range = { start, end: start + 11 };
  assert.deepEqual(lint(text).diagnostics, [
    {
      code: 'unknown-keyword',
      severity: 'warning',
      location: '/requestedSchema/properties/a/minlength',
      range,
      message: '“minlength” is not a keyword, so it is ignored.',
      help: 'Use a keyword of JSON Schema, or put the information into “description”. Did you mean “minLength”?',
      page: 'docs/rules/unknown-keyword.md',
      fix: { edits: [{ range, text: '"minLength"' }], keepsAnswers: false },
    },
  ]);
});

test('checks with a compiled schema until it is freed', () => {
  const compiled = compile({ type: 'string', pattern: '^a+$' });
  assert.deepEqual([compiled.validate('"aa"').valid, compiled.validate('"b"').valid], [true, false]);
  compiled.free();
  compiled.free();
  assert.throws(() => compiled.validate('"aa"'), /^Error: this schema was freed$/);
});
