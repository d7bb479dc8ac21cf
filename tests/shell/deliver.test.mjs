// `deliver`: what the person decided is sent on before the question ends.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { DeliveryError } from '../../pkg/src/rounds/delivery-error.ts';
import { deliveries } from '../../pkg/src/screen/parts.ts';
import { attach, connect, requestHandler } from '../../pkg/src/mcp.ts';
import { elementStub } from './element-stub.mjs';
import { hidePage, page, settled } from './dom.mjs';
import { accept, fresh, last, params } from './fake-form.mjs';

const ADA = { action: 'accept', content: { name: 'Ada' } };
const server = () => ({ name: `deliver ${Math.random()}` });

/** An element with a question, and a `deliver` that records its calls, each of which the test ends. */
function openQuestion(ask = (element) => element.elicit(params(), { server: server() })) {
  const made = fresh();
  page.append(made.element);
  const calls = [];
  made.element.deliver = (result, options) =>
    new Promise((resolve, reject) => calls.push({ result, ...options, resolve, reject }));
  const press = (action) => made.form.enter(() => last().host.decide(action));
  const answer = ask(made.element);
  const after = [];
  answer.then((result) => after.push(result));
  return { ...made, calls, press, answer, after };
}

test('ends the question once the delivery is done, and not before', async () => {
  const { element, form, calls, answer, after, results } = openQuestion();
  accept(form);
  await settled();
  assert.deepEqual([element.status, last().status, after, results()], ['sending', 'sending', [], []]);
  assert.deepEqual(calls[0].result, ADA);
  assert.ok(Object.isFrozen(calls[0].result));
  assert.equal(calls[0].results, undefined);
  calls[0].resolve();
  assert.deepEqual(await answer, ADA);
  assert.deepEqual([element.status, last().status, results()], ['accepted', 'accepted', [ADA]]);
  assert.equal(calls[0].signal.aborted, false);
});

test('opens the question again when the delivery is rejected without an error', async () => {
  const { element, form, calls } = openQuestion();
  accept(form);
  await settled();
  calls[0].reject('');
  await settled();
  assert.deepEqual([element.status, last().failure], ['open', '']);
});

for (const [how, error, sentence] of [
  ['the message of a DeliveryError', new DeliveryError('The desk is closed.'), 'The desk is closed.'],
  ['the sentence of the card', new Error('HTTP 500'), ''],
]) {
  test(`opens the question again with ${how} when the delivery fails`, async () => {
    const { element, form, calls, answer, after, events } = openQuestion();
    accept(form);
    await settled();
    calls[0].reject(error);
    await settled();
    assert.deepEqual([element.status, last().status, last().failure, after], ['open', 'open', sentence, []]);
    assert.deepEqual(
      events.find(([type]) => type === 'elicit-error'),
      [
        'elicit-error',
        { kind: 'deliver', diagnostics: [{ code: 'deliver-failed', severity: 'error', location: '' }], error },
      ],
    );
    accept(form);
    await settled();
    assert.equal(last().failure, undefined);
    assert.equal(calls[1].id, calls[0].id, 'the same answer');
    calls[1].resolve();
    assert.deepEqual(await answer, ADA);
  });
}

test('opens the question again when deliver throws', async () => {
  const { element, form, answer } = openQuestion();
  element.deliver = () => {
    throw new DeliveryError('No');
  };
  accept(form);
  await settled();
  assert.deepEqual([element.status, last().failure], ['open', 'No']);
  element.deliver = null;
  accept(form);
  assert.deepEqual(await answer, ADA);
});

test('opens the question again when the delivery takes more than 30 seconds', async () => {
  const { element, form, calls } = openQuestion();
  await settled();
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    accept(form);
    await settled();
    mock.timers.tick(29_999);
    await settled();
    assert.equal(element.status, 'sending');
    mock.timers.tick(1);
    await settled();
    assert.deepEqual([element.status, last().failure, calls[0].signal.aborted], ['open', '', true]);
    calls[0].resolve();
    await settled();
    assert.equal(element.status, 'open', 'what comes too late changes nothing');
  } finally {
    mock.timers.reset();
  }
});

