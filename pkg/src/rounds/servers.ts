// The page's memory of servers that ask too often, or that the user has muted. A server is identified by its client or
// by the host's name for it; nothing else outlives a request.
import { MOST_WAITING, PACE, PACE_TIME, REFUSALS, REFUSAL_TIME, REJECTIONS } from './limits.js';

/** Counts events of an object, up to `most` within `span` milliseconds. */
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

/** Counts a request of a server. Returns false if there is no place for it beside those of the server that wait. */
export function admit(server: object, waiting: number): boolean {
  const isAdmitted = !requests.isFull(server) && !rejections.isFull(server) && waiting < MOST_WAITING;
  requests.add(server);
  return isAdmitted;
}

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
const stopped: WeakSet<object> = new WeakSet();

export const countRefusal = refusals.add;

/** Counts a request that was rejected unseen. Returns true if so many were that no more are read for a while. */
export function countRejection(server: object) {
  rejections.add(server);
  countRefusal(server);
  if (rejections.isFull(server)) stopped.add(server);
  return rejections.isFull(server);
}

/** True if the card offers to mute this server: the user has often refused it, or its requests were rejected unseen. */
export const offersMute = (server: object, now?: number) => stopped.has(server) || refusals.isFull(server, now);

export const mute = (server: object) => muted.add(server);

export const isMuted = (server: object) => muted.has(server);
