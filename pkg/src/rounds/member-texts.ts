// `inputRequests` as JSON text, for hosts that keep the requests exactly as they came.
import type { InputRequests } from './types.js';

/** Returns the value of such a text, and the text of each request. */
export function readRequests(text: string): [value: InputRequests, texts: Map<string, string>] {
  try {
    return [JSON.parse(text), memberTexts(text)];
  } catch {
    throw new TypeError('inputRequests is no JSON text');
  }
}

/** Returns the text of each member of an object. If a name is repeated, the last value counts, as in `JSON.parse`. */
function memberTexts(text: string): Map<string, string> {
  const members = new Map();
  let depth = 0;
  let quoted = false;
  let start = 0;
  let key: string | undefined;
  for (const { 0: sign, index } of text.matchAll(/\\.|[",:{}[\]]/g)) {
    if (sign === '"') quoted = !quoted;
    if (quoted || sign === '"' || sign[0] === '\\') continue;
    if (sign === '{' || sign === '[') depth++;
    else if (depth === 1) {
      const piece = text.slice(start, index);
      if (sign === ':') key = JSON.parse(piece);
      else if (key !== undefined) members.set(key, piece);
    }
    // A name or a value of the object itself begins here.
    if (depth === 1 && ':,{'.includes(sign)) start = index + 1;
    if (sign === '}' || sign === ']') depth--;
  }
  return members;
}
