// The element answers every case of the suite, with real keys and clicks, under the strict policy.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KINDS, cases } from './cases.mjs';
import { enter } from './enter.mjs';
import { ENGINE, accept, ask, result, series } from './fixtures.mjs';
import { press } from './watch.mjs';

const inPage = series();
// The engines share the WebAssembly that checks, but differ in the entry of each kind, so they test one case of each.
const all = (await cases()).filter((one) => !ENGINE || KINDS.includes(one.name));
const schemaOf = (one) => (one.request ?? JSON.parse(one.text)).requestedSchema;

describe('answers the cases of tests/suite', () => {
  for (const one of all.filter((one) => one.input && (one.result || one.errors))) {
    test(
      `${one.file}: ${one.name}`,
      inPage(async ({ page, card }) => {
        await ask(page, one);
        for (const [name, value] of Object.entries(one.input))
          await enter(card, name, value, schemaOf(one).properties[name]);
        // If each button is an answer, no answer is invalid.
        if (one.errors && (await card.locator('.choice').count())) return;
        await accept(page, card, one.input, schemaOf(one));
        if (one.result) {
          assert.deepEqual(JSON.parse(await result(page)), one.result);
          return;
        }
        for (const name of Object.keys(one.errors)) {
          const field = card.locator(`[data-property=${JSON.stringify(name)}]`);
          await field.locator('[aria-invalid="true"]').first().waitFor();
          assert.notEqual(await field.locator('[part~="error"]').innerText(), '');
        }
        assert.equal(await page.evaluate(() => window.result), undefined, 'nothing is sent');
        await press(card, 'decline');
        assert.deepEqual(JSON.parse(await result(page)), { action: 'decline' });
      }),
    );
  }
});
