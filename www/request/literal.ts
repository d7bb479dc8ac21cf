// Finds requests that source code contains as literals: an object of JavaScript or TypeScript, a dict of Python.
import { tokensOf, type Token } from './tokens.js';

/**
 * The range of a plain object in the source, and its tokens without types.
 */
export interface Literal {
  start: number;
  end: number;
  tokens: Token[];
}

/** `closing`: the index of each closing bracket; `values`: the index of the value of each name. */
export interface Source {
  tokens: Token[];
  closing: Map<number, number>;
  values: Map<string, number>;
}

/** Matches members of requests and schemas, so that other objects are skipped. */
const SIGN = /requestedSchema|requested_schema|inputRequests|elicitation\/create|properties|\burl\b/;
const WORD = /^[A-Za-z_$][\w$]*$/;
const CONSTANT = /^(?:true|false|null|True|False|None)$/;
const NUMBER = /^[-+]?(?:\d[\d_]*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
/** The maximum number of objects that are tried in a text. */
const MOST = 200;
/** The maximum number of names that are followed from one to another. */
const DEEPEST = 4;

/** Returns the plain objects of a source, outer ones first. */
export function* literalsOf(text: string): Generator<Literal> {
  const tokens = tokensOf(text);
  const source = { tokens, closing: pairs(tokens), values: assigned(tokens) };
  const { closing } = source;
  let tries = 0;
  for (const [open, close] of closing) {
    if (tokens[open].token !== '{' || !SIGN.test(text.slice(tokens[open].start, tokens[close].end))) continue;
    if (++tries > MOST) return;
    const written = plain(source, open, close, 0);
    if (written) yield { start: tokens[open].start, end: tokens[close].end, tokens: written };
  }
}

/** Maps the index of each opening bracket, in order, to that of its closing bracket. */
function pairs(tokens: Token[]) {
  const ends: Map<number, number> = new Map();
  const open: number[] = [];
  tokens.forEach(({ token }, at) => {
    if (token === '{' || token === '[') open.push(at);
    else if (token === '}' || token === ']') {
      const start = open.pop();
      if (start !== undefined) ends.set(start, at);
    }
  });
  return new Map([...ends].sort(([one], [other]) => one - other));
}

/**
 * Returns a value without types, with each name replaced by its value.
 * @param open the index of its first bracket
 * @returns nothing for a value that is not plain: a call, a sum, an unknown name
 */
function plain(source: Source, open: number, close: number, depth: number): Token[] | undefined {
  const { tokens } = source;
  const written: Token[] = [];
  /** True for each enclosing bracket that belongs to an object. */
  const within: boolean[] = [];
  for (let at = open; at <= close; at += 1) {
    const here = tokens[at];
    const { token, end } = here;
    const before = tokens[at - 1]?.token ?? '';
    const next = tokens[at + 1];
    const isKey = within.at(-1) === true && (before === '{' || before === ',');
    if (/^[{[]$/.test(token)) within.push(token === '{');
    else if (/^[}\]]$/.test(token)) within.pop();
    if (/^(?:as|satisfies)$/.test(token) && !isKey && at > open && /^(?:[}\]]|["'`].*|.*\w)$/s.test(before)) {
      // A type ends where the value would end.
      while (at < close && !/^[,}\]]$/.test(tokens[at + 1].token)) at += 1;
    } else if (token === '+' && /^["'`]/.test(before) && /^["'`]/.test(next?.token ?? '')) written.push(here);
    else if (/^["'`]/.test(token) || /^[{}[\],:]$/.test(token) || NUMBER.test(token)) written.push(here);
    else if (!WORD.test(token)) return undefined;
    else if (/^[fFrRbBuU]{1,2}$/.test(token) && next?.start === end && /^["']/.test(next.token)) continue;
    else if (isKey && next?.token === ':') written.push(here);
    else if (!isKey && CONSTANT.test(token)) written.push(here);
    else {
      const value = depth < DEEPEST ? valueOf(source, token, depth + 1) : undefined;
      if (!value) return undefined;
      if (isKey) written.push(here, { ...here, token: ':' });
      written.push(...value);
    }
  }
  return written;
}

/** Finds the start of the value of each name: `const NAME = …`, `const NAME: Type = …`, `NAME = …`. */
function assigned(tokens: Token[]) {
  const values: Map<string, number> = new Map();
  tokens.forEach(({ token }, at) => {
    if (token !== '=') return;
    let name = at - 1;
    if (tokens[at - 2]?.token === ':') name = at - 3;
    const written = tokens[name]?.token ?? '';
    if (WORD.test(written) && !values.has(written)) values.set(written, at + 1);
  });
  return values;
}

/** Returns the value of a name in the same text: a string or a plain value. */
function valueOf(source: Source, name: string, depth: number): Token[] | undefined {
  const at = source.values.get(name);
  if (at === undefined) return undefined;
  const close = source.closing.get(at);
  if (close !== undefined) return plain(source, at, close, depth);
  const value = source.tokens[at];
  return /^["'`]/.test(value?.token ?? '') ? [value] : undefined;
}
