// The controls of fields as a user operates them: by keys alone, and with unusual lists.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { content, error, exact, press, schema, status, textOf } from './fields.mjs';
import { accept, ask, stage } from './fixtures.mjs';
import { CITIES } from './watch.mjs';

const inPage = stage();
const MANY = Array.from({ length: 51 }, (_, index) => (index < CITIES.length ? CITIES[index] : `Option ${index}`));

describe('shows one of many options', () => {
  test(
    'uses a native list, without a filter up to fifty options',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ city: { type: 'string', title: 'City', enum: CITIES } }) });
      assert.equal(await card.locator('input').count(), 0);
      await card.locator('select').selectOption('10');
      assert.deepEqual(await content(page), { city: 'Köln' });
      await card.locator('select').selectOption('');
      assert.deepEqual(await content(page), {});
    }),
  );

  test(
    'filters the list and never hides the chosen option',
    inPage(async ({ page, card }) => {
      const options = MANY.map((title, index) => ({ const: `v${index}`, title }));
      await ask(page, { request: schema({ city: { type: 'string', title: 'City', oneOf: options, default: 'v0' } }) });
      const line = card.locator('input[type=search]');
      const listed = () => card.locator('option').allTextContents();
      assert.equal(await card.locator('select').inputValue(), '0');
      await line.focus();
      await page.keyboard.type('koln');
      assert.deepEqual(
        await listed(),
        ['No answer', 'Aachen', 'Köln'],
        'accents do not matter, and what is chosen stays',
      );
      assert.match(await textOf(card, '[role=status]'), /1 option matches/);
      assert.deepEqual(await content(page), { city: 'v0' });
      await card.locator('select').selectOption({ label: 'Köln' });
      assert.deepEqual(await content(page), { city: 'v10' });
      await line.fill('V12');
      assert.deepEqual(await listed(), ['No answer', 'Köln', 'Mainz'], 'by its value too');
      await line.focus();
      await press(page, 'Enter');
      assert.equal(await status(page), 'open', 'Enter does nothing');
      await press(page, 'Escape');
      assert.equal(await line.inputValue(), '');
      assert.equal((await listed()).length, MANY.length + 1);
      assert.equal(await status(page), 'open', 'Escape empties the line first');
      assert.deepEqual(await content(page), { city: 'v10' });
      await card.getByRole('button', { name: 'Use the suggestion' }).click();
      assert.equal(await card.locator('select').inputValue(), '0');
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
    'filters the options and never hides a chosen one',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ cities }) });
      const listed = () => card.locator('.choices label:not([hidden])').allTextContents();
      await card.getByRole('searchbox').focus();
      await page.keyboard.type('BURG');
      assert.deepEqual(await listed(), ['Freiburg', 'Hamburg', 'Ulm']);
      await press(page, 'Tab', 'Space', 'Tab', 'Space');
      assert.deepEqual(await content(page), { cities: ['Freiburg', 'Hamburg', 'Ulm'] });
      await card.getByRole('searchbox').fill('nothing');
      assert.deepEqual(await listed(), ['Freiburg', 'Hamburg', 'Ulm']);
      assert.match(await textOf(card, '[role=status]'), /No option matches/);
      await card.getByRole('searchbox').focus();
      await press(page, 'Enter', 'Escape');
      assert.deepEqual(await listed(), [...CITIES.slice(0, 8), 'Ulm']);
      assert.equal(await status(page), 'open');
      await card.getByRole('button', { name: 'Use the suggestion' }).press('Enter');
      assert.deepEqual(await content(page), { cities: ['Ulm'] });
      assert.equal(await card.getByRole('checkbox', { name: 'Ulm' }).isChecked(), true);
    }),
  );

  test(
    'shows the first eight and the chosen ones until a button shows all',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ cities }) });
      const listed = () => card.locator('.choices label:not([hidden])').allTextContents();
      const few = [...CITIES.slice(0, 8), 'Ulm'];
      assert.deepEqual(await listed(), few);
      const more = card.getByRole('button', { name: `Show all ${CITIES.length}` });
      // A deselected option stays where it is.
      await card.getByRole('checkbox', { name: 'Ulm' }).uncheck();
      assert.deepEqual(await listed(), few);
      await card.getByRole('searchbox').fill('leipzig');
      assert.deepEqual([await listed(), await more.isVisible()], [['Leipzig'], false]);
      await card.getByRole('checkbox', { name: 'Leipzig' }).check();
      await card.getByRole('searchbox').fill('');
      assert.deepEqual(await listed(), [...CITIES.slice(0, 8), 'Leipzig']);
      const scrolled = await page.evaluate(() => scrollY);
      await more.press('Enter');
      await page.waitForFunction(
        () => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.type === 'checkbox',
      );
      assert.equal(
        await page.evaluate(
          () => document.querySelector('mcp-elicitation').shadowRoot.activeElement.labels[0].innerText,
        ),
        CITIES[8],
      );
      assert.equal(await page.evaluate(() => scrollY), scrolled);
      assert.deepEqual([await listed(), await more.count()], [CITIES, 0]);
      // All options stay, even after the field is redrawn and after a search.
      await card.getByRole('button', { name: 'Use the suggestion' }).press('Enter');
      await card.getByRole('searchbox').fill('x');
      await card.getByRole('searchbox').fill('');
      assert.deepEqual(await listed(), CITIES);
    }),
  );

  test(
    'has no filter up to twelve options',
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
