// Leaving a form with entries, and requests that the host page refuses by its settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, DECLINE, form, open, pass, question, settled } from './card.mjs';

test('accepts by no key while asking whether to cancel, and asks again for decline', async () => {
  const card = await open(form({ name: { type: 'string' } }));
  card.enter('Ada');
  pass(5000);
  card.key('Escape', card.find('input'));
  assert.ok(card.find('#keep'));
  card.key('Enter', card.find('#keep'), { ctrlKey: true });
  await settled();
  if (card.find('#keep')) card.press('#keep');
  card.press('decline');
  assert.match(card.text('#asked'), /Decline and lose/);
  assert.equal(card.status, 'open');
  card.press('#discard');
  assert.deepEqual(await card.answer, DECLINE);
});

test('sends nothing by a second Enter right after the one that keeps the entries', async () => {
  const card = await open(question());
  card.enter('Ada');
  card.key('Escape', card.find('input'));
  pass(1100);
  card.key('Enter', card.find('#keep'));
  for (const time of [0, 499]) {
    pass(time);
    card.key('Enter', card.find('input'));
    await settled();
    assert.deepEqual([card.status, card.results], ['open', []], `after ${time} ms`);
  }
  pass(1);
  card.key('Enter', card.find('input'));
  assert.deepEqual(await card.answer, ADA);
});

for (const [what, settings, properties] of [
  ['asks for a secret', { sensitive: 'refuse' }, { password: { type: 'string', title: 'Password' } }],
  ['asks too much', { limits: { properties: 1 } }, { a: { type: 'string' }, b: { type: 'string' } }],
])
  test(`refuses a form that ${what} if the host page says so`, async () => {
    const card = await open(form(properties), { settings });
    assert.deepEqual([card.status, card.find('[part~="accept"]')], ['unanswerable', null]);
    assert.deepEqual(
      card.eventsOf('error').map(({ kind }) => kind),
      ['unanswerable'],
    );
    card.press('decline');
    assert.deepEqual(await card.answer, DECLINE);
  });
