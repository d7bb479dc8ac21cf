// Who waits: rounds, first come first served, with places and a pace of its own for each server, so that none fills another's;
// and what the page remembers of a server that asks again and again.
import { MOST_WAITING, PACE, PACE_TIME, REFUSALS, REFUSAL_TIME } from '../../target/generated/facts.js';

// Rounds that wait, first come first served. Each server has its own places and its own pace, so that none fills another's.

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

// What the page remembers of a server that asks again and again: refusals, and whether the person has muted it.
// By the client that speaks with it, or by the name that the host gives it; nothing else outlives a request.

/** How many names are remembered: those that were used last. */
const MOST_NAMES = 1_000;

/** @type {Map<unknown, object>} by name, the object that stands for it, so that what is known of anybody is held weakly */
const names = new Map();

/** @param {any} asking a client, or a name @returns {object} what stands for it, the same each time */
export function askingKey(asking) {
  if (Object(asking) === asking) return asking;
  const key = names.get(asking) ?? {};
  // What was used last is last.
  names.delete(asking);
  names.set(asking, key);
  if (names.size > MOST_NAMES) names.delete(names.keys().next().value);
  return key;
}

/** @type {WeakMap<object, number[]>} */
const refusals = new WeakMap();
/** @type {WeakSet<object>} */
const muted = new WeakSet();

/** @param {object} server @param {number} now */
const recent = (server, now) => (refusals.get(server) ?? []).filter((time) => now - time < REFUSAL_TIME);

/** @param {object} server @param {number} [now] */
export function refused(server, now = performance.now()) {
  refusals.set(server, [...recent(server, now), now].slice(-REFUSALS));
}

/**
 * Whether the person has refused this server so often that muting it is offered.
 * @param {object} server
 * @param {number} [now]
 */
export const offersMute = (server, now = performance.now()) => recent(server, now).length >= REFUSALS;

/** @param {object} server */
export const mute = (server) => muted.add(server);

/** @param {object} server */
export const isMuted = (server) => muted.has(server);
