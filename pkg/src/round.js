// What is asked at once (one request, or the requests of one round), what each of them goes through, and the results.
// docs/architecture.md has the same table in words.
import { paramsOf } from './request.js';

/** @typedef {{ action: 'accept' | 'decline' | 'cancel', content?: Record<string, any> }} ElicitResult */

/** @type {ElicitResult} */
export const CANCEL = Object.freeze({ action: 'cancel' });
/** @type {ElicitResult} */
export const DECLINE = Object.freeze({ action: 'decline' });

/** @typedef {'idle' | 'loading' | 'open' | 'sending' | 'accepted' | 'declined' | 'cancelled' | 'expired' | 'unanswerable'} Status */

/** The status that an action leads to. @type {Record<string, Status>} */
const STATUS = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' };

/**
 * @template T
 * @param {T} value
 * @returns {T} frozen, with all that it holds (`docs/security.md` R39)
 */
export function freeze(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/**
 * Why a request was rejected unseen, as JSON-RPC says it.
 * @param {any[]} diagnostics
 */
export const unanswerable = (diagnostics) =>
  Object.assign(new Error(diagnostics[0].message ?? 'This request cannot be answered'), { code: -32602, data: diagnostics });

/**
 * What a question can be in, and what leads from where to where; docs/architecture.md has the same table in words.
 * @typedef {'waiting' | 'loading' | 'open' | 'sending' | 'decided' | 'ended'} State
 * @typedef {'turn' | 'ready' | 'accept' | 'opening' | 'opened' | 'not-opened' | 'refuse' | 'host' | 'back' | 'end'} Event
 */

/**
 * An event that a state does not list does nothing there. Only the events that lead to `decided` take the right to decide:
 * whoever takes it settles the question.
 * @type {Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>}
 */
export const TRANSITIONS = {
  waiting: { turn: 'loading', end: 'ended' },
  loading: { ready: 'open', host: 'decided', end: 'ended' },
  open: { accept: 'decided', opening: 'sending', refuse: 'decided', host: 'decided', back: 'waiting', end: 'ended' },
  sending: { opened: 'decided', 'not-opened': 'open', refuse: 'decided', host: 'decided', end: 'ended' },
  decided: { turn: 'loading', end: 'ended' },
  ended: {},
};

/** One request, as it was asked. */
export class Question {
  /** @type {State} */
  state = 'waiting';
  /** What was decided. @type {ElicitResult | undefined} */
  result;
  /** Why it cannot be answered, once its card has said so. @type {any[]} */
  faults = [];
  /** Its card, while another step is shown. @type {import('./stage.js').Kept | undefined} */
  kept;
  /** Whether the server has said that the person is done at its address. */
  isCompleted = false;
  /** Tells the page that the person is done there. @param {import('./element.js').ElicitationFinished['by']} _ who says so */
  finish = (_) => {};
  /** What was answered, as its card has drawn it, once the round is over. @type {Element | undefined} */
  answers;

  /** @param {unknown} request as it was given @param {string} text */
  constructor(request, text) {
    this.request = request;
    this.text = text;
  }

  /** @param {Event} event @returns {boolean} whether it happened: the state knows it */
  move(event) {
    const next = TRANSITIONS[this.state][event];
    if (next) this.state = next;
    return next !== undefined;
  }

  /**
   * Decides it, once.
   * @param {Event} event
   * @param {ElicitResult} result
   * @returns {boolean} whether this did
   */
  decide(event, result) {
    if ((event === 'accept' && this.faults.length) || !this.move(event)) return false;
    this.result = freeze(result);
    return true;
  }

  /** What is asked, where the text is an object. @returns {any} */
  get params() {
    return paramsOf(this.text);
  }

  /** Whether it is on the screen, and nobody has taken the right to decide it. */
  get isUndecided() {
    return 'host' in TRANSITIONS[this.state];
  }
}

/**
 * @typedef {{ name: string, title?: string, url?: string, claimed?: boolean }} Server
 * @typedef {{ server?: Server | null, client?: object | string, signal?: AbortSignal, unanswerable?: 'show' | 'reject' }} RoundOptions
 */

/** @param {unknown} value */
const text = (value) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined);

