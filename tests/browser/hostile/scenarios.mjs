// What a server does by its timing, its errors, its rounds and its notices: how each kind is played, and what must come of it.
import assert from 'node:assert/strict';
import { STRICT, accept, seen, stopped } from '../fixtures.mjs';
import { CANCELLED, DECLINED, ask, events, press, resultOf, status } from '../watch.mjs';
import { listOf } from './cases.mjs';

const ACCEPTED = { action: 'accept', content: {} };
const PROMPT = { message: 'Another question', requestedSchema: { type: 'object', properties: {} } };

const part = (card, name) => card.locator(`[part~="${name}"]`);
const shown = (card, text) => part(card, 'message').filter({ hasText: text }).waitFor();

async function undecided(page) {
  assert.deepEqual(await events(page, 'elicit-result'), []);
  assert.equal(await status(page), 'open');
}

/** Presses where the button is, whatever lies over it. */
async function pressAt(page, card) {
  const { x, y, width, height } = await part(card, 'accept').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Asks the question of a case, and waits until it is there. */
async function open(page, card, one, name) {
  await ask(page, one.params, name);
  await part(card, 'accept').waitFor();
}

/** What a person can see and hear of the card, and where it stands. */
const picture = (page) => page.evaluate(async () => {
  await new Promise((resolve) => setTimeout(resolve, 60));
  return [element.status, element.shadowRoot.querySelector('section')?.innerText, heard.length];
});

/** Writes down what would be opened. */
const opener = (page) => page.evaluate(() => {
  window.opened = [];
  element.opener = (url) => void opened.push(url);
});

/** An error of a server: what it asks to be opened is asked one by one, the rest of it is no question. */
async function errors({ page, card, context }, { params }) {
  const { error } = params.generate;
  const given = listOf(error.data?.elicitations);
  const wanted = error.code === -32042 ? given.filter((one) => one?.mode === 'url' && typeof one.url === 'string' && typeof one.elicitationId === 'string') : [];
  await opener(page);
  const asked = await page.evaluate(async (error) => {
    const { fromUrlElicitationRequired } = await import('/pkg/dist/mcp.js');
    const asked = fromUrlElicitationRequired(error);
    asked.forEach((params, index) => elicit(`asked ${index}`, params, { server: { name: 'Files' } }));
    return asked.map(({ url }) => url);
  }, { ...error, data: { ...error.data, elicitations: given } });
  assert.deepEqual(asked, wanted.map(({ url }) => url));
  if (!asked.length) {
    assert.deepEqual(await picture(page), ['idle', undefined, 0]);
    return;
  }
  await part(card, 'accept').waitFor();
  assert.equal(await card.locator('section').count(), 1, 'one prompt at a time');
  const over = Math.max(0, asked.length - 11);
  assert.equal((await events(page, 'elicit-result')).length, over, 'what is over the limit is cancelled');
  if (over) assert.match(await card.locator('[data-code="dropped"]').innerText(), new RegExp(String(over)));
  await accept(page);
  await resultOf(page, 'asked 0');
  assert.deepEqual(await page.evaluate(() => opened), asked.slice(0, 1), 'one press opens one address');
  if (asked.length > 1) {
    await part(card, 'accept').waitFor();
    await stopped(page);
    await pressAt(page, card);
    assert.equal((await events(page, 'elicit-result')).length, over + 1, 'the next one has a guard time of its own');
    await press(card, asked.length > 2 ? 'decline-rest' : 'decline');
    await resultOf(page, `asked ${asked.length - 1 - over}`);
  }
  assert.deepEqual(await page.evaluate(() => opened), asked.slice(0, 1));
  assert.equal(context.pages().length, 1);
}

/** A round of 2026-07-28: each elicitation is a step, answered under its own key; the rest is the host's. */
async function rounds({ page, card, logs }, { params }) {
  const { inputRequests, requestState } = params.generate;
  const keys = Object.keys(inputRequests).filter((key) => inputRequests[key].method === 'elicitation/create');
  const others = Object.keys(inputRequests).filter((key) => !keys.includes(key));
  // An adapter looks first: what cannot be answered rejects the round unseen, and says why.
  const blocked = keys.filter((key) => /^javascript:/.test(inputRequests[key].params.url ?? ''));
  if (blocked.length) {
    const error = await page.evaluate(async (inputRequests) => {
      const { answerInputRequests } = await import('/pkg/dist/mcp.js');
      return answerInputRequests(element, inputRequests, { server: 'Files' }).catch(({ code, data }) => ({ code, codes: data.map(({ code }) => code) }));
    }, inputRequests);
    assert.deepEqual(error, { code: -32602, codes: blocked.map(() => 'blocked-scheme') });
    assert.deepEqual(await picture(page), ['idle', undefined, 1], 'nothing of it is shown');
    await page.evaluate(() => heard.splice(0));
  }
  await page.evaluate(async ([result, others]) => {
    const { answerRounds } = await import('/pkg/dist/mcp.js');
    window.sent = [];
    const request = async (retry) => sent.push(retry) === 1 ? result : { resultType: 'complete' };
    answerRounds(request, element, { server: 'Files', unanswerable: 'show', others: (key) => ({ host: key }) }).then((done) => (window.done = done));
    window.others = others;
  }, [{ resultType: 'input_required', inputRequests, ...(requestState !== undefined && { requestState }) }, others]);
  for (const key of keys) {
    await page.waitForFunction(() => ['open', 'unanswerable'].includes(element.status));
    if (requestState) assert.ok(!(await card.locator('section').innerText()).includes('admin'), 'the state is never shown');
    if (blocked.includes(key)) {
      assert.equal(await part(card, 'accept').count(), 0);
      await press(card, 'decline');
    } else {
      await card.locator('input[type=text]').fill('Ada');
      await accept(page);
    }
  }
  await page.waitForFunction(() => window.done);
  const [, retry] = await page.evaluate(() => sent);
  const answers = Object.fromEntries(keys.map((key) => [key, blocked.includes(key) ? DECLINED : { action: 'accept', content: { name: 'Ada' } }]));
  assert.deepEqual(retry.inputResponses, { ...answers, ...Object.fromEntries(others.map((key) => [key, { host: key }])) });
  assert.deepEqual([Object.hasOwn(retry, 'requestState'), retry.requestState], [requestState !== undefined, requestState], 'the state is echoed as it is');
  assert.deepEqual(logs, [], 'nothing is written to the console');
}

/** A notice that something is finished, of an id or by a server that has nothing to do with it. */
async function completion({ page, card }, one) {
  const { elicitationId } = one.params;
  const foreign = /server B/.test(one.scenario.join()) ? [elicitationId, { server: { name: 'Server B' } }] : [/same id/.test(one.scenario.join()) ? elicitationId : 'other'];
  const notify = () => page.evaluate((given) => element.complete(...given), foreign);
  const unmoved = async (when) => {
    const before = await picture(page);
    await notify();
    assert.deepEqual(await picture(page), before, when);
  };
  await opener(page);
  await unmoved('when nothing was asked');
  await open(page, card, one);
  await unmoved('before consent');
  assert.deepEqual(await page.evaluate(() => opened), []);
  await accept(page);
  assert.deepEqual(await resultOf(page), { action: 'accept' });
  await part(card, 'done').waitFor();
  const before = await picture(page);
  await notify();
  if (foreign[0] !== elicitationId || foreign[1]) assert.deepEqual(await picture(page), before, 'after consent');
  await part(card, 'done').click();
  await part(card, 'done').waitFor({ state: 'detached' });
  await unmoved('when it is finished');
}

async function flood({ page, card }, one) {
  const count = Number(/\d+/.exec(one.scenario[0])[0]);
  await page.evaluate(([params, count]) => {
    for (let index = 0; index < count; index++) elicit(`asked ${index}`, params, { server: { name: 'Files' } });
  }, [one.params, count]);
  await card.locator('[data-code="dropped"]').waitFor();
  assert.equal(await card.locator('section').count(), 1);
  assert.match(await card.locator('header').innerText(), /10 more/);
  assert.match(await card.locator('[data-code="dropped"]').innerText(), new RegExp(String(count - 11)));
  assert.deepEqual(await events(page, 'elicit-result'), Array(count - 11).fill(CANCELLED));
  await part(card, 'decline-rest').click();
  await resultOf(page, 'asked 10');
  assert.deepEqual((await events(page, 'elicit-result')).slice(count - 11), Array(11).fill(DECLINED));
}

/** A server that asks again at once whenever it is refused can be muted. */
async function insistent({ page, card }, one) {
  await page.evaluate((params) => {
    window.rounds = 0;
    const again = async () => {
      for (; rounds < 20; rounds++) if ((await element.elicit(params, { server: { name: 'Files' } })).action === 'accept') return;
    };
    again();
  }, one.params);
  for (let refusals = 0; refusals < 3; refusals++) {
    await page.waitForFunction((refusals) => rounds === refusals && element.status === 'open', refusals);
    await press(card, 'decline');
  }
  await part(card, 'mute').click();
  await page.waitForFunction(() => rounds === 20);
  assert.equal(await part(card, 'accept').count(), 0, 'nothing of it is shown any more');
  await ask(page, PROMPT, 'another');
  assert.deepEqual(await resultOf(page, 'another'), CANCELLED);
}

async function servers({ page, card }, one) {
  await page.evaluate((params) => {
    elicit('first', params, { server: { name: 'Server A' } });
    elicit('second', params, { server: { name: 'Server B' } });
  }, one.params);
  await part(card, 'accept').waitFor();
  assert.equal(await card.locator('section').count(), 1, 'never merged');
  assert.match(await part(card, 'server').innerText(), /Server A/);
  assert.doesNotMatch(await card.locator('section').innerText(), /Server B/);
  await seen(page);
  await stopped(page);
  await pressAt(page, card);
  assert.deepEqual(await resultOf(page, 'first'), ACCEPTED);
  await part(card, 'server').filter({ hasText: 'Server B' }).waitFor();
  await pressAt(page, card);
  await part(card, 'accept').focus();
  await page.keyboard.press('Enter');
  assert.equal((await events(page, 'elicit-result')).length, 1, 'a switch of server starts the guard time anew');
  await seen(page);
  await pressAt(page, card);
  assert.deepEqual(await resultOf(page, 'second'), ACCEPTED);
}

/** B comes while the pointer is down on A's accept: as a question that waits, and as one that takes A's place. */
async function underThePointer({ page, card }, one) {
  await open(page, card, one, 'first');
  await part(card, 'accept').hover();
  await seen(page);
  await stopped(page);
  await page.mouse.down();
  await ask(page, PROMPT, 'second');
  await page.waitForTimeout(60);
  await page.mouse.up();
  assert.equal(await page.evaluate(() => results.second), undefined, 'the press is not for B');
  await page.evaluate(() => element.cancel());
  await shown(card, PROMPT.message);
  await seen(page);
  await part(card, 'accept').hover();
  await page.mouse.down();
  await page.evaluate((params) => (element.request = params), one.params);
  await shown(card, one.params.message);
  await page.mouse.up();
  await page.mouse.down();
  await page.mouse.up();
  assert.deepEqual(await resultOf(page, 'second'), CANCELLED);
  assert.equal(await status(page), 'open');
  assert.deepEqual((await events(page, 'elicit-result')).filter(({ action }) => action === 'accept'), []);
  await page.evaluate(() => (element.request = null));
}

async function heldKey({ page, card }, one) {
  await page.locator('#composer').focus();
  await page.keyboard.down('Enter');
  await open(page, card, one);
  await part(card, 'accept').focus();
  await seen(page);
  // As a held key repeats.
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await undecided(page);
  await accept(page);
  assert.deepEqual(await resultOf(page), ACCEPTED);
}

/** The pointer goes down where accept will be, and up when it is there. */
async function pressedBefore({ page, card }, one) {
  await open(page, card, one, 'first');
  const { x, y, width, height } = await part(card, 'accept').boundingBox();
  await press(card, 'cancel');
  await resultOf(page, 'first');
  await page.evaluate(() => heard.splice(0));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await open(page, card, one);
  assert.deepEqual(await part(card, 'accept').boundingBox(), { x, y, width, height });
  await seen(page);
  await page.mouse.up();
  await undecided(page);
  await accept(page);
  assert.deepEqual(await resultOf(page), ACCEPTED);
}

async function doubleClick({ page, card }, one) {
  await open(page, card, one);
  await ask(page, one.params, 'waits');
  await seen(page);
  await part(card, 'accept').dblclick();
  assert.deepEqual(await resultOf(page), ACCEPTED);
  await page.waitForTimeout(60);
  assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED], 'the second click is for nobody');
  await press(card, 'decline');
  await resultOf(page, 'waits');
}

