// The playground as it is built and served, for the tests that drive it.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { launchBare, root } from './fixtures.mjs';

export const PHONE = { viewport: { width: 390, height: 844 } };

/** Builds the playground into a folder of its own, since files of tests run beside each other, and serves it. */
export async function servePlayground() {
  const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
  execFileSync(process.execPath, ['build.mjs', folder], { cwd: path.join(root, 'www') });
  const server = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs'), folder], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  // A file of tests that ends half-way must not leave what the runner would wait for.
  process.once('exit', () => server.kill());
  const origin = await new Promise((resolve) => server.stdout.on('data', (said) => resolve(/http:\S+/.exec(said)[0])));
  return {
    origin,
    close() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The playground and a browser for a file of tests.
 * @returns what makes a test of `work`, which gets a page in which nothing may fail
 */
export function playground() {
  let served, browser;
  before(async () => {
    served = await servePlayground();
    browser = await launchBare(served);
  });
  after(async () => {
    await browser?.close();
    served?.close();
  });
  return (work, { at = '', before = () => {}, isFault = () => true, ...settings } = {}) => async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...settings });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && isFault(message.text()) && faults.push(message.text()));
    try {
      await before(page);
      await page.goto(served.origin + at, { waitUntil: 'commit' });
      await work({ page, origin: served.origin, context });
      assert.deepEqual(faults, []);
    } finally {
      await context.close();
    }
  };
}

/** Writes a text into the editor in place of what is there. */
export async function write(page, text) {
  await page.locator('#editor .cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** What the editor shows of its text. */
export const text = (page) => page.locator('#editor .cm-content').innerText();

/** Waits for the figures above the findings. */
export const counted = (page, said) => page.locator('#diagnostic-count', { hasText: said }).waitFor({ state: 'attached' });

export const rows = (page) => page.locator('#diagnostic-list > li');

/** What axe finds in a part of a page. */
export async function faultsOf(page, axe, part = 'html') {
  await page.evaluate(axe);
  return page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')} ${failureSummary}`).join('; ')}`);
  }, part);
}
