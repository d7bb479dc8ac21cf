// Each question has exactly one result, whatever a real pointer does; tests/card/endings has the rest.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { passGuardTime, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, ask, events, line, question, resultOf, status } from './watch.mjs';

const inPage = stage();

describe('results', () => {
  test(
    'answers once for two presses of accept',
    inPage(async ({ page, card }) => {
      await ask(page);
      await line(card).fill('Ada');
      await passGuardTime(page);
      await card.locator('[part~="accept"]').dblclick();
      assert.deepEqual(await resultOf(page), ACCEPTED);
      assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
    }),
  );

  test(
    'expires without a late answer when its signal aborts',
    inPage(async ({ page, card }) => {
      await page.evaluate((request) => {
        window.controller = new AbortController();
        elicit('result', request, { signal: controller.signal });
      }, question());
      await line(card).fill('Ada');
      await card.locator('[part~="accept"]').hover();
      await passGuardTime(page);
      await page.mouse.down();
      await page.evaluate(() => controller.abort());
      await page.mouse.up();
      assert.deepEqual(await resultOf(page), CANCELLED);
      assert.equal(await status(page), 'expired');
      await card.locator('[part~="receipt"]').waitFor();
      assert.equal(await card.locator('button, input').count(), 0);
      assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
    }),
  );
});
