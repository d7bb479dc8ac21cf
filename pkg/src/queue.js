// The queue of an element: first come, first served, with separate places for each server, so that no server fills
// another's places. It also contains the page's memory of servers that ask too often.
import { MOST_WAITING, PACE, PACE_TIME, REFUSALS, REFUSAL_TIME, REJECTIONS } from '../../target/generated/facts.js';

/** @typedef {import('./round.js').Round} Round */

/**
 * Counts events of an object, up to `most` within `span`.
 * @param {number} most
 * @param {number} span in milliseconds
 */
function counter(most, span) {
  /** @type {WeakMap<object, number[]>} */
  const times = new WeakMap();
  const recent = (/** @type {object} */ who, /** @type {number} */ now) =>
    times.get(who)?.filter((time) => now - time < span) ?? [];
  return {
    /** @param {object} who @param {number} [now] */
    add: (who, now = performance.now()) => void times.set(who, [...recent(who, now), now].slice(-most)),
    /** @param {object} who @param {number} [now] */
    isFull: (who, now = performance.now()) => recent(who, now).length === most,
  };
}

/** The requests of each server at any element of the page, and those of them that were rejected unseen. */
const asked = counter(PACE, PACE_TIME);
const rejections = counter(REJECTIONS, PACE_TIME);

/** The rounds of one element that wait for the current one. */
export class Queue {
  /** @type {Round[]} */
  #waiting = [];
  /** @type {WeakMap<object, number>} by who asks, how many came when too many of it waited, and were cancelled unseen */
  dropped = new WeakMap();

  get length() {
    return this.#waiting.length;
  }

  /**
   * @param {Round} round
   * @returns {boolean} whether there was room
   */
  add(round) {
    const { asking } = round;
    const room =
      !asked.isFull(asking) &&
      !isStopped(asking) &&
      this.#waiting.filter((waiting) => waiting.asking === asking).length < MOST_WAITING;
    asked.add(asking);
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
   * Removes the chosen rounds.
   * @param {(round: Round) => boolean} [chosen] all, when it is left out
   * @returns {Round[]}
   */
  remove(chosen = () => true) {
    const removed = this.#waiting.filter(chosen);
    this.#waiting = this.#waiting.filter((round) => !removed.includes(round));
    return removed;
  }
}

// The page's memory of servers that ask too often: refusals, and servers that the user has muted. A server is
// identified by its client or by the host's name for it; nothing else outlives a request.

/** The maximum number of names to remember, the most recently used. */
const MOST_NAMES = 1_000;

/** @type {Map<unknown, object>} by name, the object that stands for it, so that what is known of anybody is held weakly */
const names = new Map();

/** @param {any} asking a client, or a name @returns {object} what stands for it, the same each time */
export function askingKey(asking) {
  if (Object(asking) === asking) return asking;
  const key = names.get(asking) ?? {};
  // The most recently used name comes last.
  names.delete(asking);
  names.set(asking, key);
  if (names.size > MOST_NAMES) names.delete(names.keys().next().value);
  return key;
}

const refusals = counter(REFUSALS, REFUSAL_TIME);
/** @type {WeakSet<object>} */
const muted = new WeakSet();
/** @type {WeakSet<object>} those that were stopped once */
const stopped = new WeakSet();

export const refused = refusals.add;

/** @param {object} server of which a request could not be answered, and was never on the screen */
export function rejected(server) {
  rejections.add(server);
  refused(server);
  if (isStopped(server)) stopped.add(server);
}

/** True if so many requests of this server were rejected unseen that no more are read for a while. */
export const isStopped = rejections.isFull;

/**
 * True if the card offers to mute this server: the user has often refused it, or its requests were rejected unseen.
 * @param {object} server
 * @param {number} [now]
 */
export const offersMute = (server, now) => stopped.has(server) || refusals.isFull(server, now);

/** @param {object} server */
export const mute = (server) => muted.add(server);

/** @param {object} server */
export const isMuted = (server) => muted.has(server);
