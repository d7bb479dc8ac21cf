// `restore({ request, result })`: a receipt from what a server stores.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, CANCEL, DECLINE, fresh, question } from './card.mjs';

const TIME = '2026-03-27T09:30:00.000Z';

for (const [what, stored, expected, answer] of [
  ['an answer', { result: ADA }, /^Sent to Travel desk Who\?$/, 'Ada'],
  ['a decline', { result: DECLINE }, /^Declined Who\?$/, undefined],
  ['an end elsewhere', { result: CANCEL, reason: 'elsewhere' }, /^Answered elsewhere Who\?$/, undefined],
  ['a withdrawal', { result: CANCEL, reason: 'withdrawn' }, /^No longer open Who\?$/, undefined],
])
  test(`draws the receipt of ${what}`, async () => {
    const card = fresh();
    await card.element.restore({ request: question(), server: { name: 'Travel desk' }, time: TIME, ...stored });
    assert.match(
      card
        .text('receipt')
        .replace(/[\u2066-\u2069]/g, '')
        .trim(),
      expected,
    );
    assert.equal(card.text('answer'), answer);
    assert.equal(card.find('time').getAttribute('datetime'), TIME);
    assert.deepEqual([card.events, card.find('button, input')], [[], null]);
  });

test('shows no answer for a secret', async () => {
  const card = fresh();
  const request = question();
  request.requestedSchema.properties.password = { type: 'string' };
  await card.element.restore({ request, result: { action: 'accept', content: { name: 'Ada', password: 'hunter2' } } });
  assert.doesNotMatch(card.find('[part~="base"]').textContent, /hunter2|Ada/);
});

const numbered = (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, at]));
const deep = { tag: 'div', attributes: {}, children: [] };
for (let at = deep, depth = 0; depth < 20_000; depth++) at.children.push((at = { ...deep, children: [] }));
for (const [what, stored] of Object.entries({
  nothing: null,
  'no result': { request: question() },
  'no request': { request: null, result: ADA },
  'a list in place of a tree': { drawn: [1, { children: 'x' }, null] },
  'a receipt without an end': { drawn: deep },
  'a very deep answer': { request: question(), result: { action: 'accept', content: { name: deep } } },
  'a very long answer': { request: question(), result: { action: 'accept', content: { name: 'x'.repeat(3_000_000) } } },
  'answers that nobody asked for': { request: question(), result: { action: 'accept', content: numbered(200_000) } },
  'no action and no date': { request: question(), result: { action: 7, content: [] }, time: {}, reason: 3, server: 1 },
  'a very long receipt': { drawn: { ...deep, children: Array(100_000).fill('x') } },
}))
  test(`survives ${what} in place of a receipt`, async () => {
    const card = fresh();
    await card.element.restore(stored);
    assert.ok(card.all('*').length < 6000);
  });
