// R34: a host may do anything in a listener. Whatever it does, each question ends once, and the next one is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, CANCEL, DECLINE, fresh, open, pass, question, settled, someServer, until } from './card.mjs';

const HOSTS = 120;
const request = question();

/** A simulator of hosts: `play(seed)` returns the errors with the host of this seed. */
function simulator() {
  let notify = () => {};
  customElements.define(
    'host-note',
    class extends HTMLElement {
      connectedCallback() {
        notify();
      }
      disconnectedCallback() {
        notify();
      }
    },
  );
  const main = document.body;
  const [other, outside] = [document.createElement('section'), document.createElement('input')];
  main.append(other, outside);
  const wait = async (time) => {
    pass(time);
    await settled();
  };
  const nested = {
    message: 'No',
    requestedSchema: { type: 'object', properties: { a: { type: 'object', properties: {} } } },
  };
  const address = { mode: 'url', message: 'Go', url: 'https://example.com/', elicitationId: 'id' };

  const play = async (seed) => {
    let state = seed;
    const random = (below) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
    const one = (list) => list[random(list.length)];

    const element = document.createElement('mcp-elicitation');
    const note = document.createElement('host-note');
    note.slot = 'message';
    element.append(note);
    element.layout = one(['card', 'card', 'dialog']);
    const inner = element.shadowRoot;
    const controllers = [];
    const questions = [];
    let results = 0;
    element.addEventListener('elicit-result', () => results++);

    const options = () => {
      const controller = new AbortController();
      controllers.push(controller);
      return {
        server: { name: `${seed} ${questions.length}` },
        signal: controller.signal,
        unanswerable: one(['show', 'reject']),
      };
    };
    const follow = (promise, count) => {
      const round = { ended: 0, count };
      questions.push(round);
      promise.then(
        () => round.ended++,
        () => {
          round.ended++;
          round.count = 0;
        },
      );
    };
    const params = () => one([request, request, request, nested, address]);
    let last = null;
    // A browser refuses to insert at a place that a listener has moved.
    const place = (work) => {
      try {
        work();
      } catch (error) {
        if (!/DOMException|NotFoundError|HierarchyRequestError/.test(error.name)) throw error;
      }
    };
    const actions = [
      () => follow(element.elicit(params(), options()), 1),
      () => follow(element.elicit(request, options()), 1),
      () => follow(element.elicitAll(JSON.stringify({ a: request, b: request, c: params() }), options()), 3),
      () => one(controllers)?.abort(),
      () => controllers.at(-1)?.abort(),
      () => place(() => element.remove()),
      () => place(() => element.isConnected || main.append(element)),
      () => place(() => one([main, other]).append(element)),
      () => place(() => element.isConnected && one([main, other]).moveBefore?.(element, null)),
      () => {
        questions.push({ ended: 1, count: 1 });
        element.request = { ...request, message: `Property ${questions.length}` };
      },
      () => (element.request = null),
      () => element.complete('id'),
      () => element.reset(),
      () => element.cancel(),
      () => element.decline(),
      () => element.decline(),
      () => outside.focus(),
      () => last?.focus(),
      () => element.focus(),
      () => one([...inner.querySelectorAll('input, button, [tabindex]')])?.focus(),
      () => one([...inner.querySelectorAll('button')])?.click(),
      () =>
        (inner.activeElement ?? inner.querySelector('[part~="base"]'))?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        ),
      () => random(4) || dispatchEvent(new Event('pagehide')),
      () => (element.server = one([null, { name: 'Another' }])),
      () => (element.layout = one(['card', 'dialog'])),
    ];
    let [depth, left] = [0, 80];
    const act = () => {
      if (depth > 3 || left-- <= 0) return;
      depth++;
      one(actions)();
      depth--;
    };
    notify = () => random(2) && act();
    const listening = new AbortController();
    const hear = { capture: true, signal: listening.signal };
    inner.addEventListener('focusin', ({ target }) => (last = target), hear);
    inner.addEventListener('focusout', ({ target }) => random(3) || target.focus(), hear);
    for (const type of ['focusin', 'focusout', 'focus', 'blur', 'close', 'toggle', 'beforetoggle'])
      inner.addEventListener(type, () => notify(), hear);
    for (const type of ['ready', 'result', 'error', 'change', 'activity'])
      element.addEventListener(`elicit-${type}`, () => notify(), hear);

    if (random(4)) main.append(element);
    for (let step = 0; step < 10; step++) {
      if (random(2)) one([...inner.querySelectorAll('input, button, [tabindex]')])?.focus();
      act();
      if (random(2)) await wait(random(6));
      else if (random(2)) await undefined;
    }
    notify = () => {};
    listening.abort();
    if (random(2)) {
      main.append(element);
      element.remove();
    } else {
      for (const controller of controllers) controller.abort();
      element.request = null;
    }
    await wait(20);

    const wrong = [];
    const stuck = questions.filter(({ ended }) => ended !== 1).length;
    if (stuck) wrong.push(`${stuck} of ${questions.length} have no end`);
    const total = questions.reduce((sum, { count }) => sum + count, 0);
    if (!stuck && results !== total) wrong.push(`${results} results were told of ${total}`);

    if (!element.isConnected) main.append(element);
    const [message, after] = [`After ${seed}`, { ended: undefined }];
    element.elicit({ ...request, message }, { server: { name: message } }).then(({ action }) => (after.ended = action));
    for (let tries = 0; tries < 100 && (element.status !== 'open' || element.request?.message !== message); tries++)
      await wait(10);
    const cards = inner.querySelectorAll('[part~="base"]');
    if (element.status !== 'open' || element.request.message !== message)
      wrong.push(`the next question is ${element.status}`);
    else if (cards.length !== 1 || !cards[0].textContent.includes(message))
      wrong.push(`${cards.length} cards: ${cards[0]?.textContent.slice(0, 80)}`);
    else if (cards[0].closest('[inert]')) wrong.push('the next question is not seen');
    element.decline();
    await undefined;
    await undefined;
    if (after.ended !== 'decline') wrong.push(`the next question ends as ${after.ended}`);
    element.remove();
    await wait(0);
    return wrong;
  };
  return play;
}

