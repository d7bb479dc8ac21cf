// What is made of values and of texts that others have written, wherever they are read.

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>} whether it is what JSON calls an object
 */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

// A lone surrogate does not survive UTF-8, which is what the core reads. As an escape it does. A backslash takes the
// character behind it along: what was no JSON stays none.
export const LONE = /\\.|\p{Surrogate}/gsu;

/** @param {string} text */
export const isWellFormed = (text) => !/\p{Surrogate}/u.test(text);

/** @param {string} text */
export const escapeLone = (text) => text.replace(LONE, (found) => (found[0] === '\\' ? found : `\\u${found.charCodeAt(0).toString(16)}`));
