// The addresses that the user has accepted and may still be visiting, until the user, the server or a timeout ends the
// visit.

/**
 * @typedef {import('./round.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 * @typedef {import('./element.js').ElicitationFinished} ElicitationFinished
 */

/** The milliseconds after which the user counts as done at an address. */
const VISIT = 600_000;

export class Visited {
  /** Settles when the user is done at the last accepted address. @type {Promise<ElicitationFinished> | undefined} */
  finished;
  /** @type {Map<Question, Round>} */
  #questions = new Map();
  #notify;

  /** @param {(detail: ElicitationFinished) => void} notify called once for each address */
  constructor(notify) {
    this.#notify = notify;
  }

  /** @param {Question} question @param {Round} round */
  add(question, round) {
    this.#questions.set(question, round);
    this.finished = new Promise((resolve) => {
      question.finish = (by) => {
        question.finish = () => {};
        // After a timeout, the server can still report it to an open card.
        if (by !== 'timeout') this.#questions.delete(question);
        const detail = { elicitationId: question.params?.elicitationId, by };
        resolve(detail);
        this.#notify(detail);
      };
    });
    /** @type {any} */ (setTimeout(() => question.finish('timeout'), VISIT)).unref?.();
  }

  /**
   * The server reports that the user is done at its address.
   * @param {string} id of 2025-11-25 alone; it is opaque: compared, never shown
   * @param {(round: Round) => boolean} isOfServer
   */
  complete(id, isOfServer) {
    for (const [question, round] of this.#questions) {
      if (!id || question.params?.elicitationId !== id || !isOfServer(round)) continue;
      question.isCompleted = true;
      question.finish('server');
    }
  }
}
