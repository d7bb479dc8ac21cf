// Maps the tokens of the intended JSON to their locations in the pasted text.
import { tokensOf } from './tokens.js';

/** @typedef {{ start: number, end: number }} Range */

const kindOf = (/** @type {string} */ token) => (/^[{}[\],:]$/.test(token) ? token : 'value');

/**
 * Both texts have the same tokens in the same order, except for brackets and commas that one of them lacks.
 * @param {import('./tokens.js').Token[]} theirs the parts of what was pasted
 * @param {string} meant
 * @returns {(range: Range) => Range} leads from a place in what was meant to its place in what was pasted
 */
export function inPasted(theirs, meant) {
  const ours = tokensOf(meant);
  const last = theirs.at(-1)?.end ?? 0;
  /** @type {Range[]} */
  const places = [];
  let at = 0;
  for (const { token } of ours) {
    while (theirs[at]?.token === ',' && token !== ',') at += 1;
    const part = theirs[at];
    if (part && kindOf(part.token) === kindOf(token)) {
      places.push(part);
      at += 1;
    } else {
      // An inserted token is located after the preceding one.
      const end = theirs[at - 1]?.end ?? 0;
      places.push({ start: end, end });
    }
  }
  const partAt = (/** @type {number} */ offset) =>
    places[ours.findIndex(({ end }) => end > offset)] ?? { start: last, end: last };
  return ({ start, end }) => ({ start: partAt(start).start, end: partAt(Math.max(start, end - 1)).end });
}
