// `mcp-elicitation lint`, `validate` and `explain` from an author's view.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { xml, file, folder, root, run } from './command.mjs';

const FAULTY = `{
  "message": "Where to?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "email": {"type": "string", "title": "Email", "description": "Yours", "format": "mail"},
      "日本": {"type": "string", "title": "日本😀", "description": "Which", "enum": ["a", "b"], "enumNames": ["A", "B"]}
    },
    "required": ["email", "email", "nobody"]
  }
}
`;
const GOOD = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name', description: 'Yours' } } },
};
const request = (id, params) => ({ jsonrpc: '2.0', id, method: 'elicitation/create', params });
const lintAsJson = async (args, options) => {
  const { code, stdout, stderr } = await run(['lint', '--format', 'json', ...args], options);
  assert.equal(stderr, '');
  return { code, ...JSON.parse(stdout) };
};
const codes = ({ findings }) => findings.map(({ code, line, location }) => `${line} ${code} ${location}`);

test('prints the line with a caret under the range as text', async () => {
  const { code, stdout } = await run(['lint', file('faulty.json', FAULTY)]);
  assert.equal(code, 1);
  const lines = stdout.split('\n');
  const at = lines.findIndex((line) => line.startsWith('warning unknown-format: The standard has no format “mail”.'));
  assert.equal(lines[at + 1].trim(), '--> faulty.json:6:87 /requestedSchema/properties/email/format');
  const [source, caret] = lines.slice(at + 2, at + 4);
  assert.equal(source.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1), '"mail"');
  assert.match(lines[at + 4], /Did you mean “email”\? \(--fix\)$/);
  assert.match(stdout, /^1 error, 2 warnings, 1 note in 1 request; --fix mends 3\n$/m);
});

test('moves the caret by two cells for wide letters', async () => {
  const { stdout } = await run(['lint', file('faulty.json', FAULTY)]);
  const lines = stdout.split('\n');
  const at = lines.findIndex((line) => line.includes('enum-names-deprecated'));
  const [source, caret] = lines.slice(at + 2, at + 4);
  const cells = [...source.slice(0, source.indexOf('"enumNames"'))].reduce(
    (sum, one) => sum + (/[日本😀]/u.test(one) ? 2 : 1),
    0,
  );
  assert.equal(caret.indexOf('^'), cells);
});

test('never lets server text move the cursor', async () => {
  const hostile = {
    message: 'Hi \u001B[2J\u202E\u200B',
    requestedSchema: { type: 'object', properties: { 'a\u009B31m': { type: 'strin' } } },
  };
  // JSON.stringify only escapes C0.
  for (const format of ['text', 'agent', 'github']) {
    const { stdout } = await run(['lint', '--format', format, file('hostile.json', hostile)]);
    assert.ok(stdout.length > 100);
    assert.doesNotMatch(stdout, /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B\u202E]/);
  }
});

test('cuts a long line around the range', async () => {
  const { stdout } = await run([
    'lint',
    file('minified.json', JSON.stringify({ ...JSON.parse(FAULTY), message: 'x'.repeat(5000) })),
  ]);
  assert.ok(stdout.split('\n').every((line) => line.length < 250));
  assert.match(stdout, /…[^\n]*"mail"[^\n]*…/);
});

test('prints one line per finding as agent', async () => {
  const { stdout } = await run(['lint', '--format', 'agent', file('faulty.json', FAULTY)]);
  const lines = stdout.trim().split('\n');
  assert.equal(lines.length, 4);
  assert.equal(
    lines[0],
    'faulty.json:6:87: warning unknown-format: The standard has no format “mail”. The official TypeScript client ' +
      '2.4 refuses the whole request because of this. help: Use “email”, “uri”, “date” or “date-time”, or none. Did ' +
      'you mean “email”? (--fix)',
  );
});

test('prints locations and ranges of the file as json', async () => {
  const result = await lintAsJson([file('faulty.json', FAULTY)]);
  assert.deepEqual(
    [result.code, result.files, result.requests, result.errors, result.warnings, result.notes],
    [1, 1, 1, 1, 2, 1],
  );
  for (const { range, line, column } of result.findings) {
    const before = FAULTY.slice(0, range.start).split('\n');
    assert.deepEqual([line, column], [before.length, before.at(-1).length + 1]);
  }
});

