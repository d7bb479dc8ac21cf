// The queue of an element: first come, first served, with separate places for each server, so that no server fills
// another's places. It also contains the page's memory of servers that ask too often.
import { MOST_WAITING, PACE, PACE_TIME, REFUSALS, REFUSAL_TIME, REJECTIONS } from './limits.js';
import type { Round } from './round.js';

/**
 * Counts events of an object, up to `most` within `span`.
 * @param span milliseconds
 */
function counter(most: number, span: number) {
  const times: WeakMap<object, number[]> = new WeakMap();
  const recent = (who: object, now: number) => times.get(who)?.filter((time) => now - time < span) ?? [];
  return {
    add: (who: object, now: number = performance.now()) => void times.set(who, [...recent(who, now), now].slice(-most)),
    isFull: (who: object, now: number = performance.now()) => recent(who, now).length === most,
  };
}

/** The requests of each server at any element of the page, and those of them that were rejected unseen. */
const requests = counter(PACE, PACE_TIME);
const rejections = counter(REJECTIONS, PACE_TIME);

/** The rounds of one element that wait for the current one. */
export class Queue {
  #waiting: Round[] = [];
  /** The number of requests of each server that were cancelled unseen because too many waited. */
  dropped: WeakMap<object, number> = new WeakMap();

  get length() {
    return this.#waiting.length;
  }

  get rounds(): readonly Round[] {
    return this.#waiting;
  }

  /** Adds a round. Returns false if there is no place for it. */
  add(round: Round): boolean {
    const { serverKey } = round;
    const room =
      !requests.isFull(serverKey) &&
      !isStopped(serverKey) &&
      this.#waiting.filter((waiting) => waiting.serverKey === serverKey).length < MOST_WAITING;
    requests.add(serverKey);
    if (room) this.#waiting.push(round);
    else this.dropped.set(serverKey, (this.dropped.get(serverKey) ?? 0) + 1);
    return room;
  }

  /** Adds a round before all others. */
  addFirst(round: Round) {
    this.#waiting.unshift(round);
  }

  next() {
    if (this.#waiting.length < 2) this.dropped = new WeakMap();
    return this.#waiting.shift();
  }

  /**
   * Removes the chosen rounds.
   * @param chosen all rounds by default
   */
  remove(chosen: (round: Round) => boolean = () => true): Round[] {
    const removed = this.#waiting.filter(chosen);
    this.#waiting = this.#waiting.filter((round) => !removed.includes(round));
    return removed;
  }
}

// The page's memory of servers that ask too often: refusals, and servers that the user has muted. A server is
// identified by its client or by the host's name for it; nothing else outlives a request.

/** The maximum number of names to remember, the most recently used. */
const MOST_NAMES = 1_000;

/** The object of each name, so that what is known of a server is held weakly. */
const names: Map<unknown, object> = new Map();

/** Returns the object that stands for a client or a name, the same each time. */
export function serverKeyOf(server: unknown): object {
  if (Object(server) === server) return server as object;
  const key = names.get(server) ?? {};
  // The most recently used name comes last.
  names.delete(server);
  names.set(server, key);
  if (names.size > MOST_NAMES) names.delete(names.keys().next().value);
  return key;
}

const refusals = counter(REFUSALS, REFUSAL_TIME);
const muted: WeakSet<object> = new WeakSet();
/** The servers that were stopped once. */
const stopped: WeakSet<object> = new WeakSet();

export const countRefusal = refusals.add;

/** Counts a request that was rejected unseen because it cannot be answered. */
export function countRejection(server: object) {
  rejections.add(server);
  countRefusal(server);
  if (isStopped(server)) stopped.add(server);
}

/** True if so many requests of this server were rejected unseen that no more are read for a while. */
export const isStopped = rejections.isFull;

/** True if the card offers to mute this server: the user has often refused it, or its requests were rejected unseen. */
export const offersMute = (server: object, now?: number) => stopped.has(server) || refusals.isFull(server, now);

export const mute = (server: object) => muted.add(server);

export const isMuted = (server: object) => muted.has(server);
