// The site as `make site` builds it for a subpath, in a browser: pages, search, links, and the card of the first page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { enter } from '../browser/enter.mjs';
import { accept, launch, open } from '../browser/fixtures.mjs';
import { root, serve } from '../browser/serve.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The site's folder below the served repository root, so BASE has several folders. */
const BASE = '/target/site/dist/';
const dist = path.join(root, BASE);
const MAIN = [
  'index.html',
  'docs/start.html',
  'docs/react.html',
  'docs/hosts.html',
  'docs/chats.html',
  'docs/authors.html',
  'docs/theming.html',
  'docs/reference.html',
  'docs/events.html',
  'docs/figures.html',
  'docs/rules/README.html',
  'docs/rules/unknown-format.html',
  'SECURITY.html',
  'CHANGELOG.html',
];

let server, browser;
before(async () => {
  execFileSync('make', ['site', `BASE=${BASE}`], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  server = await serve();
  browser = await launch(server);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Runs `work` on a page of the site, and checks that nothing failed. */
const on = (name, where, ...rest) => {
  const work = rest.pop();
  test(name, async () => {
    const opened = await open(browser, server.origin, { path: `${BASE}${where}`, defined: false, ...rest[0] });
    try {
      await work(opened);
      // The test server has no icon.
      assert.deepEqual(
        opened.faults.filter((fault) => !fault.includes('404')),
        [],
      );
      assert.deepEqual(
        opened.requests.filter((url) => !url.startsWith(server.origin) && !url.startsWith('data:')),
        [],
        'asked of another server',
      );
    } finally {
      await opened.close();
    }
  });
};

const findings = (page) =>
  page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`),
    );
  });

for (const name of MAIN) {
  for (const colorScheme of ['light', 'dark']) {
    on(
      `has no axe violation in ${colorScheme}: ${name}`,
      name,
      { colorScheme, reducedMotion: 'reduce' },
      async ({ page }) => {
        await page.locator('main h1').waitFor();
        if (name === 'index.html') await page.locator('mcp-elicitation [part~="accept"]').waitFor();
        await page.evaluate(axe);
        assert.deepEqual(await findings(page), []);
      },
    );
  }
}

on('answers the card of the first page', 'index.html', async ({ page }) => {
  const card = page.locator('mcp-elicitation');
  await card.locator('[part~="accept"]').waitFor();
  const { requestedSchema } = JSON.parse(readFileSync(path.join(root, 'scripts/docs/site/questions.json'), 'utf8'))[0]
    .request;
  await enter(card, 'environment', 'staging', requestedSchema.properties.environment);
  await enter(card, 'regions', ['fra'], requestedSchema.properties.regions);
  await accept(page);
  const result = JSON.parse(await page.locator('.live .result pre').textContent());
  assert.deepEqual(result, { action: 'accept', content: { environment: 'staging', replicas: 2, regions: ['fra'] } });

  await page.getByRole('button', { name: 'A secret' }).click();
  await card.locator('[data-code="secret-solicitation"]').waitFor();
  await card.locator('[part~="decline"]').click();
  await page.locator('.live .result pre', { hasText: 'decline' }).waitFor();
});

on('finds a page with the keyboard alone', 'docs/hosts.html', async ({ page }) => {
  await page.locator('.VPNavBarSearch button').waitFor();
  // The search handles its key only after its script has loaded.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  const box = page.locator('.VPLocalSearchBox input');
  await box.waitFor();
  await box.fill('unknown-format');
  const first = page.locator('.VPLocalSearchBox .result').first();
  await first.waitFor();
  await page.evaluate(axe);
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press('Enter');
  await page.waitForURL(/unknown-format/);
  await page.getByRole('heading', { name: 'unknown-format', level: 1 }).waitFor();
});

on('lists every page in five groups, or in the pages that the groups list', 'docs/hosts.html', async ({ page }) => {
  const listed = await page
    .locator('.VPSidebar a, .VPNav a')
    .evaluateAll((links) => links.map(({ pathname }) => pathname));
  await page.goto(`${server.origin}${BASE}docs/rules/README.html`);
  const rules = await page.locator('main table a').evaluateAll((links) => links.map(({ pathname }) => pathname));
  await page.goto(`${server.origin}${BASE}CONTRIBUTING.html`);
  const project = await page.locator('main a').evaluateAll((links) => links.map(({ pathname }) => pathname));
  assert.equal(await page.locator('.VPSidebarItem.level-0').count(), 5);
  assert.ok((await page.locator('.VPSidebarItem.level-1').count()) <= 26);
  const pages = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => /^(docs\/.*|[A-Z]+)\.html$/.test(name));
  assert.ok(pages.length > 90);
  const lost = pages.filter((name) => ![...listed, ...rules, ...project].includes(BASE + name));
  assert.deepEqual(lost, []);
});

on('serves a working playground below the path', 'playground/index.html', async ({ page }) => {
  await page.waitForFunction(() => customElements.get('mcp-elicitation') !== undefined);
  await page.locator('mcp-elicitation').first().waitFor({ state: 'attached' });
});

test('lists existing Markdown pages in llms.txt', () => {
  const text = readFileSync(path.join(dist, 'llms.txt'), 'utf8');
  const links = [...text.matchAll(/\]\(([^)]+)\): \S/g)].map(([, link]) => link);
  assert.ok(links.length > 90);
  for (const link of links) assert.ok(existsSync(path.join(root, link)), link);
});

test('fails the build on a dead link', async () => {
  const { deadLinks } = await import('../../scripts/docs/site/dead-links.mjs');
  assert.deepEqual(deadLinks(dist, BASE), []);
  const page = path.join(dist, 'dead.html');
  writeFileSync(
    page,
    `<a href="${BASE}docs/hosts.html#no-such-place">a</a><a href="docs/no-such-page.html">b</a>` +
      `<a href="docs/hosts.html">c</a>`,
  );
  try {
    assert.deepEqual(deadLinks(dist, BASE), [
      `dead.html: ${BASE}docs/hosts.html#no-such-place`,
      'dead.html: docs/no-such-page.html',
    ]);
  } finally {
    rmSync(page);
  }
});
