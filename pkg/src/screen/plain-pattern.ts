// Matches plain patterns, such as ^[A-Z]{2}-\d{4}$, so that most forms need no matcher.
import { UNDECIDED } from '../../../target/generated/facts.js';

/** A set of characters with its quantifier. The set is a dot, an escape, a class or one character. */
const PART = /(\.|\\[^bB\d]|\[(?:\\.|[^\\\]])*\]|[^$()*+.?[\]\\^{|}])(?:([*+?])|\{(\d\d?)(?:(,)(\d?\d?))?\})?\??/gsu;

const MOST_PLACES = 100;
/** The matcher searches no longer texts either. */
const MOST_TEXT = 10_000;

type Places = { fits: RegExp; isOptional: boolean; repeats: boolean }[];
const cache = new Map<string, Places | undefined>();
const MOST_KNOWN = 32;

/** Returns the places that a text passes through a plain pattern, or undefined if the pattern is not plain. */
function placesOf(pattern: string): Places | undefined {
  if (!cache.has(pattern)) {
    if (cache.size === MOST_KNOWN) cache.clear();
    cache.set(pattern, readPlaces(pattern));
  }
  return cache.get(pattern);
}

function readPlaces(pattern: string): Places | undefined {
  const places: Places = [];
  try {
    const rest = pattern.replace(/^\^|\$$/g, '').replace(PART, (part, set, sign, least = 1, comma, most) => {
      // A server cannot make this slow: it tests one character and repeats nothing.
      const fits = new RegExp(`^${set}$`, 'u');
      const min = sign ? +(sign === '+') : +least;
      const max = sign === '?' ? 1 : sign || (comma && !most) ? Infinity : comma ? +most : min;
      const length = max < Infinity ? max : min || 1;
      for (let at = 0; at < length; at++) places.push({ fits, isOptional: at >= min, repeats: max > length });
      return max < min ? part : '';
    });
    return rest || places.length > MOST_PLACES ? undefined : places;
  } catch {
    return undefined;
  }
}

/** Returns true if a request, as JSON, has a pattern that is not plain. */
export const needsMatcher = (request: string): boolean =>
  [...request.matchAll(/"pattern"\s*:\s*("(?:[^"\\]|\\.)*")/g)].some(([, text]) => !placesOf(JSON.parse(text!)));

/**
 * Searches a text for a plain pattern, as the matcher does: it follows all ways through the pattern at once, one
 * character after the other, in bounded time.
 * @returns the outcome and 4 for each step, as the matcher does, or undefined if the pattern is not plain
 */
export function testPlain(pattern: string, text: string): number | undefined {
  const places = placesOf(pattern);
  if (!places) return;
  if (text.length > MOST_TEXT) return UNDECIDED;
  const end = places.length;
  let steps = 0;
  let reached = new Set<number>();
  /** Adds a place, and those after it that may be skipped. */
  const reach = (into: Set<number>, at: number) => {
    do into.add(at);
    while (places[at++]?.isOptional);
  };
  reach(reached, 0);
  for (const c of text) {
    if (pattern.at(-1) !== '$' && reached.has(end)) break;
    const next = new Set<number>();
    if (pattern[0] !== '^') reach(next, 0);
    for (const at of reached) {
      steps += 4;
      if (!places[at]?.fits.test(c)) continue;
      if (places[at].repeats) reach(next, at);
      reach(next, at + 1);
    }
    reached = next;
  }
  return steps + +reached.has(end);
}
