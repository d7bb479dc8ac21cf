// Where the requests are in a text: one, an array, JSON lines, or a log of JSON-RPC messages. They are found by shape.

import { METHOD } from '../../../target/generated/facts.js';

/**
 * @typedef {{ start: number, end: number, pointer: string, guessed?: boolean }} Piece a text that `lint` reads, by its place, and the JSON Pointer
 *   that leads to it; `guessed`: it has not the shape of a request
 */
/** @typedef {{ start: number, end: number, members?: Map<string, Node>, items?: Node[] }} Node */

const TOKEN = /["{}[\]]|[^\s{}[\]:,"]+/g;
/** One of these is in whatever may be meant as a request or a schema. */
const LIKELY = ['message', 'schema', 'type', '$schema', '$ref', '$defs', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', 'items', 'required'];
/** A request lies no deeper in what a log wraps it in. */
const DEEPEST = 100;

/**
 * Where the string ends that begins at a place. By steps: an expression over a long string needs more stack than there is.
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
 * The outline of a text that is JSON: where each value is.
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
      const node = { start: token.index, end, ...(written === '{' && { members: new Map() }), ...(written === '[' && { items: [] }) };
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
 * The pieces of a text.
 * @param {string} text
 * @param {boolean} [all] also what a log repeats
 * @returns {Piece[]}
 */
export function piecesOf(text, all = false) {
  const whole = { start: /** @type {RegExpExecArray} */ (/^\uFEFF?\s*/.exec(text))[0].length, end: text.trimEnd().length, pointer: '', guessed: true };
  const root = outline(text, text.startsWith('\uFEFF') ? 1 : 0);
  if (root) return inDocument(text, root, [whole]);
  return inLines(text, all) ?? [whole];
}

/**
 * The requests of a document; what is none by its shape is read as a whole where there is no other.
 * @param {string} text
 * @param {Node} root
 * @param {Piece[]} otherwise
 */
function inDocument(text, root, otherwise) {
  const top = root.items ?? [root];
  /** @type {Piece[]} */
  const found = [];
  top.forEach((node, index) => collect(text, node, root.items ? `/${index}` : '', found));
  if (found.length > 0) return found;
  // Messages that ask nothing.
  if (top.every(({ members }) => members?.has('jsonrpc'))) return [];
  const likely = (/** @type {Node} */ { members, items }) => !!items || (!!members && (members.size === 0 || LIKELY.some((name) => members.has(name))));
  if (!root.items) return likely(root) ? otherwise : [];
  return root.items.flatMap((node, index) => (likely(node) ? [{ start: node.start, end: node.end, pointer: `/${index}`, guessed: true }] : []));
}

/**
 * @param {string} text
 * @param {Node} node
 * @param {string} pointer
 * @param {Piece[]} found
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
 * A request, its parameters, or what holds `inputRequests`.
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
  return !!members?.get('properties')?.members || (!!type && text.slice(type.start, type.end) === '"object"' && !members?.has('method'));
}

/**
 * The requests of JSON lines, or of a log that has JSON at the end of its lines.
 * @param {string} text
 * @param {boolean} all
 * @returns {Piece[] | undefined} nothing where these are no such lines
 */
function inLines(text, all) {
  const lines = [...text.matchAll(/[^\n]+/g)]
    .map(({ 0: line, index }) => ({ start: index + line.length - line.replace(/^\uFEFF/, '').trimStart().length, end: index + line.trimEnd().length }))
    .filter(({ start, end }) => start < end);
  const read = lines.map(({ start, end }) => {
    const line = text.slice(0, end);
    const bare = text[start] === '{';
    // Within the line: to look for one in all that follows takes too long where there are many lines.
    const within = text.slice(start, end).indexOf('{');
    const from = within < 0 ? -1 : start + within;
    // What is before the JSON is the log's: a time, a level, an arrow.
    const root = (text[start] === '[' ? outline(line, start) : undefined) ?? (from < 0 ? undefined : outline(line, from));
    return { start, end, bare: bare || root?.start === start, root };
  });
  const alone = read.filter(({ bare, root }) => bare && root).length;
  const isLog = read[0]?.bare ? read[0].root || alone > lines.length / 2 : read.some(({ root }) => root);
  if (!isLog) return undefined;
  const seen = new Set();
  const found = read.flatMap(({ start, end, bare, root }) => {
    if (!root) return bare ? [{ start, end, pointer: '' }] : [];
    /** @type {Piece[]} */
    const pieces = [];
    collect(text, root, '', pieces);
    return pieces.filter((piece) => {
      const written = text.slice(piece.start, piece.end);
      return all || (!seen.has(written) && seen.add(written));
    });
  });
  // One line is a log only where it has a request.
  return lines.length < 2 && (read[0]?.bare || found.length === 0) ? undefined : found;
}
