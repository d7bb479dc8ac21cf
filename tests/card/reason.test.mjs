// `event.question.reason`: why a question has its result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePage, returnToPage } from './dom.mjs';
import { fresh, open, pass, question, settled, someServer, trap } from './card.mjs';

const MINUTE = 60_000;
const ENDS = {
  user: (card) => card.accept(),
  host: ({ element }) => element.cancel(),
  'host, by another request': ({ element }) => (element.request = question('Another?')),
  withdrawn: ({ controller }) => controller.abort(),
  expired: ({ element }) => {
    element.expires = Date.now() + MINUTE;
    pass(MINUTE);
  },
  elsewhere: ({ element }) => element.cancel('elsewhere'),
  'elsewhere, by the signal': ({ controller }) => controller.abort('elsewhere'),
  left: (card) => card.leave(),
  'left with its page': hidePage,
  failed: trap,
};

for (const [name, end] of Object.entries(ENDS))
  test(`tells that a question ended: ${name}`, async () => {
    const controller = new AbortController();
    const card = await open(question(), { signal: controller.signal });
    const waiting = card.ask(question('Next?'));
    card.controller = controller;
    end(card);
    await settled();
    const [[, result, event]] = card.events.filter(([type]) => type === 'elicit-result');
    assert.equal(event.question.reason, name.split(',')[0].split(' ')[0]);
    assert.deepEqual(await card.answer, result);
    returnToPage();
    card.leave();
    await waiting;
  });

test('fails a question of a server that asks too often, and shows none of them', async () => {
  const card = fresh();
  const server = someServer();
  for (let count = 0; count < 12; count++) card.ask(question(`${count}`), { server });
  await settled();
  assert.deepEqual(
    card.events.filter(([type]) => type === 'elicit-result').map(([, , event]) => event.question.reason),
    ['failed'],
  );
});

test('says that it was answered elsewhere, and leaves what was typed but a secret', async () => {
  const card = await open();
  card.enter('Ada');
  card.element.cancel('elsewhere');
  await settled();
  assert.deepEqual([card.status, card.text('receipt').trim()], ['expired', 'Answered elsewhere Who?']);
  assert.equal(card.text('answer'), 'Ada');
  const secret = question();
  secret.requestedSchema.properties.key = { type: 'string', title: 'API key' };
  const other = await open(secret);
  other.enter({ name: 'Ada', key: 'sk-1234567890abcdef' });
  other.element.cancel('elsewhere');
  await settled();
  assert.equal(other.text('answer'), undefined);
});
