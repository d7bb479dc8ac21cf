// Finds the requests in a text by their shape: a single one, an array, JSON lines, or a log of JSON-RPC messages.

import { METHOD } from '../../../../target/generated/facts.js';
import { pointerToken } from '../../rounds/json.js';

export interface Position {
  start: number;
  end: number;
  pointer: string;
  guessed?: boolean;
}
/**
 * A text that `lint` reads, with its range and its JSON Pointer. `guessed`: it does not have the shape of a request;
 * `text`: the text of the range, with blanks in place of the prefixes of server-sent events.
 */
export type RequestText = Position & { text: string };
export interface Node {
  start: number;
  end: number;
  members?: Map<string, Node>;
  items?: Node[];
}

const TOKEN = /["{}[\]]|[^\s{}[\]:,"]+/g;
/** Every request or schema has a member like one of these. */
const LIKELY = /^(?:message|schema|\$schema|\$ref|\$defs|anyOf|oneOf|allOf|enum|const|items|required)$/;
const TYPES = /^(?:\[|"(?:array|boolean|integer|null|number|object|string)")/;
/** The maximum depth of a request in the envelope of a log. */
const DEEPEST = 100;

/**
 * Returns the end of the string that begins at `start`. A regular expression for a long string would exceed the stack.
 */
export function endOfString(text: string, start: number) {
  for (let at = text.indexOf('"', start + 1); ; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before--;
    if ((at - before) % 2 === 0) return at + 1;
  }
}

/**
 * Returns the range of each value in a JSON text, or nothing for another text.
 */
export function outline(text: string, start: number = 0): Node | undefined {
  try {
    JSON.parse(text.slice(start));
  } catch {
    return undefined;
  }
  const root: Node = { start: 0, end: 0, items: [] };
  const within: Node[] = [root];
  let name: string | undefined;
  TOKEN.lastIndex = start;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [written] = token;
    const parent = within[within.length - 1];
    const end = written === '"' ? endOfString(text, token.index) : token.index + written.length;
    TOKEN.lastIndex = end;
    if (written === '}' || written === ']') {
      parent.end = end;
      within.pop();
    } else if (parent.members && name === undefined) {
      name = JSON.parse(text.slice(token.index, end));
    } else {
      const node: Node = {
        start: token.index,
        end,
        ...(written === '{' && { members: new Map() }),
        ...(written === '[' && { items: [] }),
      };
      if (name !== undefined) parent.members?.set(name, node);
      else parent.items?.push(node);
      name = undefined;
      if (node.members || node.items) within.push(node);
    }
  }
  return root.items?.[0];
}

/**
 * Returns the requests in a text.
 * @param all includes repetitions in a log
 */
export function requestsIn(written: string, all: boolean = false): RequestText[] {
  const text = withoutPrefixes(written);
  return positionsIn(text, all).map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
}

/** Returns true if a request is verbatim in the text, so that it can be edited there. */
export const isVerbatim = (request: RequestText, text: string) =>
  text.slice(request.start, request.end) === request.text;

/**
 * A server-sent event may have its JSON on several lines, with a prefix each: blanks in their place keep all positions.
 */
const withoutPrefixes = (text: string) => text.replace(/^data:(?<=^data:.*\r?\ndata:)/gm, '     ');

function positionsIn(text: string, all: boolean): Position[] {
  const whole = {
    start: (/^\uFEFF?\s*/.exec(text) as RegExpExecArray)[0].length,
    end: text.trimEnd().length,
    pointer: '',
    guessed: true,
  };
  const root = outline(text, text.startsWith('\uFEFF') ? 1 : 0);
  if (root) return inDocument(text, root, [whole]);
  return inLines(text, all) ?? [whole];
}

/** Returns the requests in a document. Without any recognizable request, the whole document counts as one. */
function inDocument(text: string, root: Node, otherwise: Position[]) {
  const top = root.items ?? [root];
  const positions: Position[] = [];
  top.forEach((node, index) => collect(text, node, root.items ? `/${index}` : '', positions));
  if (positions.length > 0) return positions;
  // Messages without requests.
  if (top.every(({ members }) => members?.has('jsonrpc'))) return [];
  const likely = ({ members, items }: Node) => {
    if (!members) return !!items;
    const type = members.get('type');
    const isTyped = type !== undefined && TYPES.test(text.slice(type.start, type.end));
    return members.size === 0 || isTyped || [...members.keys()].some((name) => LIKELY.test(name));
  };
  if (!root.items) return likely(root) ? otherwise : [];
  return root.items.flatMap((node, index) =>
    likely(node) ? [{ start: node.start, end: node.end, pointer: `/${index}`, guessed: true }] : [],
  );
}

