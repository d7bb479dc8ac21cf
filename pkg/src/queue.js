// Who waits at an element: rounds, first come first served, with places of its own for each server, so that none fills another's;
// and what the page remembers of a server that asks again and again.
import { MOST_WAITING, PACE, PACE_TIME, REFUSALS, REFUSAL_TIME, REJECTIONS } from '../../target/generated/facts.js';

/** @typedef {import('./round.js').Round} Round */

/**
 * Counts what somebody does, as often as it matters and for as long.
 * @param {number} most
 * @param {number} span in milliseconds
 */
function counter(most, span) {
  /** @type {WeakMap<object, number[]>} */
  const times = new WeakMap();
  const recent = (/** @type {object} */ who, /** @type {number} */ now) => times.get(who)?.filter((time) => now - time < span) ?? [];
  return {
    /** @param {object} who @param {number} [now] */
    add: (who, now = performance.now()) => void times.set(who, [...recent(who, now), now].slice(-most)),
    /** @param {object} who @param {number} [now] */
    isFull: (who, now = performance.now()) => recent(who, now).length === most,
  };
}

/** What each server has asked, at whichever element of the page, and how much of it was rejected unseen. */
const asked = counter(PACE, PACE_TIME);
const rejections = counter(REJECTIONS, PACE_TIME);

/** The rounds of one element that wait for the one that is shown. */
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
    const room = !asked.isFull(asking) && !isStopped(asking) && this.#waiting.filter((waiting) => waiting.asking === asking).length < MOST_WAITING;
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
   * Takes out what is chosen.
   * @param {(round: Round) => boolean} [chosen] all, when it is left out
   * @returns {Round[]}
   */
  remove(chosen = () => true) {
    const removed = this.#waiting.filter(chosen);
    this.#waiting = this.#waiting.filter((round) => !removed.includes(round));
    return removed;
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

/** Whether so much of this server was rejected unseen that for a while nothing more of it is read. */
export const isStopped = rejections.isFull;

/**
 * Whether muting this server is offered: the person has refused it often, or what it asked was rejected unseen.
 * @param {object} server
 * @param {number} [now]
 */
export const offersMute = (server, now) => stopped.has(server) || refusals.isFull(server, now);

/** @param {object} server */
export const mute = (server) => muted.add(server);

/** @param {object} server */
export const isMuted = (server) => muted.has(server);
