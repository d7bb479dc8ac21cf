// The requests of one round, by `elicitAll` or by the property `requests`: steps of one card, answered together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, CANCEL, DECLINE, fresh, open, question, settled, someServer, trap } from './card.mjs';

const names = (count) => Array.from({ length: count }, (_, n) => `k${n}`);
const round = (keys) => Object.fromEntries([...keys].map((key) => [key, question(key)]));
const all = (keys, result) => Object.fromEntries([...keys].map((key) => [key, result]));
/** An element with a round. */
function ask(requests = round('ab'), options = {}) {
  const card = fresh();
  card.answer = card.element.elicitAll(requests, { server: someServer(), ...options });
  return card;
}
const place = (card) => card.text('.count');
async function accept(card, name) {
  card.accept(name);
  await settled();
}
const answered = (name) => ({ action: 'accept', content: { name } });

test('asks a round as steps, and answers by its keys', async () => {
  const request = (key, message) => `${JSON.stringify(key)}:${JSON.stringify({ params: question(message) })}`;
  const card = ask(
    JSON.parse(`{${request('__proto__', '1').replace('{"params"', '{"method":"elicitation/create","params"')},
    "sample":{"method":"sampling/createMessage","params":{}},"constructor":${JSON.stringify(question('2'))},
    ${request('', '3').replace('{"params"', '{"method":"elicitation/create","params"')}}`),
  );
  assert.equal(place(card), '1 of 3');
  await accept(card, 'a');
  assert.equal(place(card), '2 of 3');
  card.element.decline();
  assert.equal(place(card), '3 of 3');
  card.accept('c');
  const responses = await card.answer;
  assert.deepEqual(Object.keys(responses), ['__proto__', 'constructor', '']);
  assert.deepEqual(Object.values(responses), [answered('a'), DECLINE, answered('c')]);
  assert.deepEqual(await card.element.elicitAll({ sample: { method: 'sampling/createMessage' } }), {});
});

test('cancels all of a round, and mixes in no other question', async () => {
  const card = ask(round('abc'));
  const second = card.ask(question('d'));
  await accept(card);
  assert.equal(card.element.request.message, 'b');
  card.element.cancel();
  assert.deepEqual(await card.answer, all('abc', CANCEL));
  assert.equal(card.element.request.message, 'd');
  card.element.decline();
  assert.deepEqual(await second, DECLINE);
});

test('rejects a round that is too large', async () => {
  const long = round('abc');
  for (const request of Object.values(long)) request.message = 'm'.repeat(90_000);
  for (const [requests, message] of [
    [round(names(101)), 'A round has at most 100 requests, and 262144 characters'],
    [long, 'A round has at most 100 requests, and 262144 characters'],
  ]) {
    for (const unanswerable of ['show', 'reject']) {
      const card = ask(requests, { unanswerable });
      const error = await card.answer.catch((error) => error);
      const diagnostics = [{ code: 'over-limit', severity: 'error', location: '', message }];
      assert.deepEqual([error.code, error.message, error.data], [-32602, message, diagnostics]);
      assert.deepEqual(card.eventsOf('error'), [{ kind: 'unanswerable', diagnostics }]);
      assert.deepEqual([card.status, card.results], ['idle', []]);
    }
  }
  const whole = round('ab');
  for (const request of Object.values(whole))
    request.message = 'm'.repeat(131_072 - JSON.stringify(request).length + 1);
  assert.equal(place(ask(whole)), '1 of 2');
  const card = ask({ ...round(names(100)), sample: { method: 'sampling/createMessage' } });
  assert.equal(place(card), '1 of 100');
  card.element.cancel();
  assert.equal(Object.keys(await card.answer).length, 100);
});

test('asks a round of more than ten to its end, as one waiting question', async () => {
  const card = await open();
  const answer = card.element.elicitAll(round(names(12)), { server: someServer() });
  assert.equal(card.element.waiting, 1);
  card.element.decline();
  for (const name of names(12)) {
    assert.equal(card.element.request.message, name);
    card.element.decline();
  }
  assert.deepEqual(await answer, all(names(12), DECLINE));
});

test('reads a round as JSON text exactly', async () => {
  const two =
    '{"method":"elicitation/create","params":{"message":"a, \\"}{[:","requestedSchema":' +
    '{"type":"object","properties":{"n":{"type":"integer","default":12345678901234567890}}}}}';
  const card = ask(
    ` {"2" : ${two} , "own":{"method":"sampling/createMessage"}, ` +
      `"__proto__":{"message":"twice"},"__proto__":{"message":"1"} } `,
  );
  await settled();
  assert.deepEqual([place(card), card.text('message')], ['1 of 2', 'a, "}{[:']);
  card.element.decline();
  assert.equal(card.text('message'), '1');
  card.element.decline();
  assert.deepEqual(Object.entries(await card.answer), [
    ['2', DECLINE],
    ['__proto__', DECLINE],
  ]);
  assert.deepEqual(await card.element.elicitAll('{}'), {});
});

