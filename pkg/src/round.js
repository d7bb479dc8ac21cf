// A round (one request, or the requests of one `inputRequests`), the states of its questions, and the results.
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
 * Creates the JSON-RPC error of a request that was rejected unseen.
 * @param {any[]} diagnostics
 */
export const unanswerable = (diagnostics) =>
  Object.assign(new Error(diagnostics[0].message ?? 'This request cannot be answered'), {
    code: -32602,
    data: diagnostics,
  });

/**
 * The states of a question and the events that change them; docs/architecture.md has the same table in words.
 * @typedef {'waiting' | 'loading' | 'open' | 'sending' | 'decided' | 'ended'} State
 * @typedef {'turn' | 'ready' | 'accept' | 'opening' | 'opened' | 'not-opened' | 'refuse' | 'host' | 'back' | 'end'} Event
 */

/**
 * A state ignores the events that it does not list. Only the events that lead to `decided` take the right to decide:
 * their caller settles the question.
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

/** One request while it is being answered. */
export class Question {
  /** @type {State} */
  state = 'waiting';
  /** The decision. @type {ElicitResult | undefined} */
  result;
  /** The faults that its card has reported. @type {any[]} */
  faults = [];
  /** Its card, while another step is shown. @type {import('./stage.js').Kept | undefined} */
  kept;
  /** True if the server has reported that the user is done at its address. */
  isCompleted = false;
  /**
   * Reports to the page that the user is done there.
   * @param {import('./element.js').ElicitationFinished['by']} _ who says so
   */
  finish = (_) => {};
  /** The answers as drawn by its card, after the round has ended. @type {Element | undefined} */
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
   * Decides the question; only the first call succeeds.
   * @param {Event} event
   * @param {ElicitResult} result
   * @returns {boolean} whether this did
   */
  decide(event, result) {
    if ((event === 'accept' && this.faults.length) || !this.move(event)) return false;
    this.result = freeze(result);
    return true;
  }

  /** The params of the request, if its text is an object. @returns {any} */
  get params() {
    return paramsOf(this.text);
  }

  /** True if it is on the screen and the right to decide has not been taken. */
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
 * Reads a server as a host or a relay names it; members that are not texts are dropped.
 * @param {any} server
 * @returns {Server | undefined}
 */
export const known = (server) =>
  server
    ? { name: text(server.name) ?? '', title: text(server.title), url: text(server.url), claimed: !!server.claimed }
    : undefined;

/** The requests of one round as steps: they are asked in order, and all results leave when the round ends. */
export class Round {
  /** The index of the current step. */
  step = 0;
  /** True if its signal ended it. */
  hasExpired = false;
  /** Its check before it is shown, while it is running. @type {Promise<void> | undefined} */
  checking;
  /**
   * The object by which its server is counted: for a client, for a server's name, or for all unknown ones.
   * @type {object}
   */
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
    /** True if it is rejected instead of shown when it cannot be answered. */
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

  /** The current step. */
  get question() {
    return this.questions[this.step];
  }

  /** True if the round has ended, so that every question has its result. */
  get isOver() {
    return this.question.state === 'ended';
  }

  /** The status for the host. @returns {Status} */
  get status() {
    const { state, faults, result } = this.question;
    if (state === 'ended') return this.hasExpired ? 'expired' : STATUS[result?.action ?? 'cancel'];
    if (state === 'open') return faults.length ? 'unanswerable' : 'open';
    return state === 'waiting' || state === 'loading' ? 'loading' : 'sending';
  }

  get isLast() {
    return this.step === this.questions.length - 1;
  }

  /** The number of steps with an answer. */
  get given() {
    return this.questions.filter(({ result }) => result).length;
  }

  /** True if the user can return to the previous step: not if its address was opened or its card has failed. */
  get canReturn() {
    const before = this.questions[this.step - 1];
    return !!before?.kept?.card.isAlive && !(before.result?.action === 'accept' && before.result.content === undefined);
  }

  /**
   * Ends the round once: answers keep their results unless all are cancelled, and open questions get `rest`.
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
