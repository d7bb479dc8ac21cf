// The part of Playwright's page that the tests for all engines use, based on WebDriver commands: real keys, real
// presses, scripts. Selectors reach into open shadow roots, and elements are awaited.
import { ENGINES } from './session.mjs';

const WAIT = 10_000;
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  Delete: '\uE017',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
  Control: '\uE009',
  Shift: '\uE008',
  Meta: '\uE03D',
};

/** Runs in the page: returns the elements at the end of a chain of steps. */
function find(steps) {
  const ROLES = {
    button: 'button',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    combobox: '[role=combobox], select',
  };
  const deep = (root, css) => {
    const matches = [...root.querySelectorAll(css)];
    const inner = root.shadowRoot ? [root] : [];
    for (const host of [...inner, ...root.querySelectorAll('*')])
      if (host.shadowRoot) matches.push(...deep(host.shadowRoot, css));
    return [...new Set(matches)];
  };
  const nameOf = (at) =>
    at.getAttribute('aria-label') ??
    ([...(at.labels ?? [])].map((label) => label.textContent).join(' ') || at.textContent);
  let nodes = [document];
  for (const { css, nth, role, name, exact, hasText } of steps) {
    if (css) nodes = [...new Set(nodes.flatMap((root) => deep(root, css)))];
    if (role) {
      nodes = nodes.flatMap((root) => deep(root, ROLES[role]));
      if (name !== undefined)
        nodes = nodes.filter((at) =>
          exact ? nameOf(at).trim() === name : nameOf(at).toLowerCase().includes(name.toLowerCase()),
        );
    }
    if (hasText !== undefined) nodes = nodes.filter((at) => at.textContent.includes(hasText));
    if (nth !== undefined) nodes = [nodes.at(nth)].filter(Boolean);
  }
  return nodes;
}

class Locator {
  #page;
  #steps;

  constructor(page, steps) {
    this.#page = page;
    this.#steps = steps;
  }

  #then(...steps) {
    return new Locator(this.#page, [...this.#steps, ...steps]);
  }

  page = () => this.#page;
  locator(css, { hasText } = {}) {
    // A selector inside the element's tree cannot match the element itself.
    const steps = css.startsWith('mcp-elicitation ') ? [{ css: 'mcp-elicitation' }, { css: css.slice(16) }] : [{ css }];
    return this.#then(...steps, ...(hasText === undefined ? [] : [{ hasText }]));
  }
  getByRole = (role, options) => this.#then({ role, ...options });
  filter = (step) => this.#then(step);
  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (nth) => this.#then({ nth });

