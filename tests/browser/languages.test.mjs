// The card in other languages, in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, stage } from './fixtures.mjs';

const on = stage();

/** A request with texts in several scripts, and one field of each kind. */
const REQUEST = {
  message: 'Book a table for ראש השנה — 東京駅 (“Marunouchi”)?',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 3, maxLength: 40 },
      guests: { type: 'integer', title: 'Guests (+1)', minimum: 1, maximum: 12 },
      budget: { type: 'number', title: 'الميزانية', minimum: 1000.5 },
      mail: { type: 'string', format: 'email', title: 'E-mail' },
      smoking: { type: 'boolean', title: 'Smoking?' },
      extras: { type: 'array', title: 'Extras', items: { enum: ['Cake', 'Flowers', 'Wine'] }, minItems: 2 },
    },
    required: ['name', 'guests', 'budget', 'smoking', 'extras'],
  },
};

/** Asks in a language and waits for its sentences. */
async function ask(page, locale, request = REQUEST) {
  await page.evaluate(
    ([request, locale]) => {
      const element = document.querySelector('mcp-elicitation');
      element.locale = locale;
      window.pending = element
        .elicit(request, { server: { name: 'Tables' } })
        .then((result) => (window.result = result));
    },
    [request, locale],
  );
  await page.locator('mcp-elicitation [part~="decline"]').waitFor();
}

test(
  'fetches one file for a language, and none for English',
  on(async ({ page }) => {
    const fetched = [];
    page.on(
      'request',
      (request) =>
        /languages|locales/.test(request.url()) &&
        fetched.push(new URL(request.url()).pathname.replace(/-[A-Z0-9]{8}/, '')),
    );
    await ask(page, 'en-GB');
    assert.deepEqual(fetched, []);
    await ask(page, 'de-AT');
    await page.waitForFunction(
      () => document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card').lang === 'de',
    );
    assert.deepEqual(fetched, ['/pkg/dist/languages.js', '/pkg/dist/locales/de.js']);
  }),
);

test(
  'tries a language again that could not be loaded',
  on(
    async ({ page }) => {
      const shows = (lang) =>
        page.waitForFunction(
          (lang) => document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card')?.lang === lang,
          lang,
        );
      await page.route('**/locales/de.js', (route) => route.fulfill({ status: 503 }));
      await ask(page, 'de');
      await shows('en');
      await page.unroute('**/locales/de.js');
      await page.evaluate(() => (document.querySelector('mcp-elicitation').decline(), (window.ahead += 30_000)));
      await ask(page, 'de');
      await shows('de');
    },
    { excused: /503/ },
  ),
);

test(
  'lists missing names from right to left in Arabic, each in its own direction',
  on(async ({ page, card }) => {
    await page.evaluate(() => {
      const properties = Object.fromEntries(
        ['First name', 'Email', 'City'].map((title) => [title, { type: 'string', title }]),
      );
      const element = document.querySelector('mcp-elicitation');
      element.locale = 'ar';
      element.elicit({
        message: 'Who?',
        requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
      });
    });
    await card.locator('[lang=ar]').waitFor();
    await accept(page);
    const names = card.locator('#summary button');
    await names.first().waitFor();
    assert.deepEqual(await names.allInnerTexts(), ['First name', 'Email', 'City']);
    const places = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => other - one),
    );
  }),
);
