// Dates and times as a user enters them: whole, incomplete, in another zone, and as text.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { content, day, error, exact, press, schema, status, textOf } from './fields.mjs';
import { accept, ask, result, stage } from './fixtures.mjs';

const inPage = stage();
const at = { type: 'string', title: 'Start', format: 'date-time' };
const set = (page, properties) =>
  page.evaluate((properties) => Object.assign(document.querySelector('mcp-elicitation'), properties), properties);
const focused = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id);

describe('a date and a time', () => {
  for (const [timezoneId, wall, expected, zone] of [
    ['Asia/Kathmandu', '2026-11-24T09:30', '2026-11-24T09:30:00+05:45', /^UTC\+5:45, Asia\/Kat/],
    ['Pacific/Auckland', '2026-01-31T23:59', '2026-01-31T23:59:00+13:00', /^UTC\+13, Pacific\/Auckland$/],
    ['America/New_York', '2026-07-04T00:00', '2026-07-04T00:00:00-04:00', /^UTC-4, America\/New York$/],
    ['America/New_York', '2026-12-04T00:00', '2026-12-04T00:00:00-05:00', /^UTC-5, America\/New York$/],
    ['UTC', '2026-11-24T09:30', '2026-11-24T09:30:00Z', /^UTC\+0$/],
    // A time that occurs twice, and one that is skipped: `Date` decides, and the result is shown below.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00', /^UTC\+2/],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00', /^UTC\+2/],
  ]) {
    test(
      `is read in the user's own zone, shown next to it: ${timezoneId}, ${wall}`,
      inPage(
        async ({ page, card }) => {
          await ask(page, { request: schema({ at }) });
          await card.locator('input[type=datetime-local]').fill(wall);
          assert.deepEqual(await content(page), { at: expected });
          assert.ok((await exact(card)).endsWith(`Sent as ${expected}`), await exact(card));
          assert.match(await textOf(card, '.zone'), zone);
        },
        { timezoneId },
      ),
    );
  }

  test(
    'can be typed with keys alone',
    inPage(
      async ({ page, card }) => {
        await ask(page, { request: schema({ at }, ['at']) });
        await card.locator('input[type=datetime-local]').focus();
        await page.keyboard.type('112420260930AM');
        assert.deepEqual(await content(page), { at: '2026-11-24T09:30:00+01:00' });
        assert.match(await exact(card), /^Tuesday, November 24, 2026 · Sent as/);
      },
      { timezoneId: 'Europe/Berlin' },
    ),
  );

  test(
    'can be typed as text for another offset, and chosen again',
    inPage(
      async ({ page, card }) => {
        await ask(page, { request: schema({ at }) });
        await card.locator('input[type=datetime-local]').fill('2026-11-24T09:30');
        await card.getByRole('button', { name: 'Type it instead' }).click();
        const line = card.locator('#f0-0');
        assert.equal(await line.inputValue(), '2026-11-24T09:30:00+01:00');
        assert.equal(await line.getAttribute('type'), 'text');
        await page.waitForFunction(
          () => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id === 'f0-0',
        );
        assert.match(await textOf(card, '.hint'), /2026-03-27T09:30:00\+01:00/);
        await line.fill('2026-11-24T09:30:00-03:30');
        assert.deepEqual(await content(page), { at: '2026-11-24T09:30:00-03:30' });
        await card.getByRole('button', { name: 'Use the calendar' }).click();
        assert.equal(await line.inputValue(), '2026-11-24T14:00', 'the same moment, in the own zone');
        assert.deepEqual(await content(page), { at: '2026-11-24T09:30:00-03:30' });
        await card.getByRole('button', { name: 'Type it instead' }).click();
        await line.fill('soon');
        await card.getByRole('button', { name: 'Use the calendar' }).click();
        assert.deepEqual(await content(page), {}, 'what no control holds is taken back');
      },
      { timezoneId: 'Europe/Berlin' },
    ),
  );

  test(
    'with a default in another offset is shown in the own zone and sent unchanged if untouched',
    inPage(
      async ({ page, card }) => {
        const text = '2026-07-01T23:59:59+05:45';
        await ask(page, { request: schema({ at: { ...at, default: text } }) });
        const input = card.locator('input[type=datetime-local]');
        assert.equal(await input.inputValue(), '2026-07-01T20:14:59');
        assert.deepEqual(await content(page), { at: text });
        assert.match(await exact(card), /Wednesday, July 1, 2026 · Sent as 2026-07-01T23:59:59\+05:45$/);
        await input.fill('2026-07-02T10:00:00');
        assert.deepEqual(await content(page), { at: '2026-07-02T10:00:00+02:00' });
        await input.fill('2026-07-01T20:14:59');
        assert.deepEqual(await content(page), { at: text }, 'the same moment again');
        await card.getByRole('button', { name: 'Clear' }).click();
        assert.deepEqual(await content(page), {});
        assert.equal(await card.getByRole('button', { name: 'Clear' }).count(), 0, 'nothing is left to clear');
        await card.getByRole('button', { name: 'Use the suggestion' }).click();
        assert.deepEqual(await content(page), { at: text });
        assert.equal(await input.inputValue(), '2026-07-01T20:14:59');
      },
      { timezoneId: 'Europe/Berlin' },
    ),
  );

  test(
    'with a default without an offset is read in the own zone, marked, and sent',
    inPage(
      async ({ page, card }) => {
        await ask(page, { request: schema({ at: { ...at, default: '2026-11-24T09:30:00' } }, ['at']) });
        assert.equal(await card.locator('input[type=datetime-local]').inputValue(), '2026-11-24T09:30');
        assert.match(await textOf(card, '#f0-said'), /No time zone was given/);
        assert.equal(await error(card), '');
        await accept(page);
        assert.deepEqual(JSON.parse(await result(page)), {
          action: 'accept',
          content: { at: '2026-11-24T09:30:00+01:00' },
        });
      },
      { timezoneId: 'Europe/Berlin' },
    ),
  );

  test(
    'is sent as UTC if the server accepts nothing else',
    inPage(
      async ({ page, card }) => {
        await ask(page, {
          request: schema({ at: { ...at, pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' } }),
        });
        // The matcher is a separate part that may still be loading.
        for (let tries = 0; tries < 50 && (await content(page)).at !== '2025-12-31T23:30:00Z'; tries++) {
          await card.locator('input[type=datetime-local]').fill('2026-01-01T00:31');
          await card.locator('input[type=datetime-local]').fill('2026-01-01T00:30');
          await page.waitForTimeout(50);
        }
        assert.deepEqual(await content(page), { at: '2025-12-31T23:30:00Z' });
      },
      { timezoneId: 'Europe/Berlin' },
    ),
  );

  test(
    'keeps the entry when the language changes',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ at }) });
      await card.locator('input[type=datetime-local]').fill('2026-03-29T10:30');
      await set(page, { locale: 'de' });
      await card.getByRole('button', { name: 'Abbrechen' }).waitFor();
      assert.equal(await card.locator('input[type=datetime-local]').inputValue(), '2026-03-29T10:30');
      assert.match(await exact(card), /^Sonntag, 29\. März 2026 · Wird gesendet als/);
    }),
  );
});

