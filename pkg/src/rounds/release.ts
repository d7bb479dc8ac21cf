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
export const homes: Map<Round, Performer> = new Map();

/**
 * Cancels the questions that are kept under a key, with or without an element in the page.
 * @param key the value of `keep`
 */
export async function release(key: string): Promise<void> {
  for (const home of new Set(homes.values())) home.send({ type: 'released', key });
}
