// `keep`: a question outlives its element, and another element of the key takes it up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePage, page, returnToPage } from './dom.mjs';
import { ADA, CANCEL, Card, fresh, question, settled, someServer, source, trap, until } from './card.mjs';
import { keeping } from './keeping.mjs';

const { answerOfPerson, createRelay, release } = source;

test('takes the question up in another element with its entries, and answers it there', async () => {
  const { card, ask, leave, enter, another } = await keeping();
  const answers = ask();
  await settled();
  card.enter('Ada');
  await leave();
  assert.deepEqual([answers, card.results, card.status], [[], [], 'loading']);
  const next = await enter(another());
  assert.deepEqual([next.status, card.status, next.eventsOf('ready').length], ['open', 'idle', 1]);
  assert.equal(next.find('input').value, 'Ada');
  next.press('accept', { early: true });
  await settled();
  assert.equal(next.status, 'open', 'its guard time begins again');
  next.press('accept');
  await settled();
  assert.deepEqual([answers, next.results, card.results, next.status], [[ADA], [ADA], [], 'accepted']);
});

test('keeps a secret that was typed, and stores nothing of it', async () => {
  const { card, leave, enter, another } = await keeping();
  const request = question();
  request.requestedSchema.properties.secret = { type: 'string', title: 'API key' };
  const answer = card.ask(request);
  await settled();
  card.enter({ name: 'Ada', secret: 'sk-1234567890abcdef' });
  await leave();
  const next = await enter(another());
  assert.equal(next.find('[data-property=secret] input').value, 'sk-1234567890abcdef');
  assert.deepEqual([sessionStorage.length, localStorage.length], [0, 0]);
  next.enter('', 'secret');
  // The second step of a question for a secret.
  for (let steps = 0; steps < 2; steps++) next.press('accept');
  assert.deepEqual(await answer, ADA);
});

test('continues at the same element when it returns', async () => {
  const { card, ask, leave, enter } = await keeping();
  const answers = ask();
  await settled();
  card.enter('Ada');
  await leave();
  await enter(card);
  assert.deepEqual([card.status, card.find('input').value], ['open', 'Ada']);
  assert.equal(card.root.activeElement, card.find('input'));
  card.press('accept');
  await settled();
  assert.deepEqual(answers, [ADA]);
});

test('reports activity to the element that was asked, for the clocks of adapters', async () => {
  const { card, ask, leave, enter, another, accept } = await keeping();
  const answers = ask();
  await settled();
  await leave();
  const second = await enter(another());
  await leave(second);
  const third = await enter(another());
  third.key('a');
  await settled();
  assert.deepEqual([card.eventsOf('activity').length, third.eventsOf('activity').length], [1, 1]);
  await accept(third);
  assert.deepEqual(answers, [ADA]);
});

test('keeps waiting questions and the place in a round', async () => {
  const { card, element, ask, both, leave, enter, another, accept } = await keeping();
  const round = both();
  const answers = ask(card, 'Three?');
  await settled();
  await accept();
  assert.equal(element.request.message, 'Two?');
  await leave();
  const next = await enter(another());
  assert.deepEqual([next.element.request.message, next.element.waiting, element.waiting], ['Two?', 1, 0]);
  assert.deepEqual([next.text('.count'), next.find('#back').disabled], ['2 of 2', false]);
  next.press('back');
  await settled();
  assert.deepEqual([next.element.request.message, next.find('input').value], ['One?', 'Ada']);
  await accept(next);
  next.accept();
  assert.deepEqual(await round, { one: ADA, two: ADA });
  await settled();
  await accept(next);
  assert.deepEqual(answers, [ADA]);
});

test('leaves the question at the first of two elements, and the second takes it up when the first leaves', async () => {
  const { card, ask, leave, enter, another } = await keeping();
  const second = await enter(another());
  const answers = ask();
  await settled();
  assert.deepEqual([card.status, second.status], ['open', 'idle']);
  await leave();
  assert.deepEqual([second.status, answers], ['open', []]);
});

