import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { connect } from '../../pkg/src/mcp.js';
import { accepted, elementStub, params } from './element-stub.mjs';

/** An SDK client, v1: what its transport brings is asked for by `ask`. */
function client() {
  const called = [];
  const made = { called, callTool: async (...given) => (called.push(given), { content: [] }), close: async () => called.push('closed') };
  made.ask = (method = 'elicitation/create') => made.fallbackRequestHandler({ method, id: 1, params }, {});
  made.complete = (elicitationId) => made.fallbackNotificationHandler({ method: 'notifications/elicitation/complete', params: { elicitationId } });
  return made;
}
afterEach(() => delete globalThis.document);

test('each question has a card of its own, and what a server says of one later reaches it', async () => {
  const one = client();
  const cards = [];
  const card = () => (cards.push(Object.assign(elementStub(), { isConnected: true })), cards.at(-1));
  const joined = connect(one, card, { server: 'calendar' });
  assert.deepEqual(await one.ask(), accepted);
  assert.deepEqual(await one.ask(), accepted);
  assert.deepEqual(cards.map(({ asked }) => asked[0].server), [{ name: 'calendar' }, { name: 'calendar' }]);
  cards[0].isConnected = false;
  await one.ask();
  await one.complete('abc');
  assert.equal(cards.length, 3, 'no card is made for what was answered');
  assert.deepEqual(cards.map(({ asked }) => asked.slice(1).map(({ completed }) => completed[0])), [[], ['abc'], ['abc']]);
  await joined.callTool({ name: 'book' });
  assert.deepEqual(one.called[0][0], { name: 'book' });
  await joined.close();
  assert.equal(one.called.at(-1), 'closed');
  assert.equal(one.fallbackRequestHandler, undefined);
});

test('a selector is looked for when there is a question, and named where nothing is found', async () => {
  const one = client();
  const element = elementStub();
  const found = { '#there': element };
  globalThis.document = { querySelector: (selector) => found[selector] ?? null };
  connect(one, '#there');
  assert.deepEqual(await one.ask(), accepted);
  assert.equal(element.asked.length, 1);
  connect(one, '#missing');
  await assert.rejects(one.ask(), /#missing/);
});
