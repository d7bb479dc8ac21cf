// The suggestions of the host page: how they are marked and counted, and the diagnostics of those that were ignored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, stage } from './fixtures.mjs';

const inPage = stage();

test(
  'marks the suggestions of the page, and tells which ones a field has ignored',
  inPage(async ({ page, card }) => {
    await page.evaluate(() => {
      const properties = {
        name: { type: 'string', title: 'Name', default: 'Ada' },
        city: { type: 'string', title: 'City', default: 'Rome' },
        nights: { type: 'integer', title: 'Nights', maximum: 9 },
        password: { type: 'string', title: 'Password' },
        address: { type: 'object', title: 'Address', properties: { street: { type: 'string', title: 'Street' } } },
      };
      const suggested = {
        city: 'Oslo',
        nights: 12,
        password: 'x',
        address: { street: 'Main Street' },
        elsewhere: true,
      };
      window.errors = [];
      document.addEventListener('elicit-error', ({ detail }) => errors.push(detail));
      const request = { message: 'Where to?', requestedSchema: { type: 'object', properties } };
      window.answer = document
        .querySelector('mcp-elicitation')
        .elicit(request, { server: { name: 'Travel desk' }, suggested });
    });
    const field = (name) => card.locator(`[data-property="${name}"]`);
    await field('city').waitFor();
    assert.match(await field('city').innerText(), /suggested by this page/);
    assert.doesNotMatch(await field('name').innerText(), /this page/);
    assert.equal(await field('city').locator('input').inputValue(), 'Oslo');
    assert.equal(await field('password').locator('input').inputValue(), '');
    const line = (await card.locator('[part~="summary"]').innerText()).replace(/[\u2066-\u2069]/g, '');
    assert.match(line, /Travel desk filled in 1 of 5 · This page filled in 1 of 5/);
    await page.waitForFunction(() => errors.length);
    const ignored = (at) => ({
      code: 'suggestion-ignored',
      severity: 'warning',
      location: `/requestedSchema/properties/${at}`,
    });
    assert.deepEqual(await page.evaluate(() => errors), [
      {
        kind: 'suggested',
        diagnostics: ['nights', 'password', 'address'].map(ignored),
      },
    ]);
  }),
);

test(
  'sends a suggestion with one press, also of a form of one choice',
  inPage(async ({ page, card }) => {
    await page.evaluate(() => {
      const properties = { size: { type: 'string', title: 'Size', enum: ['S', 'L'] } };
      window.answer = document
        .querySelector('mcp-elicitation')
        .elicit({ message: 'Which?', requestedSchema: { type: 'object', properties } }, { suggested: { size: 'L' } });
    });
    const suggested = card.locator('[part~="accept"]:has-text("suggested by this page")');
    assert.match(await suggested.innerText(), /^L/);
    await accept(page, card, { size: 'L' }, { properties: { size: { enum: ['S', 'L'] } } });
    assert.deepEqual(await page.evaluate(() => answer), { action: 'accept', content: { size: 'L' } });
  }),
);
