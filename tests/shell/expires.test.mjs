// `expires`: the moment at which questions end, and what the card says of it.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { page, settled } from './dom.mjs';
import { accept, fresh, last, params } from './fake-form.mjs';

const NOON = Date.UTC(2026, 2, 27, 12);
const MINUTE = 60_000;

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'], now: NOON }));
afterEach(() => mock.timers.reset());

function openQuestion() {
  const made = fresh();
  made.element.locale = 'en-GB';
  page.append(made.element);
  const notices = () => made.element.childNodes.map(({ textContent }) => textContent.replaceAll('\u202f', ' '));
  return { ...made, notices };
}
const tick = async (time) => {
  mock.timers.tick(time);
  await settled();
};
/** Loading a part of the package takes more than a few tasks. */
const loaded = async () => {
  await import('../../pkg/src/dialogue/expiry.ts');
  await settled();
};

test('shows the moment, announces it shortly before, and ends the question then', async () => {
  const { element, notices } = openQuestion();
  const at = new Date(NOON + 5 * MINUTE);
  const answer = element.elicit(params(), { expires: at });
  await loaded();
  assert.equal(element.status, 'open');
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at);
  assert.deepEqual(notices(), [`Open until ${time}`]);
  await tick(3 * MINUTE);
  assert.deepEqual(notices(), [`Open until ${time} · in 2 minutes`]);
  await tick(MINUTE);
  assert.deepEqual(notices(), [`Open until ${time} · in 1 minute`]);
  await tick(MINUTE - 1);
  assert.equal(element.status, 'open');
  await tick(1);
  assert.deepEqual(await answer, { action: 'cancel' });
  assert.equal(element.status, 'expired');
  assert.deepEqual(notices(), []);
});

test('removes the time after an answer', async () => {
  const { element, form, notices } = openQuestion();
  const answer = element.elicit(params(), { expires: NOON + MINUTE });
  await loaded();
  accept(form);
  assert.equal((await answer).action, 'accept');
  await settled();
  assert.deepEqual(notices(), []);
  await tick(2 * MINUTE);
  assert.equal(element.status, 'accepted');
});

test('holds for questions that wait, each with its own moment', async () => {
  const { element } = openQuestion();
  const first = element.elicit(params('a'));
  const second = element.elicit(params('b'), { expires: NOON + MINUTE });
  await loaded();
  await tick(MINUTE);
  assert.deepEqual(await second, { action: 'cancel' });
  assert.equal(element.status, 'open');
  element.decline();
  assert.deepEqual(await first, { action: 'decline' });
});

test('is a property and an attribute, which can be changed while the question is open', async () => {
  const { element, notices } = openQuestion();
  element.setAttribute('expires', new Date(NOON + MINUTE).toISOString());
  element.request = params();
  await loaded();
  assert.equal(notices().length, 1);
  element.expires = NOON + 10 * MINUTE;
  await loaded();
  await tick(5 * MINUTE);
  assert.equal(element.status, 'open');
  element.expires = null;
  await loaded();
  assert.deepEqual(notices(), []);
  await tick(10 * MINUTE);
  assert.equal(element.status, 'open');
  element.expires = NOON;
  await loaded();
  assert.equal(element.status, 'expired');
});

test('holds for a question that is kept while its element is gone', async () => {
  const { element } = openQuestion();
  element.keep = 'conversation';
  const answer = element.elicit(params(), { expires: NOON + MINUTE });
  await loaded();
  element.remove();
  await tick(MINUTE - 1);
  assert.equal(element.status === 'expired', false);
  await tick(1);
  assert.deepEqual(await answer, { action: 'cancel' });
});

test('ignores a value that is no time', async () => {
  const { element, notices } = openQuestion();
  element.expires = 'tomorrow';
  element.request = params();
  await loaded();
  await tick(10 * MINUTE);
  assert.deepEqual([element.status, notices()], ['open', []]);
  assert.ok(last());
});
