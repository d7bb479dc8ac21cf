// A request that is checked before its turn, and the card that is made for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { FakeCard, fresh, params } from './fake-form.mjs';

test('a listener that withdraws a request while it hears that it cannot be answered ends that one alone', async () => {
  const { element } = fresh();
  page.append(element);
  const shown = element.elicit(params('shown'));
  const control = new AbortController();
  element.addEventListener('elicit-error', () => control.abort());
  assert.deepEqual(await element.elicit({ message: 'unanswerable' }, { unanswerable: 'reject', signal: control.signal }), { action: 'cancel' });
  assert.equal(element.request.message, 'shown');
  element.decline();
  assert.deepEqual(await shown, { action: 'decline' });
});

test('the card that looked at a request before its turn is the card that is shown, where nothing has changed', async () => {
  for (const changes of [false, true]) {
    const { element } = fresh();
    page.append(element);
    element.elicit(params('first'));
    element.elicit(params('second'), { unanswerable: 'reject' });
    await settled();
    assert.equal(FakeCard.made.length, 2);
    if (changes) element.modes = ['form'];
    element.decline();
    assert.equal(FakeCard.made.length, changes ? 3 : 2);
    assert.equal(FakeCard.made[1].freed, changes || undefined);
    assert.equal(element.status, 'open');
    element.decline();
  }
});

test('one card at most is made ahead, and freed with its request', async () => {
  const { element } = fresh();
  page.append(element);
  element.elicit(params('shown'));
  const control = new AbortController();
  for (const message of ['a', 'b']) element.elicit(params(message), { unanswerable: 'reject', signal: control.signal });
  await settled();
  assert.deepEqual(FakeCard.made.map(({ freed }) => freed), [undefined, true, undefined]);
  control.abort();
  await settled();
  assert.deepEqual(FakeCard.made.map(({ freed }) => freed), [undefined, true, true]);
});
