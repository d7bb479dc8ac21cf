// The keyboard: no key has an unintended effect. Every control is answered by keys alone in answer.test.mjs.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { ENGINE, accept, passGuardTime, stage } from './fixtures.mjs';
import { ACCEPTED, ask, focusBecomes, inView, line, resultOf, tabTo, undecided } from './watch.mjs';

const inPage = stage();

/** Sends the event of a key as the browser gets it from the system. */
const dispatch = (keys, type, key, code, windowsVirtualKeyCode, modifiers = 0) =>
  keys.send('Input.dispatchKeyEvent', { type, key, code, windowsVirtualKeyCode, modifiers });

describe('the ways out', () => {
  for (const part of ['decline', 'cancel']) {
    inPage(`${part} by keys`, async ({ page, card }) => {
      await ask(page);
      await line(card).focus();
      await tabTo(page, `[part~="${part}"]`);
      await page.keyboard.press('Enter');
      assert.deepEqual(await resultOf(page), { action: part });
    });
  }
});

describe('Enter', () => {
  const long = {
    message: 'Tell',
    requestedSchema: {
      type: 'object',
      properties: { story: { type: 'string', maxLength: 1000 }, sure: { type: 'boolean' } },
    },
  };

  inPage('sends from a line of text', async ({ page, card }) => {
    await ask(page);
    await line(card).click();
    await page.keyboard.type('Ada');
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    assert.deepEqual(await resultOf(page), ACCEPTED);
  });

  inPage('breaks the line in a text area, where Ctrl+Enter sends', async ({ page, card }) => {
    await ask(page, long);
    await card.locator('textarea').click();
    await page.keyboard.type('a');
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('b');
    assert.equal(await card.locator('textarea').inputValue(), 'a\nb');
    await undecided(page);
    await passGuardTime(page);
    await page.keyboard.press('Control+Enter');
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { story: 'a\nb' } });
  });

  const choice = { type: 'string', enum: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] };
  const chosen = {
    message: 'Which?',
    requestedSchema: {
      type: 'object',
      properties: {
        sure: { type: 'boolean' },
        on: { type: 'boolean', default: false },
        which: choice,
        day: { type: 'string', format: 'date' },
      },
    },
  };
  for (const [kind, selector] of [
    ['a radio button', '[data-property=sure] input'],
    ['a checkbox', '[data-property=on] input'],
    ['a date', '[data-property=day] input'],
  ]) {
    inPage(`sends from ${kind}`, { viewport: { width: 800, height: 1200 } }, async ({ page, card }) => {
      await ask(page, chosen);
      await card.locator(selector).first().click();
      await card.locator('[part~="accept"]').scrollIntoViewIfNeeded();
      await passGuardTime(page);
      await page.keyboard.press('Enter');
      assert.equal((await resultOf(page)).action, 'accept');
    });
  }

  inPage('never sends from a select', { viewport: { width: 800, height: 1200 } }, async ({ page, card }) => {
    await ask(page, chosen);
    await card.locator('[data-property=which] select').focus();
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    await undecided(page);
  });

  inPage('with Ctrl or Cmd sends from a select', { viewport: { width: 800, height: 1200 } }, async ({ page, card }) => {
    await ask(page, chosen);
    await card.locator('[data-property=which] select').focus();
    await inView(card);
    await page.keyboard.press('Control+Enter');
    assert.equal((await resultOf(page)).action, 'accept');
  });

  inPage('goes to accept if that is out of view, and the next one sends', async ({ page, card }) => {
    const properties = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`field${index}`, { type: 'string' }]),
    );
    await ask(page, { message: 'Much', requestedSchema: { type: 'object', properties } });
    await line(card).click();
    await page.keyboard.type('Ada');
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    await focusBecomes(page, 'accept');
    await undecided(page);
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { field0: 'Ada' } });
  });

  inPage('sends nothing if there are no fields: only the button does', async ({ page, card }) => {
    await ask(page, { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } });
    await passGuardTime(page);
    await card.locator('[part~="decline"]').focus();
    await page.keyboard.press('Control+a');
    await undecided(page);
    await accept(page);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: {} });
  });

  const made = { skip: Boolean(ENGINE) && 'WebDriver cannot hold a key down, nor compose a text' };

  inPage('held down does nothing: neither in a line nor on the button', made, async ({ page, context, card }) => {
    const keys = await context.newCDPSession(page);
    const hold = async () => {
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r', autoRepeat: true };
      for (let times = 0; times < 3; times++) await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    };
    await ask(page);
    await line(card).fill('Ada');
    await line(card).focus();
    await passGuardTime(page);
    await hold();
    await undecided(page);
    await card.locator('[part~="accept"]').focus();
    await passGuardTime(page);
    await hold();
    await undecided(page);
    await dispatch(keys, 'keyUp', 'Enter', 'Enter', 13);
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    assert.deepEqual(await resultOf(page), ACCEPTED);
  });

  inPage('that ends a composition sends nothing', made, async ({ page, context, card }) => {
    const keys = await context.newCDPSession(page);
    await ask(page);
    await line(card).click();
    await keys.send('Input.imeSetComposition', { text: 'えいだ', selectionStart: 3, selectionEnd: 3 });
    await passGuardTime(page);
    // As Chromium reports the Enter that picks a candidate: with code 229, or composing.
    await dispatch(keys, 'rawKeyDown', 'Process', 'Enter', 229);
    await dispatch(keys, 'rawKeyDown', 'Enter', 'Enter', 13);
    await dispatch(keys, 'rawKeyDown', 'Enter', 'Enter', 13, 2);
    await dispatch(keys, 'rawKeyDown', 'Escape', 'Escape', 27);
    await undecided(page);
    await keys.send('Input.insertText', { text: 'エイダ' });
    assert.equal(await line(card).inputValue(), 'エイダ');
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { name: 'エイダ' } });
  });
});
