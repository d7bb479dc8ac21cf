// What the page remembers of a server that asks again and again: refusals, and whether the person has muted it.
// By the client that speaks with it, or by the name that the host gives it; nothing else outlives a request.

import { REFUSALS, REFUSAL_TIME } from '../../target/generated/facts.js';

/** @typedef {object | string} Asking */

/** @type {Map<Asking, number[]>} */
const refusals = new Map();
/** @type {Set<Asking>} */
const muted = new Set();

/** @param {Asking} server @param {number} now */
const recent = (server, now) => (refusals.get(server) ?? []).filter((time) => now - time < REFUSAL_TIME);

/** @param {Asking} server @param {number} [now] */
export function refused(server, now = performance.now()) {
  refusals.set(server, [...recent(server, now), now].slice(-REFUSALS));
}

/**
 * Whether the person has refused this server so often that muting it is offered.
 * @param {Asking} server
 * @param {number} [now]
 */
export const offersMute = (server, now = performance.now()) => recent(server, now).length >= REFUSALS;

/** @param {Asking} server */
export const mute = (server) => muted.add(server);

/** @param {Asking} server */
export const isMuted = (server) => muted.has(server);
