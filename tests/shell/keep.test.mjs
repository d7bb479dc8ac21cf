// `keep`: a question outlives its element, and another element of the key takes it up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keeps, release } from '../../pkg/src/rounds/release.ts';
import { answerOfPerson } from '../../pkg/src/clients/host.ts';
import { createRelay } from '../../pkg/src/clients/relay.ts';
import { hidePage, page, returnToPage, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';
import { ADA, CANCEL, keeping, server } from './keeping.mjs';

test('keeps a question whose element leaves before the part is loaded', async () => {
  const { Element } = fresh();
  const element = new Element();
  page.append(element);
  element.keep = 'early';
  const results = [];
  element.elicit(params(), { server: server() }).then((result) => results.push(result));
  element.remove();
  await keeps.load();
  await settled();
  const next = Object.assign(new Element(), { keep: 'early' });
  page.append(next);
  await settled();
  assert.deepEqual([results, next.status], [[], 'open']);
});

test('takes the question up in another element with its card, and answers it there', async () => {
  const { element, form, ask, leave, enter, another, eventsOf, results } = await keeping();
  const answers = ask();
  await settled();
  const card = last();
  await leave();
  assert.deepEqual([answers, results(), element.status], [[], [], 'loading']);
  const next = another();
  const [ready, after] = ['elicit-ready', 'elicit-result'].map((type) => eventsOf(next, type));
  await enter(next);
  assert.deepEqual([next.status, element.status, last(), ready.length], ['open', 'idle', card, 1]);
  assert.equal(card.status, 'open', 'its guard time begins again');
  accept(form);
  await settled();
  assert.deepEqual([answers, after, results(), next.status], [[ADA], [ADA], [], 'accepted']);
});

test('continues at the same element when it returns', async () => {
  const { element, form, ask, leave, enter } = await keeping();
  const answers = ask();
  await settled();
  await leave();
  await enter(element);
  assert.deepEqual([element.status, FakeCard.made.length], ['open', 1]);
  accept(form);
  await settled();
  assert.deepEqual(answers, [ADA]);
});

test('reports activity to the element that was asked, for the clocks of adapters', async () => {
  const { element, form, ask, leave, enter, another, eventsOf } = await keeping();
  const activity = eventsOf(element, 'elicit-activity');
  const answers = ask();
  await settled();
  await leave();
  const second = await enter(another());
  await leave(second);
  const third = await enter(another());
  const act = (at) => at.dispatchEvent(new CustomEvent('elicit-activity'));
  act(third);
  act(second);
  assert.equal(activity.length, 1);
  accept(form);
  await settled();
  act(third);
  assert.deepEqual([activity.length, answers], [1, [ADA]]);
});

test('cancels without a key', async () => {
  const { ask, leave } = await keeping({ keep: null });
  const answers = ask();
  await settled();
  await leave();
  assert.deepEqual(answers, [CANCEL]);
});

test('keeps waiting questions and the place in a round', async () => {
  const { element, form, ask, leave, enter, another } = await keeping();
  const round = element.elicitAll({ one: params('One?'), two: params('Two?') }, { server: server() });
  const answers = ask(element, 'Three?');
  await settled();
  accept(form);
  await settled();
  assert.equal(element.request.message, 'Two?');
  await leave();
  const next = await enter(another());
  assert.deepEqual([next.request.message, next.waiting, element.waiting], ['Two?', 1, 0]);
  const settings = last().settings;
  assert.deepEqual([settings.step.number, settings.step.answered, settings.step.canReturn], [2, 1, true]);
  form.enter(() => last().host.ask('back'));
  await settled();
  assert.equal(next.request.message, 'One?');
  accept(form, FakeCard.made[0]);
  await settled();
  accept(form, FakeCard.made[1]);
  assert.deepEqual(await round, { one: ADA, two: ADA });
  await settled();
  accept(form);
  await settled();
  assert.deepEqual(answers, [ADA]);
});

test('leaves the question at the first of two elements, and the second takes it up when the first leaves', async () => {
  const { element, ask, leave, enter, another } = await keeping();
  const second = await enter(another());
  const answers = ask();
  await settled();
  assert.deepEqual([element.status, second.status], ['open', 'idle']);
  await leave();
  assert.deepEqual([second.status, answers], ['open', []]);
});

test('lets the question of a second element wait at the first when the second leaves', async () => {
  const { element, ask, leave, enter, another } = await keeping();
  const second = await enter(another());
  const answers = [ask(element, 'First?'), ask(second, 'Second?')];
  await settled();
  await leave(second);
  assert.deepEqual([element.request.message, element.waiting, answers], ['First?', 1, [[], []]]);
});

test('asks at the present element when the host still asks one that has left', async () => {
  const { element, ask, leave, enter, another } = await keeping();
  await leave();
  const next = await enter(another());
  const answers = ask(element);
  await settled();
  assert.deepEqual([next.status, answers], ['open', []]);
});

test('ignores other keys', async () => {
  const { ask, leave, enter, another } = await keeping();
  const answers = ask();
  await settled();
  await leave();
  const other = await enter(another('someone else'));
  assert.deepEqual([other.status, answers], ['idle', []]);
});

test('release ends all questions of the key with one cancel each, in the page or not', async () => {
  for (const isInPage of [true, false]) {
    const { element, key, ask, leave, results } = await keeping();
    const answers = [ask(), ask()];
    await settled();
    if (!isInPage) await leave();
    await (isInPage ? element.release(key) : release(key));
    await release(key);
    await settled();
    assert.deepEqual(answers, [[CANCEL], [CANCEL]]);
    assert.deepEqual(results(), [CANCEL, CANCEL]);
  }
});

test('the signal ends a question that is kept, also after it was taken up', async () => {
  for (const isTakenUp of [false, true]) {
    const { element, leave, enter, another, eventsOf } = await keeping();
    const call = new AbortController();
    const answer = element.elicit(params(), { server: server(), signal: call.signal });
    await settled();
    await leave();
    const next = another();
    const results = eventsOf(next, 'elicit-result');
    if (isTakenUp) await enter(next);
    call.abort();
    assert.deepEqual(await answer, CANCEL);
    await enter(next);
    assert.deepEqual([next.status, results.length], isTakenUp ? ['expired', 1] : ['idle', 0]);
  }
});

test('a trap ends a question that was taken up with one cancel', async () => {
  const { form, ask, leave, enter, another, eventsOf } = await keeping();
  const answers = ask();
  await settled();
  await leave();
  const next = another();
  const errors = eventsOf(next, 'elicit-error');
  await enter(next);
  form.enter(() => {
    throw new WebAssembly.RuntimeError('unreachable');
  });
  await settled();
  assert.deepEqual([answers, errors.map(({ kind }) => kind)], [[CANCEL], ['trap']]);
});

test('draws a kept question again after a trap elsewhere', async () => {
  const { form, ask, leave, enter, another } = await keeping();
  const answers = ask();
  await settled();
  await leave();
  form.enter(() => {
    throw new WebAssembly.RuntimeError('unreachable');
  });
  const next = await enter(another());
  assert.deepEqual([next.status, answers], ['open', []]);
  accept(form);
  await settled();
  assert.deepEqual(answers, [ADA]);
});

/** Accepts a kept question, and leaves while the host delivers the answer. */
async function deliveringAway(deliver) {
  const setup = await keeping({ deliver });
  const answers = setup.ask();
  await settled();
  accept(setup.form);
  await settled();
  await setup.leave();
  return { ...setup, answers };
}

test('keeps an answer that is being delivered, and shows its outcome at the next element', async () => {
  for (const fails of [false, true]) {
    const calls = [];
    const deliver = () => new Promise((resolve, reject) => calls.push({ resolve, reject }));
    const { enter, another, answers } = await deliveringAway(deliver);
    const next = another();
    await enter(next);
    assert.deepEqual([next.status, last().status, answers], ['sending', 'sending', []]);
    calls[0][fails ? 'reject' : 'resolve'](new Error('503'));
    await settled();
    assert.deepEqual([next.status, answers], fails ? ['open', []] : ['accepted', [ADA]]);
  }
});

test('opens a question again whose delivery failed while it was away', async () => {
  let fail;
  const deliver = () => new Promise((_, reject) => (fail = reject));
  const { enter, another, answers } = await deliveringAway(deliver);
  fail(new Error('503'));
  await settled();
  const next = await enter(another());
  assert.deepEqual([next.status, answers], ['open', []]);
});

test('frees the card of an answer that was delivered while its element was away', async () => {
  let resolve;
  const deliver = () => new Promise((done) => (resolve = done));
  const { answers } = await deliveringAway(deliver);
  assert.ok(!last().freed);
  resolve();
  await settled();
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([answers, last().freed], [[ADA], true]);
});

test('a question stays with its key when the element gets another', async () => {
  const { element, key, form, ask, enter, another } = await keeping();
  const answers = ask();
  await settled();
  const card = last();
  element.keep = `${key} of another row`;
  await settled();
  assert.deepEqual([element.status, answers], ['idle', []]);
  const others = ask(element);
  await settled();
  assert.equal(element.status, 'open');
  const next = await enter(another());
  assert.equal(next.status, 'open');
  accept(form, card);
  await settled();
  assert.deepEqual([answers, others], [[ADA], []]);
  element.keep = key;
  await settled();
  assert.equal(element.status, 'idle');
  element.keep = `${key} of another row`;
  await settled();
  assert.equal(element.status, 'open');
});

test('an equal request takes the kept question up, another one replaces it', async () => {
  const { element, leave, enter, another, eventsOf, results } = await keeping();
  element.request = params('Who?');
  await settled();
  await leave();
  const second = another();
  await enter(second);
  second.request = { ...params('Who?') };
  await settled();
  assert.deepEqual([second.status, FakeCard.made.length, results()], ['open', 1, []]);
  await leave(second);
  // A framework may set the properties before the element is in the page.
  const third = another();
  third.request = params('Who?');
  await enter(third);
  assert.deepEqual([third.status, FakeCard.made.length], ['open', 1]);
  const fourth = another();
  const cancelled = eventsOf(third, 'elicit-result');
  await leave(third);
  fourth.request = params('What?');
  await enter(fourth);
  assert.deepEqual([fourth.request.message, cancelled, fourth.waiting], ['What?', [CANCEL], 0]);
});

test('takes a kept request up after the element has answered another', async () => {
  const { element, key, form, ask, results } = await keeping();
  element.request = params('Who?');
  await settled();
  element.keep = `${key} of another row`;
  const answers = ask();
  await settled();
  accept(form);
  await settled();
  element.keep = key;
  element.request = params('Who?');
  await settled();
  assert.deepEqual([element.status, answers, results()], ['open', [ADA], [ADA]]);
});

test('keeps the question open when a new element has no request', async () => {
  const { element, leave, enter, another, results } = await keeping();
  element.request = params();
  await settled();
  await leave();
  const next = another();
  await enter(next);
  next.request = null;
  await settled();
  assert.deepEqual([next.status, results()], ['open', []]);
});

test('sends nothing when the page is left, and answers after it has returned', async () => {
  const { element, form, results } = await keeping();
  const answer = answerOfPerson(() => element.elicit(params(), { server: server() }));
  await settled();
  hidePage();
  await settled();
  assert.deepEqual([element.status, results()], ['open', []]);
  returnToPage();
  accept(form);
  assert.deepEqual(await answer, ADA);
});

for (const keep of [null, 'relay']) {
  test(`a relay sends ${keep ? 'nothing with a' : 'cancel without a'} key when the page is left`, async () => {
    const { element, form } = await keeping({ keep });
    const sent = [];
    let hear;
    createRelay(element, { send: (message) => sent.push(message), subscribe: (listener) => void (hear = listener) });
    const ask = async (id) => {
      hear({ type: 'mcp-elicitation/ask', id, params: params() });
      await settled();
    };
    await ask('a');
    hidePage();
    await settled();
    const cancelled = { type: 'mcp-elicitation/answer', id: 'a', result: CANCEL };
    assert.deepEqual(sent, keep ? [] : [cancelled]);
    returnToPage();
    await ask(keep ? 'a' : 'b');
    accept(form);
    await settled();
    assert.deepEqual(sent.at(-1), { type: 'mcp-elicitation/answer', id: keep ? 'a' : 'b', result: ADA });
    assert.equal(sent.length, keep ? 1 : 2);
  });
}
