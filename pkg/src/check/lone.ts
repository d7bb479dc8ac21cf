// Halves of surrogate pairs in JSON text.

// A lone surrogate does not survive UTF-8, in which the core reads, but its escape does. A backslash is matched
// together with the next character, so that invalid JSON stays invalid.
export const LONE = /\\.|\p{Surrogate}/gsu;

export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

export const escapeLone = (text: string) =>
  text.replace(LONE, (match) => (match[0] === '\\' ? match : `\\u${match.charCodeAt(0).toString(16)}`));
