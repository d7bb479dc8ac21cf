// The addresses that the person accepted and may still be at: until they, the server or the time says otherwise.

/**
 * @typedef {import('./round.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 * @typedef {import('./element.js').ElicitationFinished} ElicitationFinished
 */

/** The page waits so long for the person to be done at an address, in milliseconds. */
const VISIT = 600_000;

export class Visited {
  /** Settles when the person is done at the address that was accepted last. @type {Promise<ElicitationFinished> | undefined} */
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
        // A server may still say so later, on a card that is there.
        if (by !== 'timeout') this.#questions.delete(question);
        const detail = { elicitationId: question.params?.elicitationId, by };
        resolve(detail);
        this.#notify(detail);
      };
    });
    /** @type {any} */ (setTimeout(() => question.finish('timeout'), VISIT)).unref?.();
  }

  /**
   * The server says that the person is done at its address.
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
