// Leaving a form with entries, and requests that the host refuses.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stage } from './fixtures.mjs';
import { ask, events, line, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const form = (properties) => ({ message: 'Please answer.', requestedSchema: { type: 'object', properties } });

test(
  'accepts by no key while asking whether to cancel, and asks again for decline',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, form({ name: { type: 'string' } }));
    await line(card).pressSequentially('Ada');
    await page.evaluate(() => (window.ahead += 5000));
    await page.keyboard.press('Escape');
    await card.locator('#keep').waitFor();
    await page.keyboard.press('Control+Enter');
    assert.equal(await status(page), 'open');
    await card.locator('#keep').click();
    await card.locator('[part~="decline"]').click();
    await card.locator('#asked', { hasText: 'Decline and lose' }).waitFor();
    assert.equal(await status(page), 'open');
    await card.locator('#discard').click();
    assert.deepEqual(await resultOf(page), { action: 'decline' });
  }),
);

describe('follows the settings of the host page', { concurrency: false }, () => {
  for (const [name, settings, request] of [
    [
      'refuses a form that asks for a secret',
      { sensitive: 'refuse' },
      form({ password: { type: 'string', title: 'Password' } }),
    ],
    ['limits how much is asked', { limits: { properties: 1 } }, form({ a: { type: 'string' }, b: { type: 'string' } })],
  ]) {
    test(
      name,
      inPage(async ({ page, card }) => {
        await watch(page);
        await page.evaluate((settings) => Object.assign(element, settings), settings);
        await ask(page, request);
        await card.locator('[part~="decline"]').waitFor();
        assert.deepEqual([await status(page), await card.locator('[part~="accept"]').count()], ['unanswerable', 0]);
        assert.deepEqual(await events(page, 'elicit-error'), ['unanswerable']);
        await card.locator('[part~="decline"]').click();
        assert.deepEqual(await resultOf(page), { action: 'decline' });
      }),
    );
  }
});
