// The rounds of the page that have not ended, and the part that keeps them when their element leaves.
import { LaterPart } from '../wasm/later-part.js';
import type { Performer } from './events.js';
import type { Round } from './round.js';

/** @internal */
export const keeps = new LaterPart(() => import('./keep.js'));

/**
 * The dialogue that has each round now.
 * @internal
 */
export const homes: WeakMap<Round, Performer> = new WeakMap();

/**
 * The open rounds of a key, which the page holds until they end.
 * @internal
 */
export const kept: Set<Round> = new Set();

/**
 * Cancels the questions that are kept under a key, with or without an element in the page.
 * @param key the value of `keep`
 */
export async function release(key: string): Promise<void> {
  for (const round of [...kept])
    if (round.keep === key) homes.get(round)?.send({ type: 'withdrawn', round, reason: 'host' });
}