  /** Runs a function on all matching elements. */
  evaluateAll = (act, argument) =>
    this.#page.run(`const [steps, argument] = arguments[0]; return (${act})((${find})(steps), argument)`, [
      this.#steps,
      argument,
    ]);
  count = () => this.evaluateAll((all) => all.length);
  all = async () => Array.from({ length: await this.count() }, (_, index) => this.nth(index));

  /** Runs a function on the matching element as soon as it exists. */
  async evaluate(act, argument) {
    await this.waitFor({ state: 'attached' });
    return this.first().evaluateAll(`(all, argument) => (${act})(all[0], argument)`, argument);
  }

  async waitFor({ state = 'visible', timeout = WAIT } = {}) {
    const looks = {
      attached: (all) => all.length > 0,
      detached: (all) => all.length === 0,
      visible: (all) => all.some((at) => at.getBoundingClientRect().height > 0),
    };
    await this.#page.poll(
      () => this.evaluateAll(looks[state]),
      timeout,
      () => `${JSON.stringify(this.#steps)} ${state}`,
    );
  }

  innerText = () => this.evaluate((at) => at.innerText);
  textContent = () => this.evaluate((at) => at.textContent);
  isVisible = () =>
    this.evaluateAll(
      ([at]) =>
        Boolean(at) && at.checkVisibility({ visibilityProperty: true }) && at.getBoundingClientRect().height > 0,
    );
  boundingBox = () =>
    this.evaluate((at) => {
      const { x, y, width, height } = at.getBoundingClientRect();
      return { x, y, width, height };
    });
  inputValue = () => this.evaluate((at) => at.value);
  isChecked = () => this.evaluate((at) => at.checked);
  getAttribute = async (name) => (await this.evaluate((at, name) => at.getAttribute(name), name)) ?? null;
  focus = () => this.evaluate((at) => at.focus());
  blur = () => this.evaluate((at) => at.blur());
  async scrollIntoViewIfNeeded() {
    await this.evaluate((at) => at.scrollIntoView({ block: 'nearest' }));
    await this.#middle();
  }

  /**
   * Returns the centre of the element when it is in view and does not move. It only scrolls if a press there would hit
   * another element.
   */
  async #middle() {
    await this.waitFor();
    return this.first().evaluateAll(async ([at]) => {
      const middle = () => {
        const { x, y, width, height } = at.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      const isMet = (place) => {
        const top = at.getRootNode().elementFromPoint(...place);
        return (
          Boolean(top) &&
          (at.contains(top) || top.contains(at) || [...(at.labels ?? [])].some((label) => label.contains(top)))
        );
      };
      let place = middle();
      // An overlay may stay, and then receives the press.
      for (let looks = 0; looks < 20; looks++) {
        const before = place;
        if (!isMet(before)) at.scrollIntoView({ block: 'center' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        place = middle();
        if (isMet(place) && String(place) === String(before)) break;
      }
      return place;
    });
  }
  async hover() {
    await this.#page.pointer([{ type: 'pointerMove', at: await this.#middle() }]);
  }
  /** Returns the centre once a press there is no second one; meanwhile the element may have moved. */
  async #free() {
    const place = await this.#middle();
    return (await this.#page.apart(place)) ? this.#middle() : place;
  }
  async click() {
    await this.#page.pointer([
      { type: 'pointerMove', at: await this.#free() },
      { type: 'pointerDown' },
      { type: 'pointerUp' },
    ]);
  }
  async dblclick() {
    const press = [{ type: 'pointerDown' }, { type: 'pointerUp' }];
    await this.#page.pointer([{ type: 'pointerMove', at: await this.#free() }, ...press, ...press]);
  }

  /** Sets a value as a picker does, because no key can do it in every engine. */
  async fill(value) {
    await this.evaluate((at, value) => {
      at.focus();
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(at), 'value').set.call(at, value);
      at.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      at.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
  async selectOption(choice) {
    await this.evaluate((at, choice) => {
      if (typeof choice === 'string') at.value = choice;
      else at.selectedIndex = choice.index;
      at.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      at.dispatchEvent(new Event('change', { bubbles: true }));
    }, choice);
  }
  async press(key) {
    await this.focus();
    await this.#page.keyboard.press(key);
  }
  async pressSequentially(text) {
    await this.focus();
    await this.#page.keyboard.type(text);
  }
}

/** Milliseconds after which no system treats a second press as a double click. */
const DOUBLE_CLICK = 600;
/** Pixels beyond which no system does. */
const NEAR = 16;

class Page {
  #session;
  #server;
  #listeners = {};
  #pressed = { time: 0, at: [-100, -100] };
  /** The place of the pointer. */
  #at = [0, 0];

  constructor(session, server) {
    this.#session = session;
    this.#server = server;
  }

  /** @param body of a function that takes one argument, in `arguments[0]` */
  async run(body, argument) {
    const script = `const done = arguments[arguments.length - 1];
      (async function () { ${body} }).apply(null, [arguments[0]])
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } =
      (await this.#session.send('POST', 'execute/async', { script, args: [argument ?? null] })) ?? {};
    if (error) throw new Error(error);
    return value ?? undefined;
  }
  evaluate = (act, argument) =>
    this.run(typeof act === 'function' ? `return (${act})(arguments[0])` : `return ${act}`, argument);

  async poll(look, timeout, what) {
    const end = Date.now() + timeout;
    for (;;) {
      if (await look()) return;
      if (Date.now() > end) throw new Error(`Timeout: ${what()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  waitForFunction = (act, argument, { timeout = WAIT } = {}) =>
    this.poll(
      () => this.evaluate(act, argument),
      timeout,
      () => String(act),
    );

  locator = (css, options) => new Locator(this, []).locator(css, options);
  on = (name, hear) => (this.#listeners[name] = hear);
  route = (glob, answer, { times = Infinity } = {}) =>
    this.#server.routes.push({ end: glob.replace(/^\*+\//, ''), answer, times });

  async goto(address) {
    this.#server.onRequest = (address) => this.#listeners.request?.({ url: () => address });
    await this.reportFaults();
    await this.#session.send('POST', 'url', { url: address });
  }
  goBack = () => this.#session.send('POST', 'back', {});
  /** Reports the errors of the page. */
  async reportFaults() {
    for (const text of (await this.evaluate(() => window.faults?.splice(0)).catch(() => [])) ?? [])
      this.#listeners.pageerror?.({ message: text });
  }
  async close() {
    await this.clear();
    await this.#session.send('POST', 'url', { url: 'about:blank' });
  }
  /** Takes back what a test may have changed in the browser. */
  async clear() {
    this.#server.routes.length = 0;
    await this.#session.send('DELETE', 'actions').catch(() => {});
    await this.#closeOthers();
  }
  /** Closes windows that the page has opened, because they would cover it in the next test. */
  async #closeOthers() {
    const own = await this.#session.send('GET', 'window');
    for (const handle of await this.#session.send('GET', 'window/handles')) {
      if (handle === own) continue;
      await this.#session.send('POST', 'window', { handle });
      await this.#session.send('DELETE', 'window');
    }
    await this.#session.send('POST', 'window', { handle: own });
  }

  #actions = (source) => this.#session.send('POST', 'actions', { actions: [source] });
  #keys = (steps) => this.#actions({ type: 'key', id: 'keys', actions: steps });
  keyboard = {
    down: (key) => this.#keys([{ type: 'keyDown', value: KEYS[key] ?? key }]),
    up: (key) => this.#keys([{ type: 'keyUp', value: KEYS[key] ?? key }]),
    press: async (chord) => {
      const keys = chord.split('+').map((key) => KEYS[key] ?? key);
      await this.#keys([
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    type: async (text) => {
      if (text)
        await this.#keys(
          Array.from(text).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        );
    },
    insertText: (text) => this.run('document.execCommand("insertText", false, arguments[0])', text),
  };
  /**
   * Keeps presses at one place apart, unless they are a double click, because an engine might treat the second one as
   * part of one.
   * @returns true if that took time
   */
  async apart(place) {
    const isFar = Math.hypot(...place.map((at, axis) => at - this.#pressed.at[axis])) > NEAR;
    const rest = this.#pressed.time + DOUBLE_CLICK - Date.now();
    if (isFar || rest <= 0) return false;
    await new Promise((resolve) => setTimeout(resolve, rest));
    return true;
  }
  async pointer(steps, isSecond = false) {
    const presses = steps.some(({ type }) => type === 'pointerDown');
    this.#at = steps.findLast(({ at }) => at)?.at ?? this.#at;
    if (presses && !isSecond) await this.apart(this.#at);
    const actions = steps.map(({ type, at }) =>
      at ? { type, duration: 0, x: at[0], y: at[1], origin: 'viewport' } : { type, button: 0 },
    );
    await this.#actions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    if (presses) this.#pressed = { time: Date.now(), at: this.#at };
  }
  mouse = {
    move: (x, y) => this.pointer([{ type: 'pointerMove', at: [Math.round(x), Math.round(y)] }]),
    click: (x, y) =>
      this.pointer([
        { type: 'pointerMove', at: [Math.round(x), Math.round(y)] },
        { type: 'pointerDown' },
        { type: 'pointerUp' },
      ]),
    down: ({ clickCount = 1 } = {}) => this.pointer([{ type: 'pointerDown' }], clickCount > 1),
    up: () => this.pointer([{ type: 'pointerUp' }]),
  };
}

/** Starts an engine; one page serves all tests of a file. `restart` starts a crashed engine again. */
export async function launchEngine(name, server) {
  const start = async () => {
    const session = await ENGINES[name]();
    await session.send('POST', 'timeouts', { script: 30_000, pageLoad: 30_000 });
    return session;
  };
  let session = await start();
  return {
    newContext: async () => {
      const page = new Page(session, server);
      // The server inserts the script that runs before a page's own scripts.
      return {
        addInitScript: async (script) => void (server.early = `(${script})()`),
        newPage: async () => page,
        clear: () => page.clear(),
        close: () => page.close(),
      };
    },
    isAlive: () =>
      session.send('GET', 'window').then(
        () => true,
        () => false,
      ),
    restart: async () => {
      await session.close();
      session = await start();
    },
    close: () => session.close(),
  };
}
