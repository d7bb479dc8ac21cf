// Handles pasted texts that are not requests: a log or a recording that contains one, source code, malformed JSON. It
// reports the location of each cause, and extracts the intended request if it is certain.
import { jsonrepair } from 'jsonrepair';
import { PARAMETERS } from '../../target/generated/facts.js';
import { requestsIn, isVerbatim, type RequestText } from '../../pkg/src/cli/requests.js';
import { format, isJson } from './json-text.js';
import { literalsOf, type Literal } from './literal.js';
import { inPasted } from './token-map.js';
import { sourceOf } from './sources.js';
import { allTokens, isComment, tokensOf, withoutHashComments } from './tokens.js';
import type { Diagnostic } from 'mcp-elicitation/lint';

export interface Range {
  start: number;
  end: number;
}
export interface Understood {
  /** The reasons why the text itself is not a request. */
  causes: Diagnostic[];
  /** The intended request. */
  text?: string;
  /** Maps a range of the intended request to its range in the pasted text. */
  place?: (range: Range) => Range;
  /** True if the text contains the intended request unchanged, so that fixes can be applied to it. */
  isPart?: boolean;
}

/** The message for each kind of defect; `plural` if it occurs more than once. */
const CAUSES = {
  fence: 'A fence of backticks is around the JSON.',
  comment: 'JSON has no comments.',
  comma: 'A comma is before the end of an object or a list.',
  quote: 'JSON has double quotes: this text is in single ones.',
  python: 'This is a Python word: JSON has true, false and null.',
  name: 'A name has no quotes.',
  gap: 'A comma is missing behind this.',
  cut: 'The text ends before its last bracket is closed.',
};

const ABOUT: Pick<Diagnostic, 'code' | 'severity' | 'location' | 'help' | 'page'> = {
  code: 'invalid-json',
  severity: 'error',
  location: '',
  help: '',
  page: 'docs/rules/invalid-json.md',
};
const PART: Pick<Diagnostic, 'code' | 'severity' | 'location' | 'help' | 'page'> = {
  code: '',
  severity: 'note',
  location: '',
  help: '',
  page: '',
};
const MOST_REQUESTS = 50;

