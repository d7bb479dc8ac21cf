// The card in other languages, in a real browser.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { root } from './serve.mjs';

const on = stage();
before(() => execFileSync(process.execPath, ['--import', 'tsx', 'build.mjs'], { cwd: `${root}/www` }));

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

const sentencesOf = async (tag) => JSON.parse(await readFile(`${root}/src/message/locales/${tag}.json`, 'utf8'));

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

/** Returns the text of a part of the card without isolation marks. */
const text = async (locator) => (await locator.innerText()).replace(/[\u2066-\u2069\u200e\u200f\u061c]/g, '');

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
  'offers every language in the playground, and switches the card',
  on(
    async ({ page, card }) => {
      const select = page.locator('#locale');
      assert.equal(await select.locator('option').count(), 25, 'the person’s own, and 24');
      await card.locator('[part~="decline"]').waitFor();
      for (const [tag, direction] of [
        ['ar', 'rtl'],
        ['zh-Hant', 'ltr'],
        ['en', 'ltr'],
      ]) {
        await select.selectOption(tag);
        const base = card.locator(`[part~="base"][lang="${tag}"]`);
        await base.waitFor();
        assert.equal(await base.getAttribute('dir'), direction);
        if (tag !== 'en') assert.equal(await text(card.locator('[part~="decline"]')), (await sentencesOf(tag)).decline);
      }
    },
    { path: '/www/dist/index.html' },
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
