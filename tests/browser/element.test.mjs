// The element answers one case of the suite for each kind of control, with real keys and clicks, under the strict
// policy. tests/card answers all of them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KINDS, cases } from './cases.mjs';
import { enter } from './enter.mjs';
import { accept, ask, result, series } from './fixtures.mjs';
import { press } from './watch.mjs';

const inPage = series();
const all = (await cases()).filter((one) => KINDS.includes(one.name));
const schemaOf = (one) => (one.request ?? JSON.parse(one.text)).requestedSchema;

describe('answers cases of tests/suite', () => {
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
