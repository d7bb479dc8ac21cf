// The element answers every case of the suite, with real keys and clicks, under the strict policy.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { accept, ask, cases, enter, launch, open, result, serve } from './fixtures.mjs';

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const all = await cases();
const schemaOf = (one) => (one.request ?? JSON.parse(one.text)).requestedSchema;

describe('the cases of tests/suite', () => {
  for (const one of all.filter((one) => one.input && (one.result || one.errors))) {
    test(`${one.file}: ${one.name}`, async () => {
      const { page, faults, close } = await open(browser, server.origin);
      try {
        await ask(page, one);
        const card = page.locator('mcp-elicitation');
        for (const [name, value] of Object.entries(one.input)) await enter(card, name, value, schemaOf(one).properties[name]);
        await accept(page);
        if (one.result) {
          assert.deepEqual(JSON.parse(await result(page)), one.result);
        } else {
          for (const name of Object.keys(one.errors)) {
            const field = card.locator(`[data-property=${JSON.stringify(name)}]`);
            await field.locator('[aria-invalid="true"]').first().waitFor();
            assert.notEqual(await field.locator('[part~="error"]').innerText(), '');
          }
          assert.equal(await page.evaluate(() => window.result), undefined, 'nothing is sent');
          await card.locator('[part~="decline"]').click();
          assert.deepEqual(JSON.parse(await result(page)), { action: 'decline' });
        }
        assert.deepEqual(faults, []);
      } finally {
        await close();
      }
    });
  }
});
