// What a screen reader hears, in one live region that precedes its texts and outlives the question, and what describes
// the parts of the card.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './dom.mjs';
import { UNANSWERABLE, bare, form as formOf, open, pass, question, settled, source } from './card.mjs';

const FILES = { name: 'Files' };
const form = (message, properties) => formOf(properties, Object.keys(properties), message);
const ONE = form('Where should\nit go?', { city: { type: 'string', title: 'City', minLength: 3 } });
const TWO = form('Who?', { name: { type: 'string' }, city: { type: 'string' } });
const SURE = form('Go on?', { sure: { type: 'boolean' } });
const ADDRESS = { mode: 'url', message: 'Sign in', url: 'https://xn--pple-43d.com/', elicitationId: 'one' };
const heard = (card) => card.heard().map(bare);

const composer = document.createElement('textarea');

/** Asks while the user is writing elsewhere. */
const ask = (request, options) => {
  page.append(composer);
  composer.focus();
  return open(request, { server: FILES, client: {}, ...options });
};
/** A question whose arrival was heard. */
async function arrived(request, options) {
  const card = await ask(request, options);
  heard(card);
  return card;
}

for (const [what, request, text] of [
  ['with a form, on one line and without signs of the card', ONE, /^Files asks.*\. Where should\s*it go\?$/],
  ['with a form without a message', { ...ONE, message: '' }, /^Files asks[^“”.]*$/],
  ['with an address, its host and its warnings', ADDRESS, /^Files wants to open a page\. Sign in\. .*\. \S/s],
  ['that cannot be answered', UNANSWERABLE, /Who comes\? This question is broken/],
])
  test(`announces a new question ${what}, and clears it after a while`, async () => {
    const card = await ask(request);
    const [announcement, ...more] = heard(card);
    assert.deepEqual(more, []);
    assert.match(announcement, text);
    pass(3000);
    assert.equal(card.text('.unseen'), '');
  });

test('announces no question to which the focus moves, because it is read then', async () => {
  const card = await ask(ONE);
  card.element.focus();
  assert.deepEqual(heard(card), []);
});

test('announces no error of a field that gets the focus, which reads it', async () => {
  const card = await arrived(ONE);
  card.press('accept');
  assert.ok(card.error);
  assert.deepEqual(heard(card), []);
});

test('announces the line that names several wrong fields', async () => {
  const card = await arrived(TWO);
  card.press('accept');
  assert.deepEqual(heard(card), [card.text('#summary .wrong')]);
});

for (const [name, end, text] of [
  ['sent', (card) => card.press('accept'), /^Sent to Files: Yes$/],
  ['declined', (card) => card.press('decline'), /^Declined$/],
  ['cancelled', (card) => card.press('dismiss'), /^Cancelled$/],
  ['cancelled by the host', (card) => card.element.cancel(), /^Cancelled$/],
  ['withdrawn by the server', (card) => card.stop.abort(), /^No longer open$/],
])
  for (const layout of ['card', 'dialog'])
    test(`announces the end once: ${name}, ${layout}`, async () => {
      const stop = new AbortController();
      const card = await arrived(SURE, { signal: stop.signal, settings: { layout } });
      card.stop = stop;
      end(card);
      await settled();
      const [announcement, ...more] = heard(card);
      assert.match(announcement, text);
      assert.deepEqual(more, []);
    });

test('announces the end also if the next question comes at once', async () => {
  const card = await arrived(SURE);
  card.ask({ ...SURE, message: 'And now?' });
  card.press('decline');
  await settled();
  assert.match(heard(card)[0], /^Declined/);
});

test('announces that Enter on accept came too early, and sends on a later one', async () => {
  const card = await arrived(form('All', { city: { type: 'string', title: 'City', default: 'Rome' } }));
  card.element.focus();
  card.element.locale = 'en-GB';
  await settled();
  card.key('Enter');
  assert.equal(card.text('#accept > .again'), 'Press again');
  assert.deepEqual(heard(card), ['Press again']);
  card.key('Enter');
  assert.deepEqual((await card.answer).content, { city: 'Rome' });
});

/** The text that describes an element of the card. */
function described(card, selector) {
  const ids = card.find(selector).getAttribute('aria-describedby')?.split(' ') ?? [];
  return bare(ids.map((id) => card.find(`#${id}`)?.textContent ?? `no ${id}`).join(' '));
}

test('describes the card and a lone field by the message, but none of several fields', async () => {
  const card = await ask(ONE);
  assert.match(described(card, '[part~="base"]'), /^Where should/);
  assert.match(described(card, 'input'), /^Where should/);
  const two = await ask(TWO);
  assert.doesNotMatch(described(two, 'input'), /Who/);
});

test('describes a dialog, and the group of buttons for yes and no, by the message', async () => {
  const card = await ask(SURE, { settings: { layout: 'dialog' } });
  for (const part of ['dialog', '[role=group]']) assert.match(described(card, part), /Go on\?/, part);
  assert.equal(described(card, '[part~="accept-no"]').trim(), '', 'each button is not described by it again');
});

test('names the suggested answer in two words', async () => {
  const card = await ask(form('Go on?', { go: { type: 'boolean', default: true } }));
  assert.match(bare(card.text('[part~="accept"]')), /Yes suggested/);
});

test('describes the open button by the warnings of its address', async () => {
  const card = await ask(ADDRESS);
  const warnings = card.all('.notice').map(({ textContent }) => bare(textContent));
  assert.ok(warnings.length > 0);
  for (const warning of ['Sign in', ...warnings]) assert.ok(described(card, '#accept').includes(warning), warning);
});

test('describes a field and the send button by their warning', async () => {
  const card = await ask(
    form('Say', { name: { type: 'string' }, note: { type: 'string', description: 'See https://evil.example/x' } }),
  );
  const warning = bare(card.text('[data-property=note] .notice')).slice(0, 20);
  assert.ok(described(card, '[data-property=note] input').includes(warning));
  assert.ok(described(card, '#accept').includes(warning));
  assert.ok(!described(card, '[data-property=name] input').includes(warning));
});

test('announces what was pressed while the card is on its way, and why a delivery failed', async () => {
  let fail;
  const deliver = () => new Promise((_, reject) => (fail = reject));
  const card = await arrived(question(), { deliver });
  card.accept();
  await settled();
  assert.equal(card.text('#summary .pressed'), 'Sending…');
  fail(new source.DeliveryError('The desk is closed.'));
  await settled();
  assert.ok(heard(card).includes('The desk is closed.'));
  assert.equal(card.find('input').value, 'Ada');
  assert.equal(card.root.activeElement.id, 'accept');
});

for (const [kind, property] of [
  ['radio button', { type: 'string', enum: ['a', 'b'] }],
  ['check box', { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, minItems: 1 }],
])
  test(`describes the first ${kind} of a group by its error`, async () => {
    const card = await open(form('Which?', { one: property, name: { type: 'string' } }));
    card.press('accept');
    const [first, second] = card.all('[data-property=one] input');
    const [error] = first.getAttribute('aria-describedby').split(' ');
    assert.ok(card.find(`#${error}`).matches('[part=error]'));
    assert.equal(second.getAttribute('aria-describedby'), null);
    first.click();
    assert.equal(first.getAttribute('aria-describedby'), null);
  });

test('describes the receipt, which gets the focus, by the answer', async () => {
  const card = await open(SURE);
  card.press('accept');
  await settled();
  assert.equal(card.find('#who').getAttribute('aria-description'), 'Yes');
});
