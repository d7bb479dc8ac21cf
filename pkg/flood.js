// What the page remembers of a server that asks again and again: refusals, and whether the person has muted it
// (`security.md` rule 13). Counted per server for the page, as nothing else of it outlives a request.

const REFUSALS = 3;
const WITHIN = 60_000;

/** @type {Map<string, number[]>} */
const refusals = new Map();
/** @type {Set<string>} */
const muted = new Set();

/** @typedef {import('./queue.js').Server | null | undefined} Asking */

/** @param {Asking} server */
const key = (server) => `${server?.url ?? ''} ${server?.name ?? ''}`;

/** @param {Asking} server @param {number} now */
const recent = (server, now) => (refusals.get(key(server)) ?? []).filter((time) => now - time < WITHIN);

/** @param {Asking} server @param {number} [now] */
export function refused(server, now = performance.now()) {
  refusals.set(key(server), [...recent(server, now), now].slice(-REFUSALS));
}

/**
 * Whether the person has refused this server so often that muting it is offered.
 * @param {Asking} server
 * @param {number} [now]
 */
export const offersMute = (server, now = performance.now()) => recent(server, now).length >= REFUSALS;

/** @param {Asking} server */
export const mute = (server) => muted.add(key(server));

/** @param {Asking} server */
export const isMuted = (server) => muted.has(key(server));

/** @param {Asking} a @param {Asking} b */
export const isSame = (a, b) => key(a) === key(b);
