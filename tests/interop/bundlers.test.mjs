// The packed package in each bundler with its users' default setup: only entry and output are configured.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { accept, launch, open } from '../browser/fixtures.mjs';
import { CARRIES, LEAVES, folder, load, project, run, serving } from './bundling.mjs';
import { NODE_22, here, isAll, listening } from './servers.mjs';
import { codeOf as codeIn, environment, scriptOf, serve } from './site.mjs';
import { unpack } from './package.mjs';

const codeOf = (name) => codeIn(readFileSync(path.join(here, `../../docs/${name}.md`), 'utf8'));

let browser;
before(async () => {
  unpack(folder);
  rmSync(path.join(folder, 'out'), { recursive: true, force: true });
  browser = await launch();
});
after(() => browser?.close());

/** Blocks WebAssembly in a page, like a strict policy. */
const withoutWebAssembly = (page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
    });
  });

/** Waits until a page shows its question, or a failure. */
const isDrawn = (page) =>
  page
    .locator('mcp-elicitation [part~="decline"], mcp-elicitation [data-code="failed"]')
    .first()
    .waitFor({ timeout: 60_000, state: 'attached' });

/** Waits for the parts of a card that load later: the matcher, the check of addresses, a language. */
async function later(page) {
  const card = page.locator('mcp-elicitation').first();
  const wrong = card.locator('[part~="error"]').first();
  await card.getByRole('textbox').fill('ada');
  await card.getByRole('textbox').blur();
  await wrong.waitFor();
  await page.evaluate(() => {
    const element = document.querySelector('mcp-elicitation');
    element.lang = 'de';
    element.cancel();
    element.elicit(
      { mode: 'url', message: 'Pay?', url: 'https://xn--pple-43d.com/', elicitationId: '1' },
      { server: { name: 'test' } },
    );
  });
  await card.locator('[data-code="idn"]').waitFor();
  await card.getByRole('button', { name: 'Ablehnen' }).waitFor();
}

/** Opens a page, and returns the outcomes of its question and its checks. */
async function visit(origin, { checks = true } = {}) {
  const { page, faults, close } = await open(browser, origin, { path: '/', defined: false });
  try {
    await isDrawn(page);
    if (checks) {
      await page.waitForFunction(() => window.checked !== undefined, undefined, { timeout: 20_000 });
      await later(page);
    }
    return await page.evaluate(() => ({
      status: document.querySelector('mcp-elicitation').status,
      checked: window.checked,
      errors: window.errors,
    }));
  } finally {
    await close();
    visit.faults = faults;
  }
}

/** Opens a page without WebAssembly. @returns the element's status */
async function visitWithout(origin) {
  const page = await browser.newPage();
  try {
    await withoutWebAssembly(page);
    await page.goto(origin);
    await isDrawn(page);
    return await page.evaluate(() => document.querySelector('mcp-elicitation').status);
  } finally {
    await page.close();
  }
}

const WORKS = {
  status: 'open',
  checked: { answers: [false, true], lints: true, adapters: true, isOneElement: true, german: true },
  errors: [],
};

/**
 * @param {(place: string, entry: string) => Promise<string>} make gives where it put the page
 * @param {(origin: string) => Promise<any>} look
 */
async function built(
  name,
  make,
  { entry = 'entry.js', look = (origin) => visit(origin, { checks: entry === 'entry.js' }) } = {},
) {
  const served = await serve(await make(project(`${name} ${entry}`.replaceAll(' ', '-'), 'page', entry), entry));
  try {
    return await look(served.origin);
  } finally {
    served.close();
  }
}

const ALL = Object.entries({ ...CARRIES, ...LEAVES });

describe('bundles every entry with everything it loads, also the form as JavaScript', () => {
  const look = async (origin) => [await visit(origin), await visitWithout(origin)];
  for (const [name, make] of ALL)
    test(name, async () => assert.deepEqual(await built(name, make, { look }), [WORKS, 'open']));
});

// frameworks.test.mjs always builds it with Vite.
if (isAll)
  describe('./react', () => {
    // Rollup needs a plugin to read React's CommonJS.
    for (const [name, make] of ALL.filter(([name]) => name !== 'Rollup'))
      test(name, async () => assert.equal((await built(name, make, { entry: 'react.js' })).status, 'open'));
  });

describe('./external', () => {
  for (const [name, make] of Object.entries(CARRIES).slice(0, isAll ? undefined : 1)) {
    test(`copies its files: ${name}`, async () => {
      const { status, errors } = await built(name, make, { entry: 'external.js' });
      assert.deepEqual({ status, errors }, { status: 'open', errors: [] });
    });
  }
  for (const name of ['esbuild, ESM', ...(isAll ? ['Rollup'] : [])]) {
    test(`names the missing file and the page to read: ${name}`, async () => {
      const { status, errors } = await built(name, LEAVES[name], { entry: 'external.js' });
      assert.equal(status, 'cancelled');
      assert.match(errors[0], /form_bg\.wasm.*404.*docs\/hosts\.md/s);
      assert.ok(
        visit.faults.some((fault) => /form_bg\.wasm.*docs\/hosts\.md/s.test(fault)),
        visit.faults.join(),
      );
    });
  }
});

