// Finds the requests in a text of any kind: JSON, a log, source code, Markdown. The command and the playground share
// it.
import { defectsOf } from './defects.js';
import { isJson } from './json-text.js';
import { literalsOf } from './literals.js';
import { kindOf } from './others.js';
import { isVerbatim, requestsIn } from './requests.js';
import { sourceOf } from './sources.js';
import { tokensOf } from './tokens.js';
import type { Range } from './token-map.js';

export interface Occurrence extends Range {
  pointer: string;
  /** The request as JSON. */
  text: string;
  /** True if it does not have the shape of a request. */
  guessed?: boolean;
  /** Maps a range of the request to its range in the text. */
  place: (range: Range) => Range;
  /** True if the text contains it unchanged, so that fixes can be applied to it. */
  isPart: boolean;
  /** A literal, or a schema of which nothing says that a question uses it. */
  from?: 'literal' | 'loose';
}
/** Something that is no request, with a sentence that says what it is, and what to do instead. */
export interface Unread extends Range {
  message: string;
}
export interface Contents {
  requests: Occurrence[];
  unread: Unread[];
  /** The defects of a text that is a request, but not JSON. */
  defects?: (Range & { message: string })[];
}

const moved = (by: number) => (range: Range) => ({ start: range.start + by, end: range.end + by });

/** Returns the requests of JSON, a log or server-sent events. */
const inData = (text: string, all: boolean): Occurrence[] =>
  requestsIn(text, all).map((request) => ({
    ...request,
    place: moved(request.start),
    isPart: isVerbatim(request, text),
  }));

/** @param all includes repetitions in a log */
export function find(text: string, all = false): Contents {
  if (isJson(text.replace(/^\uFEFF/, ''))) return inJson(text, all);
  const blocks = blocksOf(text);
  if (blocks.length > 0) return inBlocks(text, blocks, all);
  const literals = isCut(text) ? [] : questionsOf(text);
  const data = inData(text, all).filter(({ guessed, text }) => !guessed && isJson(text));
  const whole = isWhole(text, literals[0]);
  if (whole || isLarger(literals[0], data[0])) {
    const requests = literals.map(({ json, kind, ...rest }) => ({
      ...rest,
      pointer: '',
      text: json,
      isPart: false,
      from: kind === 'loose' ? ('loose' as const) : ('literal' as const),
    }));
    if (whole) return { requests, unread: [], defects: defectsOf(text) };
    return { requests, unread: unreadIn(text, literals) };
  }
  const inner = data.length === 0 && literals.length === 0 ? stringsIn(text) : [];
  if (inner.length > 0) return { requests: inner, unread: [] };
  const unread = data.length === 0 ? unreadIn(text, literals) : [];
  return { requests: unread.length > 0 ? [] : inData(text, all), unread };
}

/** Returns the literals of a source; schemas of which no use is known count only where nothing else is there. */
function questionsOf(text: string) {
  const literals = literalsOf(text);
  const certain = literals.filter(({ kind }) => kind !== 'loose');
  return certain.length > 0 ? certain : literals;
}

/** True for JSON whose first bracket is not closed. */
function isCut(text: string) {
  if (!/^\s*[{[]/.test(text)) return false;
  const depths = tokensOf(text).map(({ token }) => (/^[{[]$/.test(token) ? 1 : /^[}\]]$/.test(token) ? -1 : 0));
  return depths.reduce<number>((sum, one) => sum + one, 0) > 0;
}

/** A line of a source may be JSON by accident, so the larger one is the intended one. */
const isLarger = (literal: Range | undefined, data: Range | undefined) =>
  literal !== undefined && (data === undefined || literal.end - literal.start > data.end - data.start);

/** True if a literal is the whole text: malformed JSON, and not a part of source code. */
function isWhole(text: string, literal: Range | undefined) {
  if (!literal) return false;
  const tokens = tokensOf(text);
  return tokens[0].start === literal.start && tokens.at(-1)?.end === literal.end;
}

function inJson(text: string, all: boolean): Contents {
  const requests = inData(text, all);
  if (requests.some(({ guessed }) => !guessed)) return { requests, unread: [] };
  const inner = stringsIn(text);
  if (inner.length > 0) return { requests: inner, unread: [] };
  const start = text.length - text.replace(/^\uFEFF/, '').trimStart().length;
  const message = kindOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  return message
    ? { requests: [], unread: [{ start, end: text.trimEnd().length, message }] }
    : { requests, unread: [] };
}

const STRING = /"(?:[^"\\]|\\.)*"/g;

/** Returns requests that strings contain as JSON, such as the body in a recording. */
function stringsIn(text: string): Occurrence[] {
  if (!/\\"(?:requestedSchema|method|mode)\\"/.test(text)) return [];
  return [...text.matchAll(STRING)].flatMap(({ 0: token, index }) => {
    if (!token.includes('\\"') || !isJson(token)) return [];
    const inner = JSON.parse(token);
    const range = { start: index, end: index + token.length };
    return requestsIn(inner)
      .filter(({ guessed, text }) => !guessed && isJson(text))
      .map((request) => ({ ...request, ...range, pointer: '', place: () => range, isPart: false }));
  });
}

/** A call of any SDK that asks a question. */
const CALL =
  /\b(?:elicitInput|elicit_form|elicit_url|create_?elicitation|elicitUrl|ElicitAsync|elicit)(?:(?:::)?<[^>]*>)?\(/gi;

/** Returns what a source asks, but not as a literal. */
function unreadIn(text: string, literals: Range[]): Unread[] {
  const source = sourceOf(text);
  if (literals.length === 0) return source ? [source] : [];
  const calls = [...text.matchAll(CALL)].filter(({ index }) => !/\b(?:def|fn|function)\s+$/.test(text.slice(0, index)));
  const more = calls.length - literals.length;
  const call = calls.at(-1);
  if (more <= 0 || !call) return [];
  const which = more === 1 ? 'One more question is' : `${more} more questions are`;
  return [
    {
      start: call.index,
      end: call.index + call[0].length,
      message: `${which} made when this runs: mcp-elicitation test --record FILE writes them.`,
    },
  ];
}

/** Returns the blocks of code in Markdown; none for a text that is a single block. */
function blocksOf(text: string): Range[] {
  const fences = [...text.matchAll(/^[ \t]*(?:```|~~~)[^\n`]*$/gm)];
  if (fences.length < 2 || (fences.length === 2 && /^\s*(?:```|~~~)[^]*(?:```|~~~)\s*$/.test(text))) return [];
  return fences.flatMap((fence, at) =>
    at % 2 === 0 && fences[at + 1] ? [{ start: fence.index + fence[0].length + 1, end: fences[at + 1].index }] : [],
  );
}

function inBlocks(text: string, blocks: Range[], all: boolean): Contents {
  const finds = blocks.map(({ start, end }) => {
    const move = moved(start);
    const { requests, unread } = find(text.slice(start, end), all);
    return {
      requests: requests
        .filter(({ guessed, from }) => !guessed && from !== 'loose')
        .map((one) => ({ ...one, ...move(one), place: (range: Range) => move(one.place(range)) })),
      unread: unread.map((one) => ({ ...one, ...move(one) })),
    };
  });
  const requests = finds.flatMap((one) => one.requests);
  return { requests, unread: requests.length > 0 ? [] : finds.flatMap((one) => one.unread).slice(0, 1) };
}
