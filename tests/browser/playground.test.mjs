// The playground, as it is built: what is pasted is understood and mended, and on a phone one pane is shown at a time.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { launch, root } from './fixtures.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
const dist = path.join(root, 'www/dist');
const PASTED = `\`\`\`python
{'message': 'Which trip?', # of the person
 'requestedSchema': {'type': 'object', 'properties': {
   'site': {'type': 'string', 'title': 'Site', 'format': 'url'},
   'shop': {'type': 'string', 'title': 'Shop', 'format': 'url'},
   'blog': {'type': 'string', 'title': 'Blog', 'format': 'url'},
   'vip': {'type': 'boolean', 'title': 'VIP', 'default': True},
 }}}
\`\`\``;

let server, browser, origin;
before(async () => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(root, 'www') });
  server = http.createServer((request, response) => {
    const file = path.join(dist, decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const found = file.endsWith(path.sep) ? path.join(file, 'index.html') : file;
    if (!statSync(found, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(found)] ?? 'text/plain' });
    createReadStream(found).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}/`;
  browser = await launch({ origin });
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

/** Opens the playground, and does something there; nothing may fail in the page. */
const inPage = (viewport, work) => async () => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await page.goto(origin);
    await page.locator('#diagnostic-count:not(:empty)').waitFor({ state: 'attached' });
    await work(page);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
};
const write = async (page, text) => {
  await page.locator('#editor .cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
};
const text = (page) => page.evaluate(() => document.querySelector('#editor').shadowRoot.querySelector('.cm-content').innerText);

test('what is pasted from Python is named, drawn, mended by one press, and its equal faults by another', inPage({ width: 1280, height: 800 }, async (page) => {
  await write(page, PASTED);
  const rows = page.locator('#diagnostic-list > li');
  await rows.filter({ hasText: 'fence of backticks' }).waitFor();
  for (const said of ['single ones', 'no comments', 'word of Python', 'comma is before the end', 'this request has 3 warnings']) await rows.filter({ hasText: said }).waitFor();
  await page.locator('mcp-elicitation [part~="message"]', { hasText: 'Which trip?' }).waitFor();
  await rows.first().getByRole('button', { name: 'Fix' }).click();
  await page.waitForFunction(() => !document.querySelector('#diagnostic-list').innerText.includes('backticks'));
  assert.match(await text(page), /"vip": \{ "type": "boolean", "title": "VIP", "default": true \}/);
  const found = rows.filter({ hasText: 'no format “url”' });
  await found.first().waitFor();
  assert.match(await found.first().innerText(), /2 more places/);
  await page.getByRole('button', { name: 'Fix all 3' }).click();
  await page.waitForFunction(() => document.querySelector('#diagnostic-count').innerText === 'none');
  assert.equal((await text(page)).match(/"format": "uri"/g).length, 3);
}));

test('source of a schema is named as such', inPage({ width: 1280, height: 800 }, async (page) => {
  await write(page, 'class Trip(BaseModel):\n    city: str\n');
  await page.locator('#diagnostic-list', { hasText: 'Trip.model_json_schema()' }).waitFor();
}));

test('on a phone one pane is shown at a time, with targets for a thumb', inPage({ width: 390, height: 844 }, async (page) => {
  const shown = () => page.evaluate(() => ['editor-pane', 'stage', 'result-body'].filter((id) => document.getElementById(id).checkVisibility()));
  assert.deepEqual(await shown(), ['editor-pane']);
  await page.getByRole('radio', { name: 'Form' }).check();
  assert.deepEqual(await shown(), ['stage']);
  await page.locator('mcp-elicitation [part~="accept"]').waitFor();
  await page.getByRole('radio', { name: 'Result' }).check();
  assert.deepEqual(await shown(), ['result-body']);
  for (const { width, height } of await page.locator('#tabs label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()))) assert.ok(width >= 44 && height >= 44);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
}));
