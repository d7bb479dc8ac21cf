// The element: settings in, results out. The dialogue does the rest.
import { ATTRIBUTES } from '../../target/generated/element.js';
import { Dialogue } from './dialogue.js';
import { inputEntries, isElicitation, requestId, requestText } from './request.js';
import { Question, Round } from './round.js';
import { DEFAULTS, languages } from './settings.js';
import { LaterPart } from './later-part.js';
import { modals } from './stage.js';

/**
 * @typedef {import('./round.js').ElicitResult} ElicitResult
 * @typedef {import('./round.js').Server} Server
 * @typedef {import('./round.js').RoundOptions} RoundOptions
 */

/** The storage of drafts, for elements with a draft key. */
const drafts = new LaterPart(() => import('./draft.js'));

/** The maximum number of requests in one round. */
const MOST_STEPS = 100;

/** True if the console was warned about a request that a template had corrupted. */
let warned = false;

const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** `<mcp-elicitation>` without the WebAssembly, which the entries of the package add. */
export class ElicitationElement extends Base {
  /** @type {import('./webassembly.js').FormWasm} */
  static form;
  /** @type {import('./later-part.js').LaterPart<Pick<ReturnType<typeof import('../../target/generated/pattern/pattern.js').default>, 'test'>> | undefined} */
  static pattern;
  /** @type {import('./later-part.js').LaterPart<Pick<ReturnType<typeof import('../../target/generated/address/address.js').default>, 'check'>> | undefined} */
  static address;

  static languages = languages;

  static observedAttributes = ['lang', ...Object.keys(ATTRIBUTES)];

  #settings = { ...DEFAULTS };
  #dialogue;
  /** @type {Round | undefined} what the property `request` asked last */
  #given;
  /** @type {import('./draft.js').Drafts | undefined} */
  #drafts;
  /** @type {Element | null} what in the element has the focus, or had it when this task began */
  #focused = null;