test('escapes the ends of github commands', async () => {
  const { stdout } = await run(['lint', '--format', 'github', file('odd,name:%.json', FAULTY)]);
  const lines = stdout.trim().split('\n');
  assert.equal(lines.length, 4);
  assert.ok(
    lines[0].startsWith(
      '::warning file=odd%2Cname%3A%25.json,line=6,endLine=6,col=87,endColumn=93,title=unknown-format::' +
        'The standard has no format “mail”. ',
    ),
    lines[0],
  );
  assert.ok(lines.some((line) => line.startsWith('::notice ')) && lines.some((line) => line.startsWith('::error ')));
});

test('reports only errors as failures in junit', async () => {
  const { stdout } = await run(['lint', '--format', 'junit', file('a & <b>.json', FAULTY), file('good.json', GOOD)]);
  const [suites] = xml(stdout);
  assert.deepEqual([suites.name, suites.attributes.tests, suites.attributes.failures], ['testsuites', '2', '1']);
  const [bad, good] = suites.children;
  assert.equal(bad.attributes.name, 'a & <b>.json');
  const [failure, output] = bad.children[0].children;
  assert.deepEqual(
    [failure.name, failure.attributes.type, output.name],
    ['failure', 'required-without-property', 'system-out'],
  );
  assert.match(output.text, /unknown-format/);
  assert.deepEqual(good.children[0].children, []);
});

test('prints valid sarif 2.1.0 with the fixes of lint', async () => {
  const { code, stdout } = await run(['lint', '--format', 'sarif', file('faulty.json', FAULTY)]);
  assert.equal(code, 1);
  const { $schema, version, runs } = JSON.parse(stdout);
  assert.match($schema, /sarif-2\.1\.0\.json$/);
  assert.equal(version, '2.1.0');
  const [{ tool, results, columnKind }] = runs;
  assert.equal(columnKind, 'utf16CodeUnits');
  assert.ok(results.every(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex].id === ruleId));
  assert.ok(
    tool.driver.rules.every(
      ({ help, shortDescription }) => help.markdown.startsWith('# ') && shortDescription.text.length > 0,
    ),
  );
  const { level, locations, fixes } = results[0];
  assert.equal(level, 'warning');
  assert.deepEqual(locations[0].physicalLocation, {
    artifactLocation: { uri: 'faulty.json' },
    region: { startLine: 6, startColumn: 87, endLine: 6, endColumn: 93 },
  });
  const { deletedRegion, insertedContent } = fixes[0].artifactChanges[0].replacements[0];
  const at = deletedRegion.charOffset;
  assert.deepEqual([FAULTY.slice(at, at + deletedRegion.charLength), insertedContent.text], ['"mail"', '"email"']);
});

test('applies every fix with --fix, and lints the rest', async () => {
  const name = file('fix.json', FAULTY);
  const { code, stderr, stdout } = await run(['lint', '--fix', '--format', 'agent', name]);
  assert.deepEqual([code, stderr], [1, 'fix.json: 3 fixed\n']);
  assert.match(stdout, /^fix\.json:\d+:\d+: error required-without-property: [^\n]*\n$/);
  const { requestedSchema } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  assert.equal(requestedSchema.properties.email.format, 'email');
  assert.deepEqual(requestedSchema.required, ['email', 'nobody']);
  assert.deepEqual(requestedSchema.properties.日本.oneOf, [
    { const: 'a', title: 'A' },
    { const: 'b', title: 'B' },
  ]);
});

test('reports with --fix how many fixes may change the answer', async () => {
  const properties = {
    day: { type: 'string', title: 'Day', format: 'datetime' },
    site: { type: 'string', title: 'Site', format: 'url' },
  };
  const name = file(
    'changing.json',
    JSON.stringify({ message: 'When?', requestedSchema: { type: 'object', properties } }),
  );
  const { stderr } = await run(['lint', '--fix', name]);
  assert.equal(stderr, 'changing.json: 2 fixed; 1 may change what is sent\n');
});

test('prints the fixed text of the standard input with --fix', async () => {
  const { stdout, stderr } = await run(['lint', '--fix', '-'], { input: FAULTY });
  assert.equal(JSON.parse(stdout).requestedSchema.properties.email.format, 'email');
  assert.match(stderr, /<stdin>: 3 fixed/);
});

test('leaves a file without fixes unchanged, byte for byte', async () => {
  const text = `\uFEFF${JSON.stringify(GOOD)}\r\n\r\n`;
  const name = file('bom.json', text);
  const { code, stdout } = await run(['lint', '--fix', name]);
  assert.equal(code, 0, stdout);
  assert.equal(readFileSync(path.join(folder, name), 'utf8'), text);
});

