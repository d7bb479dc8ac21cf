// The element: settings in, results out. The dialogue does the rest.
import { ATTRIBUTES } from '../../../target/generated/element-lists.js';
import { BASE } from '../../../target/generated/selectors/shell.js';
import { queueOf } from '../rounds/desk.js';
import { requestText } from '../rounds/request.js';
import { Question, Round } from '../rounds/round.js';
import type {
  AnsweredQuestion,
  ElicitOptions,
  ElicitResult,
  ElicitationFinished,
  ElicitationReceipt,
  ElicitationRequest,
  ElicitationServer,
  ElicitationSettings,
  ElicitationStatus,
  InputRequests,
  InputResponses,
  McpElicitationEventMap,
} from '../rounds/types.js';
import { release } from '../rounds/keep.js';
import { serverOf } from '../rounds/server.js';
import { questionsOf } from '../rounds/steps.js';
import { languages } from '../screen/catalogs.js';
import { extras } from '../screen/parts.js';
import { DEFAULTS } from '../screen/settings.js';
import { modals } from '../screen/stage.js';
import type { FormWasm } from '../wasm/webassembly.js';
import { Dialogue } from './dialogue.js';
import type { Drafts } from './draft.js';

const receipts = () => import('../screen/stored-receipt.js');

/** Reports a setting that a template turned into text. */
const reportLost = (name: string): void =>
  void extras.load().then(
    (part) => part.reportLost(name),
    () => {},
  );

const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

type Members = Record<string, unknown>;

/** An event of the element, with the element as its `currentTarget`. */
export type ElicitationEvent<Type extends keyof McpElicitationEventMap> = McpElicitationEventMap[Type] & {
  readonly currentTarget: ElicitationElement;
};

export interface ElicitationElement extends ElicitationSettings {
  addEventListener<K extends keyof McpElicitationEventMap>(
    type: K,
    listener: (this: ElicitationElement, event: ElicitationEvent<K>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** `<mcp-elicitation>` without the WebAssembly, which the entries of the package add. */
export class ElicitationElement extends Base {
  /** @internal */
  static form: FormWasm;
  /** @internal */
  static languages = languages;
  /** @internal */
  static observedAttributes = ['lang', ...Object.keys(ATTRIBUTES)];

  #settings = { ...DEFAULTS };
  #dialogue: Dialogue;
  #drafts: Drafts | undefined;
  #requests: InputRequests | string | null = null;
  /** True if it shows a stored receipt, which needs no form. */
  #isRestored = false;

  constructor() {
    super();
    // Not with `delegatesFocus`, which in Chromium moves the first press in the card to the first field.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#dialogue = new Dialogue(this, root, this.#settings, this.attachInternals?.().states);
    // Properties that were set on the element before its class was defined.
    const early = this as unknown as Members;
    for (const name of [...Object.keys(DEFAULTS), 'request', 'requests']) {
      if (!Object.hasOwn(early, name)) continue;
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }

  static {
    const defaults = DEFAULTS as unknown as Members;
    for (const name of Object.keys(defaults) as (keyof ElicitationSettings)[]) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: ElicitationElement) {
          return (name === 'server' && this.#dialogue.desk.current?.server) || this.#settings[name];
        },
        set(this: ElicitationElement, value: unknown) {
          this.#set(name, value ?? defaults[name]);
        },
      });
    }
  }

  /** Stores a setting, and tells those that depend on it. */
  #set(name: keyof ElicitationSettings, value: unknown) {
    const settings = this.#settings;
    (settings as unknown as Members)[name] = value;
    // The style sheet uses the attribute.
    if (name === 'layout' && (this.getAttribute(name) ?? DEFAULTS[name]) !== value)
      this.setAttribute(name, settings[name]);
    if (name === 'loading' && this.isConnected) this.#load();
    if (name === 'draftKey' && value) void this.#keepDrafts();
    if (name === 'expires') void this.#dialogue.watchExpiry(value);
    if (name === 'layout' && value === 'dialog') modals.load().catch(() => {});
    this.#dialogue.send({ type: 'settings' });
  }

