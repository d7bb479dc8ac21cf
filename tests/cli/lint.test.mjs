// `mcp-elicitation lint`, `validate` and `explain` from an author's view.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { xml, file, folder, root, run } from './command.mjs';

const FAULTY = `{
  "message": "Where to?",
  "requestedSchema": {
    "title": "Trip",
    "properties": {
      "email": {"type": "string", "title": "Email", "description": "Yours", "format": "mail"},
      "日本": {"type": "string", "title": "日本😀", "description": "Which", "enum": ["a", "b"], "enumNames": ["A", "B"]}
    },
    "required": ["email", "nobody"],
    "type": ["object"]
  }
}
`;
const GOOD = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name', description: 'Yours' } } },
};
const lintAsJson = async (args, options) => {
  const { code, stdout, stderr } = await run(['lint', '--format', 'json', ...args], options);
  assert.equal(stderr, '');
  return { code, ...JSON.parse(stdout) };
};

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

test('reports with --fix how many fixes may change the answer, and leaves all else, byte for byte', async () => {
  const field = (title, format) => ({ type: 'string', title, format });
  const properties = { day: field('Day', 'datetime'), site: field('Site', 'url') };
  const when = JSON.stringify({ message: 'When?', requestedSchema: { type: 'object', properties } });
  for (const [text, says] of [
    [when, 'odd.json: 2 fixed; 1 may change what is sent\n'],
    [`\uFEFF${JSON.stringify(GOOD)}\r\n\r\n`, ''],
    ['{"name": "project", "scripts": {"test": "x"}}', 'odd.json: there is no request in it.\n'],
  ]) {
    const { stderr } = await run(['lint', '--fix', file('odd.json', text)]);
    assert.equal(stderr, says);
    assert.equal(readFileSync(path.join(folder, 'odd.json'), 'utf8') === text, text !== when);
  }
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
    ['lint', 'none/*.json'],
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
  assert.ok((await of('2026-07-28')).includes('unknown-parameter'));
});

test('lists every code with its level and a sentence, and suggests similar ones', async () => {
  const pages = readdirSync(path.join(root, 'pkg/docs/rules')).filter((name) => name !== 'README.md');
  const listed = (await run(['explain'])).stdout.trim().split('\n');
  const codes = listed.map((line) => /^(\S+) +(?:error|warning|note|failure) +\S.*$/.exec(line)[1]);
  for (const name of pages) assert.ok(codes.includes(name.replace('.md', '')), name);
  assert.ok(codes.includes('throws-on-decline'));
  assert.equal(
    (await run(['explain', 'union'])).stdout.trimEnd(),
    readFileSync(path.join(root, 'pkg/docs/rules/union.md'), 'utf8').trimEnd(),
  );
  for (const [args, hint] of [
    [['explain', 'unoin'], 'union'],
    [['lnit'], 'lint'],
    [['lint', '--fx', 'a.json'], '--fix'],
  ]) {
    const { code, stderr } = await run(args);
    assert.equal(code, 2);
    assert.ok(stderr.includes(`Did you mean “${hint}”?`), stderr);
  }
  assert.equal((await run(['explain', '../clients'])).code, 2);
});

test('has a help with an example for each command', async () => {
  const { code, stdout } = await run(['--help']);
  assert.equal(code, 0);
  for (const name of ['test', 'lint', 'playground', 'validate', 'explain']) {
    assert.match(stdout, new RegExp(`^  ${name} `, 'm'));
    assert.match((await run([name, '--help'])).stdout, new RegExp(`^Example: .*mcp-elicitation ${name}`, 'm'));
  }
  assert.equal(
    (await run(['--version'])).stdout.trim(),
    JSON.parse(readFileSync(path.join(root, 'pkg/package.json'), 'utf8')).version,
  );
});

test('reads folders and patterns: what surely is a request, and what it cannot read', async () => {
  const cwd = path.join(folder, 'sources');
  for (const [name, text] of Object.entries({
    'package.json': '{"name": "a", "type": "object", "properties": {}}',
    'node_modules/a.json': FAULTY,
    'tsconfig.json': '{ // none\n}',
    'src/server.ts': "await server.elicitInput({ message: '', requestedSchema: { type: 'object', properties: {} } });",
    'src/trip.py': 'class Trip(BaseModel):\n    city: str\n\nctx.elicit("Where?", response_type=Trip)\n',
    'src/other.py': 'class Other(BaseModel):\n    city: str\n',
    'src/deep/one.json': FAULTY,
  })) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  const all = await run(['lint', '--format', 'json', '.'], { cwd });
  const { requests, findings } = JSON.parse(all.stdout);
  assert.deepEqual(
    [all.code, requests, [...new Set(findings.map(({ file }) => file))]],
    [1, 2, ['src/deep/one.json', 'src/server.ts']],
  );
  assert.match(all.stderr, /^src\/trip\.py:1: This is a pydantic model\. Run test --record, .*\n$/);
  const some = await run(['lint', '--format', 'json', 'src/**/*.{ts,json}'], { cwd });
  assert.equal(JSON.parse(some.stdout).requests, 2);
  assert.equal((await run(['lint', 'package.json', 'src/server.ts'], { cwd })).code, 0);
  assert.equal((await run(['lint', 'src/other.py'], { cwd })).code, 1);
});
