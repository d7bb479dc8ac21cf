// Helpers for JSON values and texts from other sources.

/** Returns true if a value is an object in the sense of JSON. */
export const isObject = (value: unknown): value is Record<string, any> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a name as a token of a JSON Pointer. */
export const pointerToken = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the names in a JSON Pointer. */
export const namesIn = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

// A lone surrogate does not survive UTF-8, in which the core reads, but its escape does. A backslash is matched
// together with the next character, so that invalid JSON stays invalid.
export const LONE = /\\.|\p{Surrogate}/gsu;

export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

export const escapeLone = (text: string) =>
  text.replace(LONE, (match) => (match[0] === '\\' ? match : `\\u${match.charCodeAt(0).toString(16)}`));
