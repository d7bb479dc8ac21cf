// `mcp-elicitation/testing`: the face of `<mcp-elicitation>` for the tests of an app, in jsdom, happy-dom and the like:
// the same properties, methods and events, without the WebAssembly and without a form. The test answers.
import { ATTRIBUTES } from '../../target/generated/element.js';
import { inputEntries, isElicitation } from './request.js';
import { CANCEL, STATUS, freeze } from './round.js';
import { DEFAULTS } from './settings.js';

/**
 * @typedef {import('./round.js').ElicitResult} ElicitResult
 * @typedef {{ request: any, server: any, settle: (result: ElicitResult) => void, release: () => void, withdrawn?: boolean }} Question
 */

const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class McpElicitationElement extends Base {
  static observedAttributes = Object.keys(ATTRIBUTES);

  /** @type {Question[]} the first is asked, the others wait */
  #questions = [];
  /** @type {Question | undefined} */
  #shown;
  /** @type {Question | undefined} what the property asked last */
  #given;
  /** @type {any} */
  #status = 'idle';
  /** @type {ElicitResult | undefined} */
  #result;

  constructor() {
    super();
    // What was set before the tag was defined is set again, by the setters.
    const early = Object.hasOwn(this, 'request') ? /** @type {any} */ (this).request : undefined;
    delete (/** @type {any} */ (this).request);
    for (const [name, value] of Object.entries(DEFAULTS)) if (!Object.hasOwn(this, name)) /** @type {any} */ (this)[name] = value;
    if (early) this.request = early;
  }

  connectedCallback() {
    this.#next();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) for (const question of [...this.#questions]) this.#settle(question, CANCEL);
    });
  }

  /** @param {string} name @param {string | null} _ @param {string | null} value */
  attributeChangedCallback(name, _, value) {
    const own = /** @type {any} */ (this);
    if (name === 'server-name') own.server = value === null ? null : { name: value };
    else own[/** @type {Record<string, string>} */ (ATTRIBUTES)[name]] = value;
  }

  get request() {
    return this.#shown?.request ?? null;
  }

  set request(request) {
    const given = this.#given;
    this.#given = undefined;
    if (given && this.#questions.includes(given)) this.#settle(given, CANCEL);
    if (request === null || request === undefined) return;
    this.#ask(request, {});
    this.#given = this.#questions.at(-1);
  }

  get status() {
    return this.#status;
  }

  get result() {
    return this.#result;
  }

  get content() {
    return undefined;
  }

  /** @param {any} request @param {import('./element.js').ElicitOptions} [options] */
  elicit(request, options = {}) {
    return this.#ask(request, options);
  }

  /** @param {any} inputRequests @param {import('./element.js').ElicitOptions} [options] */
  async elicitAll(inputRequests, options = {}) {
    const asked = inputEntries(inputRequests).filter(({ entry }) => isElicitation(entry));
    const results = await Promise.all(asked.map(({ request }) => this.#ask(request, options)));
    return Object.fromEntries(asked.map(({ key }, index) => [key, results[index]]));
  }

  decline() {
    this.answer({ action: 'decline' });
  }

  cancel() {
    this.answer({ action: 'cancel' });
  }

  complete() {}
  reset() {}

  checkValidity() {
    return this.#status === 'open';
  }

  reportValidity() {
    return this.checkValidity();
  }

  /** @param {ElicitResult} result */
  answer(result) {
    if (this.#shown && this.#status === 'open') this.#settle(this.#shown, result);
  }

  /** @param {any} request @param {import('./element.js').ElicitOptions} options @returns {Promise<any>} */
  #ask(request, { server, signal }) {
    return new Promise((resolve) => {
      const withdraw = () => {
        question.withdrawn = true;
        this.#settle(question, CANCEL);
      };
      /** @type {Question} */
      const question = { request, server: server ?? null, settle: resolve, release: () => signal?.removeEventListener('abort', withdraw) };
      this.#questions.push(question);
      if (signal?.aborted) withdraw();
      else signal?.addEventListener('abort', withdraw);
      this.#next();
    });
  }

  #next() {
    const [question] = this.#questions;
    if (!question || question === this.#shown || !this.isConnected) return;
    this.#shown = question;
    this.#result = undefined;
    this.#status = 'loading';
    // As the element does, once a form is there.
    queueMicrotask(() => {
      if (question !== this.#shown || this.#status !== 'loading') return;
      this.#status = 'open';
      this.#emit('elicit-ready', null);
    });
  }

  /** @param {Question} question @param {ElicitResult} result */
  #settle(question, result) {
    if (!this.#questions.includes(question)) return;
    this.#questions = this.#questions.filter((one) => one !== question);
    question.release();
    const frozen = freeze({ ...result });
    if (question === this.#shown) {
      this.#result = frozen;
      this.#status = question.withdrawn ? 'expired' : STATUS[result.action];
    }
    this.#emit('elicit-result', frozen);
    question.settle(frozen);
    this.#next();
  }

  /** @param {string} type @param {unknown} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}

/** @type {typeof import('./testing.js').define} */
export function define(tag = 'mcp-elicitation', registry = globalThis.customElements) {
  if (!registry || registry.get(tag)) return;
  registry.define(tag, tag === 'mcp-elicitation' ? McpElicitationElement : class extends McpElicitationElement {});
}

/** @type {typeof import('./testing.js').answer} */
export async function answer(element, result) {
  const own = /** @type {any} */ (element);
  if (!['loading', 'open'].includes(own.status)) throw new Error(`Nothing is asked: the status is ${own.status}`);
  if (own.status === 'loading') await new Promise((resolve) => own.addEventListener('elicit-ready', resolve, { once: true }));
  own.answer(result);
}

/** @type {typeof import('./testing.js').setWasm} */
export const setWasm = () => {};

define();
