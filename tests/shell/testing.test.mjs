// The element for the tests of an app: with a stub of the card, it behaves like the real element.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Window } from 'happy-dom';
import { elementApi } from '../../scripts/build/manifest.mjs';

const params = (message) => ({ message, requestedSchema: { type: 'object', properties: {} } });
const accepted = { action: 'accept', content: { city: 'Oslo' } };
let document, answer, define, element, events;

before(async () => {
  const window = new Window();
  document = window.document;
  for (const name of ['HTMLElement', 'customElements', 'CustomEvent']) globalThis[name] = window[name];
  ({ answer, define } = await import('../../pkg/src/testing.ts'));
  document.body.innerHTML = '<mcp-elicitation server-name="files" locale="de"></mcp-elicitation>';
  element = document.querySelector('mcp-elicitation');
  events = [];
  for (const type of ['elicit-ready', 'elicit-result'])
    document.body.addEventListener(type, ({ detail }) => events.push([type, detail]));
});

test('asks, takes the answer of the test, and reports one frozen result', async () => {
  assert.deepEqual(
    [element.status, element.server, element.locale, element.layout],
    ['idle', { name: 'files' }, 'de', 'card'],
  );
  const answering = element.elicit(params('Where?'));
  assert.deepEqual([element.request.message, element.status], ['Where?', 'open']);
  await answer(element, accepted);
  const result = await answering;
  assert.deepEqual([result, element.result, element.status], [accepted, result, 'accepted']);
  assert.ok(Object.isFrozen(result) && Object.isFrozen(result.content));
  assert.deepEqual(events, [
    ['elicit-ready', null],
    ['elicit-result', result],
  ]);
  await assert.rejects(answer(element, accepted), /Nothing is asked/);
});

test('queues questions, and answers rounds by their keys', async () => {
  const first = element.elicit(params('First'));
  const round = element.elicitAll({
    a: { method: 'elicitation/create', params: params('A') },
    roots: { method: 'roots/list' },
    b: { method: 'elicitation/create', params: params('B') },
  });
  await answer(element, { action: 'decline' });
  await answer(element, accepted);
  await answer(element, { action: 'decline' });
  assert.deepEqual(await first, { action: 'decline' });
  assert.deepEqual(await round, { a: accepted, b: { action: 'decline' } });
});

test('asks the request of the property, replaces it, and clears it with null', async () => {
  events.length = 0;
  element.request = params('One');
  element.request = params('Two');
  await Promise.resolve();
  assert.deepEqual([element.request.message, element.status], ['Two', 'open']);
  element.request = null;
  assert.deepEqual(
    events.filter(([type]) => type === 'elicit-result').map(([, detail]) => detail.action),
    ['cancel', 'cancel'],
  );
});

test('withdraws by signal, decides by decline() and cancel(), and cancels on removal', async () => {
  const controller = new AbortController();
  const withdrawn = element.elicit(params('Withdrawn'), { signal: controller.signal });
  controller.abort();
  assert.deepEqual([await withdrawn, element.status], [{ action: 'cancel' }, 'expired']);
  assert.deepEqual(await element.elicit(params(), { signal: AbortSignal.abort() }), { action: 'cancel' });
  for (const action of ['decline', 'cancel']) {
    const answering = element.elicit(params(action));
    await Promise.resolve();
    element[action]();
    assert.deepEqual(await answering, { action });
  }
  const removed = element.elicit(params('Removed'));
  element.remove();
  assert.deepEqual(await removed, { action: 'cancel' });
});

test('passes an accepted address to the opener, and waits for it', async () => {
  const opened = [];
  const visit = { mode: 'url', message: 'Sign in', url: 'https://login.example/x' };
  document.body.append(element);
  element.opener = async (url) => opened.push(url);
  for (const request of [visit, { method: 'elicitation/create', params: visit }, JSON.stringify(visit)]) {
    const result = element.elicit(request);
    await answer(element, { action: 'accept' });
    assert.deepEqual([await result, element.status], [{ action: 'accept' }, 'accepted']);
  }
  assert.deepEqual(opened, Array(3).fill(visit.url));
  element.opener = () => Promise.reject(new Error('no'));
  const result = element.elicit(visit);
  await answer(element, { action: 'accept' });
  assert.deepEqual([element.status, opened.length], ['open', 3]);
  element.opener = null;
  await answer(element, { action: 'accept' });
  assert.deepEqual(await result, { action: 'accept' });
  element.remove();
});

test('waits until it is in the page', async () => {
  const later = document.createElement('mcp-elicitation');
  const answering = later.elicit(params('Later'));
  assert.equal(later.status, 'loading');
  document.body.append(later);
  await answer(later, accepted);
  assert.deepEqual(await answering, accepted);
  define('another-tag');
  assert.equal(document.createElement('another-tag').status, 'idle');
});

test('has every property and method of the element', () => {
  const members = elementApi().members.map(({ name }) => name);
  assert.ok(members.length > 20);
  for (const name of members) assert.ok(name in document.createElement('mcp-elicitation'), name);
});
