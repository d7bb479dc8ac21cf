// Rounds that wait, first come first served. Each server has its own places and its own pace, so that none fills another's.

import { MOST_WAITING, PACE, PACE_TIME } from '../../target/generated/facts.js';

/** @typedef {import('./round.js').Round} Round */

/** The rounds of one element that wait for the one that is shown. */
export class Queue {
  /** @type {Round[]} */
  #waiting = [];
  /** @type {WeakMap<object, number[]>} by who asks, when it asked in the last minute */
  #asked = new WeakMap();
  /** @type {WeakMap<object, number>} by who asks, how many came when too many of it waited, and were cancelled unseen */
  dropped = new WeakMap();

  get length() {
    return this.#waiting.length;
  }

  /**
   * @param {Round} round
   * @param {number} [now]
   * @returns {boolean} whether there was room
   */
  add(round, now = performance.now()) {
    const { asking } = round;
    const recent = (this.#asked.get(asking) ?? []).filter((time) => now - time < PACE_TIME);
    const room = recent.length < PACE && this.#waiting.filter((waiting) => waiting.asking === asking).length < MOST_WAITING;
    this.#asked.set(asking, [...recent, now].slice(-PACE));
    if (room) this.#waiting.push(round);
    else this.dropped.set(asking, (this.dropped.get(asking) ?? 0) + 1);
    return room;
  }

  /** @param {Round} round shown before all others */
  addFirst(round) {
    this.#waiting.unshift(round);
  }

  next() {
    if (this.#waiting.length < 2) this.dropped = new WeakMap();
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
