// The parts that load with a card: the pattern matcher, the check of addresses, the languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { FakeCard, fresh, last, params } from './fake-form.mjs';
const { catalogFor, nearestLocale } = await import('../../pkg/src/screen/catalogs.ts');
const { modals } = await import('../../pkg/src/screen/stage.ts');

/** Reading a file may take a while. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

const withPattern = {
  message: '',
  requestedSchema: { type: 'object', properties: { a: { type: 'string', pattern: '^(a)$' } } },
};
const withAddress = { mode: 'url', message: '', url: 'https://a.example/' };
const DECIDED = { test: (pattern, text) => Number(pattern === text) };
const CHECKED = { check: (address) => ({ href: address }) };

test('loads only the parts that a request uses', async () => {
  const loads = [];
  const { element, Element } = fresh({
    pattern: async () => (loads.push('pattern'), DECIDED),
    address: async () => (loads.push('address'), CHECKED),
  });
  page.append(element);
  element.request = params();
  assert.deepEqual([element.status, loads], ['open', []]);
  assert.equal(last().host.test('(a)', '(a)'), 2);
  element.request = { message: '', requestedSchema: { type: 'object', properties: { pattern: { type: 'string' } } } };
  assert.deepEqual([element.status, loads], ['open', []], 'a property of that name is no pattern');
  element.request = withPattern;
  assert.deepEqual([element.status, loads], ['loading', ['pattern']]);
  await settled();
  assert.equal(element.status, 'open');
  assert.deepEqual([last().host.test('(a)', '(a)'), last().host.test('(a)', 'b')], [1, 0]);
  element.request = withAddress;
  await settled();
  assert.deepEqual(loads, ['pattern', 'address']);
  assert.deepEqual(last().host.checkAddress(withAddress.url, '', undefined, false), { href: withAddress.url });
  const other = new Element();
  page.append(other);
  other.request = withPattern;
  assert.deepEqual([other.status, loads.length], ['open', 2], 'once for the page');
});

test('life-offline: shows the card without a part that cannot be loaded, and tries again with the next', async () => {
  let loads = 0;
  const offline = () => (loads++, Promise.reject(new Error('offline')));
  const { element, events } = fresh({ pattern: offline, address: offline });
  page.append(element);
  for (const request of [withPattern, withAddress, withPattern]) {
    element.request = request;
    await settled();
    assert.equal(element.status, 'open');
    assert.deepEqual(
      [last().host.test('^(a)$', 'a'), last().host.checkAddress('https://a.example/', '', undefined, false)],
      [2, undefined],
    );
  }
  assert.equal(loads, 3);
  assert.deepEqual(
    events.filter(([type]) => type === 'elicit-error'),
    [],
  );
});

test('waits for the dialog code, and shows the card in the page if it cannot be loaded', async () => {
  const { element } = fresh();
  page.append(element);
  let opened = 0;
  for (const [settle, count] of [
    ['reject', 0],
    ['resolve', 1],
  ]) {
    let loading;
    modals.load(() => new Promise((resolve, reject) => (loading = { resolve, reject }))).catch(() => {});
    element.layout = 'dialog';
    element.request = params(settle);
    assert.equal(element.status, 'loading');
    loading[settle]({ showModal: () => opened++ });
    await settled();
    assert.deepEqual([element.status, opened], ['open', count]);
  }
});

test('does without a slow part for this card, and uses it for the next', { timeout: 20_000 }, async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let arrive;
  const { element } = fresh({ pattern: () => new Promise((resolve) => (arrive = resolve)) });
  page.append(element);
  element.request = withPattern;
  await settled();
  t.mock.timers.tick(2_999);
  await settled();
  assert.equal(element.status, 'loading');
  t.mock.timers.tick(1);
  await settled();
  assert.equal(element.status, 'open');
  const { host } = last();
  arrive(DECIDED);
  await settled();
  assert.equal(host.test('(a)', '(a)'), 2);
  element.request = { ...withPattern, message: 'again' };
  assert.equal(last().host.test('(a)', '(a)'), 1);
});

test('does without a part that has failed, and ends no card for it', async () => {
  const failing = (_, text) => (text === 'trap' ? assert.fail('unreachable') : 1);
  const { element, Element, events } = fresh({
    pattern: async () => ({ test: failing }),
    address: async () => ({ check: failing }),
  });
  const other = new Element();
  for (const one of [element, other]) page.append(one);
  element.request = withPattern;
  await settled();
  other.request = withPattern;
  const [one, two] = FakeCard.made.map(({ host }) => host);
  assert.deepEqual(
    [one.test('^(a)$', 'a'), one.test('^(a)$', 'trap'), one.test('^(a)$', 'a'), two.test('^(a)$', 'a')],
    [1, 2, 2, 2],
  );
  element.request = withAddress;
  await settled();
  assert.equal(last().host.checkAddress('https://a.example/', 'trap', undefined, false), undefined);
  element.request = { ...withAddress, elicitationId: '2' };
  await settled();
  assert.deepEqual(
    [element.status, last().host.checkAddress('https://a.example/', '', undefined, false)],
    ['open', undefined],
  );
  assert.deepEqual(
    events.filter(([type]) => type === 'elicit-error'),
    [],
  );
});

test('takes the locale from the property, the nearest lang through shadow roots, or the browser', () => {
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

test('falls back to English, except for numbers, if a language cannot be loaded', async () => {
  const { element } = fresh();
  page.append(element);
  element.locale = 'tlh';
  element.request = params();
  assert.equal(element.status, 'loading');
  for (let tries = 0; tries < 1000 && element.status === 'loading'; tries++) await soon();
  assert.deepEqual(
    [last().settings.locale, last().settings.language, last().settings.messages],
    ['tlh', 'en', undefined],
  );
});

test('keeps the card on a change of locale, and waits for the language', async () => {
  const { element } = fresh();
  page.append(element);
  element.request = params();
  element.locale = 'no-such-locale-at-all';
  for (let tries = 0; tries < 1000 && last().log.length < 3; tries++) await soon();
  assert.deepEqual(last().log, ['constructor', 'mount', 'update']);
  assert.equal(catalogFor('no-such-locale-at-all').language, 'en');
});
