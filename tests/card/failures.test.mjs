// Requests that cannot be answered, a form that fails or cannot be loaded, and requests that are checked before their
// turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './dom.mjs';
import {
  ADA,
  CANCEL,
  DECLINE,
  UNANSWERABLE,
  fresh,
  open,
  question,
  settled,
  someServer,
  source,
  trap,
  until,
} from './card.mjs';

const { McpElicitationElement, FormWasm } = source;
const reject = { unanswerable: 'reject' };
const baseOf = (card) => card.find('[part~="base"]');
const textOf = (card) => [...card.root.children].map(({ textContent }) => textContent).join('\n');

/** What a card calls while it is made (once for each locale), and while it is drawn. */
const CALLS = {
  constructor: [Intl.NumberFormat.prototype, 'formatToParts'],
  mount: [document, 'createComment'],
};
let locales = 0;

/** Lets new cards trap as often as this says: an exception passes through the frames of the WebAssembly. */
function breakCard(context, card, where, times = Infinity) {
  card.element.locale = `en-x-test${++locales}`;
  const [owner, name] = CALLS[where];
  const own = owner[name];
  let left = times;
  const broken = context.mock.method(owner, name, function (...args) {
    if (left-- > 0) throw new TypeError('forced');
    return own.apply(this, args);
  });
  return () => broken.mock.restore();
}

test('treats a request that JSON cannot hold as unanswerable, to be declined', async () => {
  const card = fresh();
  card.element.request = { message: 1n };
  assert.equal(card.status, 'unanswerable');
  const [{ kind, diagnostics }] = card.eventsOf('error');
  assert.deepEqual([kind, diagnostics.length], ['unanswerable', 1]);
  card.press('decline');
  await settled();
  assert.deepEqual(card.element.result, DECLINE);
});

test('shows an unanswerable request, or rejects it before its turn', async () => {
  const card = await open(UNANSWERABLE);
  assert.equal(card.status, 'unanswerable');
  assert.equal(card.text('accept'), undefined);
  await assert.rejects(card.ask(UNANSWERABLE, reject), (error) => {
    assert.equal(error.code, -32602);
    assert.deepEqual(
      error.data.map(({ code, severity, location }) => [code, severity, location]),
      [['required-unanswerable', 'error', '/requestedSchema/properties/guests']],
    );
    return error instanceof Error;
  });
  card.press('decline');
  assert.deepEqual(await card.answer, DECLINE);
  assert.equal(card.eventsOf('error').length, 2);
  await assert.rejects(card.ask(UNANSWERABLE, reject));
  assert.equal(card.status, 'idle');
  const fine = card.ask(question(), reject);
  await settled();
  assert.equal(card.status, 'open');
  card.element.cancel();
  assert.deepEqual(await fine, CANCEL);
});

test('shows a request whose check traps, and cancels on a trap of its card', async (context) => {
  for (const traps of [1, 2, 3]) {
    const card = fresh();
    const mend = breakCard(context, card, 'constructor', traps);
    const answer = card.element.elicitAll({ a: question(), b: question() }, { ...reject, server: someServer() });
    await until(() => card.status === (traps < 3 ? 'open' : 'cancelled'));
    mend();
    if (traps < 3) {
      card.element.decline();
      card.element.decline();
    }
    assert.deepEqual((await answer).a, traps < 3 ? DECLINE : CANCEL, `${traps}`);
    assert.equal(card.eventsOf('error').length, traps < 3 ? 0 : 1);
  }
});

for (const where of ['constructor', 'mount']) {
  test(`life-wasm-panic: a trap in ${where} cancels, tells the host, and the next request works`, async (context) => {
    const card = fresh();
    const mend = breakCard(context, card, where);
    const server = someServer();
    assert.deepEqual(await card.ask(question(), { server }), CANCEL);
    assert.equal(card.status, 'cancelled');
    assert.deepEqual(
      card.events.map(([type, detail]) => detail?.kind ?? type),
      ['trap', 'elicit-result'],
    );
    assert.match(textOf(card), new RegExp(`⁨${server.name}⁩ was told`));
    mend();
    const next = card.ask();
    await until(() => card.status === 'open');
    card.accept();
    assert.deepEqual(await next, ADA);
  });
}

