// What the page remembers of a server that asks again and again: refusals, and whether the person has muted it.
// By the client that speaks with it, or by the name that the host gives it; nothing else outlives a request.

import { REFUSALS, REFUSAL_TIME } from '../../target/generated/facts.js';

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
