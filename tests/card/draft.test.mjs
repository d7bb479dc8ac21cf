// Drafts of forms, for hosts that enable them: what survives a reload and a remount, and for whom.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { hidePage, page } from './dom.mjs';
import { Card, form, fresh, open, pass, question, settled, until } from './card.mjs';

// Node hashes in a thread, which no test can wait for.
crypto.subtle.digest = async (_, bytes) => Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer;

const OPTIONS = Array.from({ length: 30 }, (_, index) => `Option ${index}`);
const EVERY = {
  name: { type: 'string', title: 'Name' },
  size: { type: 'string', title: 'Size', enum: ['small', 'large'] },
  many: { type: 'string', title: 'Many', enum: OPTIONS },
  some: { type: 'array', title: 'Some', items: { type: 'string', enum: OPTIONS } },
  news: { type: 'boolean', title: 'News', default: false },
  tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
  count: { type: 'number', title: 'Count', default: 3 },
  at: { type: 'string', title: 'At', format: 'date-time' },
};
const NAME = form({ name: { type: 'string', title: 'Name' } });
const FILES = { name: 'Files' };
const CLAIMED = { name: 'calendar', claimed: true };
const stored = () => Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith('mcp-elicitation'));
const storedWhere = (count) => until(() => stored().length === count);

/** Asks in a new element, as after a reload: the page's own memory of drafts is that of one client object. */
async function ask(request = NAME, { server = FILES, key = 'chat', client } = {}) {
  const card = fresh({ draftKey: key });
  card.answer = card.ask(request, { server, client });
  card.answer.catch(() => {});
  await until(() => card.status === 'open');
  await settled();
  return card;
}
async function enter(card, text, at = 'name') {
  card.enter(text, at);
  card.blur();
  await settled();
}
/** Leaves the page as a reload does, without an answer. */
async function reload(card) {
  dispatchEvent(new Event('pagehide'));
  card.leave();
  await settled();
}
beforeEach(() => {
  sessionStorage.clear();
  pass(60_000);
});

test('keeps every kind of entry across a reload and deletes them with the result', async () => {
  const card = await ask(form(EVERY));
  card.enter({ name: 'Ada', size: 'large', news: true, tags: 'one\ntwo', count: '4.5', at: '2026-11-24T09:30' });
  card.type(card.find('select'), '17');
  card.click(card.all('[data-property=some] input[type=checkbox]')[4]);
  await enter(card, 'Ada');
  const before = card.content;
  assert.equal(Object.keys(before).length, 8);
  await storedWhere(1);
  await reload(card);
  const again = await ask(form(EVERY));
  assert.deepEqual(again.content, before);
  assert.equal(again.find('[data-property=tags] textarea').value, 'one\ntwo');
  again.press('accept');
  assert.deepEqual((await again.answer).content, before);
  await storedWhere(0);
  const third = await ask(form(EVERY));
  assert.deepEqual(third.content, { news: false, count: 3 });
});

test('keeps the entry of a field that was not left when the page goes away', async () => {
  const card = await ask();
  const input = card.find('input');
  input.focus();
  input.value = 'half of a na';
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await reload(card);
  assert.equal((await ask()).content.name, 'half of a na');
});

test('gives another server, question or key no draft', async () => {
  const card = await ask(form(EVERY));
  await enter(card, 'Ada');
  await storedWhere(1);
  await reload(card);
  for (const [request, options] of [
    [form(EVERY), { server: { name: 'Mail' } }],
    [NAME, {}],
    [form(EVERY), { key: 'another' }],
  ]) {
    const other = await ask(request, options);
    assert.equal(other.content.name, undefined);
    await reload(other);
  }
  assert.equal(stored().length, 1);
  assert.match(stored()[0][0], /^mcp-elicitation:chat:[0-9a-f]{64}$/);
});

test('keeps entries across a remount, also one that withdraws the question before the element leaves', async () => {
  for (const withdraws of [false, true]) {
    const first = fresh({ draftKey: 'chat' });
    const call = new AbortController();
    first.ask(NAME, { server: FILES, signal: call.signal }).catch(() => {});
    await until(() => first.status === 'open');
    await settled();
    await enter(first, 'half of a na');
    const second = new Card();
    second.element.draftKey = 'chat';
    if (withdraws) call.abort();
    first.element.replaceWith(second.element);
    second.answer = second.ask(NAME, { server: FILES });
    await until(() => second.content?.name === 'half of a na');
    second.press('accept');
    await second.answer;
    await storedWhere(0);
    first.leave();
    second.leave();
    await settled();
  }
});

