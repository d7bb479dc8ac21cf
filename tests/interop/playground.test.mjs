// The playground's conversation with real servers on loopback, each in its own process: tmcp, and SDK v2 in rounds.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { accept } from './apps.mjs';
import { answer } from './answer.mjs';
import { launch } from '../browser/fixtures.mjs';
import { servePlayground } from '../browser/playground-page.mjs';
import { start } from './servers.mjs';

const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'mcp-session-id',
};

let pages, browser;
before(async () => {
  pages = await servePlayground();
  browser = await launch(pages);
});
after(async () => {
  await browser?.close();
  pages?.close();
});

/** A proxy that adds CORS headers, for a server that sends none. */
async function withCors(port) {
  const proxy = http.createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, ALLOWED).end();
    const passed = http.request(
      {
        host: '127.0.0.1',
        port,
        path: request.url,
        method: request.method,
        headers: { ...request.headers, host: `127.0.0.1:${port}` },
      },
      (from) => {
        response.writeHead(from.statusCode, { ...from.headers, ...ALLOWED });
        from.pipe(response);
      },
    );
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
  test(`${name}: calls a tool, and answers its question in the page`, async () => {
    const server = await start(name);
    const proxy = await withCors(server.port);
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    try {
      await page.goto(`${pages.origin}/conversation.html`);
      await page.getByRole('radio', { name: 'My server' }).check();
      await page.getByLabel('Address (Streamable HTTP)').fill(`http://127.0.0.1:${proxy.address().port}/mcp`);
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      await page.locator('#status', { hasText: revision }).waitFor();
      await page
        .locator('.tool')
        .filter({ has: page.locator('h3', { hasText: new RegExp(`${tool}$`) }) })
        .getByRole('button')
        .click();
      const card = page.locator('mcp-elicitation').last();
      await card.locator('[part~="accept"]').waitFor();
      await answer(card, true);
      await accept(page, card);
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