/**
 * Who asks, as a host or a relay says it: whatever is there in place of a text is left out.
 * @param {any} server
 * @returns {Server | undefined}
 */
export const known = (server) =>
  server ? { name: text(server.name) ?? '', title: text(server.title), url: text(server.url), claimed: !!server.claimed } : undefined;

/** One request, or the requests of one round as steps: asked in order, answered all at once, when the round ends. */
export class Round {
  /** The place of the step that is asked. */
  step = 0;
  /** Whether its signal ended it. */
  hasExpired = false;
  /** Its check before it is shown, while that goes on. @type {Promise<void> | undefined} */
  checking;
  /** Who asks, as it is counted: what stands for a client, for the name of its server, or for nobody known. @type {object} */
  asking = this;

  /**
   * @param {Question[]} questions
   * @param {RoundOptions} [options]
   */
  constructor(questions, { server, client, signal, unanswerable } = {}) {
    this.questions = questions;
    this.server = known(server);
    this.client = client;
    this.signal = signal;
    /** Whether it rejects in place of being shown where it cannot be answered. */
    this.rejects = unanswerable === 'reject';
    /** @type {Promise<ElicitResult[]>} */
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** @param {() => void} withdraw called when the signal aborts before the round is over */
  watch(withdraw) {
    this.signal?.addEventListener('abort', withdraw);
    const release = () => this.signal?.removeEventListener('abort', withdraw);
    this.promise.then(release, release);
  }

  /** The step that is asked. */
  get question() {
    return this.questions[this.step];
  }

  /** Whether it is at its end: every question of it has its result. */
  get isOver() {
    return this.question.state === 'ended';
  }

  /** What the host is told of it. @returns {Status} */
  get status() {
    const { state, faults, result } = this.question;
    if (state === 'ended') return this.hasExpired ? 'expired' : STATUS[result?.action ?? 'cancel'];
    if (state === 'open') return faults.length ? 'unanswerable' : 'open';
    return state === 'waiting' || state === 'loading' ? 'loading' : 'sending';
  }

  get isLast() {
    return this.step === this.questions.length - 1;
  }

  /** How many steps have an answer. */
  get given() {
    return this.questions.filter(({ result }) => result).length;
  }

  /** Whether the step before can be asked again: not where its address was opened, nor where its card has failed. */
  get canReturn() {
    const before = this.questions[this.step - 1];
    return !!before?.kept?.card.isAlive && !(before.result?.action === 'accept' && before.result.content === undefined);
  }

  /**
   * Ends it, once: what was answered keeps its result unless all is cancelled, what was not gets `rest`.
   * @param {{ rest?: ElicitResult, all?: boolean, expired?: boolean }} [how]
   * @returns {ElicitResult[]} the results, in the order of the questions; none where it was over
   */
  end({ rest = CANCEL, all = false, expired = false } = {}) {
    if (this.isOver) return [];
    this.hasExpired = expired;
    for (const question of this.questions) {
      question.move('end');
      question.result = all ? CANCEL : (question.result ?? rest);
      if (question.result.action === 'accept') question.answers = question.kept?.card.ask((card) => card.answers);
      question.kept?.card.release();
      question.kept = undefined;
    }
    const results = this.questions.map(({ result }) => /** @type {ElicitResult} */ (result));
    this.resolve?.(results);
    return results;
  }

  /** @param {unknown} error why it cannot be answered @returns {boolean} whether that ended it */
  fail(error) {
    if (this.isOver) return false;
    for (const question of this.questions) question.move('end');
    this.reject?.(error);
    return true;
  }
}
