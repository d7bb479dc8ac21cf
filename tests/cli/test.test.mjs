// `mcp-elicitation test` with real servers of the official SDK, over stdio and Streamable HTTP: good ones, and one for
// each fault.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { freePort } from '../tools/port.mjs';
import { file, folder, matrix, root, run, sdkServer, xml } from './command.mjs';

const SERVER = ['--', process.execPath, sdkServer];
const NEW = ['--revision', '2025-11-25'];
// The command finds the official client of the repository from its current folder.
const cli = (args, server = SERVER) => run(['test', ...args, ...NEW, ...server], { cwd: root });
const inFolder = (name) => path.join(folder, name);
/** Returns the failures of runs of 2025-11-25. */
const failing = (wrong) =>
  Object.fromEntries(Object.entries(wrong).map(([kind, code]) => [`2025-11-25 ${kind}`, code]));

test('prints a line for each revision in which a tool passes, and that all is well', async () => {
  const { code, stdout } = await matrix(['good'], ['--silence', '0.3']);
  const kinds = 'defaults least most decline cancel silence no-elicitation';
  const lines = ['2025-06-18', '2025-11-25'].map((revision) => `✓ good  ${revision}  ${kinds}\n`);
  assert.deepEqual([code, stdout], [0, `${lines.join('')}14 runs in 2025-06-18, 2025-11-25: all is well\n`]);
});

const FAULTY = {
  throws: { decline: 'throws-on-decline', cancel: 'throws-on-cancel' },
  deaf: { decline: 'success-for-refusal', cancel: 'success-for-refusal' },
  'deaf-with-id': { decline: 'success-for-refusal', cancel: 'success-for-refusal' },
  'for-ever': { decline: 'asks-for-ever', cancel: 'asks-for-ever' },
  hangs: { decline: 'hangs', cancel: 'hangs' },
  busy: { cancel: 'hangs' },
  crashes: { decline: 'crashes' },
  counts: {},
  'error-is-meant': { decline: 'throws-on-decline' },
  wipe: { call: 'destructive' },
  missing: { call: 'no-such-tool' },
  silent: { defaults: 'asks-nothing' },
};
test('detects faulty servers, with a code that explain knows and the lines that mend them', async () => {
  const { code, stdout, failures } = await matrix(Object.keys(FAULTY), [...NEW, '--silence', '0']);
  assert.equal(code, 1);
  for (const [tool, wrong] of Object.entries(FAULTY)) assert.deepEqual(failures[tool], failing(wrong), tool);
  assert.match(stdout, /^✗ throws {2}2025-11-25 {2}decline cancel failed; defaults least most no-elicitation passed$/m);
  assert.match(
    stdout,
    /^ {2}throws-on-decline \(decline\): [^\n]*\n {4}asked: [^\n]*→ decline\n {4}came back: an error: /m,
  );
  assert.equal(stdout.split("if (action !== 'accept') return").length, 2, 'the lines are printed once');
  assert.match(stdout, /^ {2}crashes \(decline\): The server crashes[^\n]*\n +It wrote:\n +out of cheese\n/m);
  assert.match(stdout, /^\d+ runs in 2025-11-25: 16 failed$/m);
  const codes = [...stdout.matchAll(/explain (.*)/g)].map(([, one]) => one);
  assert.ok(codes.length > 8);
  const { stdout: known } = await run(['explain']);
  for (const one of codes) assert.match(known, new RegExp(`^${one} `, 'm'));
});

test('accepts an error that a case expects, and a destructive tool that is allowed', async () => {
  const cases = [{ tool: 'error-is-meant', answers: ['decline'], expect: { isError: true } }];
  const args = ['--cases', inFolder(file('meant.json', { cases })), '--allow-destructive', ...NEW];
  const { failures } = await matrix(['error-is-meant', 'wipe'], args);
  assert.deepEqual(failures, { 'error-is-meant': {}, wipe: {} });
});

test('names the tools of the server if none is named, and calls none', async () => {
  const { code, stdout, stderr } = await cli(['--matrix']);
  assert.deepEqual([code, stdout], [2, '']);
  assert.match(
    stderr,
    /^Which tool\? Add --tool NAME \(the server has: good, throws, .*\), or cases in elicitations\.json\.$/m,
  );
});

test('lints every request, and counts the findings in the last line', async () => {
  const { failures, stdout } = await matrix(['secret'], NEW);
  assert.equal(Object.keys(failures.secret).length, 6);
  assert.ok(Object.values(failures.secret).every((type) => type === 'required-without-property'));
  assert.equal(stdout.split('warning secret-solicitation at /params/message').length, 2);
  assert.match(stdout, /^7 runs in 2025-11-25: 6 failed; lint has 1 error, 2 warnings$/m);
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
  const { code, stdout } = await cli(['--cases', cases, '--junit', junit]);
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
  assert.match(stdout, /unfit[^\n]*\n[^\n]*\n[^\n]*→ cancel\n +came back: Not done: cancel/);
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
  assert.equal((await cli(['--cases', cases, '--record', record])).code, 0);
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
  const accept = { city: 'Oslo', copies: 1 };
  const whole = { tool: 'good', arguments: {}, revisions: ['2025-11-25'], answers: [{ accept }], expect: { asked: 1 } };
  for (const [fits, ...cases] of [
    [true, whole],
    [false, { tool: 'good', answers: ['accept'] }],
    [false, { tool: 'good', expects: {} }],
    [false, { tool: 'good', answers: [{ accept: {}, decline: {} }] }],
    [false, { tool: 'good', expect: { asked: -1 } }],
    [false, { tool: 'good', revisions: ['2024-11-05'] }],
  ]) {
    const content = { $schema: './node_modules/mcp-elicitation/dist/elicitations.schema.json', cases };
    assert.equal(check(content), fits, JSON.stringify(content));
    const { code, stderr } = await cli(['--cases', inFolder(file('checked.json', content))]);
    assert.equal(code, fits ? 0 : 2, stderr);
  }
});

test('tests a server over Streamable HTTP with a header', async () => {
  const port = await freePort();
  const served = spawn(process.execPath, [sdkServer], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await once(served.stderr, 'data');
    const url = [`http://127.0.0.1:${port}/mcp`];
    const word = [...NEW, '--header', 'x-word: cheese'];
    const { failures } = await matrix(['good', 'throws', 'crashes'], word, url);
    // It is not restarted.
    assert.deepEqual(failures, {
      good: {},
      throws: failing(FAULTY.throws),
      crashes: failing({ decline: 'crashes', cancel: 'crashes', 'no elicitation': 'crashes', silence: 'crashes' }),
    });
  } finally {
    served.kill();
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
  ]) {
    const { code, stdout, stderr } = await run(['test', ...commandLine], { cwd: root });
    assert.deepEqual([code, stdout], [2, ''], commandLine.join(' '));
    assert.match(stderr, why);
  }
});

test('says how to get the official client where there is none', async () => {
  cpSync(path.join(root, 'pkg'), inFolder('pkg'), { recursive: true });
  const program = inFolder('pkg/dist/cli.js');
  const { code, stderr } = await run(['test', '--matrix', '--tool', 'good', ...SERVER], { program });
  assert.deepEqual(
    [code, stderr],
    [2, 'test needs the official client: npm install --save-dev @modelcontextprotocol/client\n'],
  );
});
