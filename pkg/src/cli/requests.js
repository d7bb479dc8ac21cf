// Finds the requests in a text by their shape: a single one, an array, JSON lines, or a log of JSON-RPC messages.

import { METHOD } from '../../../target/generated/facts.js';

/** @typedef {{ start: number, end: number, pointer: string, guessed?: boolean }} Found */
/**
 * @typedef {Found & { text: string }} Piece a text that `lint` reads, by its place, and the JSON Pointer that leads to
 *   it; `guessed`: it does not have the shape of a request; `text`: as long as the text in that place, but with blanks
 *   instead of the prefixes of server-sent events
 */
/** @typedef {{ start: number, end: number, members?: Map<string, Node>, items?: Node[] }} Node */

const TOKEN = /["{}[\]]|[^\s{}[\]:,"]+/g;
/** Every request or schema has at least one of these members. */
const LIKELY = [
  'message',
  'schema',
  'type',
  '$schema',
  '$ref',
  '$defs',
  'anyOf',
  'oneOf',
  'allOf',
  'enum',
  'const',
  'items',
  'required',
];
/** The maximum depth of a request in the envelope of a log. */
const DEEPEST = 100;

/**
 * Returns the end of the string that begins at `start`. A regular expression for a long string would exceed the stack.
 * @param {string} text
 * @param {number} start
 */
export function endOfString(text, start) {
  for (let at = text.indexOf('"', start + 1); ; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before--;
    if ((at - before) % 2 === 0) return at + 1;
  }
}

/**
 * Returns the range of each value in a JSON text.
 * @param {string} text
 * @param {number} start
 * @returns {Node | undefined} nothing where it is not JSON
 */