async function both({ page, card }, one) {
  for (const [name, first] of [['accepted', 'capture'], ['declined', 'bubble']]) {
    await open(page, card, one, name);
    await page.evaluate((first) => {
      const button = element.shadowRoot.querySelector('[part~="accept"]');
      // Before the card hears of the press, or after it, in the same task.
      if (first === 'bubble') button.addEventListener('click', () => element.decline());
      else element.shadowRoot.querySelector('section').addEventListener('click', () => element.decline());
    }, first);
    await accept(page);
    const { action } = await resultOf(page, name);
    assert.equal(action, name === 'accepted' ? 'accept' : 'decline');
    await page.waitForTimeout(30);
    assert.deepEqual((await events(page, 'elicit-result')).map(({ action }) => action), [action]);
    await page.evaluate(() => heard.splice(0));
  }
}

/** Everything a script of the page can make up. */
async function madeUp({ page, card }, one) {
  await open(page, card, one);
  await seen(page);
  await page.evaluate(() => {
    const root = element.shadowRoot;
    const button = root.querySelector('[part~="accept"]');
    const of = { bubbles: true, composed: true, cancelable: true };
    button.click();
    for (const at of [button, root.querySelector('input'), root.querySelector('section'), element]) {
      for (const type of ['pointerdown', 'pointerup']) at.dispatchEvent(new PointerEvent(type, { ...of, isPrimary: true }));
      for (const type of ['mousedown', 'mouseup', 'click']) at.dispatchEvent(new MouseEvent(type, { ...of, detail: 1 }));
      for (const type of ['keydown', 'keypress', 'keyup']) for (const ctrlKey of [false, true]) at.dispatchEvent(new KeyboardEvent(type, { ...of, key: 'Enter', ctrlKey }));
      at.dispatchEvent(new Event('submit', of));
      at.dispatchEvent(new CustomEvent('elicit-result', { detail: undefined }));
    }
    heard.length = 0;
    for (const method of ['accept', 'submit', 'requestSubmit', 'confirm']) element[method]?.();
  });
  await page.waitForTimeout(30);
  await undecided(page);
  await press(card, 'cancel');
}

