// Texts of servers, files and addresses are printed without terminal or CI commands, everywhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { file, folder, here, root, run, xml } from './command.mjs';
import { HOSTILE } from './raw.mjs';

/** The options of a short test, and its server. */
const server = (way) => [
  ...'--timeout 2 --silence 0.3 --revision 2025-11-25 --'.split(' '),
  process.execPath,
  path.join(here, 'raw.mjs'),
  way,
];
const HIDDEN = /[^\n\P{C}]|[\u2028\u2029]/u;

/** Fails for a text with a command in it. */
function isHarmless(text, about) {
  assert.doesNotMatch(text, HIDDEN, about);
  assert.doesNotMatch(text, /^\s*::|##\w*\[/m, about);
}

/** Runs the command, whose output must contain a foreign text, but no command of it. */
async function printed(args, { says = 'stop-commands', ...options } = {}) {
  const { code, stdout, stderr } = await run(args, { cwd: root, ...options });
  isHarmless(stdout, args.join(' '));
  isHarmless(stderr, args.join(' '));
  assert.ok((stdout + stderr).includes(says), `${args.join(' ')}: ${stdout}${stderr}`);
  return { code, stdout, stderr };
}

for (const way of ['hostile', 'fails', 'crashes', 'list-fails']) {
  test(`escapes control sequences of a server in the report: ${way}`, async () => {
    for (const color of ['', '1']) {
      const junit = path.join(folder, `${way}.xml`);
      const env = { FORCE_COLOR: color, NO_COLOR: color ? '' : '1' };
      const args = ['test', '--matrix', '--tool', 'ask', '--junit', junit, ...server(way)];
      const { stdout, stderr } = await run(args, { cwd: root, env });
      // The styles are the command's own.
      const plain = `${stdout}\n${stderr}`.replace(/\u001B\[(?:[01]|3[12346])m/g, (style) => (color ? '' : style));
      isHarmless(plain, plain);
      assert.ok(plain.includes('stop-commands'), plain);
      if (way !== 'list-fails') isHarmless(readFileSync(junit, 'utf8'), 'the report');
      else assert.match(plain, /^\nThe server does not list its tools: [^\n]+\n$/, 'one sentence');
    }
  });
}

test('escapes control sequences of elicitations.json', async () => {
  const cases = [
    { name: HOSTILE, tool: 'ask', answers: ['decline'], expect: { text: HOSTILE, asked: [HOSTILE], isError: true } },
    { name: HOSTILE, tool: HOSTILE.slice(1), expect: { text: HOSTILE } },
  ];
  for (const content of [
    { cases },
    { cases: [], [HOSTILE]: 1 },
    { cases: [{ tool: 'ask', [HOSTILE]: 1 }] },
    HOSTILE,
    `{"cases": ${HOSTILE}`,
  ]) {
    const name = path.join(folder, file('cases.json', content));
    await printed(['test', '--cases', name, ...server('hostile')], { says: 'stop-c' });
  }
});

test('escapes control sequences of a request in every format, and keeps values', async () => {
  const params = {
    message: HOSTILE,
    requestedSchema: {
      type: 'object',
      properties: { [HOSTILE]: { type: 'strin', format: HOSTILE } },
      required: [HOSTILE, 'none', HOSTILE],
    },
  };
  const name = file('::error::##[x].json', params);
  for (const format of ['text', 'agent', 'json', 'sarif', 'junit'])
    await printed(['lint', '--format', format, name], { cwd: folder });
  const { findings } = JSON.parse((await run(['lint', '--format', 'json', name])).stdout);
  assert.ok(findings.some(({ location }) => location.includes(HOSTILE.replaceAll('/', '~1'))));
  assert.equal(findings[0].file, name);
  assert.equal(xml((await run(['lint', '--format', 'junit', name])).stdout)[0].children[0].attributes.name, name);
  const { stdout } = await run(['lint', '--format', 'github', name]);
  for (const line of stdout.trim().split('\n')) assert.match(line, /^::(?:error|warning|notice) file=/);
  isHarmless(stdout.replace(/^::/gm, ''), 'github');
});

test('keeps values when --fix prints the standard input', async () => {
  const params = {
    message: HOSTILE,
    requestedSchema: {
      type: 'object',
      properties: { a: { type: 'string', title: HOSTILE, description: '👩‍👧 می‌خواهم', format: 'mail' } },
    },
  };
  const { stdout } = await run(['lint', '--fix', '-'], { input: JSON.stringify(params) });
  isHarmless(stdout.replace(/[\u200C\u200D]/g, ''), 'fixed');
  assert.ok(stdout.includes('👩‍👧 می‌خواهم'));
  const { title, description, format } = JSON.parse(stdout).requestedSchema.properties.a;
  assert.deepEqual([title, description, format], [HOSTILE, '👩‍👧 می‌خواهم', 'email']);
});

test('escapes control sequences of answers, schemas and errors', async () => {
  const schema = file('schema.json', {
    type: 'object',
    properties: { [HOSTILE]: { type: 'integer' } },
    additionalProperties: false,
  });
  const answer = JSON.stringify({ [HOSTILE]: 'x', [`${HOSTILE}!`]: HOSTILE });
  for (const format of ['text', 'json'])
    await printed(['validate', '--format', format, schema, answer], { cwd: folder });
  for (const broken of [`[${HOSTILE}`, `{"a": ${HOSTILE}`])
    await printed(['validate', schema, broken], { cwd: folder, says: 'not JSON' });
  await printed(['validate', schema, file('broken.json', HOSTILE)], { cwd: folder, says: 'not JSON' });
});

test('escapes control sequences from an address', async () => {
  const hostile = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.end(
      `HTTP/1.1 404 stop-commands \u001B]0;PWNED ##[command] \u009B31m\r\ncontent-length: 0\r\n\r\n`,
      'latin1',
    );
  });
  await new Promise((resolve) => hostile.listen(0, '127.0.0.1', resolve));
  try {
    await printed(['lint', `http://127.0.0.1:${hostile.address().port}/`], { says: '404' });
  } finally {
    hostile.close();
  }
});

test('escapes control sequences of arguments', async () => {
  for (const args of [
    [HOSTILE],
    ['explain', HOSTILE],
    ['lint', HOSTILE],
    ['lint', `--${HOSTILE}`],
    ['lint', '--format', HOSTILE, 'a'],
    ['test', '--header', HOSTILE, 'http://a.example'],
  ])
    await printed(args);
});
