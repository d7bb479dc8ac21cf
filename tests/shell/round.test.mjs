// The requests of one round: steps of one card that are answered together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';

const place = ({ settings: { step } }) => [step.number, step.of];
const back = ({ settings: { step } }) => ({ canReturn: step.canReturn, answered: step.answered });

test('asks a round as steps, and answers by its keys', async () => {
  const { element, form } = fresh();
  page.append(element);
  const inputRequests = JSON.parse(`{"__proto__":{"method":"elicitation/create","params":{"message":"1"}},
    "sample":{"method":"sampling/createMessage","params":{}},"constructor":{"message":"2"},
    "":{"method":"elicitation/create","params":{"message":"3"}}}`);
  const answer = element.elicitAll(inputRequests);
  assert.deepEqual(place(last()), [1, 3]);
  accept(form, last(), '{"a":1}');
  await settled();
  assert.deepEqual(place(last()), [2, 3]);
  element.decline();
  assert.deepEqual(place(last()), [3, 3]);
  accept(form, last(), '{"c":3}');
  const responses = await answer;
  assert.deepEqual(Object.keys(responses), ['__proto__', 'constructor', '']);
  assert.deepEqual(Object.values(responses), [
    { action: 'accept', content: { a: 1 } },
    { action: 'decline' },
    { action: 'accept', content: { c: 3 } },
  ]);
  assert.deepEqual(await element.elicitAll({ sample: { method: 'sampling/createMessage' } }), {});
});

test('cancels all of a round, and mixes in no other round', async () => {
  const { element, form } = fresh();
  page.append(element);
  const round = { a: params('a'), b: params('b'), c: params('c') };
  const first = element.elicitAll(round);
  const second = element.elicit(params('d'));
  accept(form, last(), '{}');
  await settled();
  assert.equal(element.request.message, 'b');
  element.cancel();
  assert.deepEqual(await first, { a: { action: 'cancel' }, b: { action: 'cancel' }, c: { action: 'cancel' } });
  assert.equal(element.request.message, 'd');
  element.decline();
  assert.deepEqual(await second, { action: 'decline' });
});

test('rejects a round of more than a hundred', async () => {
  const round = (length) => Object.fromEntries(Array.from({ length }, (_, n) => [`k${n}`, params(`${n}`)]));
  for (const unanswerable of ['show', 'reject']) {
    const { element, events, results } = fresh();
    page.append(element);
    const error = await element.elicitAll(round(101), { unanswerable }).catch((error) => error);
    const diagnostics = [
      {
        code: 'over-limit',
        severity: 'error',
        location: '',
        message: 'There are 101 requests; 100 are the most that one round asks',
      },
    ];
    assert.deepEqual([error.code, error.message, error.data], [-32602, diagnostics[0].message, diagnostics]);
    assert.deepEqual(events, [['elicit-error', { kind: 'unanswerable', diagnostics }]]);
    assert.deepEqual([element.status, results()], ['idle', []]);
  }
  const { element } = fresh();
  page.append(element);
  const pending = element.elicitAll({ ...round(100), sample: { method: 'sampling/createMessage' } });
  assert.deepEqual(place(last()), [1, 100]);
  element.cancel();
  assert.equal(Object.keys(await pending).length, 100);
});

test('asks a round of more than ten to its end, as one waiting question', async () => {
  const { element } = fresh();
  page.append(element);
  const names = Array.from({ length: 12 }, (_, n) => `k${n}`);
  const first = element.elicit(params('first'));
  const round = element.elicitAll(Object.fromEntries(names.map((name) => [name, params(name)])));
  assert.equal((await settled(), last().queue.waiting), 1);
  element.decline();
  await first;
  for (const name of names) {
    assert.equal(element.request.message, name);
    element.decline();
  }
  assert.deepEqual(await round, Object.fromEntries(names.map((name) => [name, { action: 'decline' }])));
});

test('reads a round as JSON text exactly', async () => {
  const { element } = fresh();
  page.append(element);
  const two =
    '{"method":"elicitation/create","params":{"message":"a, \\"}{[:","requestedSchema":' +
    '{"type":"object","properties":{"n":{"type":"integer","default":12345678901234567890}}}}}';
  const text =
    ` {"2" : ${two} , "own":{"method":"sampling/createMessage"}, ` +
    `"__proto__":{"message":"twice"},"__proto__":{"message":"1"} } `;
  const answer = element.elicitAll(text);
  assert.deepEqual(place(last()), [1, 2]);
  assert.equal(last().request.trim(), two);
  element.decline();
  assert.equal(last().request.trim(), '{"message":"1"}');
  element.decline();
  assert.deepEqual(Object.entries(await answer), [
    ['2', { action: 'decline' }],
    ['__proto__', { action: 'decline' }],
  ]);
  assert.deepEqual(await element.elicitAll('{}'), {});
});