async function typing({ page, card }, one) {
  await page.locator('#composer').focus();
  await page.keyboard.type('Hel');
  await open(page, card, one);
  await page.keyboard.type('lo y');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await page.keyboard.type('es');
  assert.equal(await page.locator('#composer').inputValue(), 'Hello yes');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'composer');
  assert.match(await card.locator('.unseen[role=status]').textContent(), /Files/, 'announced politely');
  assert.equal(await card.locator('[role=alert], [aria-live=assertive]').count(), 0);
  await undecided(page);
  await press(card, 'cancel');
}

/** Under a style sheet of the page that hides or covers, neither pointer nor key accepts. */
const unseen = (...sheets) => async ({ page, card }, one) => {
  const style = (css) => page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    if (!document.querySelector('#veil')) document.body.append(Object.assign(document.createElement('div'), { id: 'veil' }));
  }, css);
  await open(page, card, one);
  for (const css of sheets) {
    await style(css);
    await page.waitForTimeout(500);
    await seen(page);
    await stopped(page);
    await pressAt(page, card);
    await part(card, 'accept').evaluate((button) => button.focus());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await undecided(page);
  }
  await style('#veil { display: none; }');
  await page.waitForTimeout(500);
  await seen(page);
  await pressAt(page, card);
  assert.deepEqual(await resultOf(page), ACCEPTED);
};

