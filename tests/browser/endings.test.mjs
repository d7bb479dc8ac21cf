// R34: a host may do anything in a listener. Whatever it does, each question ends once, and the next one is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE, accept, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, DECLINED, answer, ask, line, question, resultOf, status, watch } from './watch.mjs';

const inPage = stage();

/** The number of simulated hosts; engines with slow drivers get fewer. */
const HOSTS = ENGINE ? 40 : 200;

/** Adds a simulator of hosts to the page: `play(seed)` returns the errors with the host of this seed. */
const prepare = (page) =>
  page.evaluate((request) => {
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
    const main = document.querySelector('main');
    const [other, outside] = [document.createElement('section'), document.createElement('input')];
    main.append(other, outside);
    const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const nested = {
      message: 'No',
      requestedSchema: { type: 'object', properties: { a: { type: 'object', properties: {} } } },
    };
    const address = { mode: 'url', message: 'Go', url: 'https://example.com/', elicitationId: 'id' };

    window.play = async (seed) => {
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
          if (!(error instanceof DOMException)) throw error;
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
        () => random(4) || dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
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
      element
        .elicit({ ...request, message }, { server: { name: message } })
        .then(({ action }) => (after.ended = action));
      for (let tries = 0; tries < 100 && (element.status !== 'open' || element.request?.message !== message); tries++)
        await wait(10);
      const cards = inner.querySelectorAll('[part~="base"]');
      if (element.status !== 'open' || element.request.message !== message)
        wrong.push(`the next question is ${element.status}`);
      else if (cards.length !== 1 || !cards[0].textContent.includes(message))
        wrong.push(`${cards.length} cards: ${cards[0]?.textContent.slice(0, 80)}`);
      else if (!cards[0].checkVisibility() || cards[0].closest('[inert]')) wrong.push('the next question is not seen');
      element.decline();
      await undefined;
      await undefined;
      if (after.ended !== 'decline') wrong.push(`the next question ends as ${after.ended}`);
      element.remove();
      await wait(0);
      return wrong;
    };
  }, question());

/** Simulates a focus trap: the element that loses the focus gets it back once; the next time, `again` happens. */
const trap = (page, again) =>
  page.evaluate((again) => {
    window.losses = 0;
    element.shadowRoot.addEventListener('focusout', ({ target }) => {
      losses++;
      if (losses === 1) target.focus();
      if (losses === 2) window[again]();
    });
  }, again);

test(
  'survives a page that moves the focus into a receipt and asks as it goes away',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page);
    await page.evaluate(() => element.cancel());
    await card.locator('.receipt').waitFor();
    await page.evaluate((request) => {
      window.third = () => results.third ?? ((results.third = 'asked'), elicit('third', request));
      const who = element.shadowRoot.querySelector('#who');
      who.tabIndex = -1;
      who.focus();
    }, question('Third'));
    await trap(page, 'third');
    await page.evaluate((request) => {
      elicit('second', request);
      third();
    }, question('Second'));
    for (const message of ['Second', 'Third']) {
      await card.locator('[part~="message"]', { hasText: message }).waitFor();
      assert.equal(await card.locator('[part~="base"]').count(), 1);
      await page.evaluate(() => element.decline());
    }
    assert.deepEqual([await resultOf(page, 'second'), await resultOf(page, 'third')], [DECLINED, DECLINED]);
  }),
);

/** Asks two questions at once. */
const askTwo = async (page, card) => {
  await page.evaluate(
    (requests) => {
      window.controller = new AbortController();
      window.abort = () => controller.abort();
      element
        .elicitAll(requests, { server: { name: 'Files' }, signal: controller.signal })
        .then((result) => (results.result = result));
    },
    { first: question('First'), second: question('Second') },
  );
  await card.locator('[part~="message"]', { hasText: 'First' }).waitFor();
  await line(card).click();
};

test(
  'survives a page that keeps the focus in a step and withdraws the round as it goes away',
  inPage(async ({ page, card }) => {
    await watch(page);
    await askTwo(page, card);
    await trap(page, 'abort');
    await page.evaluate(() => element.decline());
    await page.evaluate(() => controller.abort());
    assert.deepEqual(await resultOf(page), { first: CANCELLED, second: CANCELLED });
    assert.equal(await status(page), 'expired');
    await card.locator('.receipt').waitFor();
  }),
);

/** Adds a task of the page, because WebKit finishes the microtasks of each driver call before the call ends. */
const ownTask = (page) => page.evaluate(() => (window.task = () => new Promise((resolve) => setTimeout(resolve))));

test(
  'continues a round in a dialog when the element is moved during an answer',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ownTask(page);
    await page.evaluate(() => (element.layout = 'dialog'));
    await askTwo(page, card);
    await line(card).fill('Ada');
    await accept(page);
    await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
    await card.locator('[part~="back"]').click();
    await card.locator('[part~="message"]', { hasText: 'First' }).waitFor();
    await page.evaluate(async () => {
      await task();
      element.remove();
      element.decline();
      document.querySelector('main').append(element);
    });
    await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
    assert.equal(await status(page), 'open');
    await page.evaluate(() => element.decline());
    assert.deepEqual(await resultOf(page), { first: DECLINED, second: DECLINED });
  }),
);

test(
  'takes the receipt out of its dialog when the page removes the element while the dialog closes',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ownTask(page);
    await page.locator('#composer').click();
    await page.evaluate(() => (element.layout = 'dialog'));
    await ask(page);
    await line(card).click();
    await page.evaluate(async () => {
      await task();
      element.shadowRoot.addEventListener('focusout', () => element.remove(), { once: true });
      element.decline();
      document.querySelector('main').append(element);
    });
    await card.locator('.receipt').waitFor({ state: 'attached' });
    await page.waitForTimeout(100);
    assert.equal(await card.locator('dialog').count(), 0);
  }),
);

for (const type of ['beforetoggle', 'focusout', 'focusin', 'close'])
  test(
    `cancels once when the page removes the element at the ${type} of a dialog that is folded`,
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate(() => (element.layout = 'dialog'));
      await ask(page);
      await page.evaluate((type) => {
        const root = element.shadowRoot;
        const folded = () => root.querySelector('[part~="later"]').ariaExpanded === 'false';
        root.addEventListener(type, () => folded() && element.remove(), true);
      }, type);
      await card.locator('[part~="later"]').click();
      await page.waitForFunction(() => !element.isConnected);
      assert.deepEqual(await resultOf(page), CANCELLED);
    }),
  );

test(
  'does not restore the focus of a receipt after the user has moved on',
  inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate((request) => (element.request = request), question());
    await line(card).click();
    await page.evaluate(() => (element.request = null));
    await page.locator('#composer').click();
    await page.keyboard.type('hel');
    await ask(page);
    await line(card).waitFor();
    await page.keyboard.type('lo');
    assert.equal(await page.locator('#composer').inputValue(), 'hello');
  }),
);

test(
  'ends each question once and asks the next, whatever the host page does in its listeners',
  inPage(async ({ page, card }) => {
    await prepare(page);
    const wrong = await page.evaluate(async (hosts) => {
      const wrong = [];
      for (let seed = 1; seed <= hosts; seed++) for (const what of await play(seed)) wrong.push(`${seed}: ${what}`);
      return wrong;
    }, HOSTS);
    assert.deepEqual(wrong, []);
    await watch(page);
    await page.evaluate((request) => elicit('result', request, { server: { name: 'Last' } }), question());
    await answer(card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }),
);
