// The list of labels and values above the buttons, and the status line. tests/browser/seen.test.mjs has real views.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { form, fresh, open, pass, settled } from './card.mjs';
import { unseen } from './dom.mjs';

const plain = (text) => text.replace(/[\u2066-\u2069]/g, '').trim();
const rows = (card, list = '#preview') =>
  card.all(`${list} dl > div`).map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
const NEVER = 'Never enter passwords here.';
const TOWN = { type: 'string', title: 'Town', default: 'Oslo' };

test('folds the list behind the number of prefilled values, with a row for every field that follows it', async () => {
  const sizes = [
    { const: 's', title: 'Small' },
    { const: 'l', title: 'Large' },
  ];
  const size = { type: 'string', title: 'Size', oneOf: sizes, default: 'l' };
  const card = await open(form({ town: TOWN, size, note: { type: 'string', title: 'Note' } }));
  assert.equal(card.find('#preview').open, false);
  card.click(card.find('#preview summary'));
  await settled();
  assert.deepEqual(rows(card), [
    ['Town', 'Oslo'],
    ['Size', 'Large (l)'],
    ['Note', 'No answer'],
  ]);
  card.enter('Bergen');
  assert.deepEqual(rows(card)[0], ['Town', 'Bergen']);
});

test('opens for values out of view with the prefilled ones, until a button shows all, like the receipt', async () => {
  const card = fresh();
  unseen.add(card.element);
  const note = { type: 'string', title: 'Note' };
  void card.ask(form({ town: TOWN, size: { type: 'string', title: 'Size', enum: ['s', 'l'], default: 'l' }, note }));
  await settled();
  for (const control of card.all('[data-property] [part~="control"], [data-property] input')) unseen.add(control);
  assert.equal(card.find('#preview').open, false);
  unseen.delete(card.element);
  await settled();
  assert.ok(card.find('#preview').open);
  assert.deepEqual(rows(card), [
    ['Town', 'Oslo'],
    ['Size', 'l'],
  ]);
  card.enter('');
  assert.deepEqual(rows(card)[0], ['Town', 'No answer'], 'a row stays, and follows');
  card.enter('Bergen');
  card.click(card.find('#list-all'));
  assert.equal(rows(card).length, 3);
  assert.equal(card.root.activeElement?.localName, 'summary');
  card.press('accept');
  await settled();
  assert.deepEqual(card.result?.content, { town: 'Bergen', size: 'l' });
  card.find('[part~="sent"]').open = true;
  await settled();
  assert.deepEqual(rows(card, '[part~="sent"]'), [
    ['Town', 'Bergen'],
    ['Size', 'l'],
  ]);
});

test('has no list if nothing is prefilled', async () => {
  const card = await open(form({ name: { type: 'string', title: 'Name' } }));
  assert.equal(card.text('.never'), NEVER);
  assert.equal(card.find('#preview'), null);
});

test('has one warning of a secret, at the first field, in place of the sentence', async () => {
  const fields = { user: { type: 'string' }, password: { type: 'string' }, pin: { type: 'string', title: 'PIN' } };
  const card = await open(form(fields, [], 'Enter your password.'));
  assert.deepEqual(
    card.all('[data-code="secret-solicitation"]').map(({ id }) => id),
    ['f1-warning'],
  );
  for (const index of [1, 2])
    assert.match(card.find(`#f${index}-0`).getAttribute('aria-describedby'), /(^| )f1-warning( |$)/);
  assert.equal(card.find('.never'), null);
});

test('shows all of a value that hides something', async () => {
  const text = `a\u202eb${'é'.repeat(300)} the end`;
  const card = await open(form({ text: { type: 'string', title: 'Text', default: text } }));
  assert.ok(card.find('#preview').open);
  assert.deepEqual(rows(card)[0], ['Text', `a⟨U+202E⟩b${'é'.repeat(300)} the end`]);
  assert.ok(card.find('[data-code="hidden-characters"]'));
});

test('draws a long text in several pieces', async () => {
  const card = await open(form({ line: { type: 'string', title: 'Line', default: '\u202e\u200b \t'.repeat(2_000) } }));
  const pieces = card
    .all('dd *')
    .flatMap((at) => [...at.childNodes])
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ data }) => data.length);
  assert.ok(pieces.length > 1 && Math.max(...pieces) <= 4_000, `${pieces}`);
});

test('masks secrets, with a button that shows them, and leaves no value in the receipt', async () => {
  const card = await open(form({ password: { type: 'string', title: 'Password' }, town: TOWN }));
  card.click(card.find('#preview summary'));
  await settled();
  card.enter('hunter2');
  assert.deepEqual(rows(card)[0], ['Password', '•••••• Show']);
  card.click(card.all('#preview button').find(({ textContent }) => textContent === 'Show'));
  assert.equal(rows(card)[0][1], 'hunter2');
  for (let steps = 0; steps < 2; steps++) {
    card.press('accept');
    await settled();
  }
  assert.equal((await card.answer).action, 'accept');
  assert.equal(card.find('[part~="sent"], [part~="answer"]'), null);
  assert.ok(!card.root.textContent.includes('hunter2'));
  pass(0);
});
