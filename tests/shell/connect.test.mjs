import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { connect } from '../../pkg/src/mcp.ts';
import { accepted, elementStub, params } from './element-stub.mjs';

/** An SDK v1 client: `ask` delivers a request of its transport. */
function client() {
  const called = [];
  const made = {
    called,
    callTool: async (...args) => (called.push(args), { content: [] }),
    close: async () => called.push('closed'),
  };
  made.ask = (method = 'elicitation/create') => made.fallbackRequestHandler({ method, id: 1, params }, {});
  made.complete = (elicitationId) =>
    made.fallbackNotificationHandler({ method: 'notifications/elicitation/complete', params: { elicitationId } });
  return made;
}
afterEach(() => delete globalThis.document);

test('gives each question its own card, and passes later notifications to it', async () => {
  const one = client();
  const cards = [];
  const card = () => (cards.push(Object.assign(elementStub(), { isConnected: true })), cards.at(-1));
  const joined = connect(one, card, { server: 'calendar' });
  assert.deepEqual(await one.ask(), accepted);
  assert.deepEqual(await one.ask(), accepted);
  assert.deepEqual(
    cards.map(({ calls }) => calls[0].server),
    [{ name: 'calendar' }, { name: 'calendar' }],
  );
  cards[0].isConnected = false;
  await one.ask();
  await one.complete('abc');
  assert.equal(cards.length, 3, 'no card is made for what was answered');
  assert.deepEqual(
    cards.map(({ calls }) => calls.slice(1).map(({ completed }) => completed[0])),
    [[], ['abc'], ['abc']],
  );
  await joined.callTool({ name: 'book' });
  assert.deepEqual(one.called[0][0], { name: 'book' });
  await joined.close();
  assert.equal(one.called.at(-1), 'closed');
  assert.equal(one.fallbackRequestHandler, undefined);
});

test('resolves a selector when there is a question, and names it if nothing matches', async () => {
  const one = client();
  const element = elementStub();
  const elements = { '#there': element };
  globalThis.document = { querySelector: (selector) => elements[selector] ?? null };
  connect(one, '#there');
  assert.deepEqual(await one.ask(), accepted);
  assert.equal(element.calls.length, 1);
  connect(one, '#missing');
  await assert.rejects(one.ask(), /#missing/);
});

test('counts rounds as questions, cancels the rest by key, and makes no card without an elicitation', async () => {
  const one = client();
  const round = { who: { method: 'elicitation/create', params }, roots: { method: 'roots/list' } };
  const begin = (inputRequests) => ({ resultType: 'input_required', inputRequests });
  one.callTool = async ({ name, inputResponses }) =>
    inputResponses ? { answered: inputResponses } : begin(name === 'roots' ? { roots: round.roots } : round);
  one.getNegotiatedProtocolVersion = () => '2026-07-28';
  one.setRequestHandler = () => {};
  const ends = [];
  const card = { elicitAll: () => new Promise((resolve) => ends.push(() => resolve({ who: accepted }))) };
  const joined = connect(one, () => card);
  const call = (name) => joined.callTool({ name }, { others: async () => ({ roots: [] }) });
  const calls = Array.from({ length: 50 }, () => call('book'));
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(ends.length, 10);
  for (const end of ends) end();
  const actions = (await Promise.all(calls)).map(({ answered }) => answered.who.action);
  assert.deepEqual(actions, [...Array(10).fill('accept'), ...Array(40).fill('cancel')]);
  assert.deepEqual((await call('roots')).answered, { roots: { roots: [] } });
  assert.equal(ends.length, 10);
});

test('gives an endless server ten cards at a time and thirty in a minute', async () => {
  const one = client();
  const ends = [];
  let cards = 0;
  connect(one, () => (cards++, { elicit: () => new Promise((resolve) => ends.push(resolve)) }));
  const answers = [];
  const flood = async () => {
    for (let n = 0; n < 50; n++) void one.ask().then(({ action }) => answers.push(action));
    await new Promise((resolve) => setTimeout(resolve));
  };
  for (const made of [10, 20, 30, 30]) {
    await flood();
    assert.equal(cards, made);
    for (const end of ends.splice(0)) end(accepted);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const count = (action) => answers.filter((answer) => answer === action).length;
  assert.deepEqual([count('accept'), count('cancel')], [30, 170]);
  const now = performance.now;
  performance.now = () => now.call(performance) + 60_000;
  await flood();
  performance.now = now;
  assert.equal(cards, 40);
});

test('tells the server the language of the card, if the host page wants that', async () => {
  const sent = async (host, options) => {
    const one = client();
    await connect(one, host, options).callTool({ name: 'book', _meta: { progressToken: 1 } });
    return one.called[0][0]._meta;
  };
  const told = (language) => ({ progressToken: 1, 'io.modelcontextprotocol/acceptLanguage': language });
  const wanted = { acceptLanguage: true };
  assert.deepEqual(await sent(elementStub()), { progressToken: 1 });
  assert.deepEqual(await sent({ ...elementStub(), locale: 'de' }, wanted), told('de'));
  globalThis.document = { documentElement: { closest: () => ({ lang: 'pt-BR' }) } };
  assert.deepEqual(await sent(() => elementStub(), wanted), told('pt-BR'));
});