  constructor() {
    super();
    // Not with `delegatesFocus`: in Chromium it moves the first press of a pointer anywhere in the card to the first
    // field.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.addEventListener('focusin', ({ target }) => (this.#focused = /** @type {Element} */ (target)));
    root.addEventListener('focusout', () => queueMicrotask(() => (this.#focused = root.activeElement)));
    this.#dialogue = new Dialogue(this, root, this.#settings, this.attachInternals?.().states);
    watchActivity(root, () => this.status === 'open' && this.#dialogue.emit('elicit-activity'));
    // Properties that were set on the element before its class was defined.
    const early = /** @type {any} */ (this);
    for (const name of [...Object.keys(DEFAULTS), 'request']) {
      if (!Object.hasOwn(early, name)) continue;
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }

  static {
    const defaults = /** @type {any} */ (DEFAULTS);
    for (const name of Object.keys(defaults)) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {any} */
        get() {
          return this.#settings[name];
        },
        /** @this {any} @param {unknown} value */
        set(value) {
          this.#settings[name] = value ?? defaults[name];
          // The style sheet uses the attribute.
          if (name === 'layout' && (this.getAttribute(name) ?? defaults[name]) !== this.#settings[name])
            this.setAttribute(name, this.#settings[name]);
          if (name === 'loading' && this.isConnected) this.#load();
          if (name === 'draftKey' && this.#settings.draftKey) this.#keepDrafts();
          if (name === 'layout' && value === 'dialog') modals.load().catch(() => {});
          this.#dialogue.refresh();
        },
      });
    }
  }

  connectedCallback() {
    globalThis.addEventListener?.('pagehide', this.#hidden);
    this.#dialogue.enter();
    this.#load();
    // Only `moveBefore` preserves the focus in a move.
    const { activeElement, body } = this.ownerDocument;
    if (activeElement === body) /** @type {HTMLElement | null} */ (this.#focused)?.focus({ preventScroll: true });
  }

  /** Loads the form in advance, so that a question can be shown at once, even if the network is gone by then. */
  #load() {
    const { form } = /** @type {typeof ElicitationElement} */ (this.constructor);
    if (this.#settings.loading === 'eager') form.load().catch(() => {});
    else form.preload();
  }

  /** Loads the storage of drafts, which is not needed without a key. */
  async #keepDrafts() {
    await drafts.load().catch(() => {});
    if (drafts.value && this.shadowRoot) this.#drafts ??= new drafts.value.Drafts(this.#dialogue, this.shadowRoot);
    this.#drafts?.begin();
  }

  disconnectedCallback() {
    globalThis.removeEventListener?.('pagehide', this.#hidden);
    this.#drafts?.save();
    // A move within the page removes and adds the element in one task.
    queueMicrotask(() => this.isConnected || this.#dialogue.leave());
  }

  /** Its presence lets `moveBefore` move the element without the two callbacks above. */
  connectedMoveCallback() {}

  /** @param {string} name @param {string | null} _ @param {string | null} value */
  attributeChangedCallback(name, _, value) {
    const own = /** @type {any} */ (this);
    if (name === 'lang') this.#dialogue.refresh();
    else if (name === 'server-name') own.server = value === null ? null : { name: value };
    else own[/** @type {Record<string, string>} */ (ATTRIBUTES)[name]] = value;
  }

  get request() {
    return this.#dialogue.question?.request ?? null;
  }

  set request(request) {
    const given = this.#given;
    const shown = given !== undefined && given === this.#dialogue.shown;
    if (request === null || request === undefined) {
      this.#given = undefined;
      if (given) this.#dialogue.withdraw(given);
      if (shown) this.#dialogue.clear();
      return;
    }
    if (typeof request === 'string' && request.startsWith('[object ')) {
      if (!warned)
        console.warn(
          '<mcp-elicitation>: request="[object Object]" is what a template makes of an object: set the property, or give JSON text.',
        );
      warned = true;
      return;
    }
    const text = requestText(request);
    const before = given && !given.isOver && given.questions[0];
    if (before && before.text === text && requestId(before.request) === requestId(request)) return;
    this.#given = new Round([new Question(request, text)]);
    this.#dialogue.replace(this.#given, given);
  }

  get status() {
    return this.#dialogue.status;
  }

  get result() {
    return this.#dialogue.result;
  }

  get finished() {
    return this.#dialogue.visited?.finished;
  }

  get content() {
    const text = this.#dialogue.content;
    return text === undefined ? undefined : JSON.parse(text);
  }

  /**
   * @param {unknown} params
   * @param {RoundOptions} [options]
   * @returns {Promise<ElicitResult>}
   */
  async elicit(params, options) {
    const [result] = await this.#dialogue.ask(new Round([new Question(params, requestText(params))], options));
    return result;
  }

  /**
   * @param {Record<string, unknown> | string} inputRequests
   * @param {RoundOptions} [options]
   * @returns {Promise<Record<string, ElicitResult>>}
   */
  async elicitAll(inputRequests, options) {
    const asked = inputEntries(inputRequests).filter(({ entry }) => isElicitation(entry));
    if (asked.length > MOST_STEPS) {
      const message = `There are ${asked.length} requests; ${MOST_STEPS} are the most that one round asks`;
      throw this.#dialogue.refuse([{ code: 'over-limit', severity: 'error', location: '', message }]);
    }
    const questions = asked.map(({ request }) => new Question(request, requestText(request)));
    const results = questions.length ? await this.#dialogue.ask(new Round(questions, options)) : [];
    return Object.fromEntries(asked.map(({ key }, index) => [key, results[index]]));
  }

  decline() {
    this.#dialogue.decide('decline');
  }

  cancel() {
    this.#dialogue.decide('cancel');
  }

  /**
   * @param {string} elicitationId
   * @param {{ server?: Server | null, client?: object | string }} [options]
   */
  complete(elicitationId, { server, client } = {}) {
    this.#dialogue.complete(elicitationId, server, client);
  }

  /**
   * Moves the focus to the first answer.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#dialogue.stage.focus(options);
  }

  reset() {
    this.#dialogue.card?.call((card) => card.reset());
  }

  checkValidity() {
    return this.#dialogue.card?.ask((card) => card.checkValidity()) ?? false;
  }

  reportValidity() {
    return this.#dialogue.card?.ask((card) => card.reportValidity()) ?? false;
  }

  #hidden = () => {
    this.#drafts?.leave();
    this.#dialogue.cancelAll();
  };
}

/**
 * Defines the element. A tag that is already defined stays as it is, so that two packages may both define it.
 * @param {typeof ElicitationElement} element
 * @param {string} [tag]
 * @param {CustomElementRegistry} [registry]
 */
export function defineElement(element, tag = 'mcp-elicitation', registry = globalThis.customElements) {
  if (!registry || registry.get(tag)) return;
  // A registry accepts a class only once, so that another tag needs another class.
  registry.define(tag, tag === 'mcp-elicitation' ? element : class extends element {});
}

// Activity of the user, for hosts that stop a clock meanwhile.

/** The minimum milliseconds between two events. */
const PAUSE = 1000;

/**
 * Reports trusted keys and presses.
 * @param {ShadowRoot} root
 * @param {() => void} tell
 */
export function watchActivity(root, tell) {
  let last = -PAUSE;
  const heard = (/** @type {Event} */ { isTrusted, timeStamp }) => {
    if (!isTrusted || timeStamp - last < PAUSE) return;
    last = timeStamp;
    // The card handles the key or the press first.
    setTimeout(tell);
  };
  for (const type of ['keydown', 'pointerdown', 'input'])
    root.addEventListener(type, heard, { capture: true, passive: true });
}
