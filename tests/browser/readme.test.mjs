// The snippet of README.md in a page next to node_modules, without a bundler.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { enter } from './enter.mjs';
import { accept, stage } from './fixtures.mjs';
import { root } from './serve.mjs';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const [, snippet] = /```html\n([\s\S]*?)```/.exec(readme);
const FOLDER = 'target/readme';

/** Puts the package where the snippet imports it, and the snippet as a page. tests/package packs and installs it. */
async function installed() {
  const folder = path.join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(path.join(root, 'pkg'), path.join(folder, 'node_modules/mcp-elicitation'));
  return { [`/${FOLDER}/index.html`]: snippet };
}

const inPage = stage(installed);

inPage(
  'asks with the snippet of the readme, and prints its answer',
  { path: `/${FOLDER}/index.html`, excused: /404/ },
  async ({ page, card }) => {
    await card.locator('[part~="server"]', { hasText: 'Travel desk' }).waitFor();
    const [, promised] = /console\.log\(.*\); \/\/ (.*)/.exec(snippet);
    const printed = page.waitForEvent('console');
    await enter(card, 'city', JSON.parse(promised).content.city, { type: 'string' });
    await accept(page, card);
    assert.equal((await printed).text(), promised);
  },
);

inPage(
  'lays out the snippet at phone width in the system font',
  {
    path: `/${FOLDER}/index.html`,
    excused: /404/,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
  async ({ page }) => {
    const { width, font } = await page.evaluate(() => ({
      width: innerWidth,
      font: getComputedStyle(document.querySelector('mcp-elicitation')).fontFamily,
    }));
    assert.equal(width, 390);
    assert.match(font, /system-ui/);
  },
);
