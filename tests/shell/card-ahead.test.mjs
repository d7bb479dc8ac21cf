// A request that is checked before its turn, and the card that is created for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { FakeCard, fresh, params } from './fake-form.mjs';

test('ends only the request that a listener withdraws while it is reported as unanswerable', async () => {
  const { element } = fresh();
  page.append(element);
  const result = element.elicit(params('shown'));
  const control = new AbortController();
  element.addEventListener('elicit-error', () => control.abort());
  assert.deepEqual(
    await element.elicit({ message: 'unanswerable' }, { unanswerable: 'reject', signal: control.signal }),
    { action: 'cancel' },
  );
  assert.equal(element.request.message, 'shown');
  element.decline();
  assert.deepEqual(await result, { action: 'decline' });
});

test('checks a waiting request at once, and keeps only its rejection', async () => {
  const { element } = fresh();
  page.append(element);
  element.elicit(params('shown'));
  const control = new AbortController();
  const bad = element.elicit({ message: 'unanswerable' }, { unanswerable: 'reject' });
  for (const message of ['a', 'b']) element.elicit(params(message), { unanswerable: 'reject', signal: control.signal });
  await assert.rejects(bad, { code: -32602 });
  await settled();
  assert.deepEqual(
    FakeCard.made.map(({ freed }) => freed),
    [undefined, true, true, true],
  );
  assert.equal((await settled(), FakeCard.made[0].queue.waiting), 2);
  control.abort();
  element.decline();
  assert.equal(element.status, 'declined');
  assert.equal(FakeCard.made.length, 4);
});

test('rejects a request at its turn if it can no longer be answered', async () => {
  const { element } = fresh();
  page.append(element);
  element.elicit(params('shown'));
  let faults = [];
  const had = Object.getOwnPropertyDescriptor(FakeCard.prototype, 'faults');
  Object.defineProperty(FakeCard.prototype, 'faults', { configurable: true, get: () => JSON.stringify(faults) });
  const result = element.elicit(params('by a setting'), { unanswerable: 'reject' });
  await settled();
  faults = [{ code: 'mode-not-supported', location: '', message: 'No' }];
  element.decline();
  Object.defineProperty(FakeCard.prototype, 'faults', had);
  await assert.rejects(result, { code: -32602, message: 'No' });
  assert.equal(element.status, 'idle');
});

for (const good of [0, 1, 2]) {
  test(`checks simultaneous requests separately, with ${good} answerable`, async () => {
    const { element } = fresh();
    page.append(element);
    const codes = [];
    for (const [place, server] of ['a', 'b', 'c'].entries()) {
      const request = place < good ? params('good') : { message: 'unanswerable' };
      element
        .elicit(request, { server: { name: server }, unanswerable: 'reject' })
        .catch(({ code }) => codes.push(code));
    }
    await settled();
    assert.deepEqual(codes, Array(3 - good).fill(-32602));
    assert.equal(element.status, good ? 'open' : 'idle');
    for (let each = 0; each < good; each++) element.decline();
    assert.ok(FakeCard.made.filter(({ freed }) => !freed).length <= 1, 'nothing stays but the last receipt');
  });
}

test('checks each request of a round in its own task, also beside other rounds', async () => {
  const { element } = fresh();
  page.append(element);
  element.elicit(params('shown'));
  const tasks = [FakeCard.made.length];
  const { postTask } = scheduler;
  scheduler.postTask = (work) => postTask(() => (tasks.push(FakeCard.made.length), work()));
  const steps = { one: params(), two: params(), three: params() };
  for (const name of ['a', 'b']) element.elicitAll(steps, { unanswerable: 'reject', server: { name } });
  for (let waits = 0; waits < 4; waits++) await settled();
  scheduler.postTask = postTask;
  tasks.push(FakeCard.made.length);
  assert.deepEqual(tasks, [1, 1, 2, 3, 4, 5, 6, 7]);
});

test('draws no conclusion from a card that fails before its check ends', async () => {
  const { element } = fresh();
  page.append(element);
  let traps = 1;
  Object.defineProperty(FakeCard, 'trapIn', { configurable: true, get: () => (traps-- > 0 ? 'constructor' : '') });
  const result = element.elicitAll({ a: { message: 'unanswerable' }, b: params() }, { unanswerable: 'reject' });
  await assert.rejects(result, { code: -32602 });
  Object.defineProperty(FakeCard, 'trapIn', { value: '', writable: true });
});
