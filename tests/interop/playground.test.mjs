// The playground's conversation with real servers on loopback, each in a process of its own: tmcp, and SDK v2 in rounds.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { answer } from '../browser/answer.mjs';
import { launch } from '../browser/fixtures.mjs';
import { here, start } from './servers.mjs';

const root = path.resolve(here, '../..');
const dist = path.join(root, 'www/dist');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-methods': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': 'mcp-session-id' };

let pages, browser, origin;
before(async () => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(root, 'www') });
  pages = http.createServer((request, response) => {
    const file = path.join(dist, new URL(request.url, 'http://localhost').pathname);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => pages.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${pages.address().port}`;
  browser = await launch({ origin });
});
after(async () => {
  await browser?.close();
  pages?.closeAllConnections();
  pages?.close();
});

/** What a server's author puts before a server that knows nothing of pages. */
async function withCors(port) {
  const proxy = http.createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, ALLOWED).end();
    const passed = http.request({ host: '127.0.0.1', port, path: request.url, method: request.method, headers: { ...request.headers, host: `127.0.0.1:${port}` } }, (from) => {
      response.writeHead(from.statusCode, { ...from.headers, ...ALLOWED });
      from.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

for (const [name, revision, tool, end] of [
  ['tmcp 1.20, valibot', '2026-07-28', 'ask', /"action":"accept"/],
  ['v2', '2026-07-28', 'ask', /"action":"accept"/],
  ['everything', '2025-11-25', 'trigger-elicitation-request', /provided the requested information/],
]) {
  test(`${name}: a tool is called, and what it asks is answered in the page`, async () => {
    const server = await start(name);
    const proxy = await withCors(server.port);
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    try {
      await page.goto(`${origin}/conversation.html`);
      await page.getByRole('radio', { name: 'My server' }).check();
      await page.getByLabel('Address (Streamable HTTP)').fill(`http://127.0.0.1:${proxy.address().port}/mcp`);
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      await page.locator('#status', { hasText: revision }).waitFor();
      await page.locator('.tool').filter({ has: page.locator('h3', { hasText: new RegExp(`${tool}$`) }) }).getByRole('button').click();
      const card = page.locator('mcp-elicitation').last();
      await card.locator('[part~="accept"]').waitFor();
      await answer(card, true);
      for (let press = 0; press < 3 && (await card.evaluate((element) => element.status)) === 'open'; press++) {
        await card.locator('[part~="accept"]').scrollIntoViewIfNeeded();
        await card.locator('[part~="accept"]:not([data-waiting])').click();
        await page.waitForTimeout(100);
      }
      await page.locator('.outcome:not(:empty)').waitFor();
      assert.match(await page.locator('.outcome').innerText(), end);
      assert.deepEqual(faults, []);
    } finally {
      await page.close();
      proxy.closeAllConnections();
      proxy.close();
      server.end();
    }
  });
}
