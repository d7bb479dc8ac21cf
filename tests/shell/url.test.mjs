// The shell's part of URL mode: which address opens, when the answer is sent, and when a completion counts.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { page, settled } from './dom.mjs';
import { FakeCard, fresh, last } from './fake-form.mjs';

const url = 'https://ok.example/path?token=secret';
const params = { mode: 'url', message: 'Please continue.', url, elicitationId: 'opaque' };

function openQuestion() {
  const page_ = fresh();
  page.append(page_.element);
  /** The addresses that the card would open in a tab. */
  const tabs = [];
  const answer = page_.element.elicit(params, { server: { name: 'a' } });
  /** Opens and decides, like the card on a press. */
  const press = () =>
    page_.form.enter(() => {
      if (last().host.open(url)) tabs.push(url);
      last().host.decide('accept');
    });
  return { ...page_, answer, press, tabs };
}

test('R31: opens the address during the click, and answers without content', async () => {
  const { element, answer, press, events, tabs } = openQuestion();
  assert.deepEqual(tabs, []);
  press();
  assert.deepEqual(tabs, [url], 'synchronously');
  assert.deepEqual(await answer, { action: 'accept' });
  assert.equal(element.status, 'accepted');
  assert.deepEqual(events.find(([type]) => type === 'elicit-open-url')[1], { url, host: 'ok.example' });
});

test('opens the address again after the answer', async () => {
  const { element, form, press, answer } = openQuestion();
  press();
  await answer;
  await settled();
  const { host } = last();
  assert.equal(
    form.enter(() => host.open(url)),
    true,
  );
  element.request = { message: 'another' };
  assert.equal(
    form.enter(() => host.open(url)),
    false,
  );
});

test('leaves the address to the host page when the event is cancelled', async () => {
  const { element, answer, press, tabs } = openQuestion();
  element.addEventListener('elicit-open-url', (event) => event.preventDefault());
  element.opener = () => assert.fail('not asked');
  press();
  assert.deepEqual(tabs, []);
  assert.deepEqual(await answer, { action: 'accept' });
});

test('uses the opener of the host page', async () => {
  const { element, answer, press, tabs } = openQuestion();
  const opened = [];
  element.opener = (address) => void opened.push(address);
  press();
  assert.deepEqual([opened, tabs], [[url], []]);
  assert.deepEqual(await answer, { action: 'accept' });
});

test('waits for a slow opener, and can still be cancelled', async () => {
  for (const end of ['opened', 'cancelled']) {
    const { element, answer, press } = openQuestion();
    let opened;
    element.opener = () => new Promise((resolve) => (opened = resolve));
    press();
    press();
    await settled();
    assert.equal(element.status, 'sending');
    assert.equal(last().status, 'sending');
    if (end === 'cancelled') element.cancel();
    opened();
    assert.deepEqual(await answer, { action: end === 'opened' ? 'accept' : 'cancel' });
    await settled();
    press();
    await settled();
    assert.equal(last().status, end === 'opened' ? 'accepted' : 'cancelled');
  }
});

for (const [how, opener] of Object.entries({
  rejects: () => Promise.reject(new Error('no')),
  throws: () => {
    throw new Error('no');
  },
})) {
  test(`keeps the question open if the opener ${how}`, async () => {
    const { element, answer, press, events } = openQuestion();
    element.opener = opener;
    let status;
    element.addEventListener('elicit-error', () => (status = element.status));
    press();
    await settled();
    assert.equal(element.status, 'open');
    assert.equal(last().status, 'open');
    const faults = events.filter(([type]) => type === 'elicit-error').map(([, detail]) => detail);
    assert.deepEqual(faults, [
      {
        kind: 'opener',
        diagnostics: [{ code: 'opener-failed', severity: 'error', location: '/url' }],
        error: new Error('no'),
      },
    ]);
    assert.equal(status, 'open', 'it is open again when the host hears of it');
    element.opener = null;
    press();
    assert.deepEqual(await answer, { action: 'accept' });
  });
}

test('rule 23: ignores complete-unknown-id, complete-other-server, complete-before-consent and repeats', async () => {
  const { element, press, answer, tabs } = openQuestion();
  const completed = () => last().queue.completed;
  element.complete('opaque');
  await settled();
  assert.equal(completed(), false, 'before consent');
  press();
  await answer;
  await settled();
  element.complete('other');
  element.complete('opaque', { server: { name: 'b' } });
  element.complete('opaque', { server: { name: 'a' }, client: {} });
  element.complete(undefined);
  await settled();
  assert.equal(completed(), false);
  element.complete('opaque', { server: { name: 'a' } });
  element.complete('opaque');
  await settled();
  assert.equal(completed(), true);
  assert.deepEqual(tabs, [url]);
  element.elicit({ ...params, elicitationId: 'next' });
  assert.equal(completed(), false);
  element.complete('opaque');
  await settled();
  assert.equal(FakeCard.made.length, 2);
  assert.equal(completed(), false, 'its question is no longer on the screen');
});

for (const [who, finish] of Object.entries({
  person: () => last().host.ask('done'),
  server: ({ element }) => element.complete('opaque', { server: { name: 'a' } }),
  timeout: () => mock.timers.tick(600_000),
})) {
  test(`settles finished and dispatches elicit-finished once when the ${who} ends the visit`, async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const opened = openQuestion();
      const { element, answer, press } = opened;
      const details = [];
      element.addEventListener('elicit-finished', ({ detail }) => details.push(detail));
      assert.equal(element.finished, undefined);
      press();
      assert.deepEqual(await answer, { action: 'accept' });
      let finished;
      element.finished.then((value) => (finished = value));
      mock.timers.tick(599_000);
      await undefined;
      assert.deepEqual([finished, details], [undefined, []]);
      finish(opened);
      await undefined;
      assert.deepEqual(finished, { elicitationId: 'opaque', by: who });
      for (const again of ['opaque', 'other']) element.complete(again);
      last().host.ask('done');
      mock.timers.tick(600_000);
      assert.deepEqual(details, [{ elicitationId: 'opaque', by: who }]);
    } finally {
      mock.timers.reset();
    }
  });
}

test('settles finished by the server behind another question, only for its own client', async () => {
  const { element, form } = fresh();
  page.append(element);
  const [client, other] = [{}, {}];
  const answer = element.elicit(params, { client });
  element.elicit({ message: 'Next' }, { client: other });
  form.enter(() => {
    last().host.open(url);
    last().host.decide('accept');
  });
  await answer;
  const { finished } = element;
  await settled();
  assert.equal(element.request.message, 'Next');
  element.complete('opaque', { client: other });
  element.complete('opaque', { client });
  assert.deepEqual(await finished, { elicitationId: 'opaque', by: 'server' });
  element.cancel();
});

test('has nothing to finish after a refused address or an accepted form', async () => {
  const { element, answer } = openQuestion();
  element.decline();
  await answer;
  assert.equal(element.finished, undefined);
  const pending = element.elicit({ message: 'Who?' });
  await settled();
  last().host.decide('accept', '{}');
  await pending;
  assert.equal(element.finished, undefined);
});
