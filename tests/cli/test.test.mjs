// `mcp-elicitation test` with real servers of the official SDK, over stdio and Streamable HTTP: good ones, and one for
// each fault.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { file, folder, here, root, run, xml } from './command.mjs';

const SERVER = ['--', process.execPath, path.join(here, 'server.mjs')];
// The command finds the official client of the repository from its current folder.
const cli = (args, { timeout = '2', server = SERVER, ...options } = {}) =>
  run(['test', '--timeout', timeout, '--silence', '1', ...args, ...server], { cwd: root, ...options });
const inFolder = (name) => path.join(folder, name);
/** Returns the outcome of each run by its name, with its failures. */
async function matrix(tool, args = [], options = {}) {
  const junit = inFolder(`${tool}.xml`);
  const { code, stdout, stderr } = await cli(
    ['--matrix', '--tool', tool, '--revision', '2025-11-25', '--junit', junit, ...args],
    options,
  );
  const [suites] = existsSync(junit) ? xml(readFileSync(junit, 'utf8')) : [];
  const [suite] = suites?.children ?? [];
  const failures = Object.fromEntries(
    (suite?.children ?? []).map(({ attributes, children }) => [
      attributes.name.replace(`${tool}: `, ''),
      children
        .filter(({ name }) => name === 'failure')
        .map(({ attributes: { type } }) => type)
        .join(),
    ]),
  );
  return { code, stdout, stderr, failures };
}
async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
const WELL = { defaults: '', least: '', most: '', decline: '', cancel: '', 'no elicitation': '', silence: '' };

