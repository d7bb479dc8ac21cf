// Dates and times as a user enters them: whole, incomplete, in another zone, and as text.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { form } from '../card/user.mjs';
import { accept, ask, stage } from './fixtures.mjs';

const inPage = stage();
const at = { type: 'string', title: 'Start', format: 'date-time' };
const day = { type: 'string', title: 'Day', format: 'date' };
const content = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').content);
const error = async (card) => (await card.locator('[part~="error"]').allInnerTexts()).join('');

describe('shows an error for an incomplete date', () => {
  for (const [name, property, keys, expected] of [
    ['a date', day, '11', /^Complete the date: day, month and year$/],
    ['a date and a time', at, '11242026', /^Add the missing part of the date or time$/],
  ]) {
    inPage(`is an error and not an empty answer, in the control's words: ${name}`, async ({ page, card }) => {
      await ask(page, { request: form({ when: property, note: { type: 'string', title: 'Note' } }) });
      await card.locator('#f0-0').focus();
      await page.keyboard.type(keys);
      assert.equal(await error(card), '', 'what is being typed is no error yet');
      await card.locator('#f1-0').focus();
      assert.match(await error(card), expected);
      await accept(page);
      assert.equal(await page.evaluate(() => document.querySelector('mcp-elicitation').status), 'open');
    });
  }

  for (const [format, keys] of [
    ['date-time', ['112426', 'Tab', '0930AM']],
    ['date', ['112426']],
  ]) {
    inPage(`includes a year of two digits: ${format}`, async ({ page, card }) => {
      await ask(page, {
        request: form({ when: { ...at, format }, note: { type: 'string', title: 'Note' } }, ['when']),
      });
      await card.locator('#f0-0').focus();
      for (const part of keys) await (part === 'Tab' ? page.keyboard.press(part) : page.keyboard.type(part));
      assert.equal(await error(card), '', 'half a year is no error yet');
      await card.locator('#f1-0').focus();
      assert.match(await error(card), /four digits/);
      assert.deepEqual(await content(page), {});
    });
  }
});
