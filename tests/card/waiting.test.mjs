// Facts about questions: how many wait, those that the user cannot see, and those beside a result.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { setVisible, unseen } from './dom.mjs';
import { fresh, open, pass, question, settled, someServer } from './card.mjs';

/** Records how many questions waited at each report of one that is out of view. */
function watched(settings) {
  const card = fresh(settings);
  card.reports = [];
  card.element.addEventListener('elicit-unseen', () => card.reports.push(card.element.waiting));
  return card;
}
const facts = (card) => card.events.filter(([type]) => type === 'elicit-result').map(([, , event]) => event.question);
afterEach(() => setVisible(true));

test('counts the questions that wait when several come', async () => {
  const card = watched();
  card.ask(question('a'));
  assert.equal(card.element.waiting, 0);
  card.ask(question('b'));
  card.ask(question('c'));
  assert.equal(card.element.waiting, 2);
  assert.deepEqual(card.reports, [1, 2]);
  card.accept();
  await settled();
  assert.equal(card.element.waiting, 1);
});

for (const isInView of [true, false])
  test(`reports ${isInView ? 'no question in' : 'a question out of'} view`, async () => {
    const card = watched();
    if (!isInView) unseen.add(card.element);
    card.ask();
    await settled();
    assert.equal(card.reports.length, isInView ? 0 : 1);
  });

test('reports a question once that waits and then opens in a hidden page', async () => {
  setVisible(false);
  const card = watched();
  card.ask(question('a'));
  await settled();
  assert.equal(card.reports.length, 1);
  card.ask(question('b'));
  await settled();
  card.element.cancel();
  await settled();
  assert.deepEqual([card.status, card.element.waiting, card.reports.length], ['open', 0, 2]);
});

test('names server, time and prefilled content when a question ends', async () => {
  const card = fresh({ server: { name: 'element' } });
  const request = question();
  request.requestedSchema.properties.name.default = 'Ada';
  const { name } = someServer();
  const answer = card.ask(request, { server: { name, title: 'Asks' } });
  await settled();
  assert.equal(card.element.server.title, 'Asks', 'the server that asks');
  pass(2000);
  card.press('accept');
  await answer;
  const [{ openFor, ...rest }] = facts(card);
  const server = { name, title: 'Asks', url: undefined, icon: undefined, claimed: false };
  assert.deepEqual(rest, { server, key: undefined, prefilled: true, delivered: false, reason: 'user' });
  assert.equal(openFor, 3100);
  card.element.request = null;
  assert.equal(card.element.server.title, 'Asks', 'the receipt is still there');
});

test('names the keys of a round, and nothing prefilled when the form was empty', async () => {
  const card = fresh();
  const answer = card.element.elicitAll({ a: question('a'), b: question('b') }, { deliver: async () => {} });
  await settled();
  card.accept();
  await settled();
  card.press('decline');
  await answer;
  assert.deepEqual(
    facts(card).map(({ key, prefilled, delivered }) => [key, prefilled, delivered]),
    [
      ['a', false, true],
      ['b', false, true],
    ],
  );
});

test('says that a question was open for no time when it was never shown', async () => {
  const card = await open();
  const controller = new AbortController();
  const waits = card.ask(question('waits'), { signal: controller.signal });
  controller.abort();
  await waits;
  assert.deepEqual(
    facts(card).map(({ openFor }) => openFor),
    [0],
  );
});
