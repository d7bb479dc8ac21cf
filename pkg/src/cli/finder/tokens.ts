// Splits malformed JSON or source code into tokens.

export interface Token {
  token: string;
  start: number;
  end: number;
}

const FENCE = /```\w*/;
const TRIPLE = /"""[^]*?"""|'''[^]*?'''/;
const STRING = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\[^])*`/;
// A private member of a class, `#name`, is no comment, and neither is the attribute `#[…]` of Rust.
const COMMENT = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|(?<![.\w])#(?!\[|[\w$]+\s*[=;(])[^\n]*/;
const REST = /[{}[\],:=();]|[^\s"'{}[\],:`/#=();]+|./;
const TOKEN = new RegExp([FENCE, TRIPLE, STRING, COMMENT, REST].map(({ source }) => source).join('|'), 'g');

export const isComment = (token: string) => /^(\/[/*]|#)/.test(token);

export function allTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)]
    .filter(([token]) => token.trim())
    .map(({ 0: token, index }) => ({ token, start: index, end: index + token.length }));
}

/** Omits comments and fences. */
export function tokensOf(text: string) {
  return allTokens(text).filter(({ token }) => !isComment(token) && !token.startsWith('```'));
}

export function withoutHashComments(text: string) {
  return text.replace(TOKEN, (token) => (token.startsWith('#') ? '' : token));
}
