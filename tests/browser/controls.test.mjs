// The controls that need more than HTML has, as a person uses them: by keys alone, and where clocks and lists are odd.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, ask, result, stage } from './fixtures.mjs';

const inPage = stage();
const schema = (properties, required = []) => ({ message: 'Please answer', requestedSchema: { type: 'object', properties, required } });
const at = { type: 'string', title: 'Start', format: 'date-time' };
const CITIES = ['Aachen', 'Berlin', 'Bremen', 'Dresden', 'Essen', 'Freiburg', 'Görlitz', 'Hamburg', 'Jena', 'Kassel', 'Köln', 'Leipzig', 'Mainz', 'München', 'Potsdam', 'Ulm', 'Weimar'];
const content = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').content);
const set = (page, properties) => page.evaluate((properties) => Object.assign(document.querySelector('mcp-elicitation'), properties), properties);
const focused = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id);
const sent = (card) => card.locator('[id$="-sent"]').innerText();
const error = (card) => card.locator('[part~="error"]').first().innerText();
const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe('a date and a time', () => {
  for (const [timezoneId, wall, expected] of [
    ['Asia/Kolkata', '2026-11-24T09:30', '2026-11-24T09:30:00+05:30'],
    ['Pacific/Auckland', '2026-01-31T23:59', '2026-01-31T23:59:00+13:00'],
    ['America/New_York', '2026-07-04T00:00', '2026-07-04T00:00:00-04:00'],
    ['UTC', '2026-11-24T09:30', '2026-11-24T09:30:00Z'],
  ]) {
    test(`is meant in the person's own zone: ${timezoneId}`, inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ at }) });
      await card.locator('input[type=datetime-local]').fill(wall);
      assert.deepEqual(await content(page), { at: expected });
      assert.match(await sent(card), new RegExp(expected.replaceAll('+', '\\+')));
    }, { timezoneId }));
  }

  test('is typed, and its zone chosen, by keys alone', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ at }, ['at']) });
    await card.locator('input[type=datetime-local]').focus();
    await page.keyboard.type('112420260930AM');
    while ((await focused(page)) !== 'f0-zone') await press(page, 'Tab');
    await page.keyboard.type('Asia/Kolk');
    assert.deepEqual(await content(page), { at: '2026-11-24T09:30:00+05:30' });
    await page.waitForTimeout(1100);
    await press(page, 'Control+Enter');
    assert.deepEqual(JSON.parse(await result(page)), { action: 'accept', content: { at: '2026-11-24T09:30:00+05:30' } });
  }, { timezoneId: 'Europe/Berlin' }));

  // Both changes of the clocks in both halves of the world: the zone, a time that comes twice with its two offsets, one
  // after it; a time that is skipped, with the first of the times to take and what that gives.
  for (const [timezoneId, twice, [early, late], after, skipped, near, taken] of [
    ['America/New_York', '2026-11-01T01:30', ['-04:00', '-05:00'], '2026-11-01T03:30', '2026-03-08T02:30', '3:30', '2026-03-08T03:30:00-04:00'],
    ['Pacific/Auckland', '2026-04-05T02:45', ['+13:00', '+12:00'], '2026-04-05T03:45', '2026-09-27T02:15', '3:15', '2026-09-27T03:15:00+13:00'],
  ]) {
    test(`that comes twice is asked about: ${timezoneId}`, inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ at }) });
      const input = card.locator('input[type=datetime-local]');
      await input.fill(twice);
      assert.deepEqual(await content(page), {}, 'nothing is guessed');
      await accept(page);
      assert.match(await error(card), /twice that day/);
      assert.equal((await card.locator('section').innerText()).match(/twice that day/g).length, 1, 'it is asked once');
      await card.getByLabel('The later one').check();
      assert.deepEqual(await content(page), { at: `${twice}:00${late}` });
      assert.equal(await error(card), '');
      await card.getByLabel('The earlier one').check();
      assert.deepEqual(await content(page), { at: `${twice}:00${early}` });
      await input.fill(after);
      assert.deepEqual(await content(page), { at: `${after}:00${late}` });
      assert.equal(await card.getByLabel('The later one').count(), 0);
    }, { timezoneId }));

    test(`that is skipped has neighbours to take: ${timezoneId}`, inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ at }) });
      await card.locator('input[type=datetime-local]').fill(skipped);
      assert.deepEqual(await content(page), {});
      await accept(page);
      assert.match(await error(card), /skip this time/);
      await card.getByRole('button', { name: near }).click();
      assert.deepEqual(await content(page), { at: taken });
      assert.equal(await error(card), '');
    }, { timezoneId }));
  }

  test('has a zone that the host names, and changes with the one that is chosen', inPage(async ({ page, card }) => {
    await set(page, { timeZone: 'Pacific/Auckland' });
    await ask(page, { request: schema({ at }) });
    assert.equal(await card.locator('select').inputValue(), 'Pacific/Auckland');
    await card.locator('input[type=datetime-local]').fill('2026-07-01T12:00');
    assert.deepEqual(await content(page), { at: '2026-07-01T12:00:00+12:00' });
    await card.locator('select').focus();
    await card.locator('select').selectOption('America/New_York');
    assert.deepEqual(await content(page), { at: '2026-07-01T12:00:00-04:00' }, 'the clock stays, the moment is another');
  }, { timezoneId: 'Asia/Kolkata' }));

  for (const [format, type, written, expected] of [
    ['date-time', 'datetime-local', ['112426', 'Tab', '0930AM'], '2026-11-24T09:30:00+01:00'],
    ['date', 'date', ['112426'], '2026-11-24'],
  ]) {
    test(`of a year with two digits is asked about, and never moved: ${format}`, inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ at: { ...at, format }, name: { type: 'string', title: 'Name' } }, ['at']) });
      const input = card.locator(`input[type=${type}]`);
      await input.focus();
      for (const keys of written) await (keys === 'Tab' ? press(page, 'Tab') : page.keyboard.type(keys));
      assert.equal(await error(card), '', 'half a year is no error yet');
      await card.locator('[data-property=name] input').focus();
      assert.match(await error(card), /four digits/);
      await input.focus();
      await page.keyboard.type('1124');
      await page.keyboard.type('2');
      assert.equal(await error(card), '', 'nor while it is typed again');
      await page.keyboard.type('6');
      await card.locator('[data-property=name] input').focus();
      assert.deepEqual(await content(page), {});
      assert.deepEqual(await card.getByRole('button', { name: 'Did you mean' }).allInnerTexts(), ['Did you mean 2026?', 'Did you mean 1926?']);
      await card.getByRole('button', { name: '2026' }).click();
      assert.deepEqual(await content(page), { at: expected });
      assert.equal(await error(card), '');
    }, { timezoneId: 'Europe/Berlin' }));
  }

  test('of a day that a zone never had leads to others that are named', inPage(async ({ page, card }) => {
    await set(page, { timeZone: 'Pacific/Apia' });
    await ask(page, { request: schema({ at }) });
    await card.locator('input[type=datetime-local]').fill('2011-12-30T12:00');
    assert.match((await card.locator('[id$="-question"] button').allInnerTexts()).join(), /29.*31/);
  }));

  test('says how far each zone is ahead at that moment', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ at }) });
    const shown = () => card.locator('select option').first().innerText();
    await card.locator('input[type=datetime-local]').fill('2026-11-24T09:30');
    assert.equal(await shown(), 'Europe/Berlin, UTC+1');
    await card.locator('input[type=datetime-local]').fill('2026-07-24T09:30');
    assert.equal(await shown(), 'Europe/Berlin, UTC+2');
    await card.locator('select').focus();
    const all = await card.locator('select option').allInnerTexts();
    assert.ok(all.length > 300);
    for (const one of ['Asia/Kathmandu, UTC+5:45', 'America/New York, UTC-4', 'UTC']) assert.ok(all.includes(one), one);
  }, { timezoneId: 'Europe/Berlin' }));

  test('of a default without an offset is read in the zone that is seen, marked, and sent', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ at: { ...at, default: '2026-11-24T09:30:00' } }, ['at']) });
    assert.equal(await card.locator('input[type=datetime-local]').inputValue(), '2026-11-24T09:30');
    assert.deepEqual(await content(page), { at: '2026-11-24T09:30:00+01:00' });
    assert.match(await card.locator('section').innerText(), /named no time zone/);
    assert.match(await card.locator('[id$="-said"]').innerText(), /Suggested by the server/);
    assert.equal(await error(card), '');
    await accept(page);
    assert.deepEqual(JSON.parse(await result(page)), { action: 'accept', content: { at: '2026-11-24T09:30:00+01:00' } });
  }, { timezoneId: 'Europe/Berlin' }));

  test('that is not complete is an error, not no answer', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ at, day: { type: 'string', title: 'Day', format: 'date' } }) });
    await card.locator('input[type=datetime-local]').focus();
    await page.keyboard.type('1124');
    await card.locator('input[type=date]').focus();
    await page.keyboard.type('11');
    await accept(page);
    assert.equal(await card.locator('[part~="error"]:not(:empty)').count(), 2);
    assert.equal(await page.evaluate(() => window.result), undefined);
  }));

  test('keeps what was entered when the language changes', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ at }) });
    await card.locator('input[type=datetime-local]').fill('2026-03-29T02:30');
    await card.locator('select').focus();
    await card.locator('select').selectOption('Europe/Paris');
    await set(page, { locale: 'de' });
    await card.getByRole('button', { name: 'Abbrechen' }).waitFor();
    assert.equal(await card.locator('input[type=datetime-local]').inputValue(), '2026-03-29T02:30');
    assert.equal(await card.locator('select').inputValue(), 'Europe/Paris');
    assert.deepEqual(await content(page), {});
    await card.getByRole('button', { name: '03:30' }).click();
    assert.deepEqual(await content(page), { at: '2026-03-29T03:30:00+02:00' });
  }));

  test('of a default goes back to it, with its own offset', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ at: { ...at, default: '2026-07-01T23:59:59+05:45' } }) });
    const input = card.locator('input[type=datetime-local]');
    assert.equal(await input.inputValue(), '2026-07-01T23:59:59');
    await input.fill('2026-07-02T10:00:00');
    assert.deepEqual(await content(page), { at: '2026-07-02T10:00:00+05:45' });
    await card.getByRole('button', { name: 'Clear' }).click();
    assert.deepEqual(await content(page), {});
    await card.getByRole('button', { name: 'Back to suggested' }).click();
    assert.deepEqual(await content(page), { at: '2026-07-01T23:59:59+05:45' });
    assert.equal(await input.inputValue(), '2026-07-01T23:59:59');
  }, { timezoneId: 'Europe/Berlin' }));

  test('is sent as UTC where the server takes nothing else', inPage(async ({ page, card }) => {
    const pattern = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$';
    await ask(page, { request: schema({ at: { ...at, pattern } }) });
    await card.locator('input[type=datetime-local]').fill('2026-01-01T00:30');
    await page.waitForFunction(() => document.querySelector('mcp-elicitation').content.at === '2025-12-31T23:30:00Z');
  }, { timezoneId: 'Europe/Berlin' }));

  test('can be pasted, whatever its offset', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ at }) });
    const paste = (text) => card.locator('#f0-0').evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    await paste('2026-11-24T09:30:00-03:30');
    assert.deepEqual(await content(page), { at: '2026-11-24T09:30:00-03:30' });
    await paste('2026-11-25 10:00');
    assert.deepEqual(await content(page), { at: '2026-11-25T10:00:00-03:30' });
    await paste('2016-12-31T23:59:60Z');
    assert.deepEqual(await content(page), { at: '2016-12-31T23:59:60Z' });
    assert.equal(await card.locator('#f0-0').getAttribute('type'), 'text');
  }));
});