test('leaves a file alone that is not shaped like a request', async () => {
  const name = file('other.json', { name: 'project', version: '1.0.0', scripts: { test: 'x' } });
  const before = readFileSync(path.join(folder, name), 'utf8');
  const { stderr } = await run(['lint', '--fix', name]);
  assert.deepEqual(
    [stderr, readFileSync(path.join(folder, name), 'utf8')],
    ['other.json: there is no request in it.\n', before],
  );
});

test('survives deep or long input', async () => {
  const deep = await lintAsJson([file('deep.json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`)]);
  assert.deepEqual([deep.code, deep.findings.map(({ code }) => code)], [1, ['too-deep']]);
  assert.equal(
    (await lintAsJson([file('within.json', `${'{"a":'.repeat(50)}${JSON.stringify(GOOD)}${'}'.repeat(50)}`)])).requests,
    1,
  );
  const long = await lintAsJson([file('long.json', { ...GOOD, message: '\\"'.repeat(1_000_000) })]);
  assert.equal(long.requests, 1);
});

test('finds requests by shape: arrays, lines, logs, rounds, wrapped and bare', async () => {
  const bad = { type: 'object', properties: { a: { type: 'string', title: 'A', description: 'A', format: 'mail' } } };
  const params = { message: 'Hi', requestedSchema: bad };
  const round = {
    jsonrpc: '2.0',
    id: 1,
    result: {
      resultType: 'input_required',
      inputRequests: { one: { method: 'elicitation/create', params }, roots: { method: 'roots/list' } },
    },
  };
  const other = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
  const codesOf = async (content) => codes(await lintAsJson([file('shape.json', content)]));
  const format = 'requestedSchema/properties/a/format';
  assert.deepEqual(await codesOf(JSON.stringify(bad)), ['1 unknown-format /properties/a/format']);
  assert.deepEqual(await codesOf(JSON.stringify([params, request(1, params)])), [
    `1 unknown-format /0/${format}`,
    `1 unknown-format /1/params/${format}`,
  ]);
  assert.deepEqual(await codesOf(JSON.stringify(round)), [
    `1 unknown-format /result/inputRequests/one/params/${format}`,
  ]);
  assert.deepEqual(await codesOf(JSON.stringify({ at: 1, message: request(1, params) })), [
    `1 unknown-format /message/params/${format}`,
  ]);
  assert.deepEqual(await codesOf([other, request(1, params), round].map((one) => JSON.stringify(one)).join('\n')), [
    `2 unknown-format /params/${format}`,
    `3 unknown-format /result/inputRequests/one/params/${format}`,
  ]);
  const log = [
    `starting`,
    `[12:00] -> ${JSON.stringify(other)}`,
    `2026-01-01 INFO <- ${JSON.stringify(request(7, params))}`,
    'at /a {b}',
    `[12:01] <- ${JSON.stringify(request(7, params))}`,
  ].join('\r\n');
  assert.deepEqual(await codesOf(log), [`3 unknown-format /params/${format}`], 'what a log repeats is said once');
  const refused = {
    jsonrpc: '2.0',
    id: 3,
    error: {
      code: -32042,
      message: 'Open it',
      data: { elicitations: [{ mode: 'url', message: 'Sign in', url: 'javascript:1', elicitationId: 'a' }] },
    },
  };
  assert.deepEqual(await codesOf(JSON.stringify(refused)), ['1 blocked-scheme /error/data/elicitations/0/url']);
  const none = await run(['lint', file('none.json', [other])]);
  assert.deepEqual([none.code, none.stderr], [0, 'none.json: there is no request in it.\n']);
});

test('finds JSON on several lines in logs and server-sent events', async () => {
  const bad = {
    message: 'Hi',
    requestedSchema: {
      type: 'object',
      properties: { a: { type: 'string', title: 'A', description: 'A', format: 'mail' } },
    },
  };
  const pretty = JSON.stringify(request(7, bad), null, 2);
  const format = 'unknown-format /params/requestedSchema/properties/a/format';
  const event = `event: message\nid: 4\n${pretty.replace(/^/gm, 'data: ')}\n\n`;
  const tight = event.replaceAll('data: ', 'data:').replaceAll('\n', '\r\n');
  const ping = `data: {"jsonrpc":"2.0","id":9,"method":"ping"}\n\n`;
  const last = pretty.split('\n').findIndex((line) => line.includes('"format"')) + 1;
  for (const [text, lines] of [
    [`started\n12:00 received:\n${pretty}\n12:01 done {now}\n`, [last + 2]],
    [`12:00 <- ${pretty} in 3 ms\n12:01 -> {"id":7}\n`, [last]],
    [`${pretty}\n${pretty.replace('Hi', 'Ho')}\n`, [last, last + pretty.split('\n').length]],
    [`INFO tool{call} <- ${JSON.stringify(request(7, bad))}\n`, [1]],
    [event + ping, [last + 2]],
    [ping + tight, [last + 4]],
    [`data: ${JSON.stringify(request(7, bad))}\ndata: ${JSON.stringify(request(8, bad))}\n`, [1, 2]],
  ]) {
    assert.deepEqual(
      codes(await lintAsJson([file('several.txt', text)])),
      lines.map((line) => `${line} ${format}`),
      text,
    );
  }
  // A fix that knows nothing of the prefixes would break the events.
  const name = file('events.txt', event);
  await run(['lint', '--fix', name]);
  assert.equal(readFileSync(path.join(folder, name), 'utf8'), event);
  const log = file('events.log', `<- ${pretty}\n-> {"id":7}\n`);
  await run(['lint', '--fix', log]);
  assert.equal(
    readFileSync(path.join(folder, log), 'utf8'),
    `<- ${pretty.replace('"mail"', '"email"')}\n-> {"id":7}\n`,
  );
});

test('reports a broken line separately', async () => {
  const result = await lintAsJson([
    file('lines.jsonl', `${JSON.stringify(GOOD)}\n{"message": "Hi",\n${JSON.stringify(GOOD)}\n`),
  ]);
  assert.deepEqual([result.code, codes(result)], [1, ['2 invalid-json ']]);
});

test('reports invalid JSON at the position of the error', async () => {
  const result = await lintAsJson([file('cut.json', '{\n  "message": "Hi",\n  "requestedSchema": {]\n}')]);
  assert.deepEqual(
    [result.code, result.requests, result.findings[0].code, result.findings[0].line],
    [1, 1, 'invalid-json', 3],
  );
});

test('names a file without text or request in one sentence', async () => {
  const utf16 = Buffer.from(`\uFEFF${JSON.stringify(GOOD)}`, 'utf16le');
  for (const [content, code, why] of [
    ['', 2, 'it is empty'],
    ['\uFEFF \n', 2, 'it is empty'],
    [utf16, 2, 'it is UTF-16; save it as UTF-8'],
    [utf16.subarray(2), 2, 'it is UTF-16; save it as UTF-8'],
    ['{"name": "project", "scripts": {}}', 1, 'there is no request in it.'],
    ['[1, "a"]', 1, 'there is no request in it.'],
  ]) {
    writeFileSync(path.join(folder, 'odd.json'), content);
    const { code: ended, stderr } = await run(['lint', 'odd.json']);
    assert.deepEqual([ended, stderr], [code, `odd.json: ${why}\n`]);
  }
  const within = await run(['lint', '.']);
  assert.deepEqual([within.code, within.stderr], [2, '.: it is a folder; name the files in it\n']);
  const empty = await run(['lint', '-']);
  assert.deepEqual([empty.code, empty.stderr], [2, '<stdin>: it is empty\n']);
  assert.match(
    (await run(['lint', file('short.json', { message: 'Who?' })])).stdout,
    /in 1 request;/,
    'a request without a schema is linted',
  );
});

test('reads the standard input and addresses', async () => {
  const server = http.createServer((message, response) =>
    message.url === '/faulty' ? response.end(FAULTY) : response.writeHead(404).end(),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  try {
    assert.equal((await lintAsJson(['-'], { input: FAULTY })).findings.length, 4);
    assert.equal((await lintAsJson([`${origin}/faulty`])).findings.length, 4);
    const missing = await run(['lint', `${origin}/missing`]);
    assert.deepEqual([missing.code, missing.stdout], [2, '']);
    assert.match(missing.stderr, /404/);
    assert.equal((await run(['lint', '--fix', `${origin}/faulty`])).code, 2);
  } finally {
    server.close();
  }
});

test('distinguishes findings and failures in the exit code', async () => {
  const warned = file('warned.json', {
    message: 'Hi',
    requestedSchema: { type: 'object', properties: { a: { type: 'string', format: 'mail' } } },
  });
  file('good.json', GOOD);
  const code = async (...args) => (await run(args)).code;
  assert.equal(await code('lint', 'good.json'), 0);
  assert.equal(await code('lint', warned), 0);
  assert.equal(await code('lint', '--max-warnings', '1', warned), 0);
  assert.equal(await code('lint', '--max-warnings', '0', warned), 1);
  assert.equal(await code('lint', '--max-warnings', '0', '--format', 'sarif', warned), 1);
  for (const args of [
    ['lint'],
    ['lint', 'missing.json'],
    ['lint', '.'],
    ['lint', '--fromat', 'json', 'good.json'],
    ['lint', '--format', 'xml', 'good.json'],
    ['lint', '--revision', '2024-11-05', 'good.json'],
    ['lint', '--max-warnings', 'x', 'good.json'],
    ['lint', '--max-warnings=', 'good.json'],
    ['lnit'],
    [],
  ]) {
    const { code: ended, stdout, stderr } = await run(args);
    assert.deepEqual([ended, stdout], [2, ''], args.join(' '));
    assert.match(stderr, /\S/);
    assert.doesNotMatch(stderr, /\n\s+at /, 'no stack');
  }
  const below = await run(['lint', '--max-warnings', '-1', 'good.json']);
  assert.equal(below.code, 2);
  assert.doesNotMatch(below.stderr, /good/, 'no file is taken for the number of an option');
});

test('prints only errors with --quiet, and still counts the rest', async () => {
  file('faulty.json', FAULTY);
  const quiet = await lintAsJson(['--quiet', 'faulty.json']);
  assert.deepEqual(
    quiet.findings.map(({ code }) => code),
    ['required-without-property'],
  );
  assert.equal((await run(['lint', '--quiet', '--max-warnings', '1', 'faulty.json'])).code, 1);
});

test('finds newer keywords with --revision', async () => {
  const name = file('new.json', { mode: 'url', message: 'Sign in', url: 'https://example.org', elicitationId: 'a' });
  const of = async (revision) => (await lintAsJson(['--revision', revision, name])).findings.map(({ code }) => code);
  assert.ok((await of('2025-06-18')).includes('newer-than-revision'));
  assert.ok((await of('2026-07-28')).includes('removed-parameter'));
});

test('validates an answer or its content against a schema or a request', async () => {
  const requestedSchema = { type: 'object', properties: { age: { type: 'integer', minimum: 18 } }, required: ['age'] };
  file('schema.json', requestedSchema);
  file('request.json', request(1, { message: 'How old?', requestedSchema }));
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
  for (const [schema, answer, ends] of [
    ['integer', '5', 0],
    ['integer', '1.5e3', 0],
    ['integer', '1.5', 1],
    ['integer', '-5', 0],
    ['integer', '-1.5', 1],
    ['boolean', 'true', 0],
    ['string', 'null', 1],
    ['string', '"a"', 0],
    ['string', 'missing', 2],
  ]) {
    assert.equal(await code(JSON.stringify({ type: schema }), answer), ends, `${schema} ${answer}`);
  }
  assert.equal(await code('schema.json', '{'), 2);
  assert.equal(await code('schema.json'), 2);
});

test('explains every code, and suggests similar ones', async () => {
  const pages = readdirSync(path.join(root, 'pkg/docs/rules')).filter((name) => name !== 'README.md');
  const { stdout } = await run(['explain']);
  assert.deepEqual(stdout.trim().split('\n').sort(), pages.map((name) => name.replace('.md', '')).sort());
  assert.equal(
    (await run(['explain', 'union'])).stdout.trimEnd(),
    readFileSync(path.join(root, 'pkg/docs/rules/union.md'), 'utf8').trimEnd(),
  );
  const unknown = await run(['explain', 'unoin']);
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /Did you mean “union”\?/);
  assert.equal((await run(['explain', '../clients'])).code, 2);
});

test("names every command with --help, and the package's version with --version", async () => {
  const { code, stdout } = await run(['--help']);
  assert.equal(code, 0);
  for (const name of ['lint', 'validate', 'explain', 'test']) assert.match(stdout, new RegExp(`^  ${name} `, 'm'));
  assert.equal(
    (await run(['--version'])).stdout.trim(),
    JSON.parse(readFileSync(path.join(root, 'pkg/package.json'), 'utf8')).version,
  );
});