test('passes a correct server in every revision', async () => {
  const { code, stdout } = await cli(['--matrix', '--tool', 'good'], { timeout: '1' });
  assert.equal(code, 0, stdout);
  assert.match(stdout, /^14 runs in 2025-06-18, 2025-11-25: all is well$/m);
  assert.match(stdout, /good: defaults[^\n]*\n[^\n]*→ accept \{[^\n]*\n +came back: 2 to aa\n/);
  assert.match(stdout, /good: least[^\n]*\n[^\n]*\n +came back: 1 to aa\n/);
  assert.match(stdout, /good: most[^\n]*\n[^\n]*\n +came back: 5 to Ünïcode/);
});

for (const [tool, wrong] of Object.entries({
  throws: { decline: 'throws-on-decline', cancel: 'throws-on-cancel' },
  deaf: { decline: 'success-for-refusal', cancel: 'success-for-refusal' },
  'deaf-with-id': { decline: 'success-for-refusal', cancel: 'success-for-refusal' },
  'for-ever': { decline: 'asks-for-ever', cancel: 'asks-for-ever' },
  hangs: { decline: 'hangs', cancel: 'hangs' },
  busy: { cancel: 'hangs' },
  crashes: { decline: 'crashes' },
})) {
  test(`detects a faulty server: ${tool}`, async () => {
    const { code, failures } = await matrix(tool);
    assert.deepEqual([code, failures], [1, { ...WELL, ...wrong }]);
  });
}

test('distinguishes results that differ only in a number', async () => {
  assert.deepEqual((await matrix('counts')).failures, WELL);
});

test('prints the last output of a crashed server', async () => {
  const { stdout } = await matrix('crashes');
  assert.match(stdout, /The server crashes[^\n]*\n +It wrote:\n +out of cheese/);
});

test('accepts an error that a case expects', async () => {
  const cases = inFolder(
    file('meant.json', { cases: [{ tool: 'error-is-meant', answers: ['decline'], expect: { isError: true } }] }),
  );
  assert.equal((await matrix('error-is-meant')).failures.decline, 'throws-on-decline');
  assert.deepEqual((await matrix('error-is-meant', ['--cases', cases])).failures, WELL);
});

test('calls only named tools, and no destructive ones', async () => {
  assert.deepEqual((await matrix('wipe')).failures, { wipe: 'destructive' });
  assert.deepEqual((await matrix('wipe', ['--allow-destructive'])).failures, WELL);
  assert.deepEqual((await matrix('missing')).failures, { missing: 'no-such-tool' });
  assert.deepEqual((await matrix('silent')).failures, { defaults: 'asks-nothing' });
  const nothing = await cli(['--matrix']);
  assert.deepEqual([nothing.code, nothing.stdout], [2, '']);
});

test('lints every request', async () => {
  const { failures, stdout } = await matrix('secret', ['--timeout', '1']);
  const { 'no elicitation': unasked, ...asked } = failures;
  assert.equal(unasked, '');
  assert.ok(Object.values(asked).every((type) => type === 'required-without-property'));
  assert.match(stdout, /warning: secret-solicitation at /);
});

test('answers cases in order, and reports the expectation', async () => {
  const good = {
    tool: 'good',
    answers: [{ accept: { city: 'Oslo', copies: 3 } }],
    expect: { asked: ['Where'], text: '3 to Oslo', isError: false },
  };
  const wrong = [
    { name: 'unfit', tool: 'good', answers: [{ accept: { city: 'O', copies: 9 } }] },
    { name: 'too few', tool: 'two', answers: ['decline'] },
    { name: 'too many', tool: 'good', answers: ['decline', 'decline'] },
    { name: 'other text', tool: 'good', answers: ['decline'], expect: { text: 'Done' } },
    { name: 'other question', tool: 'two', answers: ['decline', 'cancel'], expect: { asked: ['First', 'Third'] } },
    { name: 'no error', tool: 'throws', answers: ['decline'] },
    { name: 'not there', tool: 'missing' },
  ];
  const junit = inFolder('cases.xml');
  const cases = inFolder(
    file('elicitations.json', {
      cases: [
        good,
        { tool: 'two', answers: ['decline', 'cancel'], expect: { asked: 2, text: 'decline cancel' } },
        ...wrong,
      ],
    }),
  );
  const { code, stdout } = await cli(['--cases', cases, '--junit', junit, '--revision', '2025-11-25']);
  assert.equal(code, 1);
  const [suites] = xml(readFileSync(junit, 'utf8'));
  const [suite] = suites.children;
  const types = suite.children.map(({ attributes, children }) => [
    attributes.name,
    children
      .filter(({ name }) => name === 'failure')
      .map((one) => one.attributes.type)
      .join(),
  ]);
  assert.deepEqual(types, [
    ['good accept', ''],
    ['two decline cancel', ''],
    ['unfit', 'invalid-answer'],
    ['too few', 'unanswered'],
    ['too many', 'asked'],
    ['other text', 'text'],
    ['other question', 'asked'],
    ['no error', 'isError'],
    ['not there', 'no-such-tool'],
  ]);
  assert.match(stdout, /Answer 1 does not fit what is asked, and was not sent: \/content\/city: /);
  // An invalid answer is not sent.
  assert.match(stdout, /unfit[^\n]*\n[^\n]*→ cancel\n +came back: Not done: cancel/);
});

test('records requests for lint with --record, and no answers', async () => {
  const record = inFolder('record.jsonl');
  const cases = inFolder(
    file('recorded.json', {
      cases: [
        { tool: 'good', answers: [{ accept: { city: 'Reykjavík', copies: 4 } }] },
        { tool: 'two', answers: ['decline', 'cancel'] },
      ],
    }),
  );
  assert.equal((await cli(['--cases', cases, '--record', record, '--revision', '2025-11-25'])).code, 0);
  const text = readFileSync(record, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    lines.map(({ tool, revision, request }) => [tool, revision, request.method, request.params.message]),
    [
      ['good', '2025-11-25', 'elicitation/create', 'Where should it go?'],
      ['two', '2025-11-25', 'elicitation/create', 'First?'],
      ['two', '2025-11-25', 'elicitation/create', 'Second?'],
    ],
  );
  assert.doesNotMatch(text, /Reykjav|accept|decline/);
  const linted = await run(['lint', '--format', 'json', record]);
  assert.deepEqual([linted.code, JSON.parse(linted.stdout).requests], [0, 3]);
});

test('has a valid schema for elicitations.json that agrees with the command', async () => {
  const schema = JSON.parse(readFileSync(path.join(root, 'pkg/dist/elicitations.schema.json'), 'utf8'));
  const check = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  for (const [fits, content] of [
    [
      true,
      {
        $schema: './node_modules/mcp-elicitation/dist/elicitations.schema.json',
        cases: [
          {
            tool: 'good',
            arguments: {},
            revisions: ['2025-11-25'],
            answers: [{ accept: { city: 'Oslo', copies: 1 } }],
            expect: { asked: 1 },
          },
        ],
      },
    ],
    [false, {}],
    [false, { cases: [{ tool: 'good', answers: ['accept'] }] }],
    [false, { cases: [{ tool: 'good', expects: {} }] }],
    [false, { cases: [{ tool: 'good', answers: [{ accept: {}, decline: {} }] }] }],
    [false, { cases: [{ tool: 'good', expect: { asked: -1 } }] }],
    [false, { cases: [{ tool: 'good', revisions: ['2024-11-05'] }] }],
  ]) {
    assert.equal(check(content), fits, JSON.stringify(content));
    const { code, stderr } = await cli([
      '--cases',
      inFolder(file('checked.json', content)),
      '--revision',
      '2025-11-25',
    ]);
    assert.equal(code, fits ? 0 : 2, stderr);
  }
});

test('tests a server over Streamable HTTP with a header', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(here, 'server.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await once(server.stderr, 'data');
    const url = [`http://127.0.0.1:${port}/mcp`];
    const word = ['--header', 'x-word: cheese'];
    assert.deepEqual((await matrix('good', word, { server: url })).failures, WELL);
    assert.deepEqual((await matrix('throws', word, { server: url })).failures, {
      ...WELL,
      decline: 'throws-on-decline',
      cancel: 'throws-on-cancel',
    });
    assert.equal((await matrix('good', [], { server: url })).code, 2);
    // It is not restarted.
    const crashed = await matrix('crashes', word, { server: url });
    assert.equal(crashed.code, 1);
    assert.deepEqual(crashed.failures, {
      ...WELL,
      decline: 'crashes',
      cancel: 'crashes',
      'no elicitation': 'crashes',
      silence: 'crashes',
    });
  } finally {
    server.kill();
  }
});

