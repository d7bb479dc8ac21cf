// Builds and serves the playground for its tests.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { launchBare } from './fixtures.mjs';
import { root } from './serve.mjs';

export const PHONE = { viewport: { width: 390, height: 844 } };

/** Builds the playground into a separate folder, because test files run in parallel, and serves it. */
export async function servePlayground() {
  const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'build.mjs', folder], { cwd: path.join(root, 'www') });
  const server = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs'), folder], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test file that ends early must not leave a process that blocks the runner.
  process.once('exit', () => server.kill());
  const origin = await new Promise((resolve) =>
    server.stdout.on('data', (output) => resolve(/http:\S+/.exec(output)[0])),
  );
  return {
    origin,
    close() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Provides the playground and a browser for a test file.
 * @returns a function that makes a test of `work`, with a page in which nothing may fail
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
  return (work, { at = '', before = () => {}, isFault = () => true, ...settings } = {}) =>
    async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...settings });
      const page = await context.newPage();
      const faults = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on(
        'console',
        (message) => message.type() === 'error' && isFault(message.text()) && faults.push(message.text()),
      );
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

/** Replaces the text of the editor. */
export async function write(page, text) {
  await page.locator('#editor .cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** Returns the text that the editor shows. */
export const text = (page) => page.locator('#editor .cm-content').innerText();

/** Waits for the counts above the findings. */
export const counted = (page, words) =>
  page.locator('#diagnostic-count', { hasText: words }).waitFor({ state: 'attached' });

export const rows = (page) => page.locator('#diagnostic-list > li');

/** Returns the findings of axe in a part of a page. */
export async function faultsOf(page, axe, part = 'html') {
  await page.evaluate(axe);
  return page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ` +
        `${nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')} ${failureSummary}`).join('; ')}`,
    );
  }, part);
}
