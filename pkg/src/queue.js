// Requests that wait, first come first served, and the rounds they are made of.

import { CANCEL } from './result.js';

/**
 * @typedef {{ name: string, title?: string, url?: string, claimed?: boolean }} Server
 * @typedef {import('./result.js').ElicitResult} ElicitResult
 * @typedef {{ text: string, request: unknown }} Question
 * @typedef {{ server?: Server | null, client?: object, signal?: AbortSignal, unanswerable?: 'show' | 'reject' }} RoundOptions
 */

/** How many may wait (`security.md` R37). */
const WAITING_LIMIT = 10;

/** One request, or the requests of one round as steps: asked in order, answered all at once. */
export class Round {
  /** @type {ElicitResult[]} */
  results = [];
  /** No further question of it is asked. */
  ended = false;
  /** Who asks, as it is counted: a client, the name of its server, or nobody known. @type {object | string} */
  asking = '';
  /** Hears the results of the questions that were never decided, one for each. @type {(result: ElicitResult) => void} */
  tell = () => {};
  #settled = false;
  #release = () => {};

  /**
   * @param {Question[]} questions
   * @param {RoundOptions} [options]
   */
  constructor(questions, { server, client, signal, unanswerable } = {}) {
    this.questions = questions;
    this.server = server;
    this.client = client;
    this.signal = signal;
    /** Whether it must be looked at first: one that cannot be answered then rejects in place of being shown. */
    this.unjudged = unanswerable === 'reject';
    /** @type {Promise<ElicitResult[]>} */
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** @param {() => void} withdraw called when the signal aborts before the round is over */
  watch(withdraw) {
    this.signal?.addEventListener('abort', withdraw);
    this.#release = () => this.signal?.removeEventListener('abort', withdraw);
  }

  /** The question to be asked. */
  get question() {
    return this.questions[this.results.length];
  }

  /** Takes the answer to the question. A cancel ends the round. @param {ElicitResult} result */
  answer(result) {
    this.results.push(result);
    if (result.action === 'cancel' || !this.question) this.ended = true;
  }

  /**
   * Ends the round, once.
   * @param {ElicitResult} [rest] the answer to what was not answered
   */
  end(rest = CANCEL) {
    this.ended = true;
    if (this.#settled) return;
    this.#settled = true;
    this.#release();
    const { length } = this.results;
    const left = this.questions.slice(length).map(() => rest);
    this.resolve?.([...this.results, ...left]);
    left.forEach(this.tell);
  }

  /** @param {unknown} error why it cannot be answered */
  fail(error) {
    this.ended = this.#settled = true;
    this.#release();
    this.reject?.(error);
  }
}

/** The rounds of one element that wait for the one that is shown. */
export class Queue {
  /** @type {Round[]} */
  #waiting = [];
  /** @type {Map<object | string, number>} by who asks, how many came when too many of it waited, and were cancelled unseen */
  dropped = new Map();

  get length() {
    return this.#waiting.length;
  }

  /** @param {Round} round @returns {boolean} whether there was room */
  add(round) {
    const { asking } = round;
    const room = this.#waiting.length < WAITING_LIMIT;
    if (room) this.#waiting.push(round);
    else this.dropped.set(asking, (this.dropped.get(asking) ?? 0) + 1);
    return room;
  }

  /** @param {Round} round shown before all others */
  addFirst(round) {
    this.#waiting.unshift(round);
  }

  next() {
    if (this.#waiting.length < 2) this.dropped.clear();
    return this.#waiting.shift();
  }

  /**
   * Takes out what is chosen.
   * @param {(round: Round) => boolean} [chosen] all, when it is left out
   * @returns {Round[]}
   */
  take(chosen = () => true) {
    const taken = this.#waiting.filter(chosen);
    this.#waiting = this.#waiting.filter((round) => !taken.includes(round));
    return taken;
  }
}