export function outline(text, start = 0) {
  try {
    JSON.parse(text.slice(start));
  } catch {
    return undefined;
  }
  /** @type {Node} */
  const root = { start: 0, end: 0, items: [] };
  /** @type {Node[]} */
  const within = [root];
  /** @type {string | undefined} */
  let name;
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
      /** @type {Node} */
      const node = {
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

/** @param {string} name */
const escaped = (name) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Returns the requests in a text.
 * @param {string} written
 * @param {boolean} [all] also what a log repeats
 * @returns {Piece[]}
 */
export function piecesOf(written, all = false) {
  const text = withoutPrefixes(written);
  return foundIn(text, all).map((found) => ({ ...found, text: text.slice(found.start, found.end) }));
}

/**
 * Returns true if a request stands in the text as it is, so that it can be edited there.
 * @param {Piece} piece
 * @param {string} text
 */
export const stands = (piece, text) => text.slice(piece.start, piece.end) === piece.text;

/**
 * A server-sent event may have its JSON on several lines, with a prefix each: blanks in their place keep all positions.
 * @param {string} text
 */
const withoutPrefixes = (text) => text.replace(/^data:(?<=^data:.*\r?\ndata:)/gm, '     ');

/**
 * @param {string} text
 * @param {boolean} all
 * @returns {Found[]}
 */
function foundIn(text, all) {
  const whole = {
    start: /** @type {RegExpExecArray} */ (/^\uFEFF?\s*/.exec(text))[0].length,
    end: text.trimEnd().length,
    pointer: '',
    guessed: true,
  };
  const root = outline(text, text.startsWith('\uFEFF') ? 1 : 0);
  if (root) return inDocument(text, root, [whole]);
  return inLines(text, all) ?? [whole];
}

/**
 * Returns the requests in a document. Without any recognizable request, the whole document counts as one.
 * @param {string} text
 * @param {Node} root
 * @param {Found[]} otherwise
 */
function inDocument(text, root, otherwise) {
  const top = root.items ?? [root];
  /** @type {Found[]} */
  const found = [];
  top.forEach((node, index) => collect(text, node, root.items ? `/${index}` : '', found));
  if (found.length > 0) return found;
  // Messages without requests.
  if (top.every(({ members }) => members?.has('jsonrpc'))) return [];
  const likely = (/** @type {Node} */ { members, items }) =>
    !!items || (!!members && (members.size === 0 || LIKELY.some((name) => members.has(name))));
  if (!root.items) return likely(root) ? otherwise : [];
  return root.items.flatMap((node, index) =>
    likely(node) ? [{ start: node.start, end: node.end, pointer: `/${index}`, guessed: true }] : [],
  );
}

/**
 * @param {string} text
 * @param {Node} node
 * @param {string} pointer
 * @param {Found[]} found
 * @param {number} [depth]
 */
function collect(text, node, pointer, found, depth = 0) {
  const { start, end, members, items } = node;
  if (isRequest(text, members) || (depth === 0 && isSchema(text, members))) found.push({ start, end, pointer });
  else if (depth < DEEPEST) {
    items?.forEach((item, index) => collect(text, item, `${pointer}/${index}`, found, depth + 1));
    members?.forEach((member, name) => collect(text, member, `${pointer}/${escaped(name)}`, found, depth + 1));
  }
}

/**
 * Returns true for a request, its parameters, or an object with `inputRequests`.
 * @param {string} text
 * @param {Map<string, Node> | undefined} members
 */
function isRequest(text, members) {
  if (!members) return false;
  const written = (/** @type {string} */ name) => {
    const node = members.get(name);
    return node && text[node.start] === '"' ? JSON.parse(text.slice(node.start, node.end)) : undefined;
  };
  if (members.has('method')) return written('method') === METHOD;
  if (members.get('inputRequests')?.members) return true;
  return members.has('requestedSchema') || (members.has('message') && ['form', 'url'].includes(written('mode')));
}

/**
 * @param {string} text
 * @param {Map<string, Node> | undefined} members
 */
function isSchema(text, members) {
  const type = members?.get('type');
  return (
    !!members?.get('properties')?.members ||
    (!!type && text.slice(type.start, type.end) === '"object"' && !members?.has('method'))
  );
}

/**
 * Returns the requests in JSON lines, or in a log that has JSON at the end of its lines, or from there on.
 * @param {string} text
 * @param {boolean} all
 * @returns {Found[] | undefined} nothing where these are no such lines
 */
function inLines(text, all) {
  const read = recordsOf(text);
  const alone = read.filter(({ bare, root }) => bare && root).length;
  const isLog = read[0]?.bare ? read[0].root || alone > read.length / 2 : read.some(({ root }) => root);
  if (!isLog) return undefined;
  const seen = new Set();
  const found = read.flatMap(({ start, end, bare, root }) => {
    if (!root) return bare ? [{ start, end, pointer: '' }] : [];
    /** @type {Found[]} */
    const pieces = [];
    collect(text, root, '', pieces);
    return pieces.filter((piece) => {
      const written = text.slice(piece.start, piece.end);
      return all || (!seen.has(written) && seen.add(written));
    });
  });
  // A single line only counts as a log if it contains a request; so does a text whose JSON does not end with its line.
  if (found.length === 0 && (read.length < 2 || !read.some(({ isLine }) => isLine))) return undefined;
  return read.length < 2 && read[0]?.bare ? undefined : found;
}

/** The maximum number of braces in a line that are tried as the start of its JSON. */
const MOST_BRACES = 5;

/**
 * Returns the lines of a text that are not blank, each with its JSON. JSON that does not end with its line takes all
 * lines up to its end.
 * @param {string} text
 */
function recordsOf(text) {
  /** @type {{ start: number, end: number, bare: boolean, isLine: boolean, root: Node | undefined }[]} */
  const records = [];
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
    /** @type {Node | undefined} */
    let root;
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

/**
 * Follows the brackets of an object or a list to its end, or to a string that does not end on its line.
 * @param {string} text
 * @param {number} start
 * @param {number} most
 */
function endOfValue(text, start, most) {
  let depth = 0;
  const token = /["{}[\]]/g;
  token.lastIndex = start;
  for (let found = token.exec(text); found && found.index < most; found = token.exec(text)) {
    const end = found[0] === '"' ? endOfString(text, found.index) : token.lastIndex;
    if (end <= found.index || text.slice(found.index, end).includes('\n')) return { end: found.index, isClosed: false };
    if (found[0] !== '"') depth += '{['.includes(found[0]) ? 1 : -1;
    if (depth === 0) return { end, isClosed: true };
    token.lastIndex = end;
  }
  return { end: Math.min(most, text.length), isClosed: false };
}