async function shifted({ page, card }, one) {
  await open(page, card, one);
  await seen(page);
  await stopped(page);
  await part(card, 'accept').hover();
  await page.evaluate(() => document.querySelector('main').prepend(Object.assign(document.createElement('p'), { textContent: 'A new line of the chat' })));
  await page.mouse.down();
  await page.mouse.up();
  await pressAt(page, card);
  await undecided(page);
  await seen(page);
  await pressAt(page, card);
  assert.deepEqual(await resultOf(page), ACCEPTED);
}

async function removed({ page, card }, one) {
  await page.evaluate(() => {
    const listening = new Map();
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const of = (target) => target === window || target === document || target === globalThis;
    window.listeners = listening;
    EventTarget.prototype.addEventListener = function (type, ...given) {
      if (of(this ?? window)) listening.set(type, (listening.get(type) ?? 0) + 1);
      return add.call(this ?? window, type, ...given);
    };
    EventTarget.prototype.removeEventListener = function (type, ...given) {
      if (of(this ?? window)) listening.set(type, (listening.get(type) ?? 0) - 1);
      return remove.call(this ?? window, type, ...given);
    };
  });
  await open(page, card, one);
  assert.ok(await page.evaluate(() => Math.max(0, ...listeners.values())) > 0);
  await page.evaluate(() => element.remove());
  assert.deepEqual(await resultOf(page), CANCELLED);
  await page.waitForTimeout(60);
  // What the element took away when it left, it had put there before this was watched.
  assert.deepEqual(await page.evaluate(() => [...listeners].filter(([, count]) => count > 0)), [], 'no listener is left at the page');
  await page.evaluate(() => document.querySelector('main').append(element));
  assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
}

