// `deliver`: what the user decided is sent on before the question ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePage } from './dom.mjs';
import { ADA, CANCEL, DECLINE, fresh, pass, question, settled, someServer, source, trap } from './card.mjs';

const { DeliveryError, deliveries } = source;
const GO = { mode: 'url', message: 'Go', url: 'https://ok.example/' };
const BOTH = () => ({ a: question('a'), b: question('b') });
const inRound = ({ element }) => element.elicitAll(BOTH(), { server: someServer() });

/** An element with a question, and a `deliver` that records its calls, each of which the test ends. */
function openQuestion(ask = (card) => card.ask()) {
  const card = fresh();
  const calls = [];
  card.element.deliver = (result, options) =>
    new Promise((resolve, reject) => calls.push({ result, ...options, resolve, reject }));
  const answer = ask(card);
  const after = [];
  answer.then(
    (result) => after.push(result),
    () => {},
  );
  return { card, element: card.element, calls, answer, after };
}
/** The error that the card shows beside its buttons. */
const failure = (card) => card.text('summary');
const isSilent = (card) => !card.find('#summary .wrong');

test('ends the question once the delivery is done, and not before', async () => {
  const { card, calls, answer, after } = openQuestion();
  card.accept();
  await settled();
  assert.deepEqual([card.status, after, card.results], ['sending', [], []]);
  assert.ok(card.find('#body').hasAttribute('inert'));
  assert.deepEqual(calls[0].result, ADA);
  assert.ok(Object.isFrozen(calls[0].result));
  assert.equal(calls[0].results, undefined);
  calls[0].resolve();
  assert.deepEqual(await answer, ADA);
  assert.deepEqual([card.status, card.results], ['accepted', [ADA]]);
  assert.equal(calls[0].signal.aborted, false);
});

