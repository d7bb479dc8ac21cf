// The suggestions of a field and their undo, and notes about entries that are read differently than typed.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, stage } from './fixtures.mjs';

const inPage = stage();
const schema = (properties, required = []) => ({
  message: 'Please answer',
  requestedSchema: { type: 'object', properties, required },
});
const content = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').content);
const set = (page, properties) =>
  page.evaluate((properties) => Object.assign(document.querySelector('mcp-elicitation'), properties), properties);

describe('offers corrections that can be undone', () => {
  test(
    'for an address without its scheme and a number of another language',
    inPage(async ({ page, card }) => {
      await set(page, { locale: 'de' });
      await ask(page, {
        request: schema({
          page: { type: 'string', title: 'Seite', format: 'uri' },
          weight: { type: 'number', title: 'Gewicht' },
        }),
      });
      await card.locator('[data-property=page] input').fill('example.com');
      await card.locator('[data-property=weight] input').fill('1.5');
      await card.locator('[data-property=page] input').focus();
      await card.getByRole('button', { name: 'https://example.com' }).click();
      await card.getByRole('button', { name: '1,5' }).click();
      assert.deepEqual(await content(page), { page: 'https://example.com', weight: 1.5 });
      assert.equal(await card.locator('[part~="error"]:not(:empty)').count(), 0);
    }),
  );

  test(
    'for a text with surrounding blanks if only the trimmed text is valid',
    inPage(async ({ page, card }) => {
      const stage = { type: 'string', title: 'Stage', pattern: '^(test|live)$' };
      await ask(page, {
        request: schema({
          stage,
          code: { type: 'string', title: 'Code', maxLength: 4 },
          name: { type: 'string', title: 'Name' },
        }),
      });
      for (const [name, text] of [
        ['stage', ' live'],
        ['code', 'AB12  '],
        ['name', ' Ada '],
      ])
        await card.locator(`[data-property=${name}] input`).fill(text);
      await card.locator('[data-property=stage] input').focus();
      for (const text of ['live', 'AB12']) await card.getByRole('button', { name: text }).click();
      assert.deepEqual(await content(page), { stage: 'live', code: 'AB12', name: ' Ada ' });
    }),
  );

  test(
    'lets a checkbox with a default become unanswered, and restores it',
    inPage(async ({ page, card }) => {
      await ask(page, {
        request: schema({ on: { type: 'boolean', title: 'On', default: true }, note: { type: 'string' } }),
      });
      await card.getByRole('button', { name: 'Clear' }).click();
      assert.deepEqual(await content(page), {});
      assert.equal(await card.getByRole('checkbox').evaluate((box) => box.indeterminate), true);
      await card.getByRole('checkbox').click();
      assert.deepEqual(await content(page), { on: true });
      await card.getByRole('checkbox').click();
      assert.deepEqual(await content(page), { on: false });
      await card.getByRole('button', { name: 'Use the suggestion' }).click();
      assert.deepEqual(await content(page), { on: true });
    }),
  );
});

describe('handles digits of another script', () => {
  for (const [typed, read] of [
    ['١٢٣', 123],
    ['४५', 45],
    ['１２．５', 12.5],
    ['๙', 9],
  ]) {
    test(
      `reads ${typed} as a number and shows which`,
      inPage(async ({ page, card }) => {
        await ask(page, { request: schema({ weight: { type: 'number', title: 'Weight' } }) });
        await card.locator('[data-property=weight] input').fill(typed);
        await card.locator('.exact', { hasText: `Sent as ${read}` }).waitFor();
        assert.deepEqual(await content(page), { weight: read });
      }),
    );
  }

  test(
    'rejects digits of two scripts in one number',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema({ weight: { type: 'number', title: 'Weight' } }) });
      await card.locator('[data-property=weight] input').fill('1٢3');
      await card.locator('[data-property=weight] input').blur();
      assert.match(await card.locator('[part~="error"]').first().innerText(), /Must be a number/);
    }),
  );
});
