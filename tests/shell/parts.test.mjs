// What is loaded when it is needed: the pattern matcher and the languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { fresh, last, params } from './fake-form.mjs';
const { catalogFor, nearestLocale } = await import('../../pkg/src/settings.js');

/** A file of the disk may take a while. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

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
  const { element } = fresh();
  page.append(element);
  element.locale = 'tlh';
  element.request = params();
  assert.equal(element.status, 'loading');
  for (let tries = 0; tries < 1000 && element.status === 'loading'; tries++) await soon();
  assert.deepEqual([last().settings.locale, last().settings.language, last().settings.messages], ['tlh', 'en', undefined]);
});

test('a locale switch keeps the card, and waits for the language', async () => {
  const { element } = fresh();
  page.append(element);
  element.request = params();
  element.locale = 'no-such-locale-at-all';
  for (let tries = 0; tries < 1000 && last().log.length < 3; tries++) await soon();
  assert.deepEqual(last().log, ['constructor', 'mount', 'update']);
  assert.equal(catalogFor('no-such-locale-at-all').language, 'en');
});
