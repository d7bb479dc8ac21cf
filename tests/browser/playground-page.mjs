// The playground as it is built and served, for the tests that drive it.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { launch, root } from './fixtures.mjs';

let server, browser, dist;
export let origin;

/** Builds the playground into a folder of its own, for tests run beside each other, and serves it for all tests of a file. */
export function playground() {
  before(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'playground-'));
    execFileSync(process.execPath, ['build.mjs', dist], { cwd: path.join(root, 'www') });
    server = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs'), dist], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const part of server.stdout) {
      said += part;
      origin = /http:\S+/.exec(said)?.[0];
      if (origin) break;
    }
    browser = await launch({ origin });
  });
  after(async () => {
    await browser?.close();
    server?.kill();
    rmSync(dist, { recursive: true, force: true });
  });
}

/** Opens the playground, and does something there; nothing may fail in the page. */
export const inPage = (settings, work) => async () => {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  try {
    await page.goto(origin);
    await page.locator('#diagnostic-count:not(:empty)').waitFor({ state: 'attached' });
    await work(page);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
};

export const WIDE = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 } };

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