test('throws a TypeError for a round that is not an object', async () => {
  const { element } = fresh();
  for (const none of [null, undefined, 1, true, [], [question()], '', '{', 'null', '[]', '"text"']) {
    const isNamed = (error) => error instanceof TypeError && /inputRequests/.test(error.message);
    await assert.rejects(element.elicitAll(none), isNamed, `${none}`);
  }
  assert.equal(element.status, 'idle');
});

test('cancels the whole round when a request is set', async () => {
  const card = ask();
  card.element.decline();
  assert.deepEqual(card.results, [], 'nothing leaves before the round ends');
  card.element.request = question('next');
  assert.equal(card.element.request.message, 'next');
  assert.deepEqual(await card.answer, all('ab', CANCEL));
});

test('asks a step again with its entries, and uses the later answer', async () => {
  const card = ask();
  assert.equal(card.find('#back'), null);
  await accept(card, 'first');
  assert.equal(place(card), '2 of 2');
  card.enter('half');
  card.press('back');
  await settled();
  assert.deepEqual([card.element.request.message, card.find('input').value], ['a', 'first']);
  await accept(card, 'again');
  assert.deepEqual([card.element.request.message, card.find('input').value], ['b', 'half']);
  card.accept('second');
  assert.deepEqual(await card.answer, { a: answered('again'), b: answered('second') });
  assert.equal(card.results.length, 2);
  assert.match(card.text('steps'), /a.*again.*b.*second/s);
});

test('sends the answers so far, and cancels the rest', async () => {
  const card = ask(round('abc'));
  await accept(card);
  card.press('cancel');
  assert.deepEqual(card.results, [], 'it asks first');
  card.press('#given');
  assert.deepEqual(await card.answer, { a: ADA, b: CANCEL, c: CANCEL });
  assert.equal(card.status, 'cancelled');
});

for (const [what, end] of Object.entries({
  abort: ({ control }) => control.abort(),
  removal: ({ element }) => element.remove(),
  'the host': ({ element }) => element.cancel(),
  trap,
  person(card) {
    card.press('cancel');
    card.press('#discard');
  },
})) {
  test(`${what} cancels every step of a round`, async () => {
    const control = new AbortController();
    const card = Object.assign(ask(undefined, { signal: control.signal }), { control });
    await accept(card);
    end(card);
    assert.deepEqual(await card.answer, all('ab', CANCEL));
    assert.deepEqual(card.results, [CANCEL, CANCEL]);
  });
}

test('does not go back beyond an opened address', async () => {
  const card = ask({ a: { mode: 'url', message: 'a', url: 'https://a.example/' }, b: question('b') });
  await settled();
  card.press('accept');
  await settled();
  assert.deepEqual([place(card), card.find('#back')], ['2 of 2', null]);
});

const ROUND = () => ({ one: question('1'), sample: { method: 'sampling/createMessage' }, two: question('2') });
const told = (card) =>
  card.events.filter(([type]) => type === 'elicit-result').map(([, { action }, event]) => [event.question.key, action]);

test('asks a round that is set as a property, with a result for each key', async () => {
  const card = fresh();
  const requests = ROUND();
  card.element.requests = requests;
  assert.equal(card.element.requests, requests);
  assert.equal(place(card), '1 of 2');
  await accept(card);
  assert.deepEqual(told(card), []);
  card.element.decline();
  await settled();
  assert.deepEqual(told(card), [
    ['one', 'accept'],
    ['two', 'decline'],
  ]);
});

test('stays when an equal round is set while it is open, and is a new question after the answer', async () => {
  const card = fresh();
  for (const requests of [ROUND(), ROUND(), JSON.stringify(ROUND())]) card.element.requests = requests;
  assert.deepEqual([card.results, card.status], [[], 'open']);
  card.element.cancel();
  await settled();
  assert.equal(card.results.length, 2);
  card.element.requests = ROUND();
  assert.equal(card.status, 'open');
});

test('replaces a request, and is replaced by one', async () => {
  const card = fresh();
  card.element.request = question('alone');
  card.element.requests = ROUND();
  await settled();
  assert.deepEqual(told(card), [[undefined, 'cancel']]);
  card.element.request = question('alone again');
  await settled();
  assert.deepEqual(told(card).slice(1), [
    ['one', 'cancel'],
    ['two', 'cancel'],
  ]);
  assert.equal(card.element.requests, null);
});

test('is cleared by null, but not by the null of the other property', () => {
  const { element } = fresh();
  element.requests = ROUND();
  element.request = null;
  assert.equal(element.status, 'open');
  element.requests = null;
  assert.equal(element.status, 'idle');
  element.request = question();
  element.requests = undefined;
  assert.equal(element.status, 'open');
  element.request = undefined;
  assert.equal(element.status, 'idle');
});
