/**
 * A part of the package that is loaded once for the whole page, at its first use.
 * @template T
 */
export class LaterPart {
  /** @type {T | undefined} what was loaded */
  value;
  /** @type {Promise<void> | undefined} */
  #loading;
  #open;

  /** @param {() => Promise<T>} open */
  constructor(open) {
    this.#open = open;
  }

  /**
   * Loads the part once. A failure is forgotten, so that a later request can try again.
   * @param {() => Promise<T>} [open] loads it from elsewhere
   * @returns {Promise<void>}
   */
  load(open = this.#open) {
    return (this.#loading ??= open().then(
      (value) => {
        this.value = value;
      },
      (error) => {
        this.#loading = undefined;
        throw error;
      },
    ));
  }

  /**
   * Uses the part. After it has failed once, it counts as missing.
   * @template R
   * @param {(value: T) => R} work
   * @returns {R | undefined}
   */
  use(work) {
    try {
      return this.value && work(this.value);
    } catch {
      this.value = undefined;
    }
  }
}
