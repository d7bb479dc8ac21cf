// `mcp-elicitation/testing`: `<mcp-elicitation>` for an app's tests in jsdom, happy-dom and the like. It is the real
// element with its queue, rounds and events, but its card is a stub, and the test answers.
import { Visited, openAddress } from './addresses.js';
import { addresses } from './card.js';
import { ElicitationElement, defineElement } from './elicitation-element.js';
import { Scheme } from './scheme.js';
import { Stage, modals } from './stage.js';
import { FormInstance } from './webassembly.js';

/** @typedef {import('./card.js').CardHost} CardHost */

// Placeholders, dialogs and colours are invisible here, and jsdom lacks what they need.
Stage.prototype.wait = Scheme.prototype.follow = () => {};
modals.value = { showModal() {} };
// A test asks and answers in one task, without waiting for a file.
addresses.value = { Visited, openAddress };
const { show } = Stage.prototype;
/** @type {typeof show} */
Stage.prototype.show = function (card, host, _, nodes) {
  return show.call(this, card, host, 'card', nodes);
};

// The adapters use it, and jsdom before 26 lacks it.
AbortSignal.any ??= (signals) => {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
};

/** @type {WeakMap<EventTarget, CardHost>} by element, what its card would ask of the page */
const hosts = new WeakMap();

/** A card without a form: every request can be answered. */
class StubCard {
  faults = '[]';
  draft = '[]';
  content = undefined;
  answers = undefined;

  /** @param {string} _ @param {string} __ @param {CardHost} host */
  constructor(_, __, host) {
    this.host = host;
  }
  /** @param {ShadowRoot} root */
  mount({ host }) {
    hosts.set(host, this.host);
  }
  checkValidity() {
    return true;
  }
  reportValidity() {
    return true;
  }
  update() {}
  judge() {}
  restore() {}
  setQueue() {}
  settle() {}
  addStep() {}
  reset() {}
  free() {}
}

/** The form, available at once: it has no module to load. */
class StubInstance extends FormInstance {
  constructor() {
    super(/** @type {any} */ ({ Card: StubCard, start() {} }), {});
  }
}

const instance = new StubInstance();

export class McpElicitationElement extends ElicitationElement {
  static form = /** @type {any} */ ({ instance, load: async () => instance, preload() {} });
  static languages = { at: () => ({ language: 'en', messages: null }), load: async () => {} };
}

/** @type {typeof import('./testing.js').define} */
export const define = (tag, registry) => defineElement(McpElicitationElement, tag, registry);

/** @param {EventTarget} element @param {string[]} types @returns {Promise<unknown>} settles with the first of them */
const heard = (element, ...types) =>
  new Promise((resolve) => types.forEach((type) => element.addEventListener(type, resolve, { once: true })));

/** @type {typeof import('./testing.js').answer} */
export async function answer(element, { action, content }) {
  if (!['loading', 'open'].includes(element.status))
    throw new Error(`Nothing is asked: the status is ${element.status}`);
  if (element.status === 'loading') await heard(element, 'elicit-ready');
  const host = hosts.get(element);
  const { mode, url } = host?.question.params ?? {};
  // There is no tab to open, but there may be an opener.
  if (action === 'accept' && mode === 'url') host?.open(url);
  host?.decide(action, content && JSON.stringify(content));
  // The user's decision is reported a moment later, or when the opener has finished.
  await (element.status === 'sending' && host?.question.isUndecided && heard(element, 'elicit-result', 'elicit-error'));
}

/** @type {typeof import('./testing.js').preload} */
export const preload = () => {};

/** @type {typeof import('./testing.js').setWasm} */
export const setWasm = () => {};

define();