test('ends each question once and asks the next, whatever the host page does in its listeners', async () => {
  const play = simulator();
  const wrong = [];
  for (let seed = 1; seed <= HOSTS; seed++) for (const what of await play(seed)) wrong.push(`${seed}: ${what}`);
  assert.deepEqual(wrong, []);
  const card = await open();
  card.accept();
  assert.deepEqual(await card.answer, ADA);
});

/** Simulates a focus trap: the element that loses the focus gets it back once; the next time, `again` happens. */
function keepFocus(card, again) {
  let losses = 0;
  card.root.addEventListener('focusout', ({ target }) => {
    losses++;
    if (losses === 1) target.focus();
    if (losses === 2) again();
  });
}

test('survives a page that moves the focus into a receipt and asks as it goes away', async () => {
  const card = await open();
  card.element.cancel();
  await settled();
  let third;
  const askThird = () => (third ??= card.ask(question('Third')));
  const who = card.find('#who');
  who.tabIndex = -1;
  who.focus();
  keepFocus(card, askThird);
  const second = card.ask(question('Second'));
  askThird();
  for (const message of ['Second', 'Third']) {
    await until(() => card.text('message') === message);
    assert.equal(card.all('[part~="base"]').length, 1);
    card.element.decline();
    await settled();
  }
  assert.deepEqual([await second, await third], [DECLINE, DECLINE]);
});

test('survives a page that keeps the focus in a step and withdraws the round as it goes away', async () => {
  const card = fresh();
  const controller = new AbortController();
  const round = card.element.elicitAll(
    { first: question('First'), second: question('Second') },
    { server: someServer(), signal: controller.signal },
  );
  await settled();
  card.find('input').focus();
  keepFocus(card, () => controller.abort());
  card.element.decline();
  controller.abort();
  assert.deepEqual(await round, { first: CANCEL, second: CANCEL });
  await settled();
  assert.equal(card.status, 'expired');
});
