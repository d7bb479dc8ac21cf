import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { languageFor, load } from '../../pkg/src/screen/languages.ts';
import { LANGUAGES } from '../../target/generated/languages.js';
import { catalogFor, loadCatalog } from '../../pkg/src/screen/catalogs.ts';
import { DEFAULTS, settingsText } from '../../pkg/src/screen/settings.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const tags = Object.keys(LANGUAGES);

test('loads exactly the languages of the package', async () => {
  const files = (await readdir(path.join(root, 'src/message/locales')))
    .map((name) => path.basename(name, '.json'))
    .sort();
  assert.deepEqual([...tags].sort(), files);
  assert.equal(tags.length, 23, 'with English, 24');
});

test('finds the nearest language for every locale', () => {
  const chain = {
    'zh-TW': 'zh-Hant',
    'zh-HK': 'zh-Hant',
    'zh-MO': 'zh-Hant',
    'zh-CN': 'zh-Hans',
    'zh-SG': 'zh-Hans',
    zh: 'zh-Hans',
    'zh-Hant-CN': 'zh-Hant',
    'zh-Hans-TW': 'zh-Hans',
    pt: 'pt-BR',
    'pt-BR': 'pt-BR',
    'pt-PT': 'pt-BR',
    'de-CH': 'de',
    'DE-at': 'de',
    'fr-CA': 'fr',
    'es-419': 'es',
    'en-GB': undefined,
    'ar-EG': 'ar',
    iw: 'he',
    in: 'id',
    no: undefined,
    nb: undefined,
    da: undefined,
    yue: undefined,
    'de-DE-u-co-phonebk': 'de',
  };
  for (const [locale, language] of Object.entries(chain)) assert.equal(languageFor(locale, tags), language, locale);
});

test('falls back to English for an unknown language or an invalid tag', async () => {
  for (const locale of ['nb', 'tlh', 'x', 'de_DE', '12', '%%%', 'not a tag']) {
    await loadCatalog(locale);
    assert.deepEqual(catalogFor(locale), { language: 'en', messages: null }, locale);
  }
  assert.equal(await load('nb'), undefined);
});

test('shows English for half a minute when a language cannot be loaded', async (context) => {
  const clock = context.mock.method(performance, 'now', () => 0);
  context.mock.method(LANGUAGES, 'sv', () => Promise.reject(new Error('offline')));
  await loadCatalog('sv');
  for (const [time, language] of [
    [29_999, 'en'],
    [30_000, undefined],
  ]) {
    clock.mock.mockImplementation(() => time);
    assert.equal(catalogFor('sv')?.language, language);
  }
});

test('loads no file for English', () => {
  assert.equal(catalogFor('en').messages, null);
  assert.equal(catalogFor('EN-gb').language, 'en');
  assert.equal(catalogFor('enm'), undefined);
});

test('uses the plural forms of Intl', async () => {
  const source = await readFile(path.join(root, 'tests/languages.rs'), 'utf8');
  const table = [...source.matchAll(/^ {4}\("([\w-]+)", &\[("[^\]]*)\]\),$/gm)].map(([, tag, list]) => [
    tag,
    JSON.parse(`[${list}]`),
  ]);
  assert.equal(table.length, tags.length);
  for (const [tag, categories] of table) {
    const rules = new Intl.PluralRules(tag);
    assert.deepEqual(
      categories.map((name) => name.toLowerCase()).sort(),
      rules.resolvedOptions().pluralCategories.sort(),
      tag,
    );
    const counts = new Map();
    for (let count = 0; count <= 1000; count++)
      counts.set(rules.select(count), [...(counts.get(rules.select(count)) ?? []), count]);
    for (const name of categories) {
      const alone = counts.get(name.toLowerCase())?.length === 1;
      assert.equal(name === name.toUpperCase(), alone, `${tag}: whether ${name} is one number alone`);
    }
  }
});

test("replaces sentences of the language by the host page's", async () => {
  const written = (locale, messages = null) => {
    const settings = JSON.parse(settingsText({ ...DEFAULTS, messages }, locale, catalogFor(locale), { options: {} }));
    return [settings.language, settings.messages];
  };
  assert.deepEqual(written('ar-EG'), ['en', undefined], 'before it is loaded it is English');
  await loadCatalog('ar-EG');
  assert.equal(written('ar-EG')[0], 'ar');
  await loadCatalog('de-AT');
  const [language, messages] = written('de-AT', { accept: 'Los' });
  assert.deepEqual([language, messages.accept, messages.decline], ['de', 'Los', 'Ablehnen']);
  assert.deepEqual(written('en'), ['en', undefined]);
});
