// The controls of fields as a user operates them: by keys alone, and with unusual lists.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { content, error, exact, press, schema, status, textOf } from './fields.mjs';
import { accept, ask, stage } from './fixtures.mjs';
import { CITIES } from './watch.mjs';

const inPage = stage();

describe('shows one of many options', () => {
  test(
    'uses a native list of any length',
    inPage(async ({ page, card }) => {
      const cities = [...CITIES, ...Array.from({ length: 2000 }, (_, index) => `Town ${index}`)];
      await ask(page, { request: schema({ city: { type: 'string', title: 'City', enum: cities, default: 'Ulm' } }) });
      assert.equal(await card.locator('input').count(), 0);
      assert.equal(await card.locator('option').count(), cities.length + 1);
      assert.deepEqual(await content(page), { city: 'Ulm' });
      await card.locator('select').selectOption('10');
      assert.deepEqual(await content(page), { city: 'Köln' });
      await card.locator('select').selectOption('');
      assert.deepEqual(await content(page), {});
    }),
  );

  test(
    'shows the description of the chosen option below the list',
    inPage(async ({ page, card }) => {
      const options = CITIES.map((title) => ({ const: title, title, description: `All of ${title}` }));
      await ask(page, { request: schema({ city: { type: 'string', title: 'City', oneOf: options } }) });
      await card.locator('select').selectOption({ label: 'Ulm' });
      assert.equal(await exact(card), 'All of Ulm');
    }),
  );
});

describe('shows several of many options', () => {
  const cities = { type: 'array', title: 'Cities', items: { type: 'string', enum: CITIES }, default: ['Ulm'] };

  test(
    'finds options by their words, and never hides a chosen one',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ cities }) });
      const listed = () => card.locator('.choices label:not([hidden])').allTextContents();
      const line = card.getByRole('searchbox');
      await line.focus();
      await page.keyboard.type('BURG');
      assert.deepEqual(await listed(), ['Freiburg', 'Hamburg', 'Ulm']);
      assert.match(await textOf(card, '[role=status]'), /2 options match/);
      await press(page, 'Tab', 'Space', 'Tab', 'Space');
      assert.deepEqual(await content(page), { cities: ['Freiburg', 'Hamburg', 'Ulm'] });
      await line.fill('koln');
      assert.deepEqual(await listed(), ['Freiburg', 'Hamburg', 'Köln', 'Ulm'], 'accents do not matter');
      await line.fill('nothing');
      assert.deepEqual(await listed(), ['Freiburg', 'Hamburg', 'Ulm']);
      assert.match(await textOf(card, '[role=status]'), /No option matches/);
      await line.focus();
      await press(page, 'Enter', 'Escape');
      assert.equal(await line.inputValue(), '', 'Escape empties the line first');
      assert.deepEqual(await listed(), CITIES);
      assert.equal(await status(page), 'open');
      await card.getByRole('button', { name: 'Use the suggestion' }).press('Enter');
      assert.deepEqual(await content(page), { cities: ['Ulm'] });
      assert.equal(await card.getByRole('checkbox', { name: 'Ulm' }).isChecked(), true);
      await line.focus();
      await press(page, 'Escape');
      await page.waitForFunction(
        () =>
          document.querySelector('mcp-elicitation').status !== 'open' ||
          document.querySelector('mcp-elicitation').shadowRoot.querySelector('#keep'),
      );
    }),
  );

  test(
    'puts them into a box of eight rows that scrolls',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ cities }) });
      const rows = await card.locator('.choices').evaluate((box) => {
        const [first] = box.querySelectorAll('label');
        return { shown: box.clientHeight / first.offsetHeight, all: box.scrollHeight / first.offsetHeight };
      });
      assert.deepEqual([Math.floor(rows.shown), Math.round(rows.all)], [8, CITIES.length]);
      await card.getByRole('checkbox', { name: 'Aachen' }).focus();
      for (let index = 0; index < 9; index++) await press(page, 'Tab');
      const scrolled = await card.locator('.choices').evaluate((box) => box.scrollTop);
      assert.ok(scrolled > 0, 'the focused option is in view');
    }),
  );

  test(
    'has no search line up to twelve options',
    inPage(async ({ page, card }) => {
      await ask(page, {
        request: schema({
          cities: { ...cities, default: undefined, items: { type: 'string', enum: CITIES.slice(0, 12) } },
        }),
      });
      assert.equal(await card.getByRole('searchbox').count(), 0);
      assert.equal(await card.getByRole('checkbox').count(), 12);
    }),
  );

  test(
    'shows an error for one option too many',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ cities: { ...cities, maxItems: 1 } }) });
      await card.getByRole('checkbox', { name: 'Essen' }).check();
      await accept(page);
      assert.equal(await error(card), 'Choose at most 1');
      assert.equal(await card.locator('input[type=checkbox][aria-invalid]').count(), CITIES.length);
      await card.getByRole('checkbox', { name: 'Essen' }).uncheck();
      assert.equal(await error(card), '');
      assert.equal(await card.locator('[aria-invalid]').count(), 0);
    }),
  );
});
