// The part that keeps questions when their element leaves, for elements with a key, and the end of such questions.
import { LaterPart } from '../wasm/later-part.js';

/** @internal */
export const keeps = new LaterPart(() => import('./keep.js'));

/**
 * Cancels the questions that are kept under a key, with or without an element in the page.
 * @param key the value of `keep`
 */
export async function release(key: string): Promise<void> {
  await keeps.load();
  keeps.value?.release(key);
}
