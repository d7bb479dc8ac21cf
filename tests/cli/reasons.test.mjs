// The sentence that says why `mcp-elicitation test` cannot connect to a server.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { unreachable } from '../../pkg/src/cli/reasons.js';
import { file, folder, root, run, sdkServer } from './command.mjs';

const ARGUMENTS = ['test', '--matrix', '--tool', 'good', '--timeout', '2', '--silence', '1'];
let server;
let origin;
before(async () => {
  server = http.createServer(({ url }, response) => {
    const status = Number(url.slice(1)) || 200;
    const [type, body] =
      url === '/503' ? ['text/plain', 'Come back at noon.'] : ['text/html', '<html><body>Nope</body></html>'];
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `127.0.0.1:${server.address().port}`;
});
after(() => server.close());

for (const [about, url, why] of [
  ['a wrong path', () => `http://${origin}/404`, () => 'There is no MCP at /404 (404).'],
  ['a sign-in', () => `http://${origin}/401`, () => 'The server wants a sign-in (401): give it with --header.'],
  ['a failure', () => `http://${origin}/500`, () => 'The server answers with 500.'],
  ['a failure with words', () => `http://${origin}/503`, () => 'The server answers with 503: Come back at noon.'],
  ['a page', () => `http://${origin}/mcp`, () => 'There is no MCP at /mcp: what answers sends text/html.'],
  [
    'a server without TLS',
    () => `https://${origin}/mcp`,
    () => `The secure connection (https) to https://${origin} fails: ERR_SSL_WRONG_VERSION_NUMBER.`,
  ],
]) {
  test(`names an address that is ${about}`, async () => {
    const { code, stdout, stderr } = await run([...ARGUMENTS, url()], { cwd: root });
    assert.deepEqual([code, stdout, stderr], [2, '', `${why()}\n`]);
  });
}

test('distinguishes a slow server from a missing one', () => {
  const url = new URL('http://example.test/mcp');
  const late = 'The server does not answer within 30 s.';
  assert.equal(unreachable(url, new DOMException('The operation was aborted due to timeout', 'TimeoutError')), late);
  assert.equal(unreachable(url, new DOMException('This operation was aborted', 'AbortError')), late);
  const gone = Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  });
  assert.equal(unreachable(url, gone), 'Nothing answers at http://example.test.');
});

test('names a command that cannot run or has ended', async () => {
  mkdirSync(path.join(folder, 'folder'));
  for (const [command, why] of [
    [['./missing'], 'There is no command “./missing”.\n'],
    [['./folder'], '“./folder” may not be run.\n'],
    [[process.execPath, '-e', 'process.exit(3)'], 'The server ended before it answered (exit code 3).\n'],
    [
      [process.execPath, '-e', 'console.log("Ready."); process.exit(1)'],
      'The server ended before it answered (exit code 1). The server writes to stdout something that is ' +
        'not a message: “Ready.”. Other clients will fail on it; log to stderr.\n',
    ],
  ]) {
    const { code, stderr } = await run([
      ...ARGUMENTS,
      '--',
      ...command.map((word) => (word.startsWith('./') ? path.join(folder, word) : word)),
    ]);
    assert.deepEqual([code, stderr.replaceAll(`${folder}/`, './')], [2, why]);
  }
});

test('names a revision that is not supported', async () => {
  const { code, stderr } = await run([...ARGUMENTS, '--revision', '2026-07-28', '--', process.execPath, sdkServer], {
    cwd: root,
  });
  assert.deepEqual([code, stderr], [2, '2026-07-28: The server does not speak 2026-07-28.\n']);
});

test('tests a server that writes logs between its messages, and reports that', async () => {
  const line = `console.log('Ready on \\u001B[1mstdio'); await import(${JSON.stringify(sdkServer)})`;
  const server = path.join(folder, file('chatty.mjs', line));
  const { code, stderr } = await run([...ARGUMENTS, '--revision', '2025-11-25', '--', process.execPath, server], {
    cwd: root,
  });
  assert.equal(code, 0);
  assert.match(stderr, /^warning: [^\n]*“Ready on <U\+001B>\[1mstdio”/);
});
