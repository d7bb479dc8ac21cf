// A card recognises questions for secrets in English, in its own language, and in the browser's first language.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { stage } from './fixtures.mjs';
import { ask } from './watch.mjs';

const inPage = stage();
const FORM = { type: 'object', properties: { wort: { type: 'string', title: 'Kennwort' } } };
const QUESTION = { message: 'Bitte ausfüllen', requestedSchema: FORM };
const warnings = (card) => card.locator('[data-property="wort"] [data-code="secret-solicitation"]').count();

/** Asks in a language of the card, and returns the number of warnings and the files of languages that were fetched. */
async function judged({ page, card, requests }, locale) {
  await page.evaluate((locale) => (element.locale = locale), locale);
  await ask(page, QUESTION);
  await card.locator('[part~="accept"]').waitFor();
  const fetched = requests
    .filter((address) => address.includes('/locales/'))
    .map((address) => address.split('/').at(-1))
    .sort();
  return [await warnings(card), fetched];
}

describe('knows the words for secrets', () => {
  for (const [name, locale, browser, expected] of [
    ["of the card's language", 'de', 'en-US', [1, ['de.js']]],
    ["of the browser's first language", 'en', 'de-AT', [1, ['de.js']]],
    ['of both, from one file each', 'fr', 'de', [1, ['de.js', 'fr.js']]],
    ['of no other language', 'fr', 'en', [0, ['fr.js']]],
    ['of English alone, from no file', 'en', 'en', [0, []]],
  ]) {
    inPage(name, { alone: true, locale: browser }, async (opened) =>
      assert.deepEqual(await judged(opened, locale), expected),
    );
  }
});
