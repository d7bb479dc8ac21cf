// Escape, and keys that the page uses too.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, ask, focusBecomes, line, resultOf, undecided } from './watch.mjs';

const inPage = stage();

/** Returns the id of the focused element in the card, or else in the page. */
const focused = (page) => page.evaluate(() => (element.shadowRoot.activeElement ?? document.activeElement).id);

describe('Escape', () => {
  inPage('empties a search line first, and no more', async ({ page, card }) => {
    await ask(page, {
      message: 'Which?',
      requestedSchema: {
        type: 'object',
        properties: { some: { type: 'array', items: { type: 'string', enum: Array.from('abcdefghijklmnop') } } },
      },
    });
    await card.locator('input[type=search]').focus();
    await page.keyboard.type('b');
    await page.keyboard.press('Escape');
    assert.equal(await card.locator('input[type=search]').inputValue(), '');
    await undecided(page);
    await page.keyboard.press('Escape');
    assert.deepEqual(await resultOf(page), CANCELLED);
  });

  inPage('asks if something was typed, and cancels when pressed again', async ({ page, card }) => {
    await ask(page);
    await line(card).click();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Escape');
    await focusBecomes(page, 'keep');
    await undecided(page);
    await page.keyboard.press('Escape');
    assert.deepEqual(await resultOf(page), CANCELLED);
  });

  inPage('can be taken back with all entries intact', async ({ page, card }) => {
    await ask(page);
    await line(card).click();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Escape');
    await focusBecomes(page, 'keep');
    await passGuardTime(page);
    await stopClock(page);
    await page.keyboard.press('Enter');
    await card.locator('[part~="accept"]').waitFor();
    await focusBecomes(page, 'f0-0');
    assert.equal(await line(card).inputValue(), 'Ada');
    // Like a user who presses twice.
    await page.keyboard.press('Enter');
    await undecided(page);
  });
});

describe('separates keys of card and page', () => {
  inPage('lets only Tab reach the page', { alone: true }, async ({ page, card }) => {
    await page.evaluate(() => {
      window.keys = [];
      for (const type of ['keydown', 'keypress', 'keyup'])
        document.addEventListener(type, ({ key }) => keys.push(`${type} ${key}`));
    });
    await ask(page);
    await line(card).click();
    await passGuardTime(page);
    // The first Enter finds nothing to send.
    for (const key of ['Enter', 'a', '/', 'Backspace', 'ArrowUp', 'Control+k']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await focusBecomes(page, 'keep');
    await page.keyboard.press('Escape');
    await resultOf(page);
    assert.deepEqual(await page.evaluate(() => keys.splice(0)), []);
    await page.locator('#composer').click();
    await page.keyboard.press('a');
    assert.deepEqual(await page.evaluate(() => keys), ['keydown a', 'keypress a', 'keyup a'], 'the page hears its own');
  });

  inPage('leaves the focus where the user types when a request arrives', async ({ page, card }) => {
    await page.locator('#composer').click();
    await page.keyboard.type('hel');
    await ask(page);
    await card.locator('[part~="accept"]').waitFor();
    assert.equal(await focused(page), 'composer');
    await page.keyboard.type('lo');
    assert.equal(await page.locator('#composer').inputValue(), 'hello');
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await undecided(page);
  });

  inPage('accepts no synthetic event', async ({ page, card }) => {
    await ask(page);
    await line(card).fill('Ada');
    await passGuardTime(page);
    await page.evaluate(() => {
      const root = element.shadowRoot;
      const accept = root.querySelector('[part~="accept"]');
      const input = root.querySelector('input');
      const options = { bubbles: true, composed: true, cancelable: true };
      accept.click();
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        accept.dispatchEvent(new MouseEvent(type, { ...options, detail: 1 }));
      accept.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'Enter' }));
      input.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'Enter' }));
      input.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'Enter', ctrlKey: true }));
    });
    await undecided(page);
    await accept(page);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  });
});
