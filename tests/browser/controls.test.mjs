// The controls of fields as a user operates them: by keys alone, and with unusual lists.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { content, day, error, exact, press, schema, status, textOf } from './fields.mjs';
import { accept, ask, result, stage, waitForReceipt } from './fixtures.mjs';
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

describe('chooses the on-screen keyboard', () => {
  const fields = {
    temperature: { type: 'number' },
    least: { type: 'number', exclusiveMinimum: -1 },
    price: { type: 'number', minimum: 0 },
    count: { type: 'integer', minimum: 0 },
    zip: { type: 'string', pattern: '^[0-9]{5}$' },
    plain: { type: 'string' },
  };
  const modes = (card) => card.locator('.field input').evaluateAll((all) => all.map((input) => input.inputMode));
  for (const [device, navigator, signed] of [
    ['an iPhone', { platform: 'iPhone', maxTouchPoints: 5 }, 'text'],
    ['an iPad, which says that it is a Mac', { platform: 'MacIntel', maxTouchPoints: 5 }, 'text'],
    ['a Mac', { platform: 'MacIntel', maxTouchPoints: 0 }, 'decimal'],
    ['a telephone with Android', { platform: 'Linux armv81', maxTouchPoints: 5 }, 'decimal'],
  ]) {
    test(
      `has a minus if a number may need one, on ${device}`,
      inPage(async ({ page, card }) => {
        await page.evaluate((own) => {
          for (const [name, value] of Object.entries(own)) Object.defineProperty(navigator, name, { value });
        }, navigator);
        await ask(page, { request: schema(fields) });
        assert.deepEqual(await modes(card), [signed, signed, 'decimal', 'numeric', 'numeric', '']);
      }),
    );
  }
});

describe('a list of free entries', () => {
  const tags = { type: 'array', title: 'Tags', items: { type: 'string', minLength: 2 } };

  test(
    'is typed and pasted as lines',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ tags }) });
      await card.locator('textarea').focus();
      await page.keyboard.type('one');
      await press(page, 'Enter');
      await page.keyboard.type('two');
      assert.deepEqual(await content(page), { tags: ['one', 'two'] });
      await card.locator('textarea').fill('one\n\n  two words \n \nthree\n');
      assert.deepEqual(await content(page), { tags: ['one', 'two words', 'three'] });
      assert.equal(await status(page), 'open');
      await card.locator('textarea').fill(' \n\n');
      assert.deepEqual(await content(page), {});
    }),
  );

  test(
    'offers to split entries typed on one line, and lists them one below the other',
    inPage(async ({ page, card }) => {
      const names = { type: 'array', title: 'Names', items: { type: 'string' }, default: ['Ada', 'Bob'] };
      await ask(page, { request: schema({ names }) });
      await card.locator('[part~="preview"] > summary').click();
      const row = card.locator('dd');
      // A row has text from the frame in which it is in view (content-visibility).
      await row.filter({ hasText: 'Bob' }).waitFor();
      await waitForReceipt(card);
      assert.equal(await textOf(card, 'dd'), 'Ada\nBob');
      await card.locator('textarea').fill('Ada, Bob, Cy');
      assert.equal(await textOf(card, 'dd'), 'Ada, Bob, Cy');
      await card.getByRole('button', { name: 'Did you mean 3 entries?' }).click();
      assert.equal(await card.locator('textarea').inputValue(), 'Ada\nBob\nCy');
      assert.equal(await textOf(card, 'dd'), 'Ada\nBob\nCy');
      assert.equal(await card.getByRole('button', { name: /Did you mean/ }).count(), 0);
      await accept(page);
      assert.deepEqual(JSON.parse(await result(page)).content, { names: ['Ada', 'Bob', 'Cy'] });
    }),
  );
});

describe('marks prefilled values', () => {
  const properties = {
    name: { type: 'string', title: 'Name', default: 'Ada' },
    news: { type: 'boolean', title: 'News', default: false },
    size: { type: 'string', title: 'Size', enum: ['S', 'L'], default: 'L' },
    note: { type: 'string', title: 'Note' },
    days: { type: 'integer', title: 'Days', default: 3 },
  };
  const described = (card, id) =>
    card.locator(id).evaluate((at) =>
      (at.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => at.getRootNode().getElementById(id)?.textContent ?? '')
        .join(' ')
        .replace(/[\u2066-\u2069]/g, ''),
    );
  const marked = (card) =>
    card
      .locator('[data-property]:has([id$="-suggested"])')
      .evaluateAll((all) => all.map((field) => field.dataset.property));

  test(
    'marks each prefilled field, also an untouched false',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema(properties), server: { name: 'Calendar' } });
      assert.deepEqual(await marked(card), ['name', 'news', 'size', 'days']);
      for (const id of ['#f0-0', '#f1-0', '#f2', '#f4-0']) assert.match(await described(card, id), /suggested/, id);
      assert.doesNotMatch(await described(card, '#f3-0'), /suggested/);
    }),
  );

  test(
    'removes the mark after a change, and can restore the value',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema(properties), server: { name: 'Calendar' } });
      await card.locator('#f0-0').fill('Grace');
      assert.deepEqual(await marked(card), ['news', 'size', 'days']);
      assert.doesNotMatch(await described(card, '#f0-0'), /suggested/);
      await card.getByRole('button', { name: 'Use the suggestion' }).click();
      assert.equal(await card.locator('#f0-0').inputValue(), 'Ada');
      assert.deepEqual(await marked(card), ['name', 'news', 'size', 'days']);
      await page.waitForFunction(
        () => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id === 'f0-0',
      );
    }),
  );
});

test(
  'redraws a single field and keeps the elements of the others',
  inPage(async ({ page, card }) => {
    await ask(page, {
      request: schema({ day: { ...day, default: '2026-03-27' }, note: { type: 'string', title: 'Note' } }),
    });
    await card.locator('#f1-0').evaluate((input) => (window.firstInput = input));
    await card.getByRole('button', { name: 'Clear' }).click();
    assert.deepEqual(await content(page), {});
    assert.ok(await card.locator('#f1-0').evaluate((input) => input === window.firstInput));
  }),
);