describe('one of many options', () => {
  test('is found by typing, and taken by keys alone', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ city: { type: 'string', title: 'City', enum: CITIES } }) });
    const box = card.getByRole('combobox');
    await box.focus();
    await page.keyboard.type('kol');
    assert.equal(await box.getAttribute('aria-expanded'), 'true');
    assert.deepEqual(await card.getByRole('option').allInnerTexts(), ['Köln'], 'accents do not matter');
    assert.match(await card.getByRole('status').first().innerText(), /1 option matches/);
    await press(page, 'ArrowDown');
    assert.equal(await box.getAttribute('aria-activedescendant'), await card.getByRole('option').first().getAttribute('id'));
    await press(page, 'Enter');
    assert.equal(await box.getAttribute('aria-expanded'), 'false');
    assert.deepEqual(await content(page), { city: 'Köln' });
    await press(page, 'ArrowDown');
    assert.equal(await card.getByRole('option').count(), CITIES.length, 'opened again, it shows all');
    assert.equal(await card.getByRole('option', { selected: true }).innerText(), 'Köln');
    await press(page, 'ArrowUp', 'Tab');
    assert.deepEqual(await content(page), { city: 'Kassel' });
    await box.focus();
    await press(page, 'Control+A', 'Delete');
    assert.deepEqual(await content(page), {}, 'emptied, it is no answer');
  }));

  test('is found in the middle of words and by its value; Enter takes the one that is left', inPage(async ({ page, card }) => {
    const countries = [['ch', 'Switzerland'], ['nzl', 'New Zealand'], ...CITIES.map((city) => [city, city])].map(([code, title]) => ({ const: code, title }));
    await ask(page, { request: schema({ country: { type: 'string', title: 'Country', oneOf: countries } }) });
    await card.getByRole('combobox').focus();
    await page.keyboard.type('zerl');
    assert.deepEqual(await card.getByRole('option').allInnerTexts(), ['Switzerland (ch)'], 'a value that its title hides is shown');
    await press(page, 'Enter');
    assert.deepEqual(await content(page), { country: 'ch' });
    await press(page, 'Control+A');
    await page.keyboard.type('NZL');
    await press(page, 'Enter');
    assert.deepEqual(await content(page), { country: 'nzl' });
    assert.equal(await card.getByRole('combobox').inputValue(), 'New Zealand (nzl)');
  }));

  test('is taken by the mouse', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ city: { type: 'string', title: 'City', enum: CITIES } }) });
    await card.getByRole('combobox').click();
    await card.getByRole('option', { name: 'Dresden' }).click();
    assert.deepEqual(await content(page), { city: 'Dresden' });
    assert.equal(await focused(page), 'f0-0');
  }));

  test('that none of them is, is an error', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ city: { type: 'string', title: 'City', enum: CITIES } }) });
    await card.getByRole('combobox').focus();
    await page.keyboard.type('Atlantis');
    assert.match(await card.getByRole('status').first().innerText(), /No option matches/);
    await press(page, 'Tab');
    await accept(page);
    assert.match(await error(card), /City/);
    assert.equal(await card.getByRole('combobox').inputValue(), 'Atlantis', 'what was typed stays');
  }));

  test('stays in the window, and is not cut off by what holds the card', inPage(async ({ page, card }) => {
    await page.evaluate(() => (document.querySelector('main').style.cssText = 'overflow: hidden; height: 330px; width: 300px; margin-top: 100px'));
    await ask(page, { request: schema({ city: { type: 'string', title: 'City', enum: CITIES } }) });
    await card.getByRole('combobox').click();
    const box = await card.locator('.popup').boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 500, JSON.stringify(box));
    const seen = await page.evaluate(({ x, y, width, height }) => {
      const { shadowRoot } = document.querySelector('mcp-elicitation');
      return shadowRoot.elementFromPoint(x + width / 2, y + height - 8)?.closest('.popup') !== null;
    }, box);
    assert.ok(seen);
  }, { viewport: { width: 320, height: 500 } }));

  test('of ten thousand is there in a moment', inPage(async ({ page, card }) => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Option ${index}`);
    await ask(page, { request: schema({ one: { type: 'string', title: 'One', enum: names } }) });
    const box = card.getByRole('combobox');
    await box.click();
    assert.ok((await card.getByRole('option').count()) <= 200, 'what is not looked at is not drawn');
    await page.keyboard.type('9999');
    assert.deepEqual(await card.getByRole('option').allInnerTexts(), ['Option 9999']);
    await press(page, 'Control+A', 'Delete', 'ArrowUp');
    assert.equal(await box.getAttribute('aria-activedescendant'), 'f0-option-9999', 'the last can be reached');
    await press(page, 'Enter');
    assert.deepEqual(await content(page), { one: 'Option 9999' });
  }));
});

describe('some of many options', () => {
  const cities = { type: 'array', title: 'Cities', items: { type: 'string', enum: CITIES }, default: ['Ulm'] };

  test('are ticked by keys alone, and taken back', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ cities }) });
    await card.getByRole('searchbox').focus();
    await page.keyboard.type('burg');
    assert.deepEqual(await card.locator('.many label').allInnerTexts(), ['Freiburg', 'Hamburg']);
    await press(page, 'ArrowDown', 'Space', 'ArrowDown', 'Space');
    assert.deepEqual(await content(page), { cities: ['Freiburg', 'Hamburg', 'Ulm'] });
    assert.match(await card.locator('#f0-note').innerText(), /Selected: 3/);
    await press(page, 'ArrowUp', 'ArrowUp');
    assert.equal(await focused(page), 'f0-filter');
    await press(page, 'Escape');
    assert.equal(await card.locator('.many label').count(), CITIES.length, 'Escape empties the line first');
    await card.getByRole('button', { name: /^Remove .*Hamburg/ }).press('Enter');
    assert.deepEqual(await content(page), { cities: ['Freiburg', 'Ulm'] });
    await card.getByRole('button', { name: 'Clear' }).press('Enter');
    assert.deepEqual(await content(page), {});
    await card.getByRole('button', { name: 'Back to suggested' }).press('Enter');
    assert.deepEqual(await content(page), { cities: ['Ulm'] });
    assert.equal(await card.getByRole('checkbox', { name: 'Ulm' }).isChecked(), true);
  }));

  test('do not move under the pointer: what is chosen stands below them', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ cities: { ...cities, default: undefined } }) });
    const places = () => card.locator('.many label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    const before = await places();
    await card.getByRole('checkbox', { name: 'Aachen' }).check();
    await card.getByRole('checkbox', { name: 'Bremen' }).check();
    assert.deepEqual(await places(), before);
    assert.deepEqual(await card.locator('.chip bdi').allInnerTexts(), ['Aachen', 'Bremen']);
    await card.getByRole('button', { name: /^Remove .*Aachen/ }).click();
    assert.deepEqual(await places(), before);
    assert.deepEqual(await content(page), { cities: ['Bremen'] });
  }));

  test('are taken by Enter where one is left', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ cities: { ...cities, default: undefined } }) });
    await card.getByRole('searchbox').focus();
    await page.keyboard.type('munch');
    await press(page, 'Enter');
    assert.deepEqual(await content(page), { cities: ['München'] });
    assert.equal(await card.getByRole('checkbox', { name: 'München' }).isChecked(), true);
    await press(page, 'Enter');
    assert.deepEqual(await content(page), { cities: ['München'] }, 'taken is taken');
  }));

  test('are all shown when the server has chosen them, and of ten thousand only some are drawn', inPage(async ({ page, card }) => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Option ${index}`);
    const many = { type: 'array', title: 'Many', items: { type: 'string', enum: names }, default: names.slice(0, 400) };
    await ask(page, { request: schema({ many }) });
    assert.equal(await card.locator('.chip').count(), 400);
    const list = card.locator('.many');
    const drawn = () => list.locator('label').count();
    for (let pages = 0; pages < 30; pages++) {
      await list.evaluate((list) => (list.scrollTop = list.scrollHeight));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      assert.ok((await drawn()) <= 1000);
    }
    assert.equal(await list.locator('label').first().innerText().then((text) => Number(text.slice(7)) > 1000), true);
    await list.locator('input[tabindex="0"]').or(list.locator('input').last()).last().focus();
    await press(page, 'End');
    await page.waitForFunction(() => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id === 'f0-9999');
    await press(page, 'Space');
    assert.equal((await content(page)).many.at(-1), 'Option 9999');
    await press(page, 'Home');
    await page.waitForFunction(() => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id === 'f0-0');
    assert.ok((await drawn()) <= 1000);
  }));

  test('can be one too many, which is said', inPage(async ({ page, card }) => {
    await ask(page, { request: schema({ cities: { ...cities, maxItems: 1 } }) });
    await card.getByRole('checkbox', { name: 'Essen' }).check();
    await card.locator('[part~="accept"]').focus();
    await accept(page);
    assert.match(await error(card), /at most 1/);
    assert.equal(await card.locator('.many input[aria-invalid]').count(), CITIES.length);
    await card.getByRole('checkbox', { name: 'Essen' }).uncheck();
    assert.equal(await error(card), '');
  }));
});
