// What is loaded when it is needed: the pattern matcher and the languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { fresh, last, params } from './fake-form.mjs';
const { languageFor } = await import('../../pkg/language-for.js');
const { catalogFor, loadCatalog, nearestLocale, number, numberSigns, plural } = await import('../../pkg/locale.js');

test('the pattern matcher is loaded at its first use, once for the page', async () => {
  let loads = 0;
  const { element, form, Element } = fresh({ pattern: async () => (loads++, { test: (pattern, text) => Number(pattern === text) }) });
  page.append(element);
  element.request = params();
  assert.equal(loads, 0);
  const card = last();
  const ask = () => form.enter(() => card.host.test('a', 'a'));
  assert.deepEqual([ask(), ask()], [2, 2]);
  await settled();
  assert.equal(loads, 1);
  assert.deepEqual(card.log.slice(2), ['arrived pattern']);
  assert.equal(ask(), 1);
  const other = new Element();
  page.append(other);
  other.request = params();
  assert.equal(last().host.test('a', 'b'), 0);
  assert.equal(loads, 1);
});

test('the pattern matcher is on its way as soon as a request has a pattern', async () => {
  let loads = 0;
  const { element } = fresh({ pattern: async () => (loads++, { test: () => 1 }) });
  page.append(element);
  element.request = { message: '', requestedSchema: { type: 'object', properties: { a: { type: 'string', pattern: '^a$' } } } };
  assert.equal(loads, 1);
  await settled();
  assert.equal(last().host.test('^a$', 'a'), 1);
  assert.equal(loads, 1);
});

test('life-offline: where the matcher cannot be loaded patterns stay undecided, and the next request tries again', async () => {
  let loads = 0;
  const { element, form, events } = fresh({ pattern: () => (loads++, Promise.reject(new Error('offline'))) });
  page.append(element);
  element.request = params();
  for (let time = 0; time < 3; time++) {
    assert.equal(form.enter(() => last().host.test('a', 'a')), 2);
    await settled();
  }
  assert.equal(loads, 1);
  assert.deepEqual(events.map(([type]) => type), ['elicit-ready']);
  element.request = params('again');
  assert.equal(last().host.test('a', 'a'), 2);
  assert.equal(loads, 2);
});

test('the locale is the property, else the nearest lang through shadow roots, else the browser’s', () => {
  const { element } = fresh();
  page.append(element);
  assert.equal(nearestLocale(element), globalThis.navigator?.language ?? 'en');
  page.setAttribute('lang', 'en-GB');
  assert.equal(nearestLocale(element), 'en-GB');
  const outer = new HTMLElement();
  page.append(outer);
  outer.attachShadow({}).append(element);
  assert.equal(nearestLocale(element), 'en-GB');
  outer.setAttribute('lang', 'en-AU');
  assert.equal(nearestLocale(element), 'en-AU');
  element.request = params();
  assert.equal(last().settings.locale, 'en-AU');
  element.locale = 'en-IE';
  element.request = params('again');
  assert.equal(last().settings.locale, 'en-IE');
  page.attributes.delete('lang');
});

test('a language that cannot be loaded is English, in everything but numbers', async () => {
  const { element, form } = fresh();
  page.append(element);
  element.locale = 'tlh';
  element.request = params();
  assert.equal(element.status, 'loading');
  for (let tries = 0; tries < 1000 && element.status === 'loading'; tries++) await settled();
  assert.deepEqual([last().settings.locale, last().settings.language, last().settings.messages], ['tlh', 'en', null]);
  assert.equal(form.enter(() => last().host.plural(1)), 'one');
});

test('a locale switch keeps the card, and waits for the language', async () => {
  const { element } = fresh();
  page.append(element);
  element.request = params();
  element.locale = 'no-such-locale-at-all';
  for (let tries = 0; tries < 1000 && last().log.length < 3; tries++) await settled();
  assert.deepEqual(last().log, ['constructor', 'mount', 'update']);
  assert.equal(catalogFor('no-such-locale-at-all').language, 'en');
});

test('English needs no loading', () => {
  assert.equal(catalogFor('en').messages, null);
  assert.equal(catalogFor('EN-gb').language, 'en');
  assert.equal(catalogFor('enm'), undefined);
});

test('which language serves which locale', () => {
  const languages = ['de', 'he', 'id', 'pt-BR', 'zh-Hans', 'zh-Hant'];
  const table = { de: 'de', 'de-AT': 'de', 'pt-BR': 'pt-BR', pt: 'pt-BR', 'pt-PT': 'pt-BR', zh: 'zh-Hans', 'zh-TW': 'zh-Hant', 'zh-HK': 'zh-Hant', 'zh-Hant-CN': 'zh-Hant', 'zh-SG': 'zh-Hans', iw: 'he', in: 'id', sw: undefined };
  for (const [locale, language] of Object.entries(table)) assert.equal(languageFor(locale, languages), language, locale);
});

test('numbers are shown as the locale writes them, and never rounded', () => {
  assert.equal(number('1234.5', 'de'), '1.234,5');
  assert.equal(number('-9007199254740993', 'en'), '-9,007,199,254,740,993');
  for (const lexeme of ['1e400', '1E-7', `0.${'1'.repeat(21)}`, '1'.repeat(22), 'NaN']) assert.equal(number(lexeme, 'de'), lexeme);
  assert.equal(number('1234.5', 'not a locale'), '1,234.5');
});

test('the signs of numbers', () => {
  const signs = (locale) => [numberSigns(locale).decimal, numberSigns(locale).group];
  assert.deepEqual(signs('en'), ['.', ',']);
  assert.deepEqual(signs('es'), [',', '.']);
});

test('plurals', () => {
  assert.deepEqual([1, 2, 5].map((count) => plural(count, 'pl')), ['one', 'few', 'many']);
  assert.equal(plural(1, 'not a locale'), 'one');
});

test('loading a catalog never fails', () => loadCatalog('%%%'));
