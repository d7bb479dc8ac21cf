// `keep`: what can happen to a question while its element is gone, and to its draft while the page is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePage, returnToPage, settled } from './dom.mjs';
import { accept, last, params } from './fake-form.mjs';
import { ADA, CANCEL, keeping, server } from './keeping.mjs';

const url = 'https://ok.example/';
const address = async () => ({ check: () => '' });

/** Waits for a condition. */
async function until(isMet) {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 5));
}

for (const action of ['cancel', 'decline'])
  test(`${action}() ends a question at the element that has left`, async () => {
    const { element, ask, leave, enter, another } = await keeping();
    const answers = [ask(element, 'First?'), ask(element, 'Second?')];
    await settled();
    await leave();
    element[action]();
    await settled();
    assert.deepEqual(answers, [[{ action }], []]);
    const next = await enter(another());
    assert.deepEqual([next.request.message, next.status, next.waiting], ['Second?', 'open', 0]);
  });

test('a step that is declined at the element that has left keeps its card', async () => {
  const { element, form, leave, enter, another } = await keeping();
  const answer = element.elicitAll({ one: params('One?'), two: params('Two?') }, { server: server() });
  await settled();
  const first = last();
  await leave();
  element.decline();
  const next = await enter(another());
  assert.deepEqual([next.request.message, last().settings.step.canReturn], ['Two?', true]);
  form.enter(() => last().host.ask('back'));
  await settled();
  accept(form, first);
  await settled();
  accept(form);
  assert.deepEqual(await answer, { one: ADA, two: ADA });
});

for (const how of ['its element has left', 'its element got another key', 'it waited elsewhere'])
  test(`accepts an address that was completed while ${how}`, async () => {
    const { element, form, key, ask, leave, enter, another } = await keeping({ answerWhenFinished: true }, { address });
    const second = how === 'it waited elsewhere' ? await enter(another()) : undefined;
    const request = { mode: 'url', message: 'Go', url, elicitationId: 'id-1' };
    const results = [];
    element.elicit(request, { server: server() }).then((result) => results.push(result));
    await settled();
    form.enter(() => last().host.open(url));
    if (second) ask(second, 'First?');
    await settled();
    if (how === 'its element got another key') element.keep = `${key} of another row`;
    else await leave();
    await settled();
    element.complete('another');
    element.complete('id-1');
    await settled();
    assert.deepEqual(results, []);
    if (second) accept(form);
    else await enter(another());
    await settled();
    assert.deepEqual(results, [{ action: 'accept' }]);
  });

for (const how of ['the round', 'the element'])
  test(`ends kept questions at the time of ${how}, on a shelf and where they were taken up`, async () => {
    const soon = () => new Date(Date.now() + 150);
    const { element, key, enter, another } = await keeping();
    if (how === 'the element') element.expires = soon();
    const options = () => ({ server: server(), ...(how === 'the round' && { expires: soon() }) });
    const answers = [element.elicit(params('First?'), options()), element.elicit(params('Second?'), options())];
    await settled();
    element.keep = `${key} of another row`;
    if (how === 'the round') {
      const next = await enter(another());
      assert.equal(next.waiting, 1);
    }
    assert.deepEqual(await Promise.all(answers), [CANCEL, CANCEL]);
  });

test('saves the draft of a kept question also after the page has returned', async () => {
  const stored = new Map();
  globalThis.sessionStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, draft) => stored.set(name, draft),
    removeItem: (name) => stored.delete(name),
  };
  const { element, form, ask } = await keeping({ draftKey: 'chat' });
  const answers = ask();
  await settled();
  const type = (text) => {
    last().draft = text;
    element.shadowRoot.dispatchEvent(new Event('change'));
  };
  await until(() => (type('["A"]'), stored.size));
  hidePage();
  returnToPage();
  type('["Ada"]');
  assert.deepEqual([...stored.values()], ['["Ada"]']);
  accept(form);
  await settled();
  assert.deepEqual([answers, stored.size], [[ADA], 0]);
});
