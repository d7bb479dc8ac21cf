// How a question ends, to the eye and to the ear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open as show, settled } from './card.mjs';
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
const plain = (text) => text.replace(/[\u2066-\u2069]/g, '');
const server = { name: 'Harbor' };

test('announces the answers with the end', async () => {
  const card = await open(BOOKING, { server });
  card.accept();
  await settled();
  assert.deepEqual(card.heard().map(plain), ['Sent to Harbor: Ada, Oslo']);
});

test('announces no answer of a request with a warning', async () => {
  const card = await open(SECRET, { server });
  card.enter('hunter2');
  card.press('accept');
  if (card.status === 'open') card.press('accept');
  await settled();
  assert.deepEqual(card.heard().map(plain), ['Sent to Harbor']);
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