async function moved({ page, card }, one) {
  await open(page, card, one);
  const radio = card.getByRole('radio').first();
  await radio.click();
  await page.evaluate(() => document.body.append(element));
  await page.evaluate(() => (document.body.moveBefore ?? document.body.insertBefore).call(document.body, element, document.body.firstChild));
  assert.equal(await radio.isChecked(), true, 'what was chosen stays');
  await undecided(page);
  await accept(page);
  assert.deepEqual(await resultOf(page), { action: 'accept', content: { ok: true } });
}

async function asleep({ page, card, context }, one) {
  await page.evaluate((params) => {
    window.controller = new AbortController();
    elicit('result', params, { signal: controller.signal, server: { name: 'Files' } });
  }, one.params);
  await part(card, 'accept').waitFor();
  await seen(page);
  await stopped(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.evaluate(() => {
    ahead += 3_600_000;
    // What the wall's clock says is nothing to go by.
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

async function unloaded({ page, card, origin }, one) {
  await open(page, card, one);
  await page.evaluate(() => element.addEventListener('elicit-result', ({ detail }) => sessionStorage.setItem('left', (sessionStorage.getItem('left') ?? '') + JSON.stringify(detail))));
  await page.goto(`${origin}/strict/bare.html`);
  // A browser may hide the page that it leaves only once the next one stands.
  await page.waitForFunction(() => sessionStorage.getItem('left') !== null);
  assert.equal(await page.evaluate(() => sessionStorage.getItem('left')), '{"action":"cancel"}');
  await page.goto(`${origin}/strict/element.html`);
  return 'left';
}

/** The page is put away, and taken out again as it was: the tests of the lifecycle do it with a browser's own cache. */
async function cached({ page, card }, one) {
  await open(page, card, one);
  await ask(page, one.params, 'waits');
  await seen(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  assert.deepEqual([await resultOf(page), await resultOf(page, 'waits')], [CANCELLED, CANCELLED]);
  assert.equal(await part(card, 'accept').count(), 0, 'no stale form');
}

/** What a person and a host see of a form that has failed. */
async function failed({ page, card }) {
  assert.deepEqual(await resultOf(page), CANCELLED);
  assert.deepEqual(await events(page, 'elicit-error'), ['trap']);
  assert.match(await card.locator('[data-code=failed]').innerText(), /Files/);
  assert.equal(await card.locator('button, input').count(), 0, 'an inert card');
  assert.equal(await page.evaluate(() => instances.length), 1);
  await ask(page, PROMPT, 'again');
  await shown(card, PROMPT.message);
  assert.equal(await page.evaluate(() => instances.length), 2, 'a fresh instance');
  await accept(page);
  assert.deepEqual(await resultOf(page, 'again'), ACCEPTED);
}

/** Keeps the instances of the form, and defines the element, which makes the first of them. */
const keepInstances = (page) => page.evaluate(async () => {
  const { instantiate } = WebAssembly;
  window.instances = [];
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate.apply(WebAssembly, given);
    // Of two parts, the first has the memory.
    if (instance.exports.memory) instances.push(instance);
    return instance;
  };
  await define();
});

async function panic(stage, one) {
  const { page } = stage;
  await keepInstances(page);
  await page.evaluate(() => {
    const { createElement } = Document.prototype;
    const { cloneNode } = Node.prototype;
    // What is drawn first has nothing to end: a picture that fails is none, and the card comes all the same.
    const stands = () => customElements.get('mcp-elicitation').form.instance;
    const fail = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    let left = 20;
    Document.prototype.createElement = function (...given) {
      if (stands() && --left === 0) {
        Object.assign(Document.prototype, { createElement });
        Object.assign(Node.prototype, { cloneNode });
        fail();
      }
      return createElement.apply(this, given);
    };
    // Without copies, each element is made.
    Node.prototype.cloneNode = function (...given) {
      return stands() ? fail() : cloneNode.apply(this, given);
    };
  });
  await ask(page, one.params);
  await failed(stage);
}

async function full(stage, one) {
  const { page, card } = stage;
  await keepInstances(page);
  await open(page, card, one, 'before');
  await press(card, 'cancel');
  await resultOf(page, 'before');
  await page.evaluate(() => {
    heard.length = 0;
    const { memory } = instances[0].exports;
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

async function policy({ page, card }, one) {
  const sent = /default-src.*/.exec(one.scenario[0])[0];
  assert.deepEqual(STRICT.split('; ').sort(), sent.split('; ').sort(), 'the tests run under this very policy');
  await open(page, card, one);
  await card.getByRole('radio').first().click();
  await card.locator('details summary').click();
  await accept(page);
  assert.deepEqual(await resultOf(page), { action: 'accept', content: { ok: true } });
}

async function offline({ page, card, context, faults }, one) {
  await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
  await context.setOffline(true);
  await open(page, card, one, 'plain');
  await accept(page);
  assert.deepEqual(await resultOf(page, 'plain'), ACCEPTED);
  await page.evaluate(() => (element.locale = 'de'));
  const named = { message: 'Who?', requestedSchema: { type: 'object', properties: { name: { type: 'string', pattern: '^[A-Z]' } } } };
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
  // The browser writes of files that it did not get.
  faults.splice(0);
}

/** The server takes its question back, for a reason of its own, while the person types. */
async function withdrawn({ page, card }, one) {
  await page.evaluate((params) => {
    window.controller = new AbortController();
    elicit('result', params, { signal: controller.signal, server: { name: 'Files' } });
  }, one.params);
  await card.locator('input[type=text]').fill('Ada');
  await page.evaluate(() => controller.abort('<b>Your session is over: type your password</b>'));
  assert.deepEqual(await resultOf(page), CANCELLED);
  assert.equal(await status(page), 'expired');
  assert.doesNotMatch(await card.locator('section').innerText(), /password|Ada/, 'neither the reason nor what was typed');
  assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
}

const kind = (name) => ({ params }) => params.generate?.kind === name;
const steps = (words) => ({ scenario }) => words.test(scenario?.join(' ') ?? '');

/** A page in which the element is not defined yet. */
const BARE = { path: '/strict/bare.html', defined: false };

const SCENARIOS = [
  [kind('error'), errors],
  [kind('inputRequests'), rounds],
  [steps(/notify complete/), completion],
  [steps(/requests in one tick/), flood],
  [steps(/asks again/), insistent],
  [steps(/two servers/), servers],
  [steps(/pointer is down/), underThePointer],
  [steps(/Enter is held/), heldKey],
  [steps(/mousedown before/), pressedBefore],
  [steps(/double click/), doubleClick],
  [steps(/accept and decline in the same tick/), both],
  [steps(/untrusted events/), madeUp],
  [steps(/while the user types in the host/), typing],
  [steps(/covers the component/), unseen('#veil { position: fixed; z-index: 9; inset: 0; }', '#veil { position: fixed; z-index: 9; inset: 0; background: white; pointer-events: none; }')],
  [steps(/opacity:0/), unseen('mcp-elicitation { opacity: 0; }', 'mcp-elicitation { display: block; transform: scale(.01); }')],
  [steps(/content above grows/), shifted],
  [steps(/removed while pending/), removed],
  [steps(/element moved/), moved],
  [steps(/sleeps/), asleep],
  [steps(/page unloads/), unloaded],
  [steps(/back\/forward cache/), cached],
  [steps(/panic is forced/), panic, BARE],
  [steps(/memory\.grow fails/), full, BARE],
  [steps(/page sends default-src/), policy],
  [steps(/network cut/), offline],
  [steps(/server cancels/), withdrawn],
];

/** How a case is played, and in which page; empty where nobody knows. */
export const scenarioOf = (one) => SCENARIOS.find(([is]) => is(one))?.slice(1) ?? [];
