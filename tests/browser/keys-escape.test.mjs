// Escape, keys that the page uses too, and keys that correct errors.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, ask, focusBecomes, inView, line, resultOf, undecided } from './watch.mjs';

const inPage = stage();

/** Returns the id of the focused element in the card, or else in the page. */
const focused = (page) => page.evaluate(() => (element.shadowRoot.activeElement ?? document.activeElement).id);

describe('Escape', () => {
  test(
    'cancels at once if nothing was typed',
    inPage(async ({ page, card }) => {
      await ask(page);
      await line(card).focus();
      await page.keyboard.press('Escape');
      assert.deepEqual(await resultOf(page), CANCELLED);
    }),
  );

  test(
    'empties a search line first, and no more',
    inPage(async ({ page, card }) => {
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
    }),
  );

  test(
    'asks if something was typed, and cancels when pressed again',
    inPage(async ({ page, card }) => {
      await ask(page);
      await line(card).click();
      await page.keyboard.type('Ada');
      await page.keyboard.press('Escape');
      await focusBecomes(page, 'keep');
      await undecided(page);
      await page.keyboard.press('Escape');
      assert.deepEqual(await resultOf(page), CANCELLED);
    }),
  );

  test(
    'can be taken back with all entries intact',
    inPage(async ({ page, card }) => {
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
    }),
  );
});

describe('separates keys of card and page', () => {
  test(
    'lets only Tab reach the page',
    inPage(async ({ page, card }) => {
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
      assert.deepEqual(
        await page.evaluate(() => keys),
        ['keydown a', 'keypress a', 'keyup a'],
        'the page hears its own',
      );
    }),
  );

  test(
    'leaves the focus where the user types when a request arrives',
    inPage(async ({ page, card }) => {
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
    }),
  );

  test(
    'accepts no synthetic event',
    inPage(async ({ page, card }) => {
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
    }),
  );
});

describe('corrects errors with keys', () => {
  const properties = {
    first: { type: 'string', title: 'First' },
    age: { type: 'integer', title: 'Age' },
    sure: { type: 'boolean', title: 'Sure' },
  };
  const requestOf = (...required) => ({
    message: 'Three things',
    requestedSchema: { type: 'object', properties, required },
  });

  test(
    'focuses the first error, and the names at accept lead to their fields',
    inPage(async ({ page, card }) => {
      await ask(page, requestOf('first', 'age', 'sure'));
      await line(card).focus();
      await inView(card);
      await page.keyboard.press('Enter');
      await focusBecomes(page, 'f0-0');
      const names = card.locator('[part~="summary"] button');
      assert.deepEqual(await names.evaluateAll((all) => all.map(({ innerText }) => innerText)), [
        'First',
        'Age',
        'Sure',
      ]);
      for (const [index, name] of Object.keys(properties).entries()) {
        await names.nth(index).focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction(
          (name) => element.shadowRoot.activeElement.matches(`[data-property=${name}] input`),
          name,
        );
        assert.equal(await card.locator(`[data-property=${name}] input`).first().getAttribute('aria-invalid'), 'true');
      }
      await undecided(page);
    }),
  );
});
