// `mcp-elicitation/testing`: `<mcp-elicitation>` for the tests of an app, in jsdom, happy-dom and the like: the element as
// it is, with its queue, its rounds and its events, but with a card that is no more than its boundary. The test answers.
import { ElicitationElement, defineElement } from './elicitation-element.js';
import { FormInstance } from './webassembly.js';

/** @typedef {import('./form.js').CardHost} CardHost */

/** @type {WeakMap<EventTarget, CardHost>} by element, what its card would ask of the page */
const hosts = new WeakMap();

/** A card without a form: whatever is asked can be answered. */
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
  restore() {}
  setQueue() {}
  settle() {}
  addStep() {}
  reset() {}
  free() {}
}

/** The form, at hand at once: there is nothing to load, and no style to show. */
class StubInstance extends FormInstance {
  constructor() {
    super(/** @type {any} */ ({ Card: StubCard, start() {} }), {});
  }
  style() {}
}

export class McpElicitationElement extends ElicitationElement {
  static form = /** @type {any} */ ({ instance: new StubInstance(), load: async () => {}, preload() {} });
  static languages = { at: () => ({ language: 'en', messages: null }), load: async () => {} };
}

/** @type {typeof import('./testing.js').define} */
export const define = (tag, registry) => defineElement(McpElicitationElement, tag, registry);

/** @type {typeof import('./testing.js').answer} */
export async function answer(element, { action, content }) {
  if (!['loading', 'open'].includes(element.status)) throw new Error(`Nothing is asked: the status is ${element.status}`);
  if (element.status === 'loading') await new Promise((resolve) => element.addEventListener('elicit-ready', resolve, { once: true }));
  hosts.get(element)?.decide(action, content && JSON.stringify(content));
  // What the person decides is heard of a moment later.
  await undefined;
}

/** @type {typeof import('./testing.js').preload} */
export const preload = () => {};

/** @type {typeof import('./testing.js').setWasm} */
export const setWasm = () => {};

define();