/** Returns no causes if the text is a request, or if nothing is known about it. */
export function understand(text: string): Understood {
  if (isJson(text)) return inJson(text);
  const literal = inSource(text);
  const all = literal ? tokensOf(text) : [];
  const isWhole = literal && all[0].start === literal.start && all.at(-1)?.end === literal.end;
  const requests = isWhole ? [] : certainRequests(text);
  // A line of a source may be JSON by accident, so the larger one is the intended one.
  const isLarger =
    literal && (requests.length === 0 || literal.end - literal.start > requests[0].end - requests[0].start);
  const isSource = !isWhole && isLarger;
  if (isSource) return ofSource(text, literal);
  if (requests.length > 0) return extract(text, requests);
  const source = sourceOf(text);
  if (source)
    return { causes: [{ ...ABOUT, range: { start: source.start, end: source.end }, message: source.message }] };
  const defects = signs(text);
  if (defects.length === 0) return { causes: [] };
  const json = literal?.json ?? repaired(text);
  // For a text that does not begin like JSON, the defects are meaningless.
  if (json === undefined && !/^\s*(?:[{[]|```|\/[/*]|#)/.test(text)) return { causes: [] };
  const fix = json === undefined ? {} : replaceWith(text, json);
  const causes = defects.map(({ cause, start, end }) => ({
    ...ABOUT,
    range: { start, end },
    message: CAUSES[cause],
    ...fix,
  }));
  return { causes, ...(json !== undefined && { text: json, place: inPasted(tokensOf(text), json) }) };
}

/** Creates the fix that replaces the whole text with the intended one. */
const replaceWith = (text: string, json: string) => ({
  fix: { edits: [{ range: { start: 0, end: text.length }, text: json }], keepsAnswers: false },
});

/** Returns the requests in a log or another envelope. */
const certainRequests = (text: string) => requestsIn(text).filter(({ guessed, text }) => !guessed && isJson(text));

/** True if the text is exactly one request, its parameters, a schema or a round. */
function isRequest(text: string) {
  const [request, ...more] = requestsIn(text);
  return more.length === 0 && request !== undefined && !request.guessed && request.pointer === '';
}

/** True if the text is the beginning of a request: some of its parameters and nothing else. */
function isBegun(text: string) {
  const value = JSON.parse(text);
  return typeof value?.message === 'string' && Object.keys(value).every((name) => PARAMETERS.includes(name));
}

function inJson(text: string): Understood {
  const requests = certainRequests(text);
  // A response is read as a whole, because its `requestState` is returned with the answers.
  const isRead = requests.length === 0 || (requests.length === 1 && ['', '/result'].includes(requests[0].pointer));
  return isRead ? { causes: [] } : extract(text, requests);
}

/** Takes the first request, and offers all of them as fixes. */
function extract(text: string, requests: RequestText[]): Understood {
  const count = requests.length;
  const [{ start, text: first }] = requests;
  const which = (index: number) => {
    if (count === 1) return 'This request is among other text.';
    return `This is request ${index + 1} of ${count}${index === 0 ? ', which the form shows' : ''}.`;
  };
  const causes = requests.slice(0, MOST_REQUESTS).map((request, index) => ({
    ...PART,
    range: { start: request.start, end: request.end },
    message: which(index),
    ...replaceWith(text, format(request.text)),
  }));
  const isPart = isVerbatim(requests[0], text);
  return { causes, text: first, place: (range) => ({ start: start + range.start, end: start + range.end }), isPart };
}

/** Returns the first literal that is a request, or else the first one that is a schema. */
function inSource(text: string): (Literal & { json: string }) | undefined {
  let schema;
  for (const literal of literalsOf(text)) {
    const json = repaired(literal.tokens.map(({ token }) => token).join(' '), isRequest);
    if (json === undefined) continue;
    if (!['type', 'properties'].some((name) => name in JSON.parse(json))) return { ...literal, json };
    schema ??= { ...literal, json };
  }
  return schema;
}

function ofSource(text: string, { start, end, tokens, json }: NonNullable<ReturnType<typeof inSource>>): Understood {
  const cause = {
    ...PART,
    range: { start, end },
    message: 'This request is in source code.',
    ...replaceWith(text, json),
  };
  return { causes: [cause], text: json, place: inPasted(tokens, json) };
}

/** Returns the intended request of malformed JSON. */
function repaired(text: string, accepts: (text: string) => boolean = (json) => isRequest(json) || isBegun(json)) {
  try {
    // jsonrepair does not support Python's comments.
    const json = format(jsonrepair(withoutHashComments(text)));
    return isJson(json) && accepts(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the first location of each kind of defect in a text that is not JSON. */
function signs(text: string): (Range & { cause: keyof typeof CAUSES })[] {
  const places: Map<keyof typeof CAUSES, Range> = new Map();
  const note = (cause: keyof typeof CAUSES, { start, end }: Range) =>
    places.has(cause) || places.set(cause, { start, end });
  for (const part of allTokens(text)) {
    if (isComment(part.token)) note('comment', part);
    if (part.token.startsWith('```')) note('fence', part);
  }
  const code = tokensOf(text);
  let depth = 0;
  code.forEach((part, at) => {
    const { token } = part;
    const next = code[at + 1]?.token ?? '';
    if (token.startsWith("'")) note('quote', part);
    else if (/^(None|True|False)$/.test(token)) note('python', part);
    else if (/^[A-Za-z_$][\w$]*$/.test(token) && next === ':') note('name', part);
    else if (token === ',' && /^[}\]]$/.test(next)) note('comma', part);
    else if (/^[{[]$/.test(token)) depth += 1;
    else if (/^[}\]]$/.test(token)) depth -= 1;
    if (depth > 0 && !/^[{[,:]$/.test(token) && /^["'{[\w$]/.test(next)) note('gap', part);
  });
  const end = text.trimEnd().length;
  // An unfinished text is not a defect.
  if (depth > 0 && code.some(({ token }) => /^[,}\]]$/.test(token))) note('cut', { start: end, end });
  return [...places].map(([cause, place]) => ({ cause, ...place })).sort((one, other) => one.start - other.start);
}
