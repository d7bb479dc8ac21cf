// The registry item in a shadcn/ui project: shadcn's command adds it from a local server, and Vite and Tailwind build
// it.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { accept, launch, open } from '../browser/fixtures.mjs';
import { here, start } from './servers.mjs';
import { codeOf, run, serve } from './site.mjs';
import { packed } from './package.mjs';

const folder = path.join(here, 'shadcn');
const app = path.join(folder, 'out/app');
const item = path.join(here, '../../pkg/dist/registry/elicitation.json');
const [, page] = readFileSync(path.join(here, '../../docs/react.md'), 'utf8').split('## In a project of shadcn\n');
const manifest = JSON.parse(readFileSync(path.join(here, '../../pkg/package.json'), 'utf8'));

/** A local registry of both kinds: the item for shadcn's command, and for npm only the package that the item names. */
async function registry() {
  const tarball = readFileSync(packed());
  const paths = [];
  const server = http.createServer((request, response) => {
    paths.push(request.url);
    const tar = `http://${request.headers.host}/package.tgz`;
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const version = { ...manifest, dist: { tarball: tar, integrity } };
    const answers = {
      '/r/elicitation.json': () => readFileSync(item),
      // The command asks its own registry for colours if a project has no custom properties; the test blocks that.
      '/r/colors/neutral.json': () =>
        JSON.stringify({
          inlineColors: { light: {}, dark: {} },
          cssVars: {},
          inlineColorsTemplate: '',
          cssVarsTemplate: '',
        }),
      '/mcp-elicitation': () =>
        JSON.stringify({
          name: manifest.name,
          'dist-tags': { latest: manifest.version },
          versions: { [manifest.version]: version },
        }),
      '/package.tgz': () => tarball,
    };
    const answer = answers[request.url];
    response.writeHead(answer ? 200 : 404).end(answer?.());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    paths,
    close: () => (server.closeAllConnections(), server.close()),
  };
}

let browser, local, mcp, served;
before(async () => {
  rmSync(path.join(folder, 'out'), { recursive: true, force: true });
  cpSync(path.join(folder, 'app'), app, { recursive: true });
  // The application from the docs page, with the class that the page names for a part.
  const [, round] = /`(\[&::part[^`]+)`/.exec(page);
  for (const [file, text] of Object.entries(codeOf(page)))
    writeFileSync(path.join(app, file), text.replace('"w-full"', `"w-full ${round}"`));
  local = await registry();
});
after(async () => {
  served?.close();
  mcp?.end();
  local?.close();
  await browser?.close();
});

describe('a project of shadcn/ui', { concurrency: false }, () => {
  const add = (from) =>
    run(folder, ['shadcn', 'add', '--yes', '--overwrite', from], app, {
      npm_config_registry: local.origin,
      npm_config_cache: path.join(folder, 'out/cache'),
      REGISTRY_URL: `${local.origin}/r`,
    });
  const added = () => readFileSync(path.join(app, 'src/components/elicitation.tsx'), 'utf8');

  test('adds the component by its command, and installs the package', async () => {
    await add(`${local.origin}/r/elicitation.json`);
    assert.equal(
      `"use client"\n\n${added()}`,
      readFileSync(path.join(here, '../../pkg/src/registry/elicitation.tsx'), 'utf8'),
      'for a project without server components',
    );
    assert.ok(local.paths.includes('/package.tgz'));
    assert.equal(
      JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')).dependencies[manifest.name],
      `^${manifest.version}`,
    );
  });

  test('adds it from the installed package, as docs/react.md says', async () => {
    const [, file] = /npx shadcn add (\S+)/.exec(page);
    const before = added();
    rmSync(path.join(app, 'src/components'), { recursive: true });
    await add(file);
    assert.equal(added(), before);
  });

  test('passes its type check', () => run(folder, ['typescript', '-p', '.'], app));

  test('fetches nothing before the client connects, then looks like the app', async () => {
    await run(folder, ['vite', 'build', '--logLevel', 'error'], app);
    [mcp, browser] = await Promise.all([start('v2'), launch()]);
    served = await serve(path.join(app, 'dist'), mcp);
    const { page, requests, faults, close } = await open(browser, served.origin, { path: '/', defined: false });
    try {
      await page.getByRole('button', { name: 'Connect' }).waitFor();
      const first = requests.length;
      assert.equal(await page.evaluate(() => customElements.get('mcp-elicitation')), undefined);
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('button', { name: 'Book a table' }).click();
      const card = page.locator('mcp-elicitation');
      await card.locator('input[type=text]').fill('Ada');
      assert.ok(requests.slice(first).some((address) => /\/assets\/.*\.js$/.test(address)));
      await page.getByRole('button', { name: 'Book a table' }).and(page.locator(':disabled')).waitFor();
      assert.deepEqual(
        await page.evaluate(() => {
          const accept = getComputedStyle(
            document.querySelector('mcp-elicitation').shadowRoot.querySelector('#accept'),
          );
          const app = getComputedStyle(document.querySelector('main > button'));
          return {
            color: accept.backgroundColor === app.backgroundColor,
            round: parseFloat(accept.borderTopLeftRadius) > 1000,
          };
        }),
        { color: true, round: true },
      );
      await accept(page);
      await page.locator('output', { hasText: 'Ada' }).waitFor();
      const [{ text }] = JSON.parse(await page.locator('output').innerText());
      assert.deepEqual(JSON.parse(text), { action: 'accept', content: { name: 'Ada' } });
      assert.deepEqual(faults, []);
    } finally {
      await close();
    }
  });
});