describe('works in development', () => {
  const develop = (name, version) => async () => {
    const { createServer } = await load(version);
    const server = await createServer({
      root: project(name, 'page', 'entry.js'),
      configFile: false,
      logLevel: 'error',
      server: { host: '127.0.0.1' },
      optimizeDeps: { force: true },
    });
    await server.listen();
    try {
      return await visit(`http://127.0.0.1:${server.httpServer.address().port}`);
    } finally {
      await server.close();
    }
  };
  test('Vite 8', async () => assert.deepEqual(await develop('vite-8-dev', 'vite')(), WORKS));
  if (isAll) test('Vite 7', async () => assert.deepEqual(await develop('vite-7-dev', 'vite-7')(), WORKS));
});

describe('Next 16: renders the element in a server component', () => {
  test('built', async () => {
    const place = project('next', 'next');
    await run(['next', 'build'], place);
    const served = await serving(['next', 'start', '-H', '127.0.0.1', '-p', 'PORT'], place);
    try {
      assert.equal((await visit(served.origin, { checks: false })).status, 'open');
    } finally {
      served.close();
    }
  });
  if (isAll)
    test('works in development', async () => {
      const served = await serving(['next', 'dev', '-H', '127.0.0.1', '-p', 'PORT'], project('next-dev', 'next'));
      try {
        assert.equal((await visit(served.origin, { checks: false })).status, 'open');
      } finally {
        served.close();
      }
    });
});

/** Answers the question of a page, and returns the text of its template. */
async function answered(address) {
  const page = await browser.newPage();
  const complaints = [];
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !isIcon) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  try {
    await page.goto(address);
    await page.locator('mcp-elicitation').getByRole('textbox').fill('Ada');
    await accept(page);
    await page.locator('output', { hasText: 'Ada' }).waitFor();
    assert.deepEqual(complaints, []);
    return await page.locator('output').innerText();
  } finally {
    await page.close();
  }
}

if (isAll)
  test('Next 16 works as docs/react.md says', async () => {
    const place = project('next-page', 'next');
    rmSync(path.join(place, 'app/page.jsx'));
    writeFileSync(path.join(place, 'app/page.tsx'), codeOf('react')['app/page.tsx']);
    await run(['next', 'build'], place);
    const served = await serving(['next', 'start', '-H', '127.0.0.1', '-p', 'PORT'], place);
    try {
      assert.match(await answered(served.origin), /accept/);
    } finally {
      served.close();
    }
  });

if (isAll)
  test('Nuxt 4 works as docs/vue.md says', async () => {
    const packages = path.join(here, 'nuxt');
    const place = path.join(packages, 'out');
    unpack(packages);
    rmSync(place, { recursive: true, force: true });
    const files = { ...codeOf('vue'), 'package.json': '{ "name": "app", "private": true, "type": "module" }' };
    for (const file of ['package.json', 'nuxt.config.ts', 'app/app.vue', 'app/components/Question.client.vue']) {
      mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
      writeFileSync(path.join(place, file), files[file]);
    }
    const env = environment({ NUXT_TELEMETRY_DISABLED: '1' });
    await promisify(execFile)(NODE_22, [scriptOf(packages, 'nuxt'), 'build'], { cwd: place, env });
    const server = path.join(place, '.output/server/index.mjs');
    const { port, end } = await listening([NODE_22, server], { HOST: '127.0.0.1' });
    try {
      assert.match(await answered(`http://127.0.0.1:${port}`), /accept/);
    } finally {
      end();
    }
  });

if (isAll)
  test('Preact 10', async () => {
    const place = project('preact', 'preact');
    const { build } = await load('vite');
    await build({
      root: place,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { preact: 'preact-10' } },
    });
    const served = await serve(path.join(place, 'dist'));
    try {
      assert.equal(await answered(served.origin), '[{"action":"accept","content":{"name":"Ada"}}]');
    } finally {
      served.close();
    }
  });

test('SvelteKit 2: does not ask the request that its server stringifies', async () => {
  const place = project('sveltekit', 'sveltekit');
  mkdirSync(path.join(place, 'src/routes/quiet'));
  writeFileSync(path.join(place, 'src/routes/quiet/+page.svelte'), codeOf('svelte')['src/routes/+page.svelte']);
  await run(['vite', 'build'], place);
  const served = await serving(['vite', 'preview', '--host', '127.0.0.1', '--port', 'PORT', '--strictPort'], place);
  try {
    assert.match(await (await fetch(served.origin)).text(), /<mcp-elicitation/);
    const { page, close } = await open(browser, served.origin, { path: '/', defined: false });
    await page.locator('mcp-elicitation [part~="decline"]').waitFor();
    assert.equal(await page.locator('output').innerText(), '');
    await page.locator('mcp-elicitation [part~="decline"]').click();
    await page.waitForFunction(() => document.querySelector('output').textContent === 'decline');
    await close();
    assert.match(await answered(`${served.origin}/quiet`), /accept/);
  } finally {
    served.close();
  }
});
