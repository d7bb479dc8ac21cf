// Splits malformed JSON or source code into tokens.

/** @typedef {{ token: string, start: number, end: number }} Token */

const TOKEN =
  /```\w*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\[^])*`|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|#[^\n]*|[{}[\],:=();]|[^\s"'{}[\],:`/#=();]+|./g;

/** @param {string} token */
export const isComment = (token) => /^(\/[/*]|#)/.test(token);

/** @param {string} text @returns {Token[]} */
export function allTokens(text) {
  return [...text.matchAll(TOKEN)]
    .filter(([token]) => token.trim())
    .map(({ 0: token, index }) => ({ token, start: index, end: index + token.length }));
}

/** Omits comments and fences. @param {string} text */
export function tokensOf(text) {
  return allTokens(text).filter(({ token }) => !isComment(token) && !token.startsWith('```'));
}

/** @param {string} text */
export function withoutHashComments(text) {
  return text.replace(TOKEN, (token) => (token.startsWith('#') ? '' : token));
}