test('lets the question of a second element wait at the first when the second leaves', async () => {
  const { card, element, ask, leave, enter, another } = await keeping();
  const second = await enter(another());
  const answers = [ask(card, 'First?'), ask(second, 'Second?')];
  await settled();
  await leave(second);
  assert.deepEqual([element.request.message, element.waiting, answers], ['First?', 1, [[], []]]);
});

test('asks at the present element when the host still asks one that has left', async () => {
  const { card, ask, leave, enter, another } = await keeping();
  await leave();
  const next = await enter(another());
  const answers = ask(card);
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

for (const isInPage of [true, false])
  test(`release ends all questions of the key with one cancel each, ${isInPage ? '' : 'not '}in the page`, async () => {
    const { card, element, key, ask, leave } = await keeping();
    const answers = [ask(), ask()];
    await settled();
    if (!isInPage) await leave();
    await (isInPage ? element.release(key) : release(key));
    await release(key);
    await settled();
    assert.deepEqual(answers, [[CANCEL], [CANCEL]]);
    assert.deepEqual(card.results, [CANCEL, CANCEL]);
  });

for (const isTakenUp of [false, true])
  test(`the signal ends a kept question ${isTakenUp ? 'after' : 'before'} it was taken up`, async () => {
    const { card, leave, enter, another } = await keeping();
    const call = new AbortController();
    const answer = card.ask(question(), { signal: call.signal });
    await settled();
    await leave();
    const next = another();
    if (isTakenUp) await enter(next);
    call.abort();
    assert.deepEqual(await answer, CANCEL);
    await enter(next);
    assert.deepEqual([next.status, next.results.length], isTakenUp ? ['expired', 1] : ['idle', 0]);
  });

test('a trap ends a question that was taken up with one cancel', async () => {
  const { ask, leave, enter, another } = await keeping();
  const answers = ask();
  await settled();
  await leave();
  const next = await enter(another());
  trap();
  await settled();
  assert.deepEqual([answers, next.eventsOf('error').map(({ kind }) => kind)], [[CANCEL], ['trap']]);
});

test('draws a kept question again after a trap elsewhere', async () => {
  const { ask, leave, enter, another, accept } = await keeping();
  const answers = ask();
  await settled();
  await leave();
  trap();
  const next = await enter(another());
  await until(() => next.status === 'open');
  assert.deepEqual(answers, []);
  await accept(next);
  assert.deepEqual(answers, [ADA]);
});

/** Accepts a kept question, and leaves while the host delivers the answer. */
async function deliveringAway(deliver) {
  const setup = await keeping({ deliver });
  const answers = setup.ask();
  await settled();
  await setup.accept();
  await setup.leave();
  return { ...setup, answers };
}

for (const fails of [false, true])
  test(`takes up a question whose answer is on its way, which then ${fails ? 'fails' : 'arrives'}`, async () => {
    const calls = [];
    const deliver = () => new Promise((resolve, reject) => calls.push({ resolve, reject }));
    const { enter, another, answers } = await deliveringAway(deliver);
    const next = await enter(another());
    assert.deepEqual([next.status, answers], ['sending', []]);
    assert.equal(next.root.adoptedStyleSheets.length, 2);
    calls[0][fails ? 'reject' : 'resolve'](new Error('503'));
    await settled();
    assert.deepEqual([next.status, answers], fails ? ['open', []] : ['accepted', [ADA]]);
  });

test('answers a question that was delivered while its element was away', async () => {
  let resolve;
  const { card, answers } = await deliveringAway(() => new Promise((done) => (resolve = done)));
  const base = card.find('[part~="base"]');
  resolve();
  await settled();
  assert.deepEqual(answers, [ADA]);
  assert.ok(!base?.isConnected);
});

test('sends nothing when the page is left, and answers after it has returned', async () => {
  const { card, accept } = await keeping();
  const answer = answerOfPerson(() => card.ask());
  await settled();
  hidePage();
  await settled();
  assert.deepEqual([card.status, card.results], ['open', []]);
  returnToPage();
  await accept();
  assert.deepEqual(await answer, ADA);
});

for (const keep of [null, 'relay']) {
  test(`a relay sends ${keep ? 'nothing with a' : 'cancel without a'} key when the page is left`, async () => {
    const { element, accept } = await keeping({ keep });
    const sent = [];
    let hear;
    createRelay(element, { send: (message) => sent.push(message), subscribe: (listener) => void (hear = listener) });
    const ask = async (id) => {
      hear({ type: 'mcp-elicitation/ask', id, params: question() });
      await settled();
    };
    await ask('a');
    hidePage();
    await settled();
    const cancelled = { type: 'mcp-elicitation/answer', id: 'a', result: CANCEL };
    assert.deepEqual(sent, keep ? [] : [cancelled]);
    returnToPage();
    await ask(keep ? 'a' : 'b');
    await accept();
    assert.deepEqual(sent.at(-1), { type: 'mcp-elicitation/answer', id: keep ? 'a' : 'b', result: ADA });
    assert.equal(sent.length, keep ? 1 : 2);
  });
}

for (const action of ['cancel', 'decline'])
  test(`${action}() ends a question at the element that has left`, async () => {
    const { card, element, ask, leave, enter, another } = await keeping();
    const answers = [ask(card, 'First?'), ask(card, 'Second?')];
    await settled();
    await leave();
    element[action]();
    await settled();
    assert.deepEqual(answers, [[{ action }], []]);
    const next = await enter(another());
    assert.deepEqual([next.element.request.message, next.status, next.element.waiting], ['Second?', 'open', 0]);
  });

test('a step that is declined at the element that has left keeps its card', async () => {
  const { element, both, leave, enter, another, accept } = await keeping();
  const answer = both();
  await settled();
  await leave();
  element.decline();
  const next = await enter(another());
  assert.deepEqual([next.element.request.message, next.find('#back').disabled], ['Two?', false]);
  next.press('back');
  await settled();
  await accept(next);
  next.accept();
  assert.deepEqual(await answer, { one: ADA, two: ADA });
});

const GO = { mode: 'url', message: 'Go', url: 'https://ok.example/', elicitationId: 'id-1' };
for (const how of ['its element has left', 'its element got another key', 'it waited elsewhere'])
  test(`accepts an address that was completed while ${how}`, async () => {
    const { card, element, key, ask, leave, enter, another, accept } = await keeping({ answerWhenFinished: true });
    const second = how === 'it waited elsewhere' ? await enter(another()) : undefined;
    const results = [];
    card.ask(GO).then((result) => results.push(result));
    await settled();
    card.press('accept');
    if (second) ask(second, 'First?');
    await settled();
    if (how === 'its element got another key') element.keep = `${key} of another row`;
    else await leave();
    await settled();
    element.complete('another');
    element.complete('id-1');
    await settled();
    assert.deepEqual(results, []);
    if (second) await accept(second);
    else await enter(another());
    await settled();
    assert.deepEqual(results, [{ action: 'accept' }]);
  });

test('saves the draft of a kept question also after the page has returned', async () => {
  sessionStorage.clear();
  const { card, ask, accept } = await keeping({ draftKey: 'chat' });
  const answers = ask();
  await settled();
  await until(() => (card.enter('A'), sessionStorage.length));
  hidePage();
  returnToPage();
  card.enter('Ad');
  assert.match(sessionStorage.getItem(sessionStorage.key(0)), /"Ad"/);
  await accept();
  assert.deepEqual([answers, sessionStorage.length], [[ADA], 0]);
});

test('keeps a question whose element leaves at once', async () => {
  const first = fresh({ keep: 'early' });
  const results = [];
  first.ask().then((result) => results.push(result));
  first.element.remove();
  await settled();
  const next = new Card();
  next.element.keep = 'early';
  page.append(next.element);
  await settled();
  assert.deepEqual([results, next.status], [[], 'open']);
});

test('does not mix in the rounds of other servers', async () => {
  const { card, ask, leave, enter, another } = await keeping();
  const answers = [ask(card, 'a'), ask(card, 'b', { server: someServer() })];
  await settled();
  await leave();
  const next = await enter(another());
  next.press('decline');
  await settled();
  assert.deepEqual([answers[0].length, next.element.request.message], [1, 'b']);
});
