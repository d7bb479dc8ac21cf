// The order in which a host hears of an answer, which adapters rely on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, CANCEL, DECLINE, fresh, open, question, settled, someServer } from './card.mjs';

/** What happens at a card, in order, and the card. */
function log(card) {
  const order = [];
  card.element.addEventListener('elicit-result', ({ detail, question }) =>
    order.push(`${question.key ?? 'result'} ${detail.action} at ${card.status}`),
  );
  return order;
}

test('tells the result before the promise settles, and both before the next question', async () => {
  const card = await open();
  const order = log(card);
  card.element.addEventListener('elicit-ready', () => order.push('ready'));
  card.answer.then(() => order.push('settled'));
  card.ask(question('Next?'));
  card.accept();
  await undefined;
  assert.deepEqual(order, ['result accept at accepted', 'ready']);
  await settled();
  assert.deepEqual(order, ['result accept at accepted', 'ready', 'settled']);
});

test('tells all results of a round in one task, and a listener changes none of them', async () => {
  const card = fresh();
  const order = log(card);
  const again = () => {
    card.element.cancel();
    card.element.request = question('Next?');
  };
  card.element.addEventListener('elicit-result', again, { once: true });
  const answer = card.element.elicitAll({ a: question('a'), b: question('b') }, { server: someServer() });
  await settled();
  card.accept();
  await settled();
  assert.deepEqual(order, []);
  card.element.decline();
  assert.deepEqual(order, ['a accept at declined', 'b decline at declined']);
  assert.deepEqual(await answer, { a: ADA, b: DECLINE });
  assert.equal(card.element.request.message, 'Next?');
});

test('draws the receipt after the delivery, and gives one result to two answers at once', async () => {
  const card = await open();
  let deliver;
  card.element.deliver = () => new Promise((resolve) => (deliver = resolve));
  card.accept();
  card.press('decline');
  await settled();
  assert.deepEqual([card.text('receipt'), card.results], [undefined, []]);
  deliver();
  await settled();
  assert.ok(card.text('receipt'));
  card.element.cancel();
  assert.deepEqual([await card.answer, card.results], [ADA, [ADA]]);
  const other = await open();
  other.press('decline');
  other.element.cancel();
  assert.deepEqual([await other.answer, other.results, CANCEL.action], [DECLINE, [DECLINE], 'cancel']);
});

test('draws the next step when the element is back, if the host declines while it moves it', async () => {
  const card = fresh();
  const requests = { a: question('a'), b: question('b') };
  const answer = card.element.elicitAll(requests, { server: someServer() });
  await settled();
  const { parentNode } = card.element;
  card.element.remove();
  card.element.decline();
  assert.equal(card.find('[part~="base"]'), null);
  parentNode.append(card.element);
  await settled();
  assert.deepEqual([card.status, card.text('message')], ['open', 'b']);
  card.element.decline();
  assert.deepEqual(await answer, { a: DECLINE, b: DECLINE });
});
