// Helpers for JSON values and texts from other sources.

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>} whether it is what JSON calls an object
 */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

// A lone surrogate does not survive UTF-8, in which the core reads, but its escape does. A backslash is matched
// together with the next character, so that invalid JSON stays invalid.
export const LONE = /\\.|\p{Surrogate}/gsu;

/** @param {string} text */
export const isWellFormed = (text) => !/\p{Surrogate}/u.test(text);

/** @param {string} text */
export const escapeLone = (text) =>
  text.replace(LONE, (found) => (found[0] === '\\' ? found : `\\u${found.charCodeAt(0).toString(16)}`));
