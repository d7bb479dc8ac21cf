// The parts that load with a card: the pattern matcher, the check of addresses, dialogs, languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './dom.mjs';
import { fresh, pass, question, settled, source, until } from './card.mjs';

const { LaterPart, McpElicitationElement, extras, modals, nearestLocale } = source;
const withPattern = (message = '') => ({
  message,
  requestedSchema: { type: 'object', properties: { a: { type: 'string', pattern: '^(?=a)(.)\\1$' } } },
});
const withAddress = { mode: 'url', message: '', url: 'https://a.example/' };
/** Matches only one text. */
const DECIDED = { test: (_, text) => Number(text === 'aa') };
let classes = 0;

/** An element whose later parts are the test's. */
function withParts({ pattern, address }) {
  class Element extends McpElicitationElement {
    static pattern = new LaterPart(pattern);
    static address = new LaterPart(address ?? (async () => McpElicitationElement.address.value));
  }
  customElements.define(`x-parts-${++classes}`, Element);
  return { card: fresh({}, new Element()), Element };
}
/** Enters a text, and returns its error. */
async function errorOf(card, text) {
  card.enter(text);
  card.find('input').dispatchEvent(new Event('focusout', { bubbles: true, composed: true }));
  card.find('input').blur();
  await settled();
  return card.text('error') || undefined;
}

test('loads only the parts that a request uses', async () => {
  const loads = [];
  const { card, Element } = withParts({
    pattern: async () => (loads.push('pattern'), DECIDED),
    address: async () => (loads.push('address'), McpElicitationElement.address.value),
  });
  const { element } = card;
  element.request = question();
  assert.deepEqual([card.status, loads], ['open', []]);
  element.request = { message: '', requestedSchema: { type: 'object', properties: { pattern: { type: 'string' } } } };
  assert.deepEqual([card.status, loads], ['open', []], 'a property of that name is no pattern');
  element.request = withPattern();
  assert.deepEqual([card.status, loads], ['loading', ['pattern']]);
  await settled();
  assert.equal(card.status, 'open');
  assert.ok(await errorOf(card, 'b'));
  assert.equal(await errorOf(card, 'aa'), undefined);
  element.request = withAddress;
  await settled();
  assert.deepEqual(loads, ['pattern', 'address']);
  assert.match(card.text('url-host'), /a\.example/);
  const other = fresh({}, new Element());
  other.element.request = withPattern();
  assert.deepEqual([other.status, loads.length], ['open', 2], 'once for the page');
});

test('life-offline: shows the card without a part that cannot be loaded, and tries again with the next', async () => {
  let loads = 0;
  const offline = () => (loads++, Promise.reject(new Error('offline')));
  const { card } = withParts({ pattern: offline, address: offline });
  for (const request of [withPattern(), withAddress, withPattern()]) {
    card.element.request = request;
    await settled();
    assert.equal(card.status, request === withAddress ? 'unanswerable' : 'open');
    if (request !== withAddress) assert.equal(await errorOf(card, 'b'), undefined, 'undecided');
  }
  assert.equal(loads, 3);
  assert.deepEqual(
    card.eventsOf('error').map(({ kind }) => kind),
    ['unanswerable'],
  );
});

test('life-offline: answers once without what an open card loads', async (context) => {
  const { value } = extras;
  extras.value = undefined;
  context.mock.method(extras, 'load', () => Promise.reject(new Error('offline')));
  context.after(() => (extras.value = value));
  const card = fresh();
  let deliver;
  const answer = card.ask(question(), { deliver: () => new Promise((resolve) => (deliver = resolve)) });
  await settled();
  card.accept();
  await settled();
  assert.deepEqual([card.status, card.find('#body').hasAttribute('inert')], ['sending', true]);
  deliver();
  const result = await answer;
  assert.deepEqual([result.action, card.results, card.status], ['accept', [result], 'accepted']);
});

test('waits for the dialog code, and shows the card in the page if it cannot be loaded', async (context) => {
  const { value } = modals;
  const arrival = {};
  context.mock.method(modals, 'load', () => {
    const loading = new Promise((resolve, reject) => Object.assign(arrival, { resolve, reject }));
    return loading.then((part) => void (modals.value = part));
  });
  context.after(() => (modals.value = value));
  let opened = 0;
  for (const [settle, count] of [
    ['reject', 0],
    ['resolve', 1],
  ]) {
    modals.value = undefined;
    const card = fresh({ layout: 'dialog' });
    card.element.request = question();
    assert.equal(card.status, 'loading');
    arrival[settle]({ showModal: () => opened++ });
    await until(() => card.status === 'open');
    assert.equal(opened, count);
  }
});

test('does without a slow part for this card, and uses it for the next', async () => {
  let arrive;
  const { card } = withParts({ pattern: () => new Promise((resolve) => (arrive = resolve)) });
  card.element.request = withPattern();
  await settled();
  pass(2_999);
  await settled();
  assert.equal(card.status, 'loading');
  pass(1);
  await settled();
  assert.equal(card.status, 'open');
  arrive(DECIDED);
  await settled();
  assert.equal(await errorOf(card, 'b'), undefined);
  card.element.request = withPattern('again');
  assert.ok(await errorOf(card, 'b'));
});

test('does without a part that has failed, and ends no card for it', async () => {
  let failing = false;
  const { card } = withParts({
    pattern: async () => ({ test: (...args) => (failing ? assert.fail('unreachable') : DECIDED.test(...args)) }),
  });
  card.element.request = withPattern();
  await settled();
  assert.ok(await errorOf(card, 'b'));
  failing = true;
  assert.equal(await errorOf(card, 'c'), undefined);
  failing = false;
  assert.equal(await errorOf(card, 'b'), undefined, 'it counts as missing');
  assert.deepEqual([card.status, card.eventsOf('error')], ['open', []]);
});

test('takes the locale from the nearest lang through shadow roots, or the browser', () => {
  const { element } = fresh();
  const outer = document.createElement('div');
  assert.equal(nearestLocale(element), navigator.language);
  page.setAttribute('lang', 'en-GB');
  assert.equal(nearestLocale(element), 'en-GB');
  page.append(outer);
  outer.attachShadow({ mode: 'open' }).append(element);
  assert.equal(nearestLocale(element), 'en-GB');
  outer.setAttribute('lang', 'de');
  assert.equal(nearestLocale(element), 'de');
  page.removeAttribute('lang');
  outer.remove();
});
