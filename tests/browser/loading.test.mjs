// The time at which the form is fetched, and the placeholder meanwhile.
import assert from 'node:assert/strict';
import { accept, stage } from './fixtures.mjs';
import { ask, events, hold, question, resultOf } from './watch.mjs';

const inPage = stage();
const BARE = { path: '/strict/bare.html', defined: false };

inPage(
  'uses preloaded files and fetches nothing twice',
  { path: '/strict/preload.html' },
  async ({ page, card, requests }) => {
    await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
    await ask(page);
    await card.locator('input').fill('Ada');
    await accept(page);
    await resultOf(page);
    const counted = ['external.js', 'form_bg.wasm'].map(
      (name) => requests.filter((address) => address.endsWith(name)).length,
    );
    assert.deepEqual(counted, [1, 1]);
    // The only fetch is that of the page's link.
    const began = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('form_bg.wasm'))
        .map(({ initiatorType }) => initiatorType),
    );
    assert.deepEqual(began, ['link']);
  },
);

/** Defines the element in a browser that is never idle. */
const busy = (page) =>
  page.evaluate(() => {
    window.requestIdleCallback = () => 0;
    return window.define();
  });
const fetched = (requests) => requests.filter((address) => address.endsWith('form_bg.wasm')).length;
const loaded = (page) => page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);

inPage('loads the form when the browser is idle if there is no question', BARE, async ({ page, requests }) => {
  await page.evaluate(() => (window.requestIdleCallback = (work) => (window.idle = work)));
  await page.evaluate(() => window.define());
  await page.waitForFunction(() => window.idle);
  assert.equal(fetched(requests), 0);
  await page.evaluate(() => window.idle());
  await loaded(page);
  assert.equal(fetched(requests), 1);
});

for (const [what, prepare] of [
  [
    'a question that is there',
    (page) =>
      page.evaluate(
        (request) => document.querySelector('mcp-elicitation').setAttribute('request', JSON.stringify(request)),
        question(),
      ),
  ],
  [
    'loading="eager"',
    (page) => page.evaluate(() => document.querySelector('mcp-elicitation').setAttribute('loading', 'eager')),
  ],
  ['the property', (page) => page.evaluate(() => void (document.querySelector('mcp-elicitation').loading = 'eager'))],
]) {
  inPage(`loads the form at once for ${what}`, BARE, async ({ page, requests }) => {
    await prepare(page);
    await busy(page);
    await loaded(page);
    assert.equal(fetched(requests), 1);
  });
}

inPage("checks the host page's own file against a hash", BARE, async ({ page, card, faults }) => {
  await page.evaluate(async () => {
    window.requestIdleCallback = () => 0;
    const [{ setWasm }, hashes] = await Promise.all([
      import('/pkg/dist/external.js'),
      fetch('/pkg/dist/integrity.json').then((response) => response.json()),
    ]);
    window.host = { setWasm, integrity: hashes['form/form_bg.wasm'], file: '/pkg/dist/form/form_bg.wasm' };
    setWasm(host.file, { integrity: hashes['external.js'] });
  });
  await page.evaluate((request) => void elicit('wrong', request), question());
  assert.deepEqual(await resultOf(page, 'wrong'), { action: 'cancel' });
  assert.deepEqual(await events(page, 'elicit-error'), ['load']);
  faults.splice(0);
  await page.evaluate(() => host.setWasm(host.file, { integrity: host.integrity }));
  await page.evaluate((request) => void elicit('right', request), question());
  await card.locator('[part~="accept"]').waitFor();
});

inPage('shows who asks, and the message, until the card is there', BARE, async ({ page, card }) => {
  const release = await hold(page, 'form_bg.wasm');
  await page.evaluate(() => window.define());
  await page.evaluate((request) => {
    window.element = document.querySelector('mcp-elicitation');
    element.elicit(request, { server: { name: 'Files' } });
    // Every height that the page could paint in between.
    window.heights = [];
    new ResizeObserver(() => heights.push(element.getBoundingClientRect().height)).observe(element);
  }, question());
  const skeleton = card.locator('[part~="skeleton"]');
  assert.equal(await skeleton.getAttribute('aria-busy'), 'true');
  const lines = (await skeleton.innerText()).split(/\n+/);
  assert.deepEqual(lines, ['\u2068Files\u2069', question().message]);
  const before = await page.evaluate(() => element.getBoundingClientRect().height);
  release();
  await card.locator('[part~="decline"]').waitFor();
  await page.waitForFunction(() => element.status === 'open');
  assert.equal(await skeleton.count(), 0);
  const { after, least } = await page.evaluate(() => ({
    after: element.getBoundingClientRect().height,
    least: Math.min(...heights),
  }));
  assert.ok(least >= Math.min(before, after) - 1, `never less than both: ${least}`);
});
