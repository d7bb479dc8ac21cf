// A form of one choice, whose buttons are the answers: their labels, warnings and receipts, and presses and keys that
// were meant for something else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CANCEL, open, pass, settled } from './card.mjs';

const one = (property, required = ['go']) => ({
  message: 'Nine guests have not answered.',
  requestedSchema: { type: 'object', properties: { go: property }, required },
});
const QUESTION = one({ type: 'boolean', title: 'Book the room?' });
const accepted = (go) => ({ action: 'accept', content: { go } });
const ask = (request = QUESTION, options = {}) => open(request, { client: {}, ...options });
async function undecided(card) {
  await settled();
  assert.deepEqual([card.status, card.results], ['open', []]);
}

for (const [button, go] of [
  ['#accept', true],
  ['#accept-1', false],
])
  test(`answers ${go ? 'yes' : 'no'} with one press`, async () => {
    const card = await ask();
    assert.equal(card.find('input'), null);
    card.press(button);
    assert.deepEqual(await card.answer, accepted(go));
  });

test('answers by the digit of a button that has the focus, without modifiers', async () => {
  const card = await ask(one({ type: 'string', enum: ['main', 'release', 'beta', 'hotfix'] }));
  card.element.focus();
  pass(1100);
  for (const [key, options] of [['2', { ctrlKey: true }], ['2', { altKey: true }], ['5'], ['0']])
    card.key(key, undefined, options);
  card.find('#decline').focus();
  card.key('2');
  await undecided(card);
  card.find('#accept').focus();
  card.key('3');
  assert.deepEqual(await card.answer, accepted('beta'));
});

test('has no digits if an option begins with one', async () => {
  const card = await ask(one({ type: 'integer', title: 'Seats', enum: [2, 4, 8] }));
  card.element.focus();
  pass(1100);
  card.key('2');
  await undecided(card);
  assert.equal(card.find('kbd'), null);
});

test('sends no answer if none is required', async () => {
  const card = await ask(one({ type: 'boolean', title: 'A window seat?' }, []));
  card.press('#accept-none');
  assert.deepEqual((await card.answer).content, {});
});

test('sends a suggestion of the page with one press', async () => {
  const card = await ask(one({ type: 'string', enum: ['S', 'L'] }, []), { suggested: { go: 'L' } });
  const suggested = card.all('[part~="accept"]').find(({ textContent }) => /Suggested by this page/.test(textContent));
  assert.match(suggested.textContent, /^L/);
  pass(1100);
  card.click(suggested);
  assert.deepEqual(await card.answer, accepted('L'));
});

test('ignores synthetic presses', async () => {
  const card = await ask();
  pass(1100);
  for (const button of card.all('.choice')) {
    button.click();
    for (const key of ['Enter', ' '])
      for (const type of ['keydown', 'keyup'])
        button.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true }));
  }
  await undecided(card);
});

test('cancels on Escape and does not answer no', async () => {
  const card = await ask();
  card.find('#accept-1').focus();
  card.key('Escape');
  assert.deepEqual(await card.answer, CANCEL);
});

test('makes the suggestion the likely button and the tab stop', async () => {
  const card = await ask(one({ type: 'string', enum: ['main', 'beta', 'hotfix'], default: 'beta' }));
  assert.deepEqual(
    card.all('.choice').map(({ tabIndex }) => tabIndex),
    [-1, 0, -1],
  );
  assert.match(card.text('#accept-1'), /suggested/);
});

for (const [code, property] of [
  ['confusable-options', { type: 'string', enum: ['pay', 'раy'] }],
  ['link-in-form-text', { type: 'boolean', title: 'Go to https://example.com/ first?' }],
  ['default-invalid', { type: 'boolean', title: 'Go on?', default: 'yes' }],
])
  test(`warns beside the buttons: ${code}`, async () => {
    const card = await ask(one(property));
    const { id } = card.find(`[data-code="${code}"]`);
    assert.ok(card.find('#accept').getAttribute('aria-describedby').split(' ').includes(id));
    card.press('#accept');
    assert.deepEqual(await card.answer, accepted(property.enum?.[0] ?? true));
  });

test('keeps the text of an option on the screen but out of the answer when another option is chosen', async () => {
  const go = { type: 'string', enum: ['Boat', 'Train', 'Other'] };
  const go_other = { type: 'string', _meta: { _askUserQuestionCustomAnswer: true } };
  const properties = { go, go_other, note: { type: 'string' } };
  const card = await ask({ message: 'How?', requestedSchema: { type: 'object', properties, required: ['go'] } });
  const text = card.find('[data-property="go_other"] input');
  assert.ok(text.closest('[hidden]'));
  card.enter({ go: 'Other', go_other: 'By bike' });
  assert.deepEqual(card.content, { go: 'Other', go_other: 'By bike' });
  card.enter({ go: 'Boat' });
  assert.deepEqual([card.content, text.closest('[hidden]'), text.disabled], [{ go: 'Boat' }, null, true]);
  card.enter({ go: 'Other' });
  assert.deepEqual([card.content, text.disabled], [{ go: 'Other', go_other: 'By bike' }, false]);
});
