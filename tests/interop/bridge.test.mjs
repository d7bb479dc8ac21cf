// The desk of docs/agents.md: an agent on a server asks over a WebSocket, and the page answers.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before } from 'node:test';
import { pathToFileURL } from 'node:url';
import { WebSocketServer } from 'ws';
import { accept } from '../browser/fixtures.mjs';
import { root } from '../browser/serve.mjs';
import { here } from './servers.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
let server, sockets, code;
before(async () => {
  server = http.createServer();
  sockets = new WebSocketServer({ server });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = readFileSync(path.join(root, 'docs/agents.md'), 'utf8');
  const folder = path.join(here, 'node_modules/.recipes');
  mkdirSync(folder, { recursive: true });
  const [, text] = [...page.matchAll(/```js\n([\s\S]*?)```/g)].find(([, text]) => text.includes('function createDesk'));
  writeFileSync(path.join(folder, 'desk.mjs'), text);
  code = await import(pathToFileURL(path.join(folder, 'desk.mjs')));
});
after(() => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
});

const NAME = {
  serverName: 'booking',
  message: 'Who is it for?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
};

/** Opens a desk and a page that is connected to it. */
const atDesk = (name, work) =>
  inPage(name, 'bridge', async ({ page, card }) => {
    const desk = code.createDesk();
    sockets.removeAllListeners('connection');
    sockets.on('connection', desk.open);
    const connect = () => page.evaluate((address) => connect(address), `ws://127.0.0.1:${server.address().port}/`);
    await connect();
    await work({ page, card, desk, connect });
  });
const type = async (page, card, text) => {
  await card.locator('[data-property="name"] input').click();
  await page.keyboard.type(text);
};

atDesk('answers a server behind the Claude Agent SDK', async ({ page, card, desk }) => {
  const { signal } = new AbortController();
  const answer = code.onElicitation(desk)(NAME, { signal, requestId: '1' });
  await card.locator('[part~="server"]', { hasText: 'booking' }).waitFor();
  await type(page, card, 'Ada');
  await accept(page);
  assert.deepEqual(await answer, { action: 'accept', content: { name: 'Ada' } });
});

atDesk('asks again after a reload, and gives the answer of the new page', async ({ page, card, desk, connect }) => {
  const answer = code.answerCodex(desk, { ...NAME, threadId: '1', turnId: '1', mode: 'form' });
  await type(page, card, 'Ad');
  await page.reload();
  await page.waitForFunction(() => window.connect);
  await connect();
  await type(page, card, 'Ada');
  await accept(page);
  assert.deepEqual(await answer, { action: 'accept', content: { name: 'Ada' }, _meta: null });
});

atDesk(
  'ends the question when the agent gives up, and tells it when the user closes it',
  async ({ page, card, desk }) => {
    const end = new AbortController();
    const answer = code.onElicitation(desk)(NAME, { signal: end.signal });
    await card.locator('[data-property="name"] input').waitFor();
    end.abort();
    assert.deepEqual(await answer, { action: 'cancel' });
    await card.locator('[part~="receipt"]', { hasText: 'No longer open' }).waitFor();
    const second = code.answerCodex(desk, { ...NAME, mode: 'form' });
    await card.locator('[part~="cancel"]').click();
    assert.deepEqual(await second, { action: 'cancel', content: null, _meta: null });
    assert.equal(await page.evaluate(() => document.querySelector('mcp-elicitation').status), 'cancelled');
  },
);
