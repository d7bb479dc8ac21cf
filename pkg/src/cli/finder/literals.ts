// Finds requests that source code contains as literals: an object of JavaScript or TypeScript, a dict of Python.
import { format } from './json-text.js';
import { requestsIn } from './requests.js';
import { inPasted, type Range } from './token-map.js';
import { tokensOf, type Token } from './tokens.js';

/** A literal with its range in the source, and its JSON. */
export interface Literal {
  start: number;
  end: number;
  json: string;
  /** A request, a schema that a question uses, or a schema of which that is not known. */
  kind: 'request' | 'schema' | 'loose';
  /** Maps a range of the JSON to its range in the source. */
  place: (range: Range) => Range;
}

/** `closing`: the index of each closing bracket; `values`: the index of the value of each name. */
interface Source {
  text: string;
  tokens: Token[];
  closing: Map<number, number>;
  values: Map<string, number>;
}

/** Matches members of requests and schemas, so that other objects are skipped. */
const SIGN = /requestedSchema|requested_schema|inputRequests|elicitation\/create|properties|\burl\b/g;
const WORD = /^[A-Za-z_$][\w$]*$/;
const CONSTANTS: Record<string, string> = {
  true: 'true',
  false: 'false',
  null: 'null',
  True: 'true',
  False: 'false',
  None: 'null',
};
const NUMBER = /^[-+]?(?:\d[\d_]*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const QUOTE = /^["'`]/;
const PREFIX = /^[fFrRbBuU]{1,2}$/;
/** The maximum number of objects that are tried in a text. */
const MOST = 2000;
/** The maximum number of names that are followed from one to another. */
const DEEPEST = 4;

/** Returns the requests and schemas of a source, in their order; none is within another. */
export function literalsOf(text: string): Literal[] {
  const tokens = tokensOf(text);
  const source: Source = { text, tokens, closing: pairs(tokens), values: assigned(tokens) };
  const signs = [...text.matchAll(SIGN)].map(({ index }) => index);
  const literals: (Literal & { used: number[] })[] = [];
  let tries = 0;
  let past = 0;
  let sign = 0;
  for (const [open, close] of source.closing) {
    const [{ start }, { end }] = [tokens[open], tokens[close]];
    while (signs[sign] < start) sign++;
    if (tokens[open].token !== '{' || start < past || !(signs[sign] < end)) continue;
    if (++tries > MOST) break;
    const used: number[] = [];
    const pieces = plain(source, open, close, 0, used);
    const json = pieces && format(pieces.map(({ token }) => token).join(' '));
    if (!json || !isRequest(json)) continue;
    const value = JSON.parse(json);
    // Something else that has a schema; the schema itself may be that of a question.
    if ('requestedSchema' in value && !('message' in value || 'method' in value)) continue;
    past = end;
    const isSchema = ['type', 'properties'].some((name) => name in value);
    if (isSchema && /^(?:input|output)_?schema$|^parameters$/i.test(nameBefore(tokens, open))) continue;
    const kind = !isSchema ? 'request' : isRelated(source, open) ? 'schema' : 'loose';
    literals.push({ start, end, json, kind, place: inPasted(pieces, json), used });
  }
  // A schema with a name is part of the request that uses the name.
  const inlined = new Set(literals.flatMap(({ kind, used }) => (kind === 'request' ? used : [])));
  return literals.filter(({ start }) => !inlined.has(start)).map(({ used, ...literal }) => literal);
}

/** Returns the name of the member or variable that has a value, without quotes. */
function nameBefore(tokens: Token[], open: number) {
  return /^[:=]$/.test(tokens[open - 1]?.token ?? '') ? tokens[open - 2].token.replace(/["']/g, '') : '';
}

/** True if the text is exactly one request, its parameters, a schema or a round. */
export function isRequest(text: string) {
  try {
    JSON.parse(text);
  } catch {
    return false;
  }
  const [request, ...more] = requestsIn(text);
  return more.length === 0 && request !== undefined && !request.guessed && request.pointer === '';
}

/** True if the source shows that a question uses a schema. */
function isRelated({ text, tokens, values }: Source, open: number) {
  let at = open - 1;
  while (/^(?:\(|json!|dict)$/.test(tokens[at]?.token ?? '')) at--;
  const isNamed = /^[:=]$/.test(tokens[at]?.token ?? '');
  const name = isNamed ? [...values].find(([, value]) => value === at + 1)?.[0] : undefined;
  if (isNamed && /requested_?schema/i.test(`${tokens[at - 1]?.token} ${name ?? ''}`)) return true;
  if (name && new RegExp(`requested_?schema['"]?\\s*[:=]\\s*${escaped(name)}\\b`, 'i').test(text)) return true;
  if (name && new RegExp(`elicit\\w*\\s*\\([^()]{0,500}\\b${escaped(name)}\\b`, 'i').test(text)) return true;
  // In the call itself, such as elicit_form("Where to?", {…}).
  for (let depth = 0; at > open - 40 && at > 0; at--) {
    if (tokens[at].token === ')') depth++;
    else if (tokens[at].token === '(' && depth-- === 0) return /elicit/i.test(tokens[at - 1].token);
  }
  return false;
}

const escaped = (name: string) => name.replaceAll('$', '\\$');

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
 * Returns a value as the tokens of its JSON, each at its position in the source, with each name replaced by its value.
 * @param open the index of its first bracket
 * @param used receives the positions of the objects that names stand for
 * @returns nothing for a value that is not plain: a call, a sum, an unknown name
 */
function plain(source: Source, open: number, close: number, depth: number, used: number[]): Token[] | undefined {
  const { tokens } = source;
  const written: Token[] = [];
  /** True for each enclosing bracket that belongs to an object. */
  const within: boolean[] = [];
  let prefix = '';
  for (let at = open; at <= close; at += 1) {
    const here = tokens[at];
    const { token, end } = here;
    const before = tokens[at - 1]?.token ?? '';
    const next = tokens[at + 1];
    const last = written.at(-1);
    const isKey = within.at(-1) === true && (before === '{' || before === ',');
    const closes = token === '}' || token === ']';
    if (token === '{' || token === '[') within.push(token === '{');
    else if (closes) within.pop();
    if (/^(?:as|satisfies)$/.test(token) && !isKey && at > open && /^(?:[}\])]|["'`].*|.*\w)$/s.test(before)) {
      // A type ends where the value would end.
      while (at < close && !/^[,}\]]$/.test(tokens[at + 1].token)) at += 1;
    } else if (QUOTE.test(token)) {
      const value = decoded(token, prefix);
      prefix = '';
      // Neighbours are one text, with or without a sign between them.
      if (last && QUOTE.test(last.token) && last.end <= here.start)
        written.splice(-1, 1, { start: last.start, end, token: JSON.stringify(JSON.parse(last.token) + value) });
      else written.push({ ...here, token: JSON.stringify(value) });
    } else if (token === '+' && QUOTE.test(before) && QUOTE.test(next?.token ?? '')) continue;
    else if (token === '(' || token === ')') {
      // Brackets around a text, and not those of a call.
      if (token === '(' && !/^[:,[(]$/.test(before)) return undefined;
    } else if (closes && last?.token === ',') written.splice(-1, 1, here);
    else if (/^[{}[\],:]$/.test(token)) written.push(here);
    else if (NUMBER.test(token)) written.push({ ...here, token: token.replaceAll('_', '').replace('+', '') });
    else if (!WORD.test(token)) return undefined;
    else if (PREFIX.test(token) && next?.start === end && QUOTE.test(next.token)) prefix = token;
    else if (isKey && next?.token === ':') written.push({ ...here, token: JSON.stringify(token) });
    else if (!isKey && Object.hasOwn(CONSTANTS, token)) written.push({ ...here, token: CONSTANTS[token] });
    else {
      const value = depth < DEEPEST ? valueOf(source, token, depth + 1, used) : undefined;
      if (!value) return undefined;
      if (isKey) written.push({ ...here, token: JSON.stringify(token) }, { ...here, token: ':' });
      written.push(...value);
    }
  }
  return written;
}

const NAMED: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

/** Returns the text of a string literal, with … where the program inserts something. */
function decoded(token: string, prefix: string) {
  const [, quote] = /^("""|'''|["'`])/.exec(token) as RegExpExecArray;
  const isWhole = token.length >= 2 * quote.length && token.endsWith(quote);
  const inner = token.slice(quote.length, isWhole ? -quote.length : undefined);
  const filled =
    quote === '`'
      ? inner.replace(/\$\{[^}]*\}/g, '…')
      : /f/i.test(prefix)
        ? inner.replace(/\{\{|\}\}|\{[^{}]*\}/g, (part) => (part === '{{' || part === '}}' ? part[0] : '…'))
        : inner;
  if (/r/i.test(prefix)) return filled;
  return filled.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|U([\da-f]{8})|\r?\n|([^]))/gi,
    (_, ...[braces, four, two, eight, one]) => {
      const code = braces ?? four ?? two ?? eight;
      return code === undefined ? (one === undefined ? '' : (NAMED[one] ?? one)) : character(parseInt(code, 16));
    },
  );
}

const character = (code: number) => (code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code));

/** The maximum number of tokens of a type between a name and its value. */
const LONGEST_TYPE = 24;

/** Finds the start of the value of each name: `const NAME = …`, `const NAME: Type = …`, `NAME = …`. */
function assigned(tokens: Token[]) {
  const values: Map<string, number> = new Map();
  /** The index of the last name that a keyword declares. */
  let declared = -LONGEST_TYPE;
  tokens.forEach(({ token }, at) => {
    if (/^(?:const|let|var)$/.test(token)) declared = at + 1;
    if (token !== '=') return;
    const isTyped = tokens[declared + 1]?.token === ':' && at - declared < LONGEST_TYPE;
    const name = isTyped ? declared : tokens[at - 2]?.token === ':' ? at - 3 : at - 1;
    const written = tokens[name]?.token ?? '';
    if (WORD.test(written) && !values.has(written)) values.set(written, at + 1);
    declared = -LONGEST_TYPE;
  });
  return values;
}

/** Returns the value of a name in the same text: a string or a plain value. */
function valueOf(source: Source, name: string, depth: number, used: number[]): Token[] | undefined {
  const at = source.values.get(name);
  if (at === undefined) return undefined;
  const close = source.closing.get(at);
  if (close !== undefined) {
    used.push(source.tokens[at].start);
    return plain(source, at, close, depth, used);
  }
  const value = source.tokens[at];
  return QUOTE.test(value?.token ?? '') ? [{ ...value, token: JSON.stringify(decoded(value.token, '')) }] : undefined;
}
