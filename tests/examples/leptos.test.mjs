// The Leptos applications of examples/ in a browser: `make test-examples` builds them first.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createInterface } from 'node:readline';
import { launchBare, open } from '../browser/fixtures.mjs';
import { root, serve } from '../browser/serve.mjs';
import { cargoTarget } from '../../scripts/common.mjs';

let browser;
before(async () => (browser = await launchBare()));
after(() => browser?.close());

/** Runs a test in a separate page in which nothing may fail. */
const inPage = (origin, where, work) => async () => {
  const opened = await open(browser, origin(), { path: where, defined: false });
  try {
    await work({ ...opened, part: (name) => opened.page.locator(`[part~="${name}"]`) });
    assert.deepEqual(opened.faults, []);
  } finally {
    await opened.close();
  }
};

/** Presses accept like a user who has read the card. */
async function accept(page) {
  await page.locator('[part~="accept"]').scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    dispatchEvent(new Event('resize'));
    window.ahead += 1100;
  });
  await page.locator('[part~="accept"]').click();
}

describe('leptos-csr', () => {
  let server;
  before(async () => {
    const page = await readFile(path.join(root, 'examples/leptos-csr/index.html'), 'utf8');
    const made = '/target/examples/leptos-csr/leptos-csr';
    const code = `import init from '${made}.js'; init({ module_or_path: '${made}_bg.wasm' });`;
    const script = `<script type="module">${code}</script>`;
    server = await serve({ '/csr.html': page.replace('<link data-trunk rel="rust">', script) });
  });
  after(() => server?.close());
  const app = (work) => inPage(() => server.origin, '/csr.html', work);
  const results = (page) => page.locator('#results li').allInnerTexts();

  test(
    'a form is answered, with its pattern checked',
    app(async ({ page, part }) => {
      await page.locator('#booking').click();
      await part('accept').waitFor();
      assert.match(await part('server').innerText(), /Travel desk/);
      assert.equal(
        await page.locator('.card').evaluate((card) => getComputedStyle(card).isolation),
        'isolate',
        'its style is there',
      );
      const city = page.locator('[data-property="city"] input');
      await city.fill('bern');
      await page.locator('[data-property="nights"] input').fill('3');
      await accept(page);
      await page.locator('[data-property="city"] [part~="error"]:not(:empty)').waitFor();
      assert.deepEqual(await results(page), []);
      await city.fill('Bern');
      await accept(page);
      await page.locator('#results li').waitFor();
      assert.deepEqual(await results(page), ['3 nights in Bern']);
      await page.locator('.receipt').waitFor();
    }),
  );

  test(
    'a new request cancels the one that is open, and what is set changes the card and keeps what was entered',
    app(async ({ page, part }) => {
      await page.locator('#booking').click();
      await page.locator('[data-property="city"] input').fill('Bern');
      await page.locator('#rename').click();
      await page.locator('[part~="server"]', { hasText: 'Travel desk of Ana' }).waitFor();
      assert.equal(await page.locator('[data-property="city"] input').inputValue(), 'Bern');
      await page.locator('#booking').click();
      assert.equal(
        await page.locator('[data-property="city"] input').inputValue(),
        'Bern',
        'the same request, while it is open, is no other',
      );
      await page.locator('#payment').click();
      await part('url-card').waitFor();
      assert.deepEqual(await results(page), ['{"action":"cancel"}']);
      await part('decline').click();
      await page.locator('#results li').nth(1).waitFor();
      assert.deepEqual(await results(page), ['{"action":"cancel"}', '{"action":"decline"}']);
    }),
  );

  test(
    'a second press reports nothing more',
    app(async ({ page, part }) => {
      await page.locator('#booking').click();
      await part('decline').waitFor();
      await page.evaluate(() => {
        const decline = document.querySelector('div').shadowRoot.querySelector('[part~="decline"]');
        decline.click();
        decline.click();
        decline.closest('.card').querySelector('[part~="cancel"]').click();
      });
      await page.locator('#results li').waitFor();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      assert.deepEqual(await results(page), ['{"action":"decline"}']);
    }),
  );

  test(
    'an address is opened by the press, in a tab that knows nothing of this page',
    app(async ({ page, context }) => {
      await context.route('https://pay.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Paid' }),
      );
      await page.locator('#payment').click();
      await page.locator('[part~="url-host"]', { hasText: 'pay.example' }).waitFor();
      const [tab] = await Promise.all([context.waitForEvent('page'), accept(page)]);
      await tab.waitForURL('https://pay.example/deposit?id=1');
      assert.deepEqual(await tab.evaluate(() => [window.opener, document.referrer]), [null, '']);
      await page.locator('#results li').waitFor();
      assert.deepEqual(await results(page), ['{"action":"accept"}']);
    }),
  );

  test(
    'what is open when the component goes is cancelled',
    app(async ({ page, part }) => {
      await page.locator('#booking').click();
      await part('decline').waitFor();
      await page.locator('#leave').click();
      await page.locator('#results li').waitFor();
      assert.deepEqual(await results(page), ['{"action":"cancel"}']);
      assert.equal(await page.locator('.card').count(), 0);
    }),
  );
});

describe('leptos-ssr', () => {
  let server, origin;
  before(async () => {
    const site = path.join(root, 'target/examples/leptos-ssr');
    const env = {
      ...process.env,
      LEPTOS_OUTPUT_NAME: 'leptos_ssr',
      LEPTOS_SITE_ROOT: site,
      LEPTOS_SITE_PKG_DIR: 'pkg',
      LEPTOS_SITE_ADDR: '127.0.0.1:0',
    };
    server = spawn(path.join(cargoTarget, 'debug/leptos-ssr'), { env, stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: server.stdout })) {
      origin = line;
      break;
    }
  });
  after(() => server?.kill());

  test('the server writes one empty element', async () => {
    const page = await (await fetch(origin)).text();
    assert.match(page, /<h1>Your plan<\/h1><div[^>]*><\/div>/);
    assert.ok(!page.includes('Which plan'), 'nothing of the request');
  });

  test('the browser fills it, and asks again', async () => {
    await inPage(
      () => origin,
      '/',
      async ({ page, part }) => {
        for (const email of ['a@b.example', 'c@d.example']) {
          await part('accept').waitFor();
          await page.locator('[data-property="plan"]').getByText('Large').click();
          await page.locator('[data-property="email"] input').fill(email);
          await accept(page);
          const content = JSON.stringify({ action: 'accept', content: { plan: 'Large', email } });
          await page.locator('output', { hasText: content }).first().waitFor();
          await page.locator('#again').click();
        }
      },
    )();
  });
});
