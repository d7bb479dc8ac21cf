// The step of the host between the press that ends a round and its results: the answer is sent on, and only then does
// the card say so.
import type { Deliver, ElicitResult, InputResponses } from './types.js';

/** The milliseconds that a delivery may take. */
const TIME_LIMIT = 30_000;

/** An error of `deliver` whose message the card shows to the user. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** The deliveries of one round: each press is another attempt under the same id. */
export class Delivery {
  #id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  #attempt: AbortController | undefined;
  /** True if a result was delivered. */
  isDone = false;
  /** True while a cancel of the whole round is being delivered. */
  isCancel = false;

  /**
   * Delivers a result, in place of an earlier attempt.
   * @returns the error, if there was one; nothing if the attempt was stopped
   */
  async run(
    deliver: Deliver,
    result: ElicitResult,
    isCancel: boolean,
    results?: InputResponses,
  ): Promise<{ error?: unknown } | undefined> {
    this.stop();
    const attempt = new AbortController();
    const { signal } = attempt;
    this.#attempt = attempt;
    this.isCancel = isCancel;
    const timer = setTimeout(() => attempt.abort(), TIME_LIMIT);
    const outcome: { error?: unknown } = {};
    try {
      // The card, which the host may free, is still on the stack.
      await undefined;
      await new Promise((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener('abort', () => reject(signal.reason));
        Promise.resolve(deliver(result, { id: this.#id, signal, ...(results && { results }) })).then(resolve, reject);
      });
    } catch (error) {
      outcome.error = error || new DeliveryError();
    }
    clearTimeout(timer);
    if (attempt !== this.#attempt) return;
    this.#attempt = undefined;
    this.isDone = !outcome.error;
    return outcome;
  }

  /** Stops the attempt that is under way. */
  stop() {
    const attempt = this.#attempt;
    this.#attempt = undefined;
    this.isCancel = false;
    attempt?.abort();
  }
}