test('cancels every card of the instance on a trap', async () => {
  const [one, other] = [await open(), await open()];
  trap();
  assert.deepEqual(await Promise.all([one.answer, other.answer]), [CANCEL, CANCEL]);
  const next = [one.ask(), other.ask()];
  await until(() => one.status === 'open' && other.status === 'open');
  one.element.decline();
  other.element.decline();
  assert.deepEqual(await Promise.all(next), [DECLINE, DECLINE]);
});

test('leaves the next question alone when its predecessor traps', async () => {
  const card = fresh();
  card.element.request = question();
  trap();
  card.element.request = question('next');
  await until(() => card.status === 'open');
  assert.deepEqual(card.results, [CANCEL]);
  assert.equal(card.text('message'), 'next');
  assert.equal(card.root.children.length, 2, 'the card, and where it is read out');
});

test('keeps an answer when the card traps afterwards', async () => {
  const card = await open();
  card.accept();
  trap();
  assert.deepEqual(await card.answer, ADA);
  await settled();
  assert.deepEqual([card.results, card.status], [[ADA], 'accepted']);
});

test('loses no result on a trap while the receipt is drawn', async (context) => {
  const card = await open();
  card.enter('Ada');
  context.mock.method(document, 'createElement', () => {
    throw new TypeError('forced');
  });
  card.press('accept');
  assert.deepEqual(await card.answer, ADA);
  await settled();
  assert.deepEqual([card.results, card.status], [[ADA], 'accepted']);
});

test('life-offline: cancels the request if the form cannot be loaded, and tries again with the next', async () => {
  class Offline extends McpElicitationElement {
    static form = new FormWasm(() => {
      throw new Error('404');
    });
  }
  customElements.define('x-offline', Offline);
  const card = fresh({}, new Offline());
  const server = { name: `Claude security \u202e ${'X'.repeat(3000)}` };
  for (const [claimed, name] of [
    [true, '\u2068…\u2069'],
    [false, `\u2068Claude security  ${'X'.repeat(23)}…\u2069`],
  ]) {
    assert.deepEqual(await card.ask(question(), { server: { ...server, claimed } }), CANCEL);
    const words = `This question couldn't be shown. ${name} was told that it was cancelled.`;
    assert.equal(card.text('[data-code=failed]'), words);
  }
  assert.equal(card.eventsOf('error')[0].kind, 'load');
  Offline.form = McpElicitationElement.form;
  const next = card.ask();
  await until(() => card.status === 'open');
  card.element.decline();
  assert.deepEqual(await next, DECLINE);
});

test('frees and replaces nothing while the card is on the stack', async () => {
  const card = fresh();
  card.element.request = { mode: 'url', message: 'Go', url: 'https://ok.example/' };
  await until(() => card.status === 'open');
  const base = baseOf(card);
  card.element.addEventListener('elicit-open-url', (event) => {
    event.preventDefault();
    assert.equal(card.element.content, undefined);
    card.element.request = question('2');
    assert.equal(baseOf(card), base);
  });
  card.press('accept');
  await settled();
  assert.deepEqual([card.status, card.text('message'), card.results, base.isConnected], ['open', '2', [CANCEL], false]);
});

test('ignores a card that is gone', async () => {
  const card = fresh();
  card.element.request = question();
  card.enter('Ada');
  const accept = card.find('#accept');
  card.element.request = question('2');
  accept.click();
  await settled();
  assert.deepEqual([card.status, card.results], ['open', [CANCEL]]);
});

