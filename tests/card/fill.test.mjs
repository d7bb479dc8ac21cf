// `fill()`: the host page suggests answers to a question that is open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, question, settled } from './card.mjs';

test('suggests answers to the open question, marked as the page’s, and sends nothing', async () => {
  const request = question();
  request.requestedSchema.properties.city = { type: 'string' };
  const card = await open(request, { suggested: { city: 'Oslo' } });
  card.enter('typed', 'city');
  card.element.fill({ name: 'Ada', city: 'Rome' });
  await settled();
  assert.deepEqual([card.status, card.content, card.results], ['open', { name: 'Ada', city: 'typed' }, []]);
  assert.match(card.text('[data-property=name]'), /suggested by this page/i);
  assert.equal(card.eventsOf('ready').length, 1);
  card.press('accept');
  assert.deepEqual((await card.answer).content, { name: 'Ada', city: 'typed' });
  card.element.fill({ name: 'too late' });
  assert.equal(card.status, 'accepted');
});
