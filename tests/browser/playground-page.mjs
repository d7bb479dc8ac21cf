// Builds and serves the playground for its tests.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stageOn } from './fixtures.mjs';
import { root } from './serve.mjs';

export const PHONE = { viewport: { width: 390, height: 844 } };

/**
 * Serves the playground: the one that the runner has built, or else a build in a folder of its own, because test files
 * run in parallel.
 */
export async function servePlayground() {
  const folder = process.env.PLAYGROUND ?? buildPlayground();
  const server = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs'), folder], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test file that ends early must not leave a process that blocks the runner.
  process.once('exit', () => server.kill());
  const address = await new Promise((resolve) =>
    server.stdout.on('data', (output) => resolve(/http:\S+/.exec(output)[0])),
  );
  return {
    origin: address.replace(/\/$/, ''),
    close() {
      server.kill();
      if (!process.env.PLAYGROUND) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Builds the playground into a new folder. */
export function buildPlayground() {
  const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'build.mjs', folder], { cwd: path.join(root, 'www') });
  return folder;
}

/**
 * Provides the playground and a browser for a test file.
 * @returns a function like that of node:test, whose tests get a page in which nothing may fail
 */
export function playground() {
  const inPage = stageOn(servePlayground);
  return (name, ...rest) => {
    const work = rest.pop();
    const [{ at = '', ...options } = {}] = rest;
    const page = { path: `/${at}`, defined: false, waitUntil: 'commit', viewport: { width: 1280, height: 800 } };
    inPage(name, { ...page, ...options }, work);
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