test('throws a TypeError for a round that is not an object', async () => {
  const { element } = fresh();
  page.append(element);
  for (const none of [null, undefined, 1, true, [], [params()], '', '{', 'null', '[]', '"text"']) {
    await assert.rejects(
      element.elicitAll(none),
      (error) => error instanceof TypeError && /inputRequests/.test(error.message),
      `${none}`,
    );
  }
  assert.equal(element.status, 'idle');
});

test('cancels the whole round when a request is set', async () => {
  const { element, results } = fresh();
  page.append(element);
  const round = element.elicitAll({ a: params('a'), b: params('b') });
  element.decline();
  assert.deepEqual(results(), [], 'nothing leaves before the round ends');
  element.request = params('next');
  assert.equal(element.request.message, 'next');
  assert.deepEqual(await round, { a: { action: 'cancel' }, b: { action: 'cancel' } });
});

test('asks a step again with its entries, and uses the later answer', async () => {
  const { element, form, results } = fresh();
  page.append(element);
  const round = element.elicitAll({ a: params('a'), b: params('b') });
  const first = last();
  assert.deepEqual(back(first), { canReturn: false, answered: 0 });
  form.enter(() => first.host.ask('back'));
  await settled();
  accept(form, first, '{"n":1}');
  await settled();
  const second = last();
  assert.deepEqual([place(second), back(second), first.freed], [[2, 2], { canReturn: true, answered: 1 }, undefined]);
  form.enter(() => second.host.ask('back'));
  await settled();
  assert.equal(element.request.message, 'a');
  form.enter(() => second.host.decide('accept', '{}'));
  accept(form, first, '{"n":2}');
  await settled();
  assert.equal(FakeCard.made.length, 2, 'both cards are those that were there');
  accept(form, second, '{"n":3}');
  assert.deepEqual(await round, {
    a: { action: 'accept', content: { n: 2 } },
    b: { action: 'accept', content: { n: 3 } },
  });
  assert.deepEqual(second.steps, [
    ['a', 'accept'],
    ['b', 'accept'],
  ]);
  assert.equal(results().length, 2);
  assert.ok(first.freed);
});

test('sends the answers so far, and cancels the rest', async () => {
  const { element, form } = fresh();
  page.append(element);
  const round = element.elicitAll({ a: params('a'), b: params('b'), c: params('c') });
  accept(form, last(), '{"n":1}');
  await settled();
  form.enter(() => last().host.ask('endRound'));
  assert.deepEqual(await round, {
    a: { action: 'accept', content: { n: 1 } },
    b: { action: 'cancel' },
    c: { action: 'cancel' },
  });
  assert.equal(element.status, 'cancelled');
});

for (const [what, end] of Object.entries({
  abort: ({ control }) => control.abort(),
  removal: ({ element }) => element.remove(),
  'the host': ({ element }) => element.cancel(),
  trap: ({ form }) =>
    form.enter(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    }),
  person: ({ form }) => form.enter(() => last().host.decide('cancel')),
})) {
  test(`${what} cancels every step of a round`, async () => {
    const host = { ...fresh(), control: new AbortController() };
    page.append(host.element);
    const round = host.element.elicitAll({ a: params('a'), b: params('b') }, { signal: host.control.signal });
    accept(host.form);
    await settled();
    end(host);
    assert.deepEqual(await round, { a: { action: 'cancel' }, b: { action: 'cancel' } });
    assert.deepEqual(host.results(), [{ action: 'cancel' }, { action: 'cancel' }]);
  });
}

test('does not go back beyond an opened address', async () => {
  const { element, form } = fresh();
  page.append(element);
  element.elicitAll({ a: { mode: 'url', message: 'a', url: 'https://a.example/' }, b: params('b') });
  form.enter(() => last().host.decide('accept'));
  await settled();
  assert.deepEqual(back(last()), { canReturn: false, answered: 1 });
});