test('exits with 2 and the reason if it cannot run', async () => {
  const args = ['--matrix', '--tool', 'good'];
  const nobody = `http://127.0.0.1:${await freePort()}`;
  for (const [commandLine, why] of [
    [
      [...args, '--', process.execPath, '-e', 'console.error("no cheese"); process.exit(1)'],
      /^The server ended before it answered \(exit code 1\)\.\nIt wrote:\n {2}no cheese\n$/,
    ],
    [[...args, '--', path.join(folder, 'missing')], /^There is no command “[^”]*missing”\.\n$/],
    [[...args, `${nobody}/mcp`], new RegExp(`^Nothing answers at ${nobody}\\.\n$`)],
    [args, /needs a server/],
    [[...args, '--record', path.join(folder, 'missing/record.jsonl'), ...SERVER], /could not be written/],
    [[...args, '--timeout', '0', ...SERVER], /--timeout/],
    [[...args, '--arguments', '[]', ...SERVER], /--arguments/],
    [['--tool', 'good', ...SERVER], /--matrix/],
  ]) {
    const { code, stdout, stderr } = await run(['test', ...commandLine], { cwd: root });
    assert.deepEqual([code, stdout], [2, ''], commandLine.join(' '));
    assert.match(stderr, why);
  }
});

test('says how to get the official client if it is missing, and works otherwise', async () => {
  const [packed] = JSON.parse(
    execFileSync(
      'npm',
      ['pack', '--json', '--pack-destination', folder, '--offline', '--ignore-scripts', '--loglevel=error'],
      { cwd: path.join(root, 'pkg'), encoding: 'utf8' },
    ),
  );
  file('package.json', { name: 'empty', private: true });
  execFileSync(
    'npm',
    ['install', `./${packed.filename}`, '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    { cwd: folder },
  );
  const bin = (...args) => {
    try {
      return {
        code: 0,
        stdout: execFileSync(inFolder('node_modules/.bin/mcp-elicitation'), args, {
          cwd: folder,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      };
    } catch ({ status, stderr }) {
      return { code: status, stderr };
    }
  };
  const { code, stderr } = bin('test', '--matrix', '--tool', 'good', ...SERVER);
  assert.deepEqual(
    [code, stderr],
    [2, 'test needs the official client: npm install --save-dev @modelcontextprotocol/client\n'],
  );
  assert.match(bin('explain', 'union').stdout, /^# union/);
  assert.match(
    bin('lint', file('ok.json', { message: 'Hi', requestedSchema: { type: 'object', properties: {} } })).stdout,
    /in 1 request/,
  );
  assert.equal(bin('validate', '{"type": "object"}', '{}').code, 0);
});
