// A page that imports nothing of the element until a question is likely.
import assert from 'node:assert/strict';
import path from 'node:path';
import { describe } from 'node:test';
import { build } from 'esbuild';
import { accept, stage } from './fixtures.mjs';
import { root } from './serve.mjs';

const inPage = stage(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests/browser/pages/lazy.js')],
    bundle: true,
    format: 'esm',
    external: ['mcp-elicitation/*'],
    write: false,
    logLevel: 'warning',
  });
  return { '/made/lazy.js': outputFiles[0].text };
});
const PAGE = { path: '/sdk/lazy.html', defined: false };

/** Returns the files of the package that a page has fetched. */
const fetched = (requests) =>
  requests
    .filter((address) => address.includes('/pkg/dist/'))
    .map((address) => address.split('/pkg/dist/')[1].replace(/-\w{8}\.js$/, '.js'))
    .filter((name) => !/^(mcp|chunk)\.js$/.test(name));
const ready = (page) => page.waitForFunction(() => window.ready);

/** Answers the newest card, which is the first. */
async function answer(page, count, name) {
  await page.waitForFunction((count) => document.querySelectorAll('mcp-elicitation').length === count, count);
  const card = page.locator('mcp-elicitation').first();
  await card.locator('input[type=text]').fill(name);
  await accept(page, card);
}

describe('fetches nothing', { concurrency: false }, () => {
  inPage(
    "before a client connects, and then the form ahead of the question but after the page's own files",
    PAGE,
    async ({ page, requests, context }) => {
      await ready(page);
      assert.deepEqual(fetched(requests), []);
      const priorities = {};
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      session.on(
        'Network.requestWillBeSent',
        ({ request }) => (priorities[request.url.split('/').at(-1)] = request.initialPriority),
      );
      await page.evaluate(() => {
        window.requestIdleCallback = (work) => (window.idle = work);
        return join(true);
      });
      assert.deepEqual(fetched(requests), ['external.js']);
      await page.evaluate(() => window.idle());
      await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
      assert.deepEqual(fetched(requests).sort(), ['external.js', 'form/form_bg.wasm']);
      assert.equal(priorities['form_bg.wasm'], 'Low');
      assert.equal(await page.locator('mcp-elicitation').count(), 0);
    },
  );

  inPage(
    'before the first question without preload; each question has its own card',
    PAGE,
    async ({ page, requests }) => {
      await ready(page);
      await page.evaluate(() => join(false));
      assert.deepEqual(fetched(requests), []);
      await page.evaluate(() => book(2));
      await answer(page, 1, 'Ada');
      await answer(page, 2, 'Grace');
      await page.waitForFunction(() => window.booked);
      const accepted = (name) => ({ action: 'accept', content: { name } });
      assert.deepEqual(JSON.parse(await page.evaluate(() => booked)), [accepted('Ada'), accepted('Grace')]);
      assert.deepEqual(fetched(requests).sort(), ['external.js', 'extras.js', 'form/form_bg.wasm']);
      assert.deepEqual(await page.locator('mcp-elicitation').evaluateAll((all) => all.map(({ status }) => status)), [
        'accepted',
        'accepted',
      ]);
    },
  );

  inPage(
    'reports an error to the server at once if it cannot be fetched',
    { ...PAGE, excused: /404/ },
    async ({ page }) => {
      await ready(page);
      await page.route('**/external.js', (route) => route.fulfill({ status: 404 }));
      await page.evaluate(() => join(false).then(() => book(1)));
      await page.waitForFunction(() => window.booked);
      assert.match(await page.evaluate(() => booked), /dynamically imported module/);
    },
  );
});
