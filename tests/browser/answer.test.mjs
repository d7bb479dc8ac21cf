// Every control is answered by a user with only a keyboard, in every engine.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { ENGINE, stage, untilReady } from './fixtures.mjs';
import { CANCELLED, CITIES, ask, resultOf, status, tabTo } from './watch.mjs';

const inPage = stage();

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const typed = (text) => (page) => page.keyboard.type(text);
const pressed =
  (...keys) =>
  (page) =>
    press(page, ...keys);

/** The question, the keys that answer it, and the expected value. */
const CONTROLS = {
  text: [{ type: 'string' }, typed('Ada'), 'Ada'],
  long: [
    { type: 'string', maxLength: 1000 },
    async (page) => {
      await page.keyboard.type('one');
      await press(page, 'Enter');
      await page.keyboard.type('two');
    },
    'one\ntwo',
  ],
  email: [{ type: 'string', format: 'email' }, typed('ada@example.org'), 'ada@example.org'],
  integer: [{ type: 'integer' }, typed('-7'), -7],
  number: [{ type: 'number' }, typed('2.5'), 2.5],
  sure: [{ type: 'boolean' }, pressed('Space'), true],
  maybe: [{ type: 'boolean', title: 'Maybe' }, pressed('ArrowUp'), false],
  on: [{ type: 'boolean', default: false }, pressed('Space'), true],
  few: [{ type: 'string', enum: ['one', 'two', 'three'] }, pressed('ArrowDown', 'ArrowDown'), 'three'],
  listed: [{ type: 'string', enum: ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'gnu'] }, typed('dog'), 'dog'],
  several: [
    { type: 'array', items: { type: 'string', enum: ['red', 'green', 'blue'] } },
    pressed('Space', 'Tab', 'Tab', 'Space'),
    ['red', 'blue'],
  ],
  entries: [
    { type: 'array', items: { type: 'string' } },
    async (page) => {
      await page.keyboard.type('first');
      await press(page, 'Enter');
      await page.keyboard.type('second');
    },
    ['first', 'second'],
  ],
  city: [{ type: 'string', enum: CITIES }, typed('Kas'), 'Kassel'],
  cities: [
    { type: 'array', items: { type: 'string', enum: CITIES }, default: ['Ulm', 'Weimar'] },
    async (page) => {
      await page.keyboard.type('burg');
      // Chosen options stay visible, and can be deselected.
      await press(page, 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'Space');
    },
    ['Freiburg', 'Hamburg', 'Weimar'],
  ],
};

describe('by keys alone', () => {
  inPage('reaches every control from the composer and accepts', async ({ page, card }) => {
    await page.locator('#composer').focus();
    const properties = Object.fromEntries(Object.entries(CONTROLS).map(([name, [schema]]) => [name, schema]));
    await ask(page, {
      message: 'Everything',
      requestedSchema: { type: 'object', properties, required: ['sure', 'few'] },
    });
    await card.locator('[part~="accept"]').waitFor();
    const content = {};
    for (const [name, [, answer, value]] of Object.entries(CONTROLS)) {
      await tabTo(page, `[data-property=${name}] *`);
      await answer(page);
      content[name] = value;
      assert.deepEqual(await page.evaluate((name) => element.content[name], name), value, name);
    }
    await tabTo(page, '[part~="accept"]');
    await untilReady(page, card);
    await page.keyboard.press('Space');
    assert.deepEqual(await resultOf(page), { action: 'accept', content });
    // The sent answer can be viewed.
    await card.locator('[part~="receipt"]').waitFor();
    // The focus returns to the element that had it before.
    await page.waitForFunction(() => document.activeElement.id === 'composer');
    await tabTo(page, '[part~="sent"] > summary');
    await press(page, 'Enter');
    await tabTo(page, '.json > summary');
    await press(page, 'Enter');
    assert.deepEqual(JSON.parse(await card.locator('[part~="sent"] pre').innerText()), content);
  });

  inPage('keeps the keyboard in a dialog, where Escape cancels', async ({ page, card }) => {
    await page.evaluate(() => (element.layout = 'dialog'));
    await page.locator('#composer').focus();
    await ask(page);
    await card.locator('dialog').waitFor();
    for (let presses = 0; presses < 8; presses++) {
      await press(page, 'Tab');
      assert.notEqual(await page.evaluate(() => document.activeElement.id), 'composer');
    }
    await press(page, 'Escape');
    assert.deepEqual(await resultOf(page), CANCELLED);
    assert.equal(await status(page), 'cancelled');
    assert.equal(await card.locator('dialog').count(), 0);
    await page.waitForFunction(() => document.activeElement.id === 'composer');
  });
});

describe('a date and a time', () => {
  /** In WebKit the user moves from the month to the day by hand; other engines do it by themselves. */
  async function typeParts(page, ...parts) {
    for (const [index, part] of parts.entries()) {
      if (index && ENGINE === 'webkit') await page.keyboard.press('ArrowRight');
      await page.keyboard.type(part);
    }
  }

  const requestOf = (properties) => ({ message: 'When?', requestedSchema: { type: 'object', properties } });

  inPage("answers a date-time in the user's own zone", async ({ page, card }) => {
    await ask(page, requestOf({ at: { type: 'string', format: 'date-time' } }));
    await card.locator('.zone').waitFor();
    await page.locator('#composer').focus();
    await tabTo(page, 'input[type=datetime-local]');
    await typeParts(page, '02', '17', '2026', '08', '30', 'AM');
    assert.deepEqual(await page.evaluate(() => element.content), { at: '2026-02-17T08:30:00Z' });
  });

  inPage('answers a date', async ({ page, card }) => {
    await ask(page, requestOf({ day: { type: 'string', format: 'date' } }));
    await card.locator('input').waitFor();
    await page.locator('#composer').focus();
    await tabTo(page, 'input[type=date]');
    await typeParts(page, '02', '17', '2026');
    assert.deepEqual(await page.evaluate(() => element.content), { day: '2026-02-17' });
  });
});
