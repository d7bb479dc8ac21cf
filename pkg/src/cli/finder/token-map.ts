// Maps the tokens of the intended JSON to their locations in the pasted text.
import { tokensOf, type Token } from './tokens.js';

export interface Range {
  start: number;
  end: number;
}

const kindOf = (token: string) => (/^[{}[\],:]$/.test(token) ? token : 'value');

/**
 * Returns a function that maps a range of the intended JSON to its range in the pasted text. Both texts have the same
 * tokens in the same order, except for brackets and commas that one of them lacks.
 * @param theirs the tokens of the pasted text
 */
export function inPasted(theirs: Token[], json: string): (range: Range) => Range {
  const ours = tokensOf(json);
  const last = theirs.at(-1)?.end ?? 0;
  const places: Range[] = [];
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
  // The tokens are in order, and a request may have very many.
  const partAt = (offset: number) => {
    let [low, high] = [0, ours.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ours[middle].end > offset) high = middle;
      else low = middle + 1;
    }
    return places[low] ?? { start: last, end: last };
  };
  return ({ start, end }) => ({ start: partAt(start).start, end: partAt(Math.max(start, end - 1)).end });
}
