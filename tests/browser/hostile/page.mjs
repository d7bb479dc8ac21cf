// Changes of the page during a question: the element is moved or removed, the page sleeps, is left, or loses its
// network or memory.
import assert from 'node:assert/strict';
import { accept, passGuardTime, stopClock } from '../fixtures.mjs';
import { STRICT } from '../serve.mjs';
import { CANCELLED, ask, events, leave, press, resultOf, status } from '../watch.mjs';
import { ACCEPTED, acceptedOf, open, part, pressAt, PROMPT, waitForMessage, undecided } from './stage.mjs';

export async function removed({ page, card }, one) {
  await page.evaluate(() => {
    const listening = new Map();
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const of = (target) => target === window || target === document || target === globalThis;
    window.listeners = listening;
    EventTarget.prototype.addEventListener = function (type, ...args) {
      if (of(this ?? window)) listening.set(type, (listening.get(type) ?? 0) + 1);
      return add.call(this ?? window, type, ...args);
    };
    EventTarget.prototype.removeEventListener = function (type, ...args) {
      if (of(this ?? window)) listening.set(type, (listening.get(type) ?? 0) - 1);
      return remove.call(this ?? window, type, ...args);
    };
  });
  await open(page, card, one);
  assert.ok((await page.evaluate(() => Math.max(0, ...listeners.values()))) > 0);
  await page.evaluate(() => element.remove());
  assert.deepEqual(await resultOf(page), CANCELLED);
  await page.waitForTimeout(60);
  // Listeners that were added before this watch cannot be checked.
  assert.deepEqual(
    await page.evaluate(() => [...listeners].filter(([, count]) => count > 0)),
    [],
    'no listener is left at the page',
  );
  await page.evaluate(() => document.querySelector('main').append(element));
  assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
}

export async function moved({ page, card }, one) {
  await open(page, card, one);
  await page.evaluate(() => (window.button = element.shadowRoot.querySelector('#accept')));
  await page.evaluate(() => document.body.append(element));
  await page.evaluate(() =>
    (document.body.moveBefore ?? document.body.insertBefore).call(document.body, element, document.body.firstChild),
  );
  assert.ok(await page.evaluate(() => element.shadowRoot.contains(button)), 'nothing is drawn anew');
  await undecided(page);
  await accept(page);
  assert.deepEqual(await resultOf(page), { action: 'accept', content: { ok: true } });
}

