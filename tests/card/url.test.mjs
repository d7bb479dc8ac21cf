// URL mode: which address opens, when the answer is sent, and when a completion counts.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { tabs } from './dom.mjs';
import { CANCEL, fresh, open, pass, question, settled, someServer } from './card.mjs';

const url = 'https://ok.example/path?token=secret';
const GO = { mode: 'url', message: 'Please continue.', url, elicitationId: 'opaque' };
const ACCEPT = { action: 'accept' };
const MINUTE = 60_000;
const server = { name: 'a' };

/** A question with an address; each test has its own client, so that none runs into the limits. */
const openQuestion = (settings) => open(GO, { server, settings });
/** Presses the button that opens the address, and waits for the answer. */
async function accept(card) {
  card.press('accept');
  assert.deepEqual(await card.answer, ACCEPT);
  await settled();
}
afterEach(() => {
  tabs.length = 0;
  pass(2 * MINUTE);
});

test('R31: opens the address during the click, and answers without content', async () => {
  const card = await openQuestion();
  assert.deepEqual(tabs, []);
  card.press('accept');
  assert.deepEqual(tabs, [url], 'synchronously');
  assert.deepEqual(await card.answer, ACCEPT);
  assert.equal(card.status, 'accepted');
  assert.deepEqual(card.eventsOf('open-url'), [{ url, host: 'ok.example' }]);
});

test('opens the address again after the answer', async () => {
  const card = await openQuestion();
  await accept(card);
  card.press('#again');
  assert.deepEqual(tabs, [url, url]);
});

test('leaves the address to the host page when the event is cancelled', async () => {
  const card = await openQuestion({ opener: () => assert.fail('not called') });
  card.element.addEventListener('elicit-open-url', (event) => event.preventDefault());
  await accept(card);
  assert.deepEqual(tabs, []);
});

for (const end of ['opened', 'cancelled'])
  test(`waits for a slow opener, and can still be ${end}`, async () => {
    let opened;
    const card = await openQuestion({ opener: () => new Promise((resolve) => (opened = resolve)) });
    card.press('accept');
    card.press('accept');
    await settled();
    assert.equal(card.status, 'sending');
    if (end === 'cancelled') card.element.cancel();
    opened();
    assert.deepEqual(await card.answer, end === 'opened' ? ACCEPT : CANCEL);
    await settled();
    assert.equal(card.status, end === 'opened' ? 'accepted' : 'cancelled');
    assert.equal(card.results.length, 1);
  });

for (const [how, opener] of Object.entries({
  rejects: () => Promise.reject(new Error('no')),
  throws: () => {
    throw new Error('no');
  },
})) {
  test(`keeps the question open if the opener ${how}`, async () => {
    const card = await openQuestion({ opener });
    let status;
    card.element.addEventListener('elicit-error', () => (status = card.status));
    card.press('accept');
    await settled();
    assert.equal(card.status, 'open');
    const diagnostics = [{ code: 'opener-failed', severity: 'error', location: '/url' }];
    assert.deepEqual(card.eventsOf('error'), [{ kind: 'opener', diagnostics, error: new Error('no') }]);
    assert.equal(status, 'open', 'it is open again when the host hears of it');
    card.element.opener = null;
    card.press('accept');
    assert.deepEqual(await card.answer, ACCEPT);
  });
}

test('rule 23: ignores complete-unknown-id, complete-other-server, complete-before-consent and repeats', async () => {
  const card = await openQuestion();
  const { element } = card;
  const before = () => card.text('base');
  element.complete('opaque');
  await settled();
  const asked = before();
  await accept(card);
  const accepted = before();
  assert.notEqual(accepted, asked);
  element.complete('other');
  element.complete('opaque', { server: { name: 'b' } });
  element.complete('opaque', { server, client: {} });
  element.complete(undefined);
  await settled();
  assert.equal(before(), accepted);
  element.complete('opaque', { server });
  element.complete('opaque');
  await settled();
  assert.notEqual(before(), accepted);
  assert.deepEqual(tabs, [url]);
  card.ask({ ...GO, elicitationId: 'next' }, { server });
  await settled();
  const next = before();
  element.complete('opaque');
  await settled();
  assert.equal(before(), next, 'its question is no longer on the screen');
});

for (const [who, finish] of Object.entries({
  person: (card) => card.press('done'),
  server: (card) => card.element.complete('opaque', { server }),
  timeout: () => pass(MINUTE),
})) {
  test(`settles finished and dispatches elicit-finished once when the ${who} ends the visit`, async () => {
    const card = await openQuestion();
    const { element } = card;
    const details = [];
    element.addEventListener('elicit-finished', ({ detail }) => details.push(detail));
    assert.equal(element.finished, undefined);
    await accept(card);
    let finished;
    element.finished.then((value) => (finished = value));
    pass(9 * MINUTE);
    await settled();
    assert.deepEqual([finished, details], [undefined, []]);
    finish(card);
    await settled();
    assert.deepEqual(finished, { elicitationId: 'opaque', by: who });
    for (const again of ['opaque', 'other']) element.complete(again);
    pass(10 * MINUTE);
    assert.deepEqual(details, [{ elicitationId: 'opaque', by: who }]);
  });
}

test('settles finished by the server behind another question, only for its own client', async () => {
  const card = fresh();
  const { element } = card;
  const [client, other] = [{}, {}];
  card.answer = card.ask(GO, { client });
  card.ask({ message: 'Next' }, { client: other });
  await settled();
  card.press('accept');
  await card.answer;
  const { finished } = element;
  await settled();
  assert.equal(element.request.message, 'Next');
  element.complete('opaque', { client: other });
  element.complete('opaque', { client });
  assert.deepEqual(await finished, { elicitationId: 'opaque', by: 'server' });
});

test('has nothing to finish after a refused address or an accepted form', async () => {
  const card = await openQuestion();
  card.press('decline');
  await card.answer;
  assert.equal(card.element.finished, undefined);
  const pending = card.ask(question(), { server: someServer() });
  await settled();
  card.accept();
  await pending;
  assert.equal(card.element.finished, undefined);
});