  /** @internal */
  connectedCallback() {
    globalThis.addEventListener?.('pagehide', this.#hidden);
    for (const name of ['deliver', 'opener', 'server']) if (this.getAttribute(name)) reportLost(name);
    this.#dialogue.send({ type: 'entered' });
    this.#load();
    // Only `moveBefore` preserves the focus in a move.
    this.#dialogue.screen.stage.focus.restore();
  }

  /** Loads the form in advance, so that a question can be shown at once, even if the network is gone by then. */
  #load() {
    const { form } = this.constructor as typeof ElicitationElement;
    if (this.#isRestored) return;
    if (this.#settings.loading === 'eager') Promise.all([form.load(), extras.load()]).catch(() => {});
    else form.preload();
  }

  /** Loads the storage of drafts, which is not needed without a key. */
  async #keepDrafts() {
    const part = await import('./draft.js').catch(() => {});
    if (part) this.#drafts ??= new part.Drafts(this.#dialogue, this.shadowRoot as ShadowRoot);
    void this.#drafts?.begin();
  }

  /** @internal */
  disconnectedCallback() {
    globalThis.removeEventListener?.('pagehide', this.#hidden);
    this.#drafts?.save();
    this.#dialogue.sendLater({ type: 'left' });
  }

  /**
   * Its presence lets `moveBefore` move the element without the two callbacks above.
   * @internal
   */
  connectedMoveCallback() {}

  /** @internal */
  attributeChangedCallback(name: string, _: string | null, value: string | null) {
    if (name === 'lang') this.#dialogue.send({ type: 'settings' });
    else if (name === 'server-name') this.server = value === null ? null : { name: value };
    else (this as unknown as Members)[(ATTRIBUTES as Record<string, string>)[name]] = value;
  }

  /**
   * The request. Setting it cancels the previous one; null clears the element. While a question is open, setting an
   * equal request changes nothing; after the decision, an equal request in another object is a new question, and so is
   * one with another JSON-RPC `id`. Reading it returns the request on the screen.
   * @attribute request The request as JSON text.
   */
  get request(): ElicitationRequest | null {
    return this.#dialogue.question?.request ?? null;
  }

  set request(request: ElicitationRequest | null | undefined) {
    // A template that is drawn anew sets the same object again.
    if (this.result && Object(request) === this.request) return;
    if (typeof request === 'string' && /^\s*\[object /.test(request)) reportLost('request');
    else if (request == null) this.#dialogue.set([], 'request');
    else {
      this.#requests = null;
      this.#dialogue.set([new Question(request, requestText(request))], 'request');
    }
  }

  /**
   * The requests of a round, which one card shows as its steps: `request` for several. Each has its own
   * `elicit-result`, whose `question.key` is its key. JSON text is read in a later task.
   */
  get requests(): InputRequests | string | null {
    return this.#requests;
  }

  set requests(requests: InputRequests | string | null | undefined) {
    if (this.result && Object(requests) === this.requests) return;
    if (typeof requests === 'string') void this.#setText(requests);
    else {
      this.#dialogue.set(requests ? questionsOf(requests, this.#dialogue) : [], 'requests');
      this.#requests = requests ?? null;
    }
  }

  async #setText(requests: string) {
    const before = this.#requests;
    this.#requests = requests;
    const questions = await this.#questionsOf(requests).catch((error) => error);
    // Unless another value was set meanwhile.
    if (this.#requests !== requests) return;
    if (Array.isArray(questions)) return this.#dialogue.set(questions, 'requests');
    this.#requests = before;
    throw questions;
  }

  async #questionsOf(text: string) {
    const { readRequests } = await extras.load();
    const [value, requests] = readRequests(text);
    return questionsOf(value, this.#dialogue, requests);
  }

  /** The current content. It is only defined while a form is open. */
  get content(): ElicitResult['content'] {
    const text = this.status === 'open' ? this.#dialogue.card?.ask(({ content }) => content) : undefined;
    return text === undefined ? undefined : JSON.parse(text);
  }

  /**
   * Settles when the user is done at the last accepted address; accepting it only means that the user goes there.
   * Undefined before an address was accepted.
   */
  get finished(): Promise<ElicitationFinished> | undefined {
    return this.#dialogue.visits?.finished;
  }

  /** The result of the question on the screen, after the decision. */
  get result(): ElicitResult | undefined {
    const { current } = this.#dialogue.desk;
    return current?.isOver ? current.question.result : undefined;
  }

  /**
   * The receipt of the question on the screen as plain data, after the decision. It is undefined if another question
   * takes its place at once.
   */
  get receipt(): Promise<ElicitationReceipt | undefined> | undefined {
    const { current } = this.#dialogue.desk;
    const card = current?.isOver && this.shadowRoot?.querySelector(BASE)?.cloneNode(true);
    if (!card) return undefined;
    return receipts().then(({ readReceipt }) =>
      readReceipt(card as Element, current, serverOf(current, this.#settings)),
    );
  }

  /**
   * The number of questions that wait behind the one on the screen.
   * @default 0
   */
  get waiting(): number {
    return queueOf(this.#dialogue.desk).length;
  }

  /**
   * The state of the question.
   * @default 'idle'
   */
  get status(): ElicitationStatus {
    return this.#dialogue.status;
  }

  /**
   * Queues a question. Each server may have ten waiting; further ones are cancelled without being shown, and so are all
   * questions of a server that the user has muted.
   * @param params the request
   * @param options the server and a signal
   */
  async elicit(params: ElicitationRequest, options?: ElicitOptions): Promise<ElicitResult> {
    const [result] = await this.#dialogue.ask(new Round([new Question(params, requestText(params))], options));
    return result;
  }

  /**
   * Shows the requests of one round as the steps of one card (2026-07-28, `inputRequests`). Entries that are not
   * elicitations are omitted from the answer and left to the host. No result leaves before the round ends. Cancelling a
   * step cancels the round, unless the user sends the answers so far. A round counts as one question in the queue. More
   * than a hundred requests are over the limit, and the promise is rejected with the code -32602.
   * @param inputRequests an object, or its JSON text, which preserves the requests exactly
   * @param options the server and a signal
   */
  async elicitAll(inputRequests: InputRequests | string, options?: ElicitOptions): Promise<InputResponses> {
    const isText = typeof inputRequests === 'string';
    const questions = isText ? await this.#questionsOf(inputRequests) : questionsOf(inputRequests, this.#dialogue);
    if (!questions.length) return {};
    const round = new Round(questions, options);
    return round.byKey(await this.#dialogue.ask(round));
  }

  /**
   * Draws a receipt, unless a question is on the screen. It dispatches no event and settles no promise. The receipt of
   * an element needs no form: call it before the element is inserted, and the form is not loaded in advance either.
   * @param receipt the plain data of `receipt`, or a request with its result
   */
  async restore(receipt: ElicitationReceipt | AnsweredQuestion): Promise<void> {
    this.#isRestored = true;
    const [{ drawStored }, { dressReceipts }] = await Promise.all([receipts(), extras.load()]);
    dressReceipts(this.shadowRoot as ShadowRoot);
    const { screen, desk } = this.#dialogue;
    const askAgain = ({ request, server, result }: AnsweredQuestion) =>
      new Round([new Question(request, requestText(request))], { server, suggested: result.content });
    const drawn = await drawStored(receipt, screen, askAgain);
    if (!desk.current) screen.stage.replace(drawn);
  }

  /**
   * Cancels the questions that are kept under a key, on the screen or not.
   * @param key the value of `keep`
   */
  release(key: string): Promise<void> {
    return release(key);
  }

  /** Declines the question on the screen. */
  decline(): void {
    this.#dialogue.send({ type: 'host', action: 'decline' });
  }

  /**
   * Cancels the question on the screen.
   * @param reason `elsewhere` if it was answered in another client; its card then says so, and shows what was typed
   */
  cancel(reason?: 'elsewhere'): void {
    const { current: round } = this.#dialogue.desk;
    this.#dialogue.send(reason ? { type: 'withdrawn', round, reason } : { type: 'host', action: 'cancel' });
  }

  /**
   * Handles `notifications/elicitation/complete` of 2025-11-25: the server reports that the user is done at the
   * address. An id that is unknown, not yet accepted, or already done is ignored. `finished` settles, and the card
   * shows it if it is still on the screen.
   * @param elicitationId the opaque id of the request
   * @param options the server that sent the notification, or the client that received it
   */
  complete(elicitationId: string, options?: { server?: ElicitationServer | null; client?: object | string }): void {
    this.#dialogue.complete(elicitationId, options);
  }

  /**
   * Moves the focus to the first answer, or to the card if there is none.
   * @param options `preventScroll` prevents scrolling
   */
  focus(options?: FocusOptions): void {
    const { card, focus: own } = this.#dialogue.screen.stage;
    if (card) own.toAnswer(options);
    else own.request(options);
  }

  /**
   * Suggests answers to the open question, such as a text that the user has typed elsewhere in the page. They are
   * marked as this page's, like those of `suggested`, the user's entries stay, and nothing is sent.
   * @param values the values by the names of their properties
   */
  fill(values: NonNullable<ElicitOptions['suggested']>): void {
    const before = JSON.parse(this.#dialogue.desk.current?.suggested ?? '{}');
    this.#dialogue.send({ type: 'filled', suggested: JSON.stringify({ ...before, ...values }) });
  }

  /** Resets every field to its initial value. */
  reset(): void {
    this.#dialogue.card?.ask((card) => card.reset());
  }

  /** Returns true if accept would send the answers. */
  checkValidity(): boolean {
    return this.#dialogue.card?.ask((card) => card.checkValidity()) ?? false;
  }

  /** Like `checkValidity()`, but also shows the errors, like a press of accept. */
  reportValidity(): boolean {
    return this.#dialogue.card?.ask((card) => card.reportValidity()) ?? false;
  }

  #hidden = () => {
    this.#drafts?.leave();
    this.#dialogue.send({ type: 'pageLeft' });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'mcp-elicitation': ElicitationElement;
  }
  interface GlobalEventHandlersEventMap extends McpElicitationEventMap {}
}