describe('shows an error for an incomplete date', () => {
  for (const [name, property, keys, expected] of [
    ['a date', day, '11', /^Complete the date: day, month and year$/],
    ['a date and a time', at, '11242026', /^Complete the date and the time, and choose AM or PM$/],
  ]) {
    test(
      `is an error and not an empty answer, in the control's words: ${name}`,
      inPage(async ({ page, card }) => {
        await ask(page, { request: schema({ when: property, note: { type: 'string', title: 'Note' } }) });
        await card.locator('#f0-0').focus();
        await page.keyboard.type(keys);
        assert.equal(await error(card), '', 'what is being typed is no error yet');
        await card.locator('#f1-0').focus();
        assert.match(await error(card), expected);
        await accept(page);
        assert.equal(await status(page), 'open');
      }),
    );
  }

  for (const [format, keys] of [
    ['date-time', ['112426', 'Tab', '0930AM']],
    ['date', ['112426']],
  ]) {
    test(
      `includes a year of two digits: ${format}`,
      inPage(async ({ page, card }) => {
        await ask(page, {
          request: schema({ when: { ...at, format }, note: { type: 'string', title: 'Note' } }, ['when']),
        });
        await card.locator('#f0-0').focus();
        for (const part of keys) await (part === 'Tab' ? press(page, part) : page.keyboard.type(part));
        assert.equal(await error(card), '', 'half a year is no error yet');
        await card.locator('#f1-0').focus();
        assert.match(await error(card), /four digits/);
        assert.deepEqual(await content(page), {});
      }),
    );
  }

  test(
    'names a complete example below the control',
    inPage(async ({ page, card }) => {
      await set(page, { locale: 'en-GB' });
      await ask(page, { request: schema({ day }) });
      assert.equal(await card.locator('#f0-note').count(), 0, 'no line stands there for nothing');
      await card.locator('#f0-0').fill('2026-03-27');
      assert.match(await exact(card), /^Friday,? 27 March 2026$/);
      await card.getByRole('button', { name: 'Clear' }).click();
      assert.equal(await exact(card), '');
      assert.equal(await focused(page), 'f0-0');
    }),
  );
});
