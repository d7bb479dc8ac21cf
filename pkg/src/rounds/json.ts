// Helpers for JSON values and texts from other sources.

/** @returns whether it is what JSON calls an object */
export const isObject = (value: unknown): value is Record<string, any> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A lone surrogate does not survive UTF-8, in which the core reads, but its escape does. A backslash is matched
// together with the next character, so that invalid JSON stays invalid.
export const LONE = /\\.|\p{Surrogate}/gsu;

export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

export const escapeLone = (text: string) =>
  text.replace(LONE, (found) => (found[0] === '\\' ? found : `\\u${found.charCodeAt(0).toString(16)}`));
