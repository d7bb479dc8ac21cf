// `keep`: a question stays with the key under which it was asked, whatever key its element gets meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keeps } from '../../pkg/src/rounds/release.ts';
import { page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';
import { ADA, CANCEL, keeping, server } from './keeping.mjs';

await keeps.load();
const part = keeps.value;

/** An element whose part for kept questions arrives when the test says so. */
function early(context) {
  context.after(() => {
    delete keeps.load;
    keeps.value = part;
  });
  const made = fresh();
  page.append(made.element);
  let arrive;
  const loaded = new Promise((resolve, reject) => {
    arrive = async (error) => {
      if (error) reject(error);
      else resolve();
      await settled();
    };
  }).then(() => void (keeps.value = part));
  keeps.value = undefined;
  keeps.load = () => loaded;
  loaded.catch(() => {});
  const ask = (message) => {
    const results = [];
    made.element.elicit(params(message), { server: server() }).then((result) => results.push(result));
    return results;
  };
  return { ...made, ask, arrive };
}

for (const [what, now] of [
  ['another key', 'B'],
  ['no key', null],
]) {
  test(`a question stays with its key when the element gets ${what} before the part is loaded`, async (context) => {
    const { element, Element, form, ask, arrive } = early(context);
    const key = `A, then ${now}`;
    element.keep = key;
    const answers = [ask('First?'), ask('Second?')];
    element.keep = now;
    const others = ask('Other?');
    await arrive();
    assert.deepEqual([element.request.message, element.waiting, FakeCard.made.length], ['Other?', 0, 1]);
    accept(form);
    await settled();
    assert.deepEqual([others, answers], [[ADA], [[], []]]);
    const next = Object.assign(new Element(), { keep: key });
    page.append(next);
    await settled();
    assert.deepEqual([next.request.message, next.waiting], ['First?', 1]);
    element.keep = key;
    next.remove();
    await settled();
    assert.deepEqual([element.request.message, element.waiting], ['First?', 1]);
  });
}

test('a request under another key cancels no question of the key before', async (context) => {
  const { element, Element, arrive, results } = early(context);
  element.keep = 'request A';
  element.request = params('Whose?');
  element.keep = 'request B';
  element.request = params('Other?');
  await arrive();
  assert.deepEqual([element.request.message, results()], ['Other?', []]);
  const next = Object.assign(new Element(), { keep: 'request A' });
  page.append(next);
  await settled();
  assert.equal(next.request.message, 'Whose?');
});

test('cancels the questions of the key before if the part cannot be loaded', async (context) => {
  const { element, ask, arrive } = early(context);
  element.keep = 'lost A';
  const answers = ask();
  element.keep = 'lost B';
  const others = ask('Other?');
  await arrive(new Error('404'));
  assert.deepEqual([answers, element.request.message, others], [[CANCEL], 'Other?', []]);
});

test('a question that was asked without a key belongs to the first one', async () => {
  const { element, ask, leave, enter, another } = await keeping({ keep: null });
  const answers = ask();
  await settled();
  element.keep = 'first';
  await leave();
  const next = await enter(another('first'));
  assert.deepEqual([next.status, answers], ['open', []]);
});

test('a key that changes at the press takes along neither the waiting questions nor the next step', async () => {
  const { element, form, key, ask, enter, another } = await keeping();
  const round = element.elicitAll({ one: params('One?'), two: params('Two?') }, { server: server() });
  const answers = ask(element, 'Three?');
  await settled();
  accept(form);
  element.keep = `${key} of another row`;
  await settled();
  assert.deepEqual([element.status, element.waiting, FakeCard.made.length], ['idle', 0, 1]);
  const next = await enter(another());
  assert.deepEqual([next.request.message, next.waiting], ['Three?', 1]);
  accept(form);
  await settled();
  assert.deepEqual([answers, next.request.message], [[ADA], 'Two?']);
  accept(form, last());
  assert.deepEqual(await round, { one: ADA, two: ADA });
});

test('a question that was decided when the key changes is answered, the waiting one stays', async () => {
  const { element, form, key, ask, enter, another } = await keeping();
  const answers = [ask(element, 'One?'), ask(element, 'Two?')];
  await settled();
  accept(form);
  element.keep = `${key} of another row`;
  await settled();
  assert.deepEqual([answers, element.status, element.waiting], [[[ADA], []], 'accepted', 0]);
  const next = await enter(another());
  assert.equal(next.request.message, 'Two?');
});

test('a request at a second element in the page cancels no question of the first', async () => {
  const { element, enter, another, results, leave } = await keeping();
  const second = await enter(another());
  element.request = params('First?');
  await settled();
  for (const message of ['Second?', 'First?']) {
    second.request = params(message);
    await settled();
    assert.deepEqual([element.request.message, second.request.message, results()], ['First?', message, []]);
  }
  await leave();
  assert.deepEqual([second.request.message, second.waiting, results()], ['First?', 1, []]);
});
