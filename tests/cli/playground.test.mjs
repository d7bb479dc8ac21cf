// `mcp-elicitation playground`: it serves the page on this machine alone, and nobody but that page reaches the server
// behind it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { command, here, root, run, sdkServer } from './command.mjs';

const word = `playground-word-${process.pid}`;
/** Returns the processes of the server, without the command, whose arguments name it too. */
const running = () =>
  spawnSync('pgrep', ['-f', '--', word], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((id) => id && Number(id) !== one.child.pid);

/** Starts the command, and returns its process, and what its page knows. */
async function open(...server) {
  const child = spawn(process.execPath, [command, 'playground', ...server], { cwd: root });
  const [line] = await once(child.stdout, 'data');
  const [, origin, token] = /(http:\/\/127\.0\.0\.1:\d+)\/(?:conversation\.html#bridge=([\w-]{43}))? /.exec(line);
  return { child, origin, token, own: { origin, 'x-bridge-token': token } };
}
/** Sends a request, and returns the response before its body has ended. */
async function ask(url, { method = 'POST', headers = {}, body } = {}) {
  const request = http.request(url, { method, headers }).end(body);
  const [response] = await once(request, 'response');
  return response.setEncoding('utf8');
}
const status = async (...args) => {
  const response = await ask(...args);
  response.destroy();
  return response.statusCode;
};
const whole = async (response) => (await response.toArray()).join('');

let one;
before(
  async () =>
    (one = await open('--', 'sh', '-c', `exec 3<&0; '${process.execPath}' '${sdkServer}' ${word} <&3 & wait`)),
);
after(() => one.child.kill());

test('serves the page and the package, and nothing else', async () => {
  const get = (name) => status(one.origin + name, { method: 'GET' });
  for (const name of [
    '/',
    '/conversation.html',
    '/examples.json',
    '/rules/union.html',
    '/mcp-elicitation/dist/external.js',
  ])
    assert.equal(await get(name), 200, name);
  for (const name of ['/cli.js', '/%2e%2e/cli.js', '/..%2fcli.js', '/mcp-elicitation/package.json', '/playground'])
    assert.equal(await get(name), 404, name);
  const response = await ask(`${one.origin}/`, { method: 'GET' });
  assert.match(response.headers['content-security-policy'], /frame-ancestors 'none'/);
  assert.ok(!Object.keys(response.headers).some((name) => name.startsWith('access-control')));
  response.destroy();
});

test('refuses another origin, a rebound name, and requests without the token', async () => {
  const { origin, own } = one;
  const port = new URL(origin).port;
  for (const name of ['about', 'open']) {
    const url = `${origin}/bridge/${name}`;
    for (const headers of [
      { ...own, origin: 'http://evil.example' },
      { ...own, origin: `http://localhost:${port}` },
      { ...own, origin: 'null' },
      { ...own, host: `evil.example:${port}` },
      { ...own, host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
      { ...own, 'x-bridge-token': `${own['x-bridge-token'].slice(1)}_` },
      { ...own, 'x-bridge-token': '' },
      { 'x-bridge-token': own['x-bridge-token'] },
      { origin },
    ])
      assert.equal(await status(url, { headers }), 403, JSON.stringify(headers));
    for (const method of ['GET', 'OPTIONS', 'PUT']) assert.equal(await status(url, { method, headers: own }), 403);
  }
  const rebound = { method: 'GET', headers: { host: `evil.example:${port}` } };
  assert.equal(await status(`${origin}/`, rebound), 403);
  assert.equal(await status(`${origin}/bridge/unknown`, { headers: own, body: '{}' }), 404);
  assert.deepEqual(running(), [], 'nothing was started');
});

test('carries messages to a process, and ends its group with the tab, and with Ctrl+C', async () => {
  const { origin, own, child } = one;
  const session = async () => {
    const stream = await ask(`${origin}/bridge/open`, { headers: own });
    const lines = createInterface({ input: stream })[Symbol.asyncIterator]();
    const { id } = JSON.parse((await lines.next()).value);
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'page', version: '1' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    assert.equal(await status(`${origin}/bridge/${id}`, { headers: own, body }), 204);
    const { message } = JSON.parse((await lines.next()).value);
    assert.equal(message.result.serverInfo.name, 'deploy');
    return stream;
  };
  const tab = await session();
  assert.notDeepEqual(running(), []);
  tab.destroy();
  while (running().length > 0) await new Promise(setImmediate);
  await session();
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  assert.deepEqual(await ended, [130, null]);
  assert.deepEqual(running(), []);
});

test('says why a process ends', async () => {
  const { child, origin, own } = await open('--', path.join(here, 'missing'));
  const lines = (await whole(await ask(`${origin}/bridge/open`, { headers: own }))).trim().split('\n');
  assert.match(JSON.parse(lines.at(-1)).closed, /^There is no command “.*missing”\.$/);
  child.kill();
});

test('forwards requests to the address of the command line, with its headers', async () => {
  const received = [];
  const server = http.createServer(async ({ method, headers, ...request }, response) => {
    received.push([method, headers['x-word'], headers['mcp-session-id'], headers['x-bridge-token'], headers.origin]);
    if (method === 'DELETE') return response.writeHead(307, { location: 'http://example.com/' }).end();
    response.writeHead(200, { 'content-type': 'text/event-stream', 'mcp-session-id': 'a', 'set-cookie': 'b=c' });
    response.end('data: {}\n\n');
    return request;
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/mcp`;
  const { child, origin, own } = await open(url, '--header', 'x-word: cheese');
  try {
    const send = (method) =>
      ask(`${origin}/bridge/http`, { headers: { ...own, 'x-method': method, 'mcp-session-id': 's' }, body: '{}' });
    const response = await send('POST');
    assert.equal(await whole(response), 'data: {}\n\n');
    assert.deepEqual([response.headers['mcp-session-id'], response.headers['set-cookie']], ['a', undefined]);
    assert.equal((await send('DELETE')).statusCode, 307);
    assert.equal((await send('TRACE')).statusCode, 405);
    assert.deepEqual(received, [
      ['POST', 'cheese', 's', undefined, undefined],
      ['DELETE', 'cheese', 's', undefined, undefined],
    ]);
  } finally {
    child.kill();
    server.close();
  }
  assert.equal((await run(['playground', 'server.py'])).code, 2);
});
