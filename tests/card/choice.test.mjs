// A form of one choice, whose buttons are the answers, against presses and keys that were meant for something else.
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

test('sends no answer if none is required', async () => {
  const card = await ask(one({ type: 'boolean', title: 'A window seat?' }, []));
  card.press('#accept-none');
  assert.deepEqual((await card.answer).content, {});
});

test('sends a suggestion of the page with one press', async () => {
  const card = await ask(one({ type: 'string', enum: ['S', 'L'] }, []), { suggested: { go: 'L' } });
  const suggested = card.all('[part~="accept"]').find(({ textContent }) => /suggested by this page/.test(textContent));
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

test('ignores Enter right after the host has put the focus into a card that has just come', async () => {
  const card = await ask();
  pass(100);
  card.element.focus();
  card.key('Enter');
  await undecided(card);
});

test('cancels on Escape and does not answer no', async () => {
  const card = await ask();
  card.find('#accept-1').focus();
  card.key('Escape');
  assert.deepEqual(await card.answer, CANCEL);
});
