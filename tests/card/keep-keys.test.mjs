// `keep`: a question stays with the key under which it was asked, whatever key its element gets meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './dom.mjs';
import { ADA, CANCEL, fresh, pass, question, settled } from './card.mjs';
import { keeping } from './keeping.mjs';

const MINUTE = 60_000;

test('questions stay with their key when the element gets none in the same task', async () => {
  const { card, element, key, ask, enter, another, leave, accept } = await keeping();
  const answers = [ask(card, 'First?'), ask(card, 'Second?')];
  element.keep = null;
  const others = ask(card, 'Other?');
  await settled();
  assert.deepEqual([element.request.message, element.waiting, card.text('message')], ['Other?', 0, 'Other?']);
  await accept();
  assert.deepEqual([others, answers], [[ADA], [[], []]]);
  const next = await enter(another());
  assert.deepEqual([next.element.request.message, next.element.waiting], ['First?', 1]);
  element.keep = key;
  await leave(next);
  assert.deepEqual([element.request.message, element.waiting], ['First?', 1]);
});

test('a request under another key cancels no question of the key before', async () => {
  const { card, element, key, enter, another } = await keeping();
  element.request = question('Whose?');
  element.keep = `${key} of another row`;
  element.request = question('Other?');
  await settled();
  assert.deepEqual([element.request.message, card.results], ['Other?', []]);
  const next = await enter(another());
  assert.equal(next.element.request.message, 'Whose?');
});

test('shows only the last request that a listener sets', async () => {
  const card = fresh();
  card.element.request = question('First?');
  const again = () => ['Second?', 'Third?'].forEach((message) => (card.element.request = question(message)));
  card.element.addEventListener('elicit-result', again, { once: true });
  card.element.cancel();
  await settled();
  assert.deepEqual([card.element.request.message, card.element.waiting, card.results.length], ['Third?', 0, 2]);
});

test('a question that was asked without a key belongs to the first one', async () => {
  const { card, element, ask, leave, another } = await keeping({ keep: null });
  const answers = ask();
  await settled();
  element.keep = 'first';
  await leave();
  const next = another('first');
  page.append(next.element);
  await settled();
  assert.deepEqual([next.status, answers, card.results], ['open', [], []]);
});

test('a question stays with its key when the element gets another', async () => {
  const { card, element, key, ask, enter, another, accept } = await keeping();
  const answers = ask();
  await settled();
  element.keep = `${key} of another row`;
  await settled();
  assert.deepEqual([card.status, answers], ['idle', []]);
  const others = ask();
  await settled();
  assert.equal(card.status, 'open');
  const next = await enter(another());
  assert.equal(next.status, 'open');
  await accept(next);
  assert.deepEqual([answers, others], [[ADA], []]);
  element.keep = key;
  await settled();
  assert.equal(card.status, 'idle');
  element.keep = `${key} of another row`;
  await settled();
  assert.equal(card.status, 'open');
});

test('a key that changes at the press takes along neither the waiting questions nor the next step', async () => {
  const { card, element, key, ask, both, enter, another, accept } = await keeping();
  const round = both();
  const answers = ask(card, 'Three?');
  await settled();
  card.accept();
  element.keep = `${key} of another row`;
  await settled();
  assert.deepEqual([card.status, element.waiting], ['idle', 0]);
  const next = await enter(another());
  assert.deepEqual([next.element.request.message, next.element.waiting], ['Two?', 1]);
  next.accept();
  assert.deepEqual(await round, { one: ADA, two: ADA });
  await settled();
  await accept(next);
  assert.deepEqual(answers, [ADA]);
});

test('a question that was decided when the key changes is answered, the waiting one stays', async () => {
  const { card, element, key, ask, enter, another } = await keeping();
  const answers = [ask(card, 'One?'), ask(card, 'Two?')];
  await settled();
  card.accept();
  element.keep = `${key} of another row`;
  await settled();
  assert.deepEqual([answers, card.status, element.waiting], [[[ADA], []], 'accepted', 0]);
  const next = await enter(another());
  assert.equal(next.element.request.message, 'Two?');
});

test('a request at a second element in the page cancels no question of the first', async () => {
  const { card, element, enter, another, leave } = await keeping();
  const second = await enter(another());
  element.request = question('First?');
  await settled();
  for (const message of ['First?', 'Second?']) {
    second.element.request = question(message);
    await settled();
    const messages = [element.request.message, second.element.request.message];
    assert.deepEqual([...messages, card.results], ['First?', message, []]);
  }
  await leave();
  second.element.request = question('Second?');
  await settled();
  assert.deepEqual([second.element.request.message, second.element.waiting, card.results], ['Second?', 1, []]);
});

for (const how of ['the round', 'the element'])
  test(`ends kept questions at the time of ${how}, on a shelf and where they were taken up`, async () => {
    const expires = new Date(Date.now() + MINUTE);
    const { card, element, key, ask, enter, another } = await keeping();
    if (how === 'the element') element.expires = expires;
    const options = how === 'the round' ? { expires } : {};
    const answers = [ask(card, 'First?', options), ask(card, 'Second?', options)];
    await settled();
    element.keep = `${key} of another row`;
    if (how === 'the round') {
      const next = await enter(another());
      assert.equal(next.element.waiting, 1);
    }
    await settled();
    pass(MINUTE);
    await settled();
    assert.deepEqual(answers, [[CANCEL], [CANCEL]]);
  });

test('an equal request takes the kept question up, another one replaces it', async () => {
  const { card, element, leave, enter, another } = await keeping();
  element.request = question();
  await settled();
  await leave();
  const second = await enter(another());
  second.enter('Ada');
  second.element.request = question();
  await settled();
  assert.deepEqual([second.status, second.find('input').value, card.results], ['open', 'Ada', []]);
  await leave(second);
  // A framework may set the properties before the element is in the page.
  const third = another();
  third.element.request = question();
  await enter(third);
  assert.deepEqual([third.status, third.find('input').value], ['open', 'Ada']);
  const fourth = another();
  await leave(third);
  fourth.element.request = question('What?');
  await enter(fourth);
  assert.deepEqual([fourth.element.request.message, third.results, fourth.element.waiting], ['What?', [CANCEL], 0]);
});

test('takes a kept request up after the element has answered another', async () => {
  const { card, element, key, ask, accept } = await keeping();
  element.request = question();
  await settled();
  element.keep = `${key} of another row`;
  const answers = ask();
  await settled();
  await accept();
  element.keep = key;
  element.request = question();
  await settled();
  assert.deepEqual([card.status, answers, card.results], ['open', [ADA], [ADA]]);
});

test('keeps the question open when a new element has no request', async () => {
  const { card, element, leave, enter, another } = await keeping();
  element.request = question();
  await settled();
  await leave();
  const next = await enter(another());
  next.element.request = null;
  await settled();
  assert.deepEqual([next.status, card.results], ['open', []]);
});
