// A part of the package that most pages never need: fetched once, at its first use, for the whole page.
import { UNDECIDED } from '../../target/generated/facts.js';

/** @template T */
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
   * Loads it, once. A failure is forgotten, so that a later request may try again.
   * @returns {Promise<void>}
   */
  load() {
    return (this.#loading ??= this.#open().then(
      (value) => {
        this.value = value;
      },
      (error) => {
        this.#loading = undefined;
        throw error;
      },
    ));
  }
}

/**
 * How a card tests a pattern: undecided until the matcher, loaded at the first test, has arrived.
 * @param {LaterPart<{ test(pattern: string, text: string): number | undefined }> | undefined} part
 * @param {() => void} arrived
 * @returns {(pattern: string, text: string) => number}
 */
export function tester(part, arrived) {
  let wanted = part;
  return (pattern, text) => {
    if (part?.value) return part.value.test(pattern, text) ?? UNDECIDED;
    wanted?.load().then(arrived, () => {});
    wanted = undefined;
    return UNDECIDED;
  };
}