test('shows a server whose name, title or address is not text', async () => {
  for (const server of [
    { name: 'x', title: 5 },
    { name: 'x', title: {} },
    { name: 5 },
    { name: {} },
    { name: { toString: 5 }, title: [] },
    { name: 'x', url: {} },
    {},
    5,
    'x',
  ]) {
    const card = fresh();
    const answer = card.ask(question(), { server, client: {} });
    await settled();
    assert.equal(card.status, 'open', JSON.stringify(server));
    card.element.decline();
    assert.deepEqual(await answer, DECLINE);
    card.element.server = server;
    card.ask(question(), { client: {} });
    await settled();
    assert.equal(card.status, 'open');
    card.element.decline();
  }
});

test('ends a question whose failure cannot be shown', async (context) => {
  const card = fresh();
  breakCard(context, card, 'constructor');
  card.element.messages = {
    get failed() {
      throw new Error('of the host');
    },
  };
  const thrown = [];
  context.mock.method(Promise, 'reject', ({ message }) => void thrown.push(message));
  assert.deepEqual(await card.ask(), CANCEL);
  assert.deepEqual(thrown, ['of the host']);
  assert.deepEqual([card.results.length, card.eventsOf('error')[0].kind], [1, 'trap']);
});

test('rejects a request that a listener withdraws while it is reported, and ends no other', async () => {
  const card = await open(question('shown'));
  const control = new AbortController();
  card.element.addEventListener('elicit-error', () => control.abort());
  await assert.rejects(card.ask(UNANSWERABLE, { ...reject, signal: control.signal }), { code: -32602 });
  assert.equal(card.element.request.message, 'shown');
  card.element.decline();
  assert.deepEqual(await card.answer, DECLINE);
});

test('checks a waiting request at once, and keeps only its rejection', async () => {
  const card = await open(question('shown'));
  const control = new AbortController();
  const bad = card.ask(UNANSWERABLE, reject);
  for (const message of ['a', 'b']) card.ask(question(message), { ...reject, signal: control.signal });
  await assert.rejects(bad, { code: -32602 });
  await settled();
  assert.equal(card.element.waiting, 2);
  control.abort();
  card.element.decline();
  assert.equal(card.status, 'declined');
});

test('rejects a request at its turn if it can no longer be answered', async () => {
  const card = await open();
  const url = { mode: 'url', message: 'Go', url: 'https://ok.example/' };
  const result = card.ask(url, reject);
  await settled();
  card.element.modes = ['form'];
  card.element.decline();
  await assert.rejects(result, { code: -32602 });
  assert.equal(card.status, 'idle');
});

for (const good of [0, 1, 2]) {
  test(`checks simultaneous requests separately, with ${good} answerable`, async () => {
    const card = fresh();
    const codes = [];
    for (let place = 0; place < 3; place++)
      card.ask(place < good ? question('good') : UNANSWERABLE, reject).catch(({ code }) => codes.push(code));
    await until(() => codes.length === 3 - good);
    assert.deepEqual(codes, Array(3 - good).fill(-32602));
    await settled();
    assert.equal(card.status, good ? 'open' : 'idle');
    for (let each = 0; each < good; each++) card.element.decline();
    assert.equal(page.querySelectorAll('mcp-elicitation').length, 1);
  });
}

test('draws no conclusion from a card that fails before its check ends', async (context) => {
  const card = fresh();
  breakCard(context, card, 'constructor', 1);
  const requests = { a: UNANSWERABLE, b: question() };
  await assert.rejects(card.element.elicitAll(requests, { ...reject, server: someServer() }), { code: -32602 });
});

test('checks each request of a round in its own task, also beside other rounds', async (context) => {
  const card = await open();
  const tasks = context.mock.method(scheduler, 'postTask');
  const steps = { one: question(), two: question(), three: question() };
  for (const _ of 'ab') card.element.elicitAll(steps, { ...reject, server: someServer() });
  await until(() => card.element.waiting === 2);
  await settled();
  assert.ok(tasks.mock.callCount() >= 6, `${tasks.mock.callCount()}`);
});
