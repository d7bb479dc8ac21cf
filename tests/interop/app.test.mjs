// The server of examples/app in hosts of MCP Apps: the official package, and weekly the sandboxes of others.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { launchBare } from '../browser/fixtures.mjs';
import { start } from './apps.mjs';
import { here, isAll } from './servers.mjs';

const bundled = async (file) => {
  const options = { bundle: true, write: false, format: 'esm', logLevel: 'warning' };
  const { outputFiles } = await build({ entryPoints: [path.join(here, file)], ...options });
  return outputFiles[0].text;
};

let app, browser, page;
const asked = [];
before(async () => {
  const files = ['pages/app-host.js', ...(isAll ? ['sandboxes/copilotkit.js'] : [])].map(bundled);
  const [started, launched, ...scripts] = await Promise.all([start('app'), launchBare(), ...files]);
  [app, browser] = [started, launched];
  // The page has English alone, whatever the browser speaks.
  page = await browser.newPage({ locale: 'de-DE' });
  page.on('request', (request) => asked.push(request));
  const proxy = 'sandboxes/node_modules/@modelcontextprotocol/inspector/clients/web/static/sandbox_proxy.html';
  if (isAll)
    await page.route('**/sandbox_proxy.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: readFileSync(path.join(here, proxy), 'utf8') }),
    );
  await page.goto(app.origin);
  for (const content of scripts) await page.addScriptTag({ content, type: 'module' });
  await page.waitForFunction('window.book');
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** Answers the question of a page in a sandbox, wrongly first, and asks the server what came. */
const answers = (sandbox, depth) => async () => {
  const { bytes, nonce } = await page.evaluate((name) => book({}, name), sandbox);
  assert.ok(bytes < 900_000, `${bytes}`);
  let frame = page;
  for (let level = 0; level < depth; level++) frame = frame.frameLocator('iframe');
  const card = frame.locator('mcp-elicitation');
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
  const inner = page.frames().at(-1);
  assert.deepEqual(
    asked.filter((request) => request.frame() === inner).map((request) => request.url()),
    [],
  );
};

test('asks without WebAssembly and requests, and answers once, by the nonce', answers('strict', 1));
if (isAll) {
  test("asks in the Inspector's sandbox", answers('inspector', 2));
  test("asks in CopilotKit's sandbox", answers('copilotkit', 2));
}

test('elicits in a client that can, and offers no page', async () => {
  assert.deepEqual(await page.evaluate('book({ elicitation: { form: {} } })'), {});
});
