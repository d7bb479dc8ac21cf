// `requests`: a round as a property.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';

const ROUND = () => ({ one: params('1'), sample: { method: 'sampling/createMessage' }, two: params('2') });

function openQuestion() {
  const made = fresh();
  page.append(made.element);
  const results = [];
  made.element.addEventListener('elicit-result', ({ detail, question }) => results.push([question.key, detail.action]));
  return { ...made, results };
}

test('asks a round as the steps of one card, with a result for each key', async () => {
  const { element, form, results } = openQuestion();
  const requests = ROUND();
  element.requests = requests;
  assert.equal(element.requests, requests);
  assert.deepEqual(last().settings.step, { number: 1, of: 2, canReturn: false, answered: 0 });
  accept(form);
  await settled();
  assert.deepEqual(results, []);
  element.decline();
  await settled();
  assert.deepEqual(results, [
    ['one', 'accept'],
    ['two', 'decline'],
  ]);
});

test('stays when an equal round is set while it is open, and is a new question after the answer', async () => {
  const { element, results } = openQuestion();
  element.requests = ROUND();
  element.requests = ROUND();
  element.requests = JSON.stringify(ROUND());
  assert.equal(FakeCard.made.length, 1);
  element.cancel();
  await settled();
  assert.equal(results.length, 2);
  element.requests = ROUND();
  assert.equal(element.status, 'open');
});

test('replaces a request, and is replaced by one', async () => {
  const { element, results } = openQuestion();
  element.request = params('alone');
  element.requests = ROUND();
  await settled();
  assert.deepEqual(results, [[undefined, 'cancel']]);
  element.request = params('alone again');
  await settled();
  assert.deepEqual(results.slice(1), [
    ['one', 'cancel'],
    ['two', 'cancel'],
  ]);
  assert.equal(element.requests, null);
});

test('is cleared by null, but not by the null of the other property', async () => {
  const { element } = openQuestion();
  element.requests = ROUND();
  element.request = null;
  assert.equal(element.status, 'open');
  element.requests = null;
  assert.equal(element.status, 'idle');
  element.request = params();
  element.requests = undefined;
  assert.equal(element.status, 'open');
  element.request = undefined;
  assert.equal(element.status, 'idle');
});