export async function asleep({ page, card, context }, one) {
  await page.evaluate((params) => {
    window.controller = new AbortController();
    elicit('result', params, { signal: controller.signal, server: { name: 'Files' } });
  }, one.params);
  await part(card, 'accept').waitFor();
  await passGuardTime(page);
  await stopClock(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.evaluate(() => {
    ahead += 3_600_000;
    // The wall clock must not matter.
    Date.now = () => 0;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await pressAt(page, card);
  await undecided(page);
  await page.evaluate(() => controller.abort());
  assert.deepEqual(await resultOf(page), CANCELLED);
  assert.equal(await status(page), 'expired');
  assert.notEqual(await part(card, 'receipt').innerText(), '');
  assert.equal(await card.locator('button, input').count(), 0);
}

export async function unloaded({ page, card, origin }, one) {
  await open(page, card, one);
  assert.equal(await leave(page, `${origin}/strict/bare.html`), '{"action":"cancel"}');
  await page.goto(`${origin}/strict/element.html`);
  return 'left';
}

/** Simulates the back/forward cache; the tests of the lifecycle use a browser's own one. */
export async function cached({ page, card }, one) {
  await open(page, card, one);
  await ask(page, one.params, 'waits');
  await passGuardTime(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  assert.deepEqual([await resultOf(page), await resultOf(page, 'waits')], [CANCELLED, CANCELLED]);
  assert.equal(await part(card, 'accept').count(), 0, 'no stale form');
}

/** Checks the user's and the host's view of a form that has failed. */
async function failed({ page, card }) {
  assert.deepEqual(await resultOf(page), CANCELLED);
  assert.deepEqual(await events(page, 'elicit-error'), ['trap']);
  assert.match(await card.locator('[data-code=failed]').innerText(), /Files/);
  assert.equal(await card.locator('button, input').count(), 0, 'an inert card');
  await ask(page, PROMPT, 'again');
  await waitForMessage(card, PROMPT.message);
  assert.equal(await page.evaluate(() => instances.length), 2, 'a fresh instance');
  await accept(page);
  assert.deepEqual(await resultOf(page, 'again'), ACCEPTED);
}

/** Records the instances of the form, and defines the element, which creates the first of them. */
const keepInstances = (page) =>
  page.evaluate(async () => {
    const { instantiate } = WebAssembly;
    window.instances = [];
    WebAssembly.instantiate = async (...args) => {
      const instance = await instantiate.apply(WebAssembly, args);
      instances.push(instance);
      return instance;
    };
    await define();
  });

export async function panic(stage, one) {
  const { page } = stage;
  await keepInstances(page);
  await page.evaluate(() => {
    const { createElement } = Document.prototype;
    const { cloneNode } = Node.prototype;
    // The skeleton does not count as a form.
    const stands = () => customElements.get('mcp-elicitation').form.instance;
    const fail = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    let left = 20;
    Document.prototype.createElement = function (...args) {
      if (stands() && --left === 0) {
        Object.assign(Document.prototype, { createElement });
        Object.assign(Node.prototype, { cloneNode });
        fail();
      }
      return createElement.apply(this, args);
    };
    // Without clones, each element is created.
    Node.prototype.cloneNode = function (...args) {
      return stands() ? fail() : cloneNode.apply(this, args);
    };
  });
  await ask(page, one.params);
  await failed(stage);
}

export async function full(stage, one) {
  const { page, card } = stage;
  await keepInstances(page);
  await open(page, card, one, 'before');
  await press(card, 'cancel');
  await resultOf(page, 'before');
  await page.evaluate(() => {
    eventLog.length = 0;
    const memory = Object.values(instances[0].exports).find((one) => one instanceof WebAssembly.Memory);
    for (let pages = 1 << 15; pages > 0; pages >>= 1) {
      try {
        for (;;) memory.grow(pages);
      } catch {
        // The next smaller step may still fit.
      }
    }
  });
  await ask(page, { ...one.params, message: one.params.message.repeat(8000) });
  await failed(stage);
}

export async function policy({ page, card }, one) {
  const sent = /default-src.*/.exec(one.scenario[0])[0];
  assert.deepEqual(STRICT.split('; ').sort(), sent.split('; ').sort(), 'the tests run under this very policy');
  await open(page, card, one);
  await accept(page);
  assert.deepEqual(await resultOf(page), { action: 'accept', content: { ok: true } });
}

export async function offline({ page, card, context, faults }, one) {
  await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
  await context.setOffline(true);
  await open(page, card, one, 'plain');
  await accept(page);
  assert.deepEqual(await resultOf(page, 'plain'), acceptedOf(one));
  await page.evaluate(() => (element.locale = 'de'));
  const named = {
    message: 'Who?',
    requestedSchema: { type: 'object', properties: { name: { type: 'string', pattern: '^([A-Z])' } } },
  };
  await ask(page, named, 'pattern');
  await card.locator('input[type=text]').fill('Ada');
  await card.locator('input[type=text]').blur();
  await card.locator('section', { hasText: 'could not be checked' }).waitFor();
  await accept(page);
  assert.deepEqual(await resultOf(page, 'pattern'), { action: 'accept', content: { name: 'Ada' } });
  await ask(page, { mode: 'url', message: 'Open', url: 'https://ok.example/', elicitationId: '1' }, 'url');
  await card.locator('[data-code="address-unchecked"]').waitFor();
  assert.equal(await part(card, 'accept').count(), 0);
  await press(card, 'decline');
  await resultOf(page, 'url');
  // The browser logs files that it could not load.
  faults.splice(0);
}
