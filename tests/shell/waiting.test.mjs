// Facts about questions: how many wait, those that the user cannot see, and those beside a result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { document, page, settled } from './dom.mjs';
import { FakeCard, accept, fresh, last, params } from './fake-form.mjs';

/** A fake of the browser's observer, which a test answers. */
const observers = [];
globalThis.IntersectionObserver = class {
  constructor(hear) {
    this.hear = (isIntersecting) => hear([{ isIntersecting }], this);
    observers.push(this);
  }
  observe(element) {
    this.element = element;
  }
  disconnect() {}
};

function openQuestion() {
  const made = fresh();
  page.append(made.element);
  observers.length = 0;
  const unseen = [];
  made.element.addEventListener('elicit-unseen', () => unseen.push(made.element.waiting));
  return { ...made, unseen };
}
const ask = (element, message) => element.elicit(params(message), { server: { name: `waiting ${Math.random()}` } });

test('counts the questions that wait when several come', async () => {
  const { element, form, unseen } = openQuestion();
  assert.equal(element.waiting, 0);
  ask(element, 'a');
  assert.equal(element.waiting, 0);
  ask(element, 'b');
  ask(element, 'c');
  assert.equal(element.waiting, 2);
  assert.deepEqual(unseen, [1, 2]);
  accept(form);
  await settled();
  assert.equal(element.waiting, 1);
});

test('reports a question when the element is out of view', async () => {
  for (const isInView of [true, false]) {
    const { element, unseen } = openQuestion();
    ask(element, 'a');
    await settled();
    assert.equal(observers.length, 1);
    observers[0].hear(isInView);
    assert.equal(unseen.length, isInView ? 0 : 1);
  }
});

test('reports a question when the page is hidden', async () => {
  document.hidden = true;
  try {
    const { element, unseen } = openQuestion();
    ask(element, 'a');
    await settled();
    assert.equal(unseen.length, 1);
  } finally {
    document.hidden = false;
  }
});

test('reports a question once that waits and then opens in a hidden page', async () => {
  document.hidden = true;
  try {
    const { element, unseen } = openQuestion();
    ask(element, 'a');
    ask(element, 'b');
    await settled();
    assert.equal(unseen.length, 2);
    element.cancel();
    await settled();
    assert.deepEqual([element.status, element.waiting, unseen.length], ['open', 0, 2]);
  } finally {
    document.hidden = false;
  }
});

/** The facts of each result. */
function hear(element) {
  const facts = [];
  element.addEventListener('elicit-result', ({ question }) => facts.push(question));
  return facts;
}

test('names server, time and prefilled content when a question ends', async () => {
  const { element, form } = openQuestion();
  const facts = hear(element);
  element.server = { name: 'element' };
  const answer = element.elicit(params(), { server: { name: 'asks', title: 'Asks' } });
  await settled();
  assert.equal(element.server.title, 'Asks', 'the server that asks');
  await new Promise((resolve) => setTimeout(resolve, 20));
  accept(form);
  await answer;
  const [{ openFor, ...rest }] = facts;
  const server = { name: 'asks', title: 'Asks', url: undefined, claimed: false };
  assert.deepEqual(rest, { server, key: undefined, prefilled: true, delivered: false });
  assert.ok(openFor >= 15 && openFor < 5000, `${openFor}`);
  element.request = null;
  assert.deepEqual(element.server.title, 'Asks', 'the receipt is still there');
});

test('names the keys of a round, and nothing prefilled when the form was empty', async () => {
  const { element, form } = openQuestion();
  const facts = hear(element);
  const { mount } = FakeCard.prototype;
  FakeCard.prototype.mount = function (root) {
    this.value = '{}';
    mount.call(this, root);
  };
  try {
    const answer = element.elicitAll({ a: params('a'), b: params('b') }, { deliver: async () => {} });
    await settled();
    accept(form);
    await settled();
    form.enter(() => last().host.decide('decline'));
    await answer;
  } finally {
    FakeCard.prototype.mount = mount;
  }
  assert.deepEqual(
    facts.map(({ key, prefilled, delivered }) => [key, prefilled, delivered]),
    [
      ['a', false, true],
      ['b', false, true],
    ],
  );
});

test('says that a question was open for no time when it was never shown', async () => {
  const { element } = openQuestion();
  const facts = hear(element);
  ask(element, 'shown');
  const controller = new AbortController();
  const waits = element.elicit(params('waits'), { signal: controller.signal });
  controller.abort();
  await waits;
  assert.deepEqual(
    facts.map(({ openFor }) => openFor),
    [0],
  );
});