test('opens the question again when a decline cannot be delivered', async () => {
  const { element, calls, press, answer } = openQuestion();
  press('decline');
  await settled();
  calls[0].reject(new Error());
  await settled();
  assert.equal(element.status, 'open');
  press('decline');
  await settled();
  calls[1].resolve();
  assert.deepEqual(await answer, { action: 'decline' });
});

test('cancels when a cancel cannot be delivered', async () => {
  const { calls, press, answer } = openQuestion();
  press('cancel');
  await settled();
  assert.deepEqual(calls[0].result, { action: 'cancel' });
  calls[0].reject(new Error());
  assert.deepEqual(await answer, { action: 'cancel' });
});

test('cancels at once when × is pressed a second time', async () => {
  const { calls, press, answer } = openQuestion();
  press('cancel');
  await settled();
  press('cancel');
  assert.deepEqual(await answer, { action: 'cancel' });
  assert.equal(calls.length, 1);
});

test('delivers the cancel in place of the answer when × is pressed meanwhile', async () => {
  const { form, calls, press, answer } = openQuestion();
  accept(form);
  await settled();
  accept(form);
  press('cancel');
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
  assert.deepEqual(await answer, { action: 'cancel' });
});

for (const [what, end] of Object.entries({
  'the signal aborts': ({ controller }) => controller.abort(),
  'the element is removed': ({ element }) => element.remove(),
  'the page is left': hidePage,
  'the form traps': ({ form }) =>
    form.exports.run(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    }),
  'the host cancels': ({ element }) => element.cancel(),
})) {
  test(`cancels without a delivery when ${what}`, async () => {
    const controller = new AbortController();
    const ask = (element) => element.elicit(params(), { server: server(), signal: controller.signal });
    for (const isSending of [false, true]) {
      const one = openQuestion(isSending ? (element) => element.elicit(params(), { server: server() }) : ask);
      if (isSending && what === 'the signal aborts') continue;
      if (isSending) accept(one.form);
      await settled();
      end({ ...one, controller });
      assert.deepEqual(await one.answer, { action: 'cancel' });
      assert.equal(one.calls.length, isSending ? 1 : 0);
      if (isSending) assert.ok(one.calls[0].signal.aborted);
    }
  });
}

test('delivers a round once, with all results, at the press that ends it', async () => {
  const { form, calls, answer } = openQuestion((element) =>
    element.elicitAll({ a: params('a'), b: params('b') }, { server: server() }),
  );
  accept(form);
  await settled();
  assert.equal(calls.length, 0);
  accept(form, last(), '{"n":1}');
  await settled();
  const results = { a: ADA, b: { action: 'accept', content: { n: 1 } } };
  assert.equal(calls.length, 1);
  assert.deepEqual([calls[0].result, calls[0].results], [results.b, results]);
  calls[0].resolve();
  assert.deepEqual(await answer, results);
});

test('delivers the cancel of all steps when × ends a round at its first step', async () => {
  const { calls, press, answer } = openQuestion((element) =>
    element.elicitAll({ a: params('a'), b: params('b') }, { server: server() }),
  );
  press('cancel');
  await settled();
  const results = { a: { action: 'cancel' }, b: { action: 'cancel' } };
  assert.deepEqual(calls[0].results, results);
  calls[0].resolve();
  assert.deepEqual(await answer, results);
});

test('takes the option of a question in place of the setting', async () => {
  const own = [];
  const { form, calls, answer } = openQuestion((element) =>
    element.elicit(params(), { server: server(), deliver: async (result) => void own.push(result) }),
  );
  accept(form);
  assert.deepEqual(await answer, ADA);
  assert.deepEqual([own, calls], [[ADA], []]);
});

test('delivers an address once the opener is done', async () => {
  const url = 'https://ok.example/';
  const { element, form, calls, answer } = openQuestion((element) =>
    element.elicit({ mode: 'url', message: 'Go', url }, { server: server() }),
  );
  let opened;
  element.opener = () => new Promise((resolve) => (opened = resolve));
  await settled();
  form.enter(() => {
    last().host.open(url);
    last().host.decide('accept');
  });
  await settled();
  assert.equal(calls.length, 0);
  opened();
  await settled();
  assert.deepEqual(calls[0].result, { action: 'accept' });
  calls[0].resolve();
  assert.deepEqual(await answer, { action: 'accept' });
});

