// How a question ends, to the eye and to the ear, and what its receipt keeps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, bare, form, fresh, open as show, settled } from './card.mjs';
import { page } from './dom.mjs';

const BOOKING = {
  message: 'Who comes,\nand\r\nfrom where?',
  requestedSchema: {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City', default: 'Oslo' } },
    required: ['name'],
  },
};
const CONFIRMATION = { message: 'Delete the branch?', requestedSchema: { type: 'object', properties: {} } };
const SECRET = {
  message: 'Your password?',
  requestedSchema: { type: 'object', properties: { password: { type: 'string' } }, required: ['password'] },
};
/** Asks while the user is at another place of the page, to which the focus returns at the end. */
async function open(...question) {
  const composer = document.createElement('input');
  page.append(composer);
  composer.focus();
  const card = await show(...question);
  card.heard();
  return card;
}
const server = { name: 'Harbor' };
const NOTE = { type: 'string', title: 'Note' };

test('announces no answer of a request with a warning', async () => {
  const card = await open(SECRET, { server });
  card.enter('hunter2');
  card.press('accept');
  if (card.status === 'open') card.press('accept');
  await settled();
  assert.deepEqual(card.heard().map(bare), ['Sent to Harbor']);
});

test('ends a plain confirmation as accepted', async () => {
  const card = await open(CONFIRMATION, { server });
  card.press('accept');
  await settled();
  assert.deepEqual(card.heard(), ['Accepted']);
  assert.equal(card.text('.receipt'), 'Accepted Delete the branch?');
});

test('writes a message of several lines in one line', async () => {
  const card = await open(BOOKING);
  card.accept();
  await settled();
  assert.equal(card.text('[part=question]'), 'Who comes, and from where?');
});

test('keeps question, time, answers and unanswered fields in the receipt', async () => {
  const oneOf = [
    { const: 's', title: 'Small' },
    { const: 'l', title: 'Large' },
  ];
  const card = await show(
    form({
      size: { type: 'string', title: 'Size', oneOf },
      sure: { type: 'boolean', title: 'Sure' },
      note: NOTE,
    }),
  );
  card.enter({ size: 'Large', sure: 'Yes' });
  card.press('accept');
  assert.deepEqual((await card.answer).content, { size: 'l', sure: true });
  await settled();
  assert.equal(bare(card.text('question')), 'Please answer');
  assert.match(card.text('time'), /\d/);
  const sent = card.find('[part~="sent"]');
  sent.open = true;
  sent.dispatchEvent(new Event('toggle'));
  await settled();
  assert.deepEqual(card.texts('dt, dd'), ['Size', 'Large (l)', 'Sure', 'Yes']);
  assert.match(card.text('[part~="sent"] .hint'), /Note/);
});

test('writes a receipt as plain data, which another element draws without the form', async () => {
  const card = await show(form({ name: NOTE, city: { ...NOTE, title: 'City', default: 'Oslo' } }, ['name'], 'Who?'), {
    server: { name: 'Files' },
    client: {},
  });
  let stored;
  card.element.addEventListener('elicit-result', async ({ target }) => (stored = JSON.stringify(await target.receipt)));
  card.enter('Ada', 'name');
  card.press('accept');
  await card.answer;
  await settled();
  const { drawn, time, ...rest } = JSON.parse(stored);
  assert.deepEqual(rest, { status: 'accepted', questions: ['Who?'], server: { name: 'Files', claimed: false } });
  assert.ok(Date.parse(time) > 0);
  assert.equal(drawn.tag, 'section');
  const other = fresh();
  await other.element.restore(JSON.parse(stored));
  assert.equal(other.text('.ended'), card.text('.ended'));
  assert.match(other.text('.ended'), /Who\?[\s\S]*Ada/);
  assert.deepEqual([other.status, other.events], ['idle', []]);
  const answer = other.ask();
  await settled();
  other.accept();
  assert.deepEqual(await answer, ADA);
});

test('keeps no answer in the stored receipt when the request has a warning', async () => {
  const card = await show(form({ password: { type: 'string' } }, ['password']));
  card.enter('hunter2');
  card.press('accept');
  if (card.find('#why')) card.press('accept');
  await card.answer;
  assert.ok(!JSON.stringify(await card.element.receipt).includes('hunter2'));
});
