// Addresses in URL mode: how they are opened, and those that the user has accepted and may still be visiting, until the
// user, the server or a timeout ends the visit.

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

/**
 * Notifies the host that the user has agreed to open an address: first by `elicit-open-url`, which the host may cancel
 * to open it in its own way, then by the host's opener.
 * @param {HTMLElement} element
 * @param {string} url
 * @param {((url: string) => unknown) | null | undefined} opener
 * @param {() => boolean} isAsked whether it is still to be opened, once the host has heard of it
 * @returns {{ isWanted: boolean, opening?: Promise<unknown> }} whether a tab is wanted; what the opener does, where that takes
 * time or has failed
 */
export function openAddress(element, url, opener, isAsked) {
  const detail = { url, host: new URL(url).host };
  const event = new CustomEvent('elicit-open-url', { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(event) || !isAsked()) return { isWanted: false };
  if (!opener) return { isWanted: true };
  try {
    const opened = /** @type {any} */ (opener(url));
    // `instanceof Promise` would miss a promise of another window.
    return { isWanted: false, opening: typeof opened?.then === 'function' ? Promise.resolve(opened) : undefined };
  } catch (error) {
    return { isWanted: false, opening: Promise.reject(error) };
  }
}