test('the adapters hand the option on', async () => {
  const deliver = async () => {};
  const stub = elementStub();
  await requestHandler(stub, { deliver })({ params: params() });
  const client = { setRequestHandler() {}, callTool: async () => ({}) };
  attach(client, stub, { deliver });
  await client.fallbackRequestHandler({ method: 'elicitation/create', params: params() });
  connect(client, stub, { deliver });
  await client.fallbackRequestHandler({ method: 'elicitation/create', params: params() });
  assert.deepEqual(
    stub.calls.map((call) => call.deliver),
    [deliver, deliver, deliver],
  );
});

for (const how of ['opens', 'fails to open']) {
  test(`cancels when × is pressed before the opener ${how} the address`, async () => {
    const url = 'https://ok.example/';
    const { element, form, calls, press, answer } = openQuestion((element) =>
      element.elicit({ mode: 'url', message: 'Go', url }, { server: server() }),
    );
    let end;
    element.opener = () =>
      new Promise((resolve, reject) => (end = how === 'opens' ? resolve : () => reject(new Error('no tab'))));
    await settled();
    form.enter(() => {
      last().host.open(url);
      last().host.decide('accept');
    });
    await settled();
    press('cancel');
    await settled();
    end();
    await settled();
    assert.deepEqual(
      calls.map(({ result, signal }) => [result.action, signal.aborted]),
      [['cancel', false]],
    );
    calls[0].resolve();
    assert.deepEqual(await answer, { action: 'cancel' });
  });
}

test('opens the question again when the answers so far cannot be delivered', async () => {
  const { element, form, calls } = openQuestion((element) =>
    element.elicitAll({ a: params('a'), b: params('b') }, { server: server() }),
  );
  accept(form);
  await settled();
  form.enter(() => last().host.ask('endRound'));
  await settled();
  assert.deepEqual(calls[0].results, { a: ADA, b: { action: 'cancel' } });
  calls[0].reject(new Error('HTTP 400'));
  await settled();
  assert.equal(element.status, 'open');
});

/** Holds the part that delivers back. Returns a function that lets it arrive, or fail. */
function holdPart(context) {
  const part = deliveries.value;
  let settle;
  const loaded = new Promise((resolve, reject) => (settle = { resolve, reject })).then(() => {
    deliveries.value = part;
  });
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
  const { element, form, calls, arrive, answer } = await early(context);
  accept(form);
  accept(form);
  assert.equal(element.status, 'sending');
  await arrive();
  assert.equal(calls.length, 1);
  calls[0].resolve();
  assert.deepEqual(await answer, ADA);
});

test('opens the question again when the part cannot be loaded', async (context) => {
  const { element, form, arrive } = await early(context);
  accept(form);
  await arrive(new Error('404'));
  assert.deepEqual([element.status, last().failure], ['open', '']);
});

test('× wins while the part is loading, before and after Send', async (context) => {
  for (const order of [
    ['accept', 'cancel'],
    ['cancel', 'accept'],
  ]) {
    await context.test(order.join(', '), async (context) => {
      const { calls, press, arrive, answer, results } = await early(context);
      for (const action of order) press(action);
      await arrive();
      assert.deepEqual([await answer, calls, results()], [{ action: 'cancel' }, [], [{ action: 'cancel' }]]);
    });
  }
});

test('does not go back to another step while the part is loading', async (context) => {
  const ask = (element) => element.elicitAll({ a: params('a'), b: params('b') }, { server: server() });
  const { element, form, calls, answer } = openQuestion(ask);
  await settled();
  accept(form);
  await settled();
  const arrive = holdPart(context);
  accept(form);
  form.enter(() => last().host.ask('back'));
  await settled();
  assert.deepEqual([element.request.message, element.status], ['b', 'sending']);
  await arrive();
  calls[0].resolve();
  assert.deepEqual(await answer, { a: ADA, b: ADA });
});
