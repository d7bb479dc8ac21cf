// The framework pages of docs/: each framework's own compiler builds the code of its page, and the test answers the
// card.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { accept, launch, open } from '../browser/fixtures.mjs';
import { here, start } from './servers.mjs';
import { codeOf, run, serve } from './site.mjs';
import { unpack } from './package.mjs';

const folder = path.join(here, 'bundlers');
const out = path.join(folder, 'out-frameworks');

/** The code that a framework's starter puts around a page's code: it mounts the application and configures Vite. */
const STARTERS = {
  react: [
    "import { createRoot } from 'react-dom/client';\nimport { createElement } from 'react';\n" +
      "import App from './App.jsx';\ncreateRoot(document.querySelector('main')).render(createElement(App));",
  ],
  vue: ["import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('main');"],
  svelte: [
    "import { mount } from 'svelte';\nimport App from './App.svelte';\n" +
      "mount(App, { target: document.querySelector('main') });",
    "import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte()] };",
  ],
  solid: [
    "import { createComponent } from 'solid-js';\nimport { render } from 'solid-js/web';\n" +
      "import App from './App.jsx';\nrender(() => createComponent(App, {}), document.querySelector('main'));",
    "import solid from 'vite-plugin-solid';\nexport default { plugins: [solid()] };",
  ],
};
const PAGE =
  '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>A page</title>\n' +
  '<link rel="icon" href="data:,">\n<main></main>\n<script type="module" src="./main.js"></script>\n</html>\n';

/** Creates a project from the code of a page. */
function project(name) {
  const [main, config] = STARTERS[name];
  const place = path.join(out, name);
  const samples = codeOf(readFileSync(path.join(here, `../../docs/${name}.md`), 'utf8'));
  assert.ok(Object.keys(samples).length > 0);
  mkdirSync(place, { recursive: true });
  const files = {
    'package.json': '{ "name": "app", "private": true, "type": "module" }',
    'index.html': PAGE,
    'main.js': main,
    ...(config && { 'vite.config.js': config }),
    ...samples,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return place;
}

let browser, mcp;
before(async () => {
  unpack(folder);
  rmSync(out, { recursive: true, force: true });
  [browser, mcp] = await Promise.all([launch(), start('v2')]);
});
after(async () => {
  mcp?.end();
  await browser?.close();
});

describe('works as its page says', { concurrency: false }, () => {
  for (const name of Object.keys(STARTERS)) {
    test(name, async () => {
      const place = project(name);
      const output = await run(folder, ['vite', 'build', '--logLevel', 'warn'], place);
      // Vite also warns about chunk sizes and React's directive; a compiler's warning names the file.
      assert.doesNotMatch(output, /(App|Booking)\.(jsx|vue|svelte)/);
      const [entry] = /assets\/index-[\w-]+\.js/.exec(readFileSync(path.join(place, 'dist/index.html'), 'utf8'));
      assert.doesNotMatch(
        readFileSync(path.join(place, 'dist', entry), 'utf8'),
        /attachShadow/,
        'the element is no part of what the page loads first',
      );
      assert.ok(readdirSync(path.join(place, 'dist/assets')).length > 2);
      const served = await serve(path.join(place, 'dist'), mcp);
      const { page, faults, close } = await open(browser, served.origin, { path: '/', defined: false });
      try {
        await page.getByRole('button', { name: 'Book a table' }).click();
        const card = page.locator('mcp-elicitation');
        await card.locator('input[type=text]').fill('Ada');
        assert.match(await card.locator('[part~="server"]').innerText(), /Calendar/);
        await accept(page);
        await page.locator('output', { hasText: 'Ada' }).waitFor();
        assert.deepEqual(JSON.parse(await page.locator('output').innerText()), {
          action: 'accept',
          content: { name: 'Ada' },
        });
        assert.deepEqual(faults, []);
      } finally {
        await close();
        served.close();
      }
    });
  }
});
