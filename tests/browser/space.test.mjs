// A press of Space begins when the key goes down on accept, and decides when it is released (`docs/security.md` R26).
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { nextFrame, passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ask, line, resultOf, undecided } from './watch.mjs';

const inPage = stage();
const NOTHING = { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } };
const accept = (card) => card.locator('[part~="accept"]');

describe('presses on releasing Space, but', { concurrency: false }, () => {
  const focus = (card) => accept(card).evaluate((button) => button.focus());
  const held = async (page) => {
    await page.keyboard.down('Space');
    await page.evaluate(() => (window.ahead += 1200));
    await page.keyboard.up('Space');
    await nextFrame(page);
  };

  inPage('not when it went down before the time was over', async ({ page, card }) => {
    await stopClock(page);
    await ask(page, NOTHING);
    await accept(card).waitFor();
    await passGuardTime(page, 10);
    await focus(card);
    await held(page);
    await undecided(page);
    await passGuardTime(page);
    await held(page);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: {} });
  });

  inPage('not when it went down elsewhere', async ({ page, card }) => {
    await ask(page, NOTHING);
    await accept(card).waitFor();
    await passGuardTime(page);
    await page.evaluate(() => {
      const other = document.body.appendChild(
        Object.assign(document.createElement('button'), { textContent: 'Other' }),
      );
      other.focus();
    });
    await page.keyboard.down('Space');
    await focus(card);
    await page.keyboard.up('Space');
    await nextFrame(page);
    await undecided(page);
    await held(page);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: {} });
  });

  inPage('not when an address is to be opened and it went down too early', async ({ page, card }) => {
    await page.evaluate(() => element.addEventListener('elicit-open-url', (event) => event.preventDefault()));
    await ask(page, { mode: 'url', message: 'Sign in', url: 'https://evil.example/', elicitationId: 'one' });
    await accept(card).filter({ hasText: 'evil.example' }).waitFor();
    await stopClock(page);
    await passGuardTime(page, 10);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await focus(card);
    await held(page);
    await undecided(page);
    await passGuardTime(page);
    await held(page);
    assert.deepEqual(await resultOf(page), { action: 'accept' });
  });

  inPage('not when it went down too early on the button of the second step', async ({ page, card }) => {
    await ask(page);
    await line(card).fill('4111 1111 1111 1111');
    await passGuardTime(page);
    await stopClock(page);
    await focus(card);
    await page.keyboard.press('Space');
    await accept(card).filter({ hasText: 'Files' }).waitFor();
    await focus(card);
    await held(page);
    await undecided(page);
    await passGuardTime(page);
    await held(page);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { name: '4111 1111 1111 1111' } });
  });
});
