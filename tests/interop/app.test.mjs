// The server of examples/app in a host of MCP Apps, made of the official package.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { launchBare } from '../browser/fixtures.mjs';
import { start } from './apps.mjs';
import { here } from './servers.mjs';

let app, browser, page, host;
const asked = [];
before(async () => {
  const file = path.join(here, 'pages/app-host.js');
  const made = build({ entryPoints: [file], bundle: true, write: false, format: 'esm', logLevel: 'warning' });
  [app, browser, host] = await Promise.all([start('app'), launchBare(), made]);
  // The page has English alone, whatever the browser speaks.
  page = await browser.newPage({ locale: 'de-DE' });
  page.on('request', (request) => asked.push(request));
  await page.goto(app.origin);
  await page.addScriptTag({ content: host.outputFiles[0].text, type: 'module' });
  await page.waitForFunction('window.book');
});
after(async () => {
  await browser?.close();
  await app?.close();
});

test('asks in a sandbox without WebAssembly and requests, and answers once, by the nonce', async () => {
  const { bytes, nonce } = await page.evaluate('book({})');
  assert.ok(bytes < 900_000, `${bytes}`);
  const card = page.frameLocator('iframe').locator('mcp-elicitation');
  await card.locator('[part~="accept"]').waitFor();
  await card.locator('input[type=radio]').first().check();
  await card.locator('[part~="accept"]').click();
  await card.locator('[part~="error"]').first().waitFor();
  await card.locator('input[type=text]').fill('9');
  assert.equal(await page.evaluate(`call('outcome')`), 'The user has not answered yet.');
  const wrong = { action: 'accept', content: { berth: 'quay' } };
  assert.match(await page.evaluate(([nonce, result]) => call('answer', { nonce, result }), [nonce, wrong]), /length/);
  const isSent = () => page.evaluate(`call('outcome')`).then((text) => text === 'Booked: quay, 9 m.');
  // A press counts once the button has been in view for a while.
  while (!(await isSent()))
    await card
      .locator('[part~="accept"]')
      .click({ timeout: 1000 })
      .catch(() => {});
  while ((await card.evaluate(({ status }) => status)) !== 'accepted') await page.waitForTimeout(50);
  const right = { action: 'accept', content: { berth: 'buoy', length: 9 } };
  const again = await page.evaluate(([nonce, result]) => call('answer', { nonce, result }), [nonce, right]);
  assert.equal(again, 'This question is not open');
  const [frame] = page.mainFrame().childFrames();
  assert.deepEqual(
    asked.filter((request) => request.frame() === frame).map((request) => request.url()),
    [],
  );
});

test('elicits in a client that can, and offers no page', async () => {
  assert.deepEqual(await page.evaluate('book({ elicitation: { form: {} } })'), {});
});