for (const [how, error, sentence] of [
  ['the message of a DeliveryError', new DeliveryError('The desk is closed.'), /The desk is closed\./],
  ['the sentence of the card', new Error('HTTP 500'), /Couldn't send/],
  ['the sentence of the card, without an error', '', /Couldn't send/],
]) {
  test(`opens the question again with ${how} when the delivery fails`, async () => {
    const { card, calls, answer, after } = openQuestion();
    card.accept();
    await settled();
    calls[0].reject(error);
    await settled();
    assert.deepEqual([card.status, after], ['open', []]);
    assert.match(failure(card), sentence);
    const diagnostics = [{ code: 'deliver-failed', severity: 'error', location: '' }];
    const [{ error: told, ...rest }] = card.eventsOf('error');
    assert.deepEqual(rest, { kind: 'deliver', diagnostics });
    assert.ok(told === error || error === '');
    card.press('accept');
    await settled();
    assert.ok(isSilent(card));
    assert.equal(calls[1].id, calls[0].id, 'the same answer');
    calls[1].resolve();
    assert.deepEqual(await answer, ADA);
  });
}

test('opens the question again when deliver throws', async () => {
  const { card, element, answer } = openQuestion();
  element.deliver = () => {
    throw new DeliveryError('No');
  };
  card.accept();
  await settled();
  assert.equal(card.status, 'open');
  assert.match(failure(card), /No/);
  element.deliver = null;
  card.press('accept');
  assert.deepEqual(await answer, ADA);
});

test('opens the question again when the delivery takes more than 30 seconds', async () => {
  const { card, calls } = openQuestion();
  card.accept();
  await settled();
  pass(29_999);
  await settled();
  assert.equal(card.status, 'sending');
  pass(1);
  await settled();
  assert.deepEqual([card.status, calls[0].signal.aborted], ['open', true]);
  calls[0].resolve();
  await settled();
  assert.equal(card.status, 'open', 'what comes too late changes nothing');
});

test('opens the question again when a decline cannot be delivered', async () => {
  const { card, calls, answer } = openQuestion();
  card.press('decline');
  await settled();
  calls[0].reject(new Error());
  await settled();
  assert.equal(card.status, 'open');
  card.press('decline');
  await settled();
  calls[1].resolve();
  assert.deepEqual(await answer, DECLINE);
});

test('cancels when a cancel cannot be delivered', async () => {
  const { card, calls, answer } = openQuestion();
  card.press('cancel');
  await settled();
  assert.deepEqual(calls[0].result, CANCEL);
  calls[0].reject(new Error());
  assert.deepEqual(await answer, CANCEL);
});

test('cancels at once when × is pressed a second time', async () => {
  const { card, calls, answer } = openQuestion();
  card.press('cancel');
  await settled();
  card.press('cancel');
  assert.deepEqual(await answer, CANCEL);
  assert.equal(calls.length, 1);
});

test('delivers the cancel in place of the answer when × is pressed meanwhile', async () => {
  const { card, calls, answer } = openQuestion();
  card.accept();
  await settled();
  card.press('accept');
  card.press('cancel');
  await settled();
  assert.deepEqual(
    calls.map(({ result, signal }) => [result.action, signal.aborted]),
    [
      ['accept', true],
      ['cancel', false],
    ],
  );
  assert.equal(calls[1].id, calls[0].id);
  calls[0].resolve();
  calls[1].resolve();
  assert.deepEqual(await answer, CANCEL);
});

for (const [what, end] of Object.entries({
  'the signal aborts': ({ controller }) => controller.abort(),
  'the element is removed': ({ element }) => element.remove(),
  'the page is left': hidePage,
  'the form traps': trap,
  'the host cancels': ({ element }) => element.cancel(),
})) {
  for (const isSending of [false, true])
    test(`cancels ${isSending ? 'and aborts the' : 'without a'} delivery when ${what}`, async () => {
      const controller = new AbortController();
      const one = openQuestion((card) => card.ask(question(), { signal: controller.signal }));
      if (isSending) one.card.accept();
      await settled();
      end({ ...one, controller });
      assert.deepEqual(await one.answer, CANCEL);
      assert.deepEqual(
        one.calls.map(({ signal }) => signal.aborted),
        isSending ? [true] : [],
      );
    });
}

test('delivers a round once, with all results, at the press that ends it', async () => {
  const { card, calls, answer } = openQuestion(inRound);
  card.accept();
  await settled();
  assert.equal(calls.length, 0);
  card.accept('Bo');
  await settled();
  const results = { a: ADA, b: { action: 'accept', content: { name: 'Bo' } } };
  assert.equal(calls.length, 1);
  assert.deepEqual([calls[0].result, calls[0].results], [results.b, results]);
  calls[0].resolve();
  assert.deepEqual(await answer, results);
});

test('delivers the cancel of all steps when × ends a round at its first step', async () => {
  const { card, calls, answer } = openQuestion(inRound);
  card.press('cancel');
  await settled();
  const results = { a: CANCEL, b: CANCEL };
  assert.deepEqual(calls[0].results, results);
  calls[0].resolve();
  assert.deepEqual(await answer, results);
});

test('takes the option of a question in place of the setting', async () => {
  const own = [];
  const deliver = async (result) => void own.push(result);
  const { card, calls, answer } = openQuestion((card) => card.ask(question(), { deliver }));
  card.accept();
  assert.deepEqual(await answer, ADA);
  assert.deepEqual([own, calls], [[ADA], []]);
});

test('delivers an address once the opener is done', async () => {
  const { card, element, calls, answer } = openQuestion((card) => card.ask(GO));
  let opened;
  element.opener = () => new Promise((resolve) => (opened = resolve));
  await settled();
  card.press('accept');
  await settled();
  assert.equal(calls.length, 0);
  opened();
  await settled();
  assert.deepEqual(calls[0].result, { action: 'accept' });
  calls[0].resolve();
  assert.deepEqual(await answer, { action: 'accept' });
});

for (const how of ['opens', 'fails to open']) {
  test(`cancels when × is pressed before the opener ${how} the address`, async () => {
    const { card, element, calls, answer } = openQuestion((card) => card.ask(GO));
    let end;
    element.opener = () =>
      new Promise((resolve, reject) => (end = how === 'opens' ? resolve : () => reject(new Error('no tab'))));
    await settled();
    card.press('accept');
    await settled();
    card.press('cancel');
    await settled();
    end();
    await settled();
    assert.deepEqual(
      calls.map(({ result, signal }) => [result.action, signal.aborted]),
      [['cancel', false]],
    );
    calls[0].resolve();
    assert.deepEqual(await answer, CANCEL);
  });
}

test('opens the question again when the answers so far cannot be delivered', async () => {
  const { card, calls } = openQuestion(inRound);
  card.accept();
  await settled();
  card.press('cancel');
  card.press('#given');
  await settled();
  assert.deepEqual(calls[0].results, { a: ADA, b: CANCEL });
  calls[0].reject(new Error('HTTP 400'));
  await settled();
  assert.equal(card.status, 'open');
});

test('the adapters hand the option on', async () => {
  const deliver = async () => {};
  const given = [];
  const element = { elicit: async (_, options) => (given.push(options.deliver), ADA), complete() {} };
  const params = question();
  await source.requestHandler(element, { deliver })({ params });
  const client = { setRequestHandler() {}, callTool: async () => ({}) };
  for (const adapt of [source.attach, source.connect]) {
    adapt(client, element, { deliver });
    await client.fallbackRequestHandler({ method: 'elicitation/create', params });
  }
  assert.deepEqual(given, [deliver, deliver, deliver]);
});

/** Holds the part that delivers back. Returns a function that lets it arrive, or fail. */
function holdPart(context) {
  const part = deliveries.value;
  let settle;
  const loaded = new Promise((resolve, reject) => (settle = { resolve, reject })).then(() => (deliveries.value = part));
  loaded.catch(() => {});
  deliveries.value = undefined;
  deliveries.load = () => loaded;
  context.after(() => {
    delete deliveries.load;
    deliveries.value = part;
  });
  return async (error) => {
    if (error) settle.reject(error);
    else settle.resolve();
    await settled();
  };
}

/** Presses before the part has arrived. The card has not waited for it, as after three seconds. */
async function early(context) {
  const made = openQuestion();
  await settled();
  return { ...made, arrive: holdPart(context) };
}

test('delivers what was pressed while the part was loading', async (context) => {
  const { card, calls, arrive, answer } = await early(context);
  card.accept();
  card.press('accept');
  await undefined;
  assert.equal(card.status, 'sending');
  await arrive();
  assert.equal(calls.length, 1);
  calls[0].resolve();
  assert.deepEqual(await answer, ADA);
});

test('opens the question again when the part cannot be loaded', async (context) => {
  const { card, arrive } = await early(context);
  card.accept();
  await arrive(new Error('404'));
  assert.equal(card.status, 'open');
  assert.ok(!isSilent(card));
});

for (const order of [['accept', 'cancel'], ['cancel']])
  test(`delivers × alone while the part is loading: ${order.join(', ')}`, async (context) => {
    const { card, calls, arrive, answer } = await early(context);
    card.enter('Ada');
    for (const part of order) {
      card.press(part);
      if (card.find('#discard')) card.press('#discard');
      await settled();
    }
    await arrive();
    assert.deepEqual(
      calls.map(({ result }) => result),
      [CANCEL],
    );
    calls[0].resolve();
    assert.deepEqual([await answer, card.results], [CANCEL, [CANCEL]]);
  });

test('does not go back to another step while the part is loading', async (context) => {
  const { card, element, calls, answer } = openQuestion(inRound);
  await settled();
  card.accept();
  await settled();
  const arrive = holdPart(context);
  card.accept();
  card.press('back');
  await settled();
  assert.deepEqual([element.request.message, card.status], ['b', 'sending']);
  await arrive();
  calls[0].resolve();
  assert.deepEqual(await answer, { a: ADA, b: ADA });
});
