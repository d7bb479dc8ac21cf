// The playground as it is built, on loopback, for the tests of its parts.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { launch, root } from './fixtures.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };

/** Builds the playground into a folder of its own, since files of tests run beside each other, and serves it. */
export async function servePlayground() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playground-'));
  execFileSync(process.execPath, ['build.mjs', folder], { cwd: path.join(root, 'www') });
  const server = http.createServer((request, response) => {
    const file = path.join(folder, decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const found = file.endsWith(path.sep) ? path.join(file, 'index.html') : file;
    if (!statSync(found, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(found)] ?? 'text/plain' });
    createReadStream(found).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The playground and a browser for a file of tests.
 * @returns what makes a test of `work`, which gets a page in which nothing may fail
 */
export function playground() {
  let server, browser;
  before(async () => {
    server = await servePlayground();
    browser = await launch(server);
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
  return (work, { at = '', viewport = { width: 1280, height: 900 }, ...options } = {}) => async () => {
    const context = await browser.newContext({ viewport, ...options });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && /Content Security Policy/.test(message.text()) && faults.push(message.text()));
    try {
      await page.goto(server.origin + at);
      await work({ page, origin: server.origin, context });
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

/** What axe finds in a part of a page. */
export async function faultsOf(page, axe, part) {
  await page.evaluate(axe);
  return page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')} ${failureSummary}`).join('; ')}`);
  }, part);
}
