// Each question has exactly one result, which a promise, an event and a property report.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { passGuardTime, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, ask, events, line, question, resultOf, status, watch } from './watch.mjs';

const inPage = stage();

describe('results', () => {
  test(
    'answers once for two presses of accept',
    inPage(async ({ page, card }) => {
      await watch(page);
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
      await watch(page);
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

/** Asks, and then shows something else; a listener for the loss of focus asks another question, as `how` says. */
const interrupted = (page, layout, how) =>
  page.evaluate(
    async ([request, layout, how]) => {
      const focus = () => element.shadowRoot.querySelector('input').focus();
      const when = (message) =>
        new Promise((resolve) => {
          const look = () =>
            element.status === 'open' && element.request.message === message ? resolve() : setTimeout(look, 10);
          look();
        });
      element.layout = layout;
      element.request = { ...request, message: 'First' };
      await when('First');
      focus();
      const leaves = (event) => {
        if (event.relatedTarget) return;
        element.removeEventListener('focusout', leaves);
        if (how === 'request') element.request = { ...request, message: 'Meanwhile' };
        else window.elicit('meanwhile', { ...request, message: 'Meanwhile' });
      };
      element.addEventListener('focusout', leaves);
      element.request = { ...request, message: 'Second' };
      if (how === 'request') return when('Meanwhile');
      await when('Second');
      element.decline();
      await when('Meanwhile');
    },
    [question(), layout, how],
  );

for (const layout of ['card', 'dialog']) {
  for (const how of ['request', 'elicit']) {
    test(
      `survives a page that asks with \`${how}\` when the focus leaves (${layout})`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await interrupted(page, layout, how);
        await card.locator('[part~="message"]', { hasText: 'Meanwhile' }).waitFor();
        assert.equal(await card.locator('[part~="base"]').count(), 1, 'one card');
        await page.evaluate(() => element.decline());
        const results = await events(page, 'elicit-result');
        assert.deepEqual(results.map(({ action }) => action).sort(), [
          'cancel',
          how === 'request' ? 'cancel' : 'decline',
          'decline',
        ]);
      }),
    );
  }
}