function collect(text: string, node: Node, pointer: string, positions: Position[], depth: number = 0) {
  const { start, end, members, items } = node;
  if (isRequest(text, members) || (depth === 0 && isSchema(text, members))) positions.push({ start, end, pointer });
  else if (depth < DEEPEST) {
    items?.forEach((item, index) => collect(text, item, `${pointer}/${index}`, positions, depth + 1));
    members?.forEach((member, name) => collect(text, member, `${pointer}/${pointerToken(name)}`, positions, depth + 1));
  }
}

/** Returns true for a request, its parameters, or an object with `inputRequests`. */
function isRequest(text: string, members: Map<string, Node> | undefined) {
  if (!members) return false;
  const written = (name: string) => {
    const node = members.get(name);
    return node && text[node.start] === '"' ? JSON.parse(text.slice(node.start, node.end)) : undefined;
  };
  if (members.has('method')) return written('method') === METHOD;
  if (members.get('inputRequests')?.members) return true;
  return members.has('requestedSchema') || (members.has('message') && ['form', 'url'].includes(written('mode')));
}

function isSchema(text: string, members: Map<string, Node> | undefined) {
  const type = members?.get('type');
  return (
    !!members?.get('properties')?.members ||
    (!!type && text.slice(type.start, type.end) === '"object"' && !members?.has('method'))
  );
}

/**
 * Returns the requests in JSON lines, or in a log that has JSON at the end of its lines, or from there on.
 * @returns nothing for another text
 */
function inLines(text: string, all: boolean): Position[] | undefined {
  const read = recordsOf(text);
  const alone = read.filter(({ bare, root }) => bare && root).length;
  const isLog = read[0]?.bare ? read[0].root || alone > read.length / 2 : read.some(({ root }) => root);
  if (!isLog) return undefined;
  const texts = new Set();
  const positions = read.flatMap(({ start, end, bare, root }) => {
    if (!root) return bare ? [{ start, end, pointer: '' }] : [];
    const requests: Position[] = [];
    collect(text, root, '', requests);
    return requests.filter((request) => {
      const requestText = text.slice(request.start, request.end);
      return all || (!texts.has(requestText) && texts.add(requestText));
    });
  });
  // A single line only counts as a log if it contains a request; so does a text whose JSON does not end with its line.
  if (positions.length === 0 && (read.length < 2 || !read.some(({ isLine }) => isLine))) return undefined;
  return read.length < 2 && read[0]?.bare ? undefined : positions;
}

/** The maximum number of braces in a line that are tried as the start of its JSON. */
const MOST_BRACES = 5;

/**
 * Returns the lines of a text that are not blank, each with its JSON. JSON that does not end with its line takes all
 * lines up to its end.
 */
function recordsOf(text: string) {
  const records: { start: number; end: number; bare: boolean; isLine: boolean; root: Node | undefined }[] = [];
  // Limits the characters that are read beyond a line, where brackets are not closed.
  let budget = 4 * text.length;
  let past = 0;
  for (const { 0: written, index } of text.matchAll(/[^\n]+/g)) {
    const start = index + written.length - written.replace(/^\uFEFF/, '').trimStart().length;
    let end = index + written.trimEnd().length;
    if (start >= end || start < past) continue;
    const line = text.slice(0, end);
    // The text before the JSON is from the log: a time, a level, an arrow.
    const braces = [...line.slice(start).matchAll(/\{/g)].slice(0, MOST_BRACES).map(({ index }) => start + index);
    if (text[start] === '[') braces.unshift(start);
    let root: Node | undefined;
    if (/[}\]]$/.test(line)) for (const from of braces) root ??= outline(line, from);
    const isLine = root !== undefined;
    if (!root && braces.length > 0 && budget > 0) {
      const value = endOfValue(text, braces[0], braces[0] + budget);
      budget -= value.end - braces[0];
      root = value.isClosed ? outline(text.slice(0, value.end), braces[0]) : undefined;
      end = Math.max(end, root?.end ?? 0);
    }
    past = end;
    records.push({ start, end, bare: text[start] === '{' || root?.start === start, isLine, root });
  }
  return records;
}

/** Follows the brackets of an object or a list to its end, or to a string that does not end on its line. */
function endOfValue(text: string, start: number, most: number) {
  let depth = 0;
  const token = /["{}[\]]/g;
  token.lastIndex = start;
  for (let match = token.exec(text); match && match.index < most; match = token.exec(text)) {
    const end = match[0] === '"' ? endOfString(text, match.index) : token.lastIndex;
    if (end <= match.index || text.slice(match.index, end).includes('\n')) return { end: match.index, isClosed: false };
    if (match[0] !== '"') depth += '{['.includes(match[0]) ? 1 : -1;
    if (depth === 0) return { end, isClosed: true };
    token.lastIndex = end;
  }
  return { end: Math.min(most, text.length), isClosed: false };
}