test('has no draft for a server that withdraws its question and asks again', async () => {
  const call = new AbortController();
  const card = fresh({ draftKey: 'chat' });
  card.ask(NAME, { server: FILES, signal: call.signal });
  await settled();
  await enter(card, 'half of a na');
  call.abort();
  await settled();
  card.ask(NAME, { server: FILES });
  await settled();
  assert.equal(card.content.name, undefined);
});

test('restores the draft of a claimed server only for its own client, and stores none of it', async () => {
  const own = {};
  const card = await ask(NAME, { server: CLAIMED, client: own });
  await enter(card, '12 Home Street');
  card.leave();
  await settled();
  for (const [server, client] of [
    [CLAIMED, {}],
    [CLAIMED, 'text'],
    [CLAIMED, undefined],
    [{ name: 'calendar' }, own],
    [undefined, undefined],
  ]) {
    const other = await ask(NAME, { server, client });
    assert.equal(other.content.name, undefined);
    other.leave();
  }
  assert.equal((await ask(NAME, { server: CLAIMED, client: own })).content.name, '12 Home Street');
  assert.deepEqual(stored(), []);
});

test('keeps the draft of a client with a text id across a reload, for that client only', async () => {
  const card = await ask(NAME, { server: CLAIMED, client: 'user-1/calendar' });
  await enter(card, '12 Home Street');
  await reload(card);
  for (const [server, client] of [
    [CLAIMED, 'user-2/calendar'],
    [{ name: 'calendar' }, 'user-1/calendar'],
    [{ name: 'calendar' }, undefined],
  ]) {
    const other = await ask(NAME, { server, client });
    assert.equal(other.content.name, undefined);
    await reload(other);
  }
  assert.equal((await ask(NAME, { server: CLAIMED, client: 'user-1/calendar' })).content.name, '12 Home Street');
});

test('stores each step of a round', async () => {
  const begin = async () => {
    const card = fresh({ draftKey: 'chat' });
    const step = (message) => ({ ...question(message), requestedSchema: NAME.requestedSchema });
    card.answer = card.element.elicitAll({ a: step('One'), b: step('Two') }, { server: FILES });
    await settled();
    return card;
  };
  const card = await begin();
  await enter(card, 'first');
  card.press('accept');
  await settled();
  await enter(card, 'second');
  await storedWhere(2);
  await reload(card);
  const again = await begin();
  await until(() => again.content?.name === 'first');
  again.press('accept');
  await until(() => again.content?.name === 'second');
  again.element.cancel();
  await storedWhere(0);
});

test('stores nothing without draft-key', async () => {
  const card = await open(NAME, { server: FILES });
  await enter(card, 'Ada');
  await reload(card);
  assert.deepEqual([{ ...sessionStorage }, { ...localStorage }], [{}, {}]);
});

test('reports activity at most once a second, and only of a user', async () => {
  const card = await open(form(EVERY));
  const activities = () => card.eventsOf('activity').length;
  card.find('input').dispatchEvent(new Event('input', { bubbles: true }));
  card.find('input').click();
  await settled();
  assert.equal(activities(), 0, 'what a script does is no answering');
  for (const name of ['A', 'Ad', 'Ada']) {
    card.enter(name, 'name');
    card.key('a');
  }
  await settled();
  assert.equal(activities(), 1);
  pass(1000);
  card.key('Tab');
  await settled();
  assert.equal(activities(), 2);
  const [, detail, event] = card.events.find(([type]) => type === 'elicit-activity');
  assert.deepEqual([detail, event.bubbles, event.composed], [null, true, true]);
  card.element.cancel();
  pass(1000);
  card.key('Tab', page);
  await settled();
  assert.equal(activities(), 2, 'a receipt is no question');
});

test('still waits for the user at an address after a reload, and then accepts', async () => {
  sessionStorage.clear();
  const go = { mode: 'url', message: 'Go', url: 'https://ok.example/', elicitationId: 'id-1' };
  const server = { name: 'Travel desk' };
  const settings = { draftKey: 'chat', answerWhenFinished: true };
  const before = await open(go, { server, settings });
  await settled();
  before.press('accept');
  await settled();
  hidePage();
  before.leave();
  const after = await open(go, { server, settings });
  await until(() => after.text('done'));
  after.element.complete('id-1');
  assert.deepEqual(await after.answer, { action: 'accept' });
});
