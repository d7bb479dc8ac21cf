// The Leptos application that a browser renders alone: `make test-examples` builds it first.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Card } from '../browser/card.mjs';
import { cases } from '../browser/cases.mjs';
import { launchBare } from '../browser/fixtures.mjs';
import { root, serve } from '../browser/serve.mjs';
import { accept, inPage } from './page.mjs';

const all = await cases();
/** Ten kinds of question, which tests/card and tests/browser answer with the same page object. */
const KINDS = ['text', 'long-text', 'email', 'number', 'boolean-required', 'enum', 'enum-select', 'multi-select'];
KINDS.push('string-list', 'nested-object');

/** The page of the example, which asks what is written into it. */
const LEPTOS = {
  root: (page) => page.locator('body'),
  async ask(page, { request, text }) {
    await page.locator('#request').fill(text ?? JSON.stringify(request));
    await page.locator('#ask').click();
  },
  result: (page) => page.locator('#results li').last().innerText(),
};

let browser;
before(async () => (browser = await launchBare()));
after(() => browser?.close());

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
  const app = (name, work) => {
    test(name, () => inPage(browser, `${server.origin}/csr.html`, work));
  };
  const results = (page) => page.locator('#results li').allInnerTexts();
  const followed = (page) => page.locator('#status, #content').allInnerTexts();

  for (const name of KINDS)
    app(`is the card of the element: ${name}`, async ({ page }) => {
      const one = all.find((one) => one.name === name);
      const card = new Card(page, LEPTOS);
      await card.open(one);
      await card.enter(one.input);
      await card.press('accept');
      assert.deepEqual(await card.result(), one.result);
    });

  app('a form is answered, with its pattern checked', async ({ page, part }) => {
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
    assert.deepEqual(await followed(page), ['open', '{"action":"accept","content":{"city":"Bern","nights":3}}']);
    await accept(page);
    await page.locator('#results li').waitFor();
    assert.deepEqual(await results(page), ['3 nights in Bern']);
    await page.locator('.receipt').waitFor();
    assert.deepEqual(await followed(page), ['accepted', '']);
  });

  app(
    'a new request cancels the one that is open, and what is set changes the card and keeps what was entered',
    async ({ page, part }) => {
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
    },
  );

  app('a second press reports nothing more', async ({ page, part }) => {
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
  });

  app('an address is opened by the press, in a tab that knows nothing of this page', async ({ page, context }) => {
    await context.route('https://pay.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Paid' }));
    await page.locator('#payment').click();
    await page.locator('[part~="url-host"]', { hasText: 'pay.example' }).waitFor();
    const [tab] = await Promise.all([context.waitForEvent('page'), accept(page)]);
    await tab.waitForURL('https://pay.example/deposit?id=1');
    assert.deepEqual(await tab.evaluate(() => [window.opener, document.referrer]), [null, '']);
    await page.locator('#results li').waitFor();
    assert.deepEqual(await results(page), ['{"action":"accept"}']);
  });

  app('what is open when the component goes is cancelled', async ({ page, part }) => {
    await page.locator('#booking').click();
    await part('decline').waitFor();
    await page.locator('#leave').click();
    await page.locator('#results li').waitFor();
    assert.deepEqual(await results(page), ['{"action":"cancel"}']);
    assert.equal(await page.locator('.card').count(), 0);
  });
});
