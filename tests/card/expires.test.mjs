// `expires`: the moment at which questions end, and what the card says of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, CANCEL, DECLINE, fresh, pass, question, settled, until } from './card.mjs';

const MINUTE = 60_000;
const soon = (minutes) => new Date(Date.now() + minutes * MINUTE);
/** An element, with the lines about the time beside its card. */
function openQuestion(settings) {
  const card = fresh({ locale: 'en-GB', ...settings });
  card.notices = () => [...card.element.children].map(({ textContent }) => textContent.replaceAll('\u202f', ' '));
  card.shown = () => until(() => card.notices().length);
  return card;
}
const tick = async (time) => {
  pass(time);
  await settled();
};

test('shows the moment, announces it shortly before, and ends the question then', async () => {
  const card = openQuestion();
  const at = soon(5);
  const answer = card.ask(question(), { expires: at });
  await card.shown();
  assert.equal(card.status, 'open');
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at);
  assert.deepEqual(card.notices(), [`Open until ${time}`]);
  await tick(3 * MINUTE);
  assert.deepEqual(card.notices(), [`Open until ${time} · in 2 minutes`]);
  await tick(MINUTE);
  assert.deepEqual(card.notices(), [`Open until ${time} · in 1 minute`]);
  await tick(MINUTE - 1);
  assert.equal(card.status, 'open');
  await tick(1);
  assert.deepEqual(await answer, CANCEL);
  assert.deepEqual([card.status, card.notices()], ['expired', []]);
});

test('removes the time after an answer', async () => {
  const card = openQuestion();
  const answer = card.ask(question(), { expires: soon(1) });
  await card.shown();
  card.accept();
  assert.deepEqual(await answer, ADA);
  await settled();
  assert.deepEqual(card.notices(), []);
  await tick(2 * MINUTE);
  assert.equal(card.status, 'accepted');
});

test('holds for questions that wait, each with its own moment', async () => {
  const card = openQuestion();
  const first = card.ask(question('a'));
  const second = card.ask(question('b'), { expires: soon(1) });
  await settled();
  await tick(MINUTE);
  assert.deepEqual(await second, CANCEL);
  assert.equal(card.status, 'open');
  card.element.decline();
  assert.deepEqual(await first, DECLINE);
});

test('is a property and an attribute, which can be changed while the question is open', async () => {
  const card = openQuestion();
  const { element } = card;
  element.setAttribute('expires', soon(1).toISOString());
  element.request = question();
  await card.shown();
  element.expires = soon(10);
  await settled();
  await tick(5 * MINUTE);
  assert.equal(card.status, 'open');
  element.expires = null;
  await settled();
  assert.deepEqual(card.notices(), []);
  await tick(10 * MINUTE);
  assert.equal(card.status, 'open');
  element.expires = soon(0);
  await settled();
  assert.equal(card.status, 'expired');
});

test('holds for a question that is kept while its element is gone', async () => {
  const card = openQuestion({ keep: 'conversation' });
  const answer = card.ask(question(), { expires: soon(1) });
  await card.shown();
  card.element.remove();
  await tick(MINUTE - 1);
  assert.notEqual(card.status, 'expired');
  await tick(1);
  assert.deepEqual(await answer, CANCEL);
});

test('ignores a value that is no time', async () => {
  const card = openQuestion({ expires: 'tomorrow' });
  card.element.request = question();
  await settled();
  await tick(10 * MINUTE);
  assert.deepEqual([card.status, card.notices()], ['open', []]);
});
