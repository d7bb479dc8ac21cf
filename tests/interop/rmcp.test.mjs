// The adapters with an rmcp server, which `make test-interop` builds first.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { accept, passGuardTime, waitForCard } from '../browser/fixtures.mjs';
import { root } from '../browser/serve.mjs';
import { answered, call, connect, fill, outcome, results, sound, waitForQuestion } from './fixtures.mjs';
import { listening } from './servers.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
let server;
before(async () => (server = await listening([path.join(root, 'target/debug/rmcp-travel')])));
after(() => server?.end());

const CLIENTS = {
  'SDK v1': ['sdk-v1', {}],
  'SDK v2 in 2025-11-25': ['sdk-v2', {}],
  'SDK v2 in 2026-07-28': ['sdk-v2', { modern: true }],
  'AI SDK in 2026-07-28': ['ai-sdk', {}],
};

for (const [name, [page, options]] of Object.entries(CLIENTS)) {
  test(
    `${name}: accepts, declines and cancels`,
    inPage(page, async (opened) => {
      await connect(opened, `http://127.0.0.1:${server.port}/mcp`, options);
      await call(opened, 'ask');
      await waitForQuestion(opened);
      await fill(opened);
      const { action, content } = answered(await outcome(opened));
      const [sent] = await results(opened);
      assert.equal(action, 'accept');
      assert.equal(Object.keys(sent.content).length, 10);
      assert.deepEqual(content, sent.content);
      for (const refusal of ['decline', 'cancel']) {
        await call(opened, 'ask');
        await waitForQuestion(opened);
        await opened.card.locator(`[part~="${refusal}"]`).click();
        assert.equal(answered(await outcome(opened)).action, refusal);
      }
      await sound(opened);
    }),
  );
}

test(
  'answers a task of rmcp by keys: a form, and a yes or no',
  inPage('tasks', async (opened) => {
    const { page, card, origin, faults } = opened;
    await page.evaluate(
      async (address) => {
        await connect(address);
        void begin()
          .then(follow)
          .then((value) => (window.outcome = value));
      },
      `${origin}/mcp/${encodeURIComponent(`http://127.0.0.1:${server.port}/mcp`)}`,
    );
    await waitForQuestion(opened);
    await card.locator('[data-property="name"] input').focus();
    await page.keyboard.type('Ada');
    await accept(page);
    await card.locator('#accept-1').waitFor({ timeout: 20_000 });
    await waitForCard(page);
    await passGuardTime(page);
    await card.locator('#accept-1').focus();
    await page.keyboard.press('Enter');
    const { status, result } = await outcome(opened);
    assert.equal(status, 'completed');
    assert.deepEqual(JSON.parse(result.content[0].text), {
      who: { action: 'accept', content: { name: 'Ada' } },
      sure: { action: 'accept', content: { go: false } },
    });
    assert.deepEqual(faults, []);
  }),
);
