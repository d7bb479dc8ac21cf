// The text of a request, as the form reads it. What a server sent crosses into WebAssembly as text alone, so that order,
// `__proto__`, large numbers and lone surrogates survive.
import { METHOD, MOST_BYTES, PARAMETERS } from '../../target/generated/facts.js';
import { isObject } from './json.js';

const ENVELOPE = ['jsonrpc', 'method'];

/**
 * The own members of `value` that are named, in the order of the names.
 * @param {any} value
 * @param {string[]} names
 * @returns {Record<string, unknown>}
 */
const pick = (value, names) =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]));

/**
 * Whether an entry of `inputRequests` is an elicitation, as a request or as its params alone.
 * @param {any} entry
 */
export const isElicitation = (entry) =>
  isObject(entry) &&
  (Object.hasOwn(entry, 'method')
    ? entry.method === METHOD
    : PARAMETERS.some((name) => Object.hasOwn(entry, name)));

/**
 * The `id` of a JSON-RPC request: with another one, the same question is asked again.
 * @param {any} request
 * @returns {unknown}
 */
export const requestId = (request) => (isObject(request) && Object.hasOwn(request, 'method') ? request.id : undefined);

/**
 * The entries of `inputRequests`, each with the text of its request: of JSON text the text itself, which is exact.
 * @param {unknown} inputRequests an object, or its JSON text
 * @returns {{ key: string, entry: unknown, request: unknown }[]}
 */
export function inputEntries(inputRequests) {
  let value = /** @type {any} */ (inputRequests);
  try {
    if (typeof value === 'string') value = JSON.parse(value);
  } catch {
    throw new TypeError('inputRequests is no JSON text');
  }
  if (!isObject(value)) throw new TypeError('inputRequests must be an object, with a request for each key');
  const members = typeof inputRequests === 'string' ? [...memberTexts(inputRequests)] : Object.entries(value);
  return members.map(([key, request]) => ({ key, entry: value[key], request }));
}

/**
 * The members of an object by their own text. If a name appears twice the last one counts, as in `JSON.parse`.
 * @param {string} text of an object, known to be JSON
 * @returns {Map<string, string>}
 */
function memberTexts(text) {
  const members = new Map();
  let depth = 0;
  let quoted = false;
  let start = 0;
  /** @type {string | undefined} */
  let key;
  for (const { 0: sign, index } of text.matchAll(/\\.|[",:{}[\]]/g)) {
    if (sign === '"') quoted = !quoted;
    if (quoted || sign === '"' || sign[0] === '\\') continue;
    if (sign === '{' || sign === '[') depth++;
    else if (depth === 1) {
      const piece = text.slice(start, index);
      if (sign === ':') key = JSON.parse(piece);
      else if (key !== undefined) members.set(key, piece);
    }
    // What begins here is a name or a value of the object itself.
    if (depth === 1 && ':,{'.includes(sign)) start = index + 1;
    if (sign === '}' || sign === ']') depth--;
  }
  return members;
}

/**
 * @param {string} text of a request
 * @returns {any} its params; nothing where it is no object
 */
export function paramsOf(text) {
  try {
    const value = JSON.parse(text);
    return Object(value.params ?? value);
  } catch {
    return undefined;
  }
}

/**
 * A request as JSON text. A string is taken to be JSON text; of an object only the members that MCP names are read.
 * A value that JSON cannot hold (cyclic, too deep, a BigInt) gives the empty text, which nobody can answer.
 * @param {unknown} request params, a JSON-RPC request, or JSON text
 * @returns {string}
 */
export function requestText(request) {
  let text = request;
  try {
    if (typeof request !== 'string') {
      const value = /** @type {any} */ (request);
      if (!isObject(value)) text = JSON.stringify(value);
      else if (!Object.hasOwn(value, 'params')) text = JSON.stringify(pick(value, [...ENVELOPE, ...PARAMETERS]));
      else {
        const params = isObject(value.params) ? pick(value.params, PARAMETERS) : value.params;
        text = JSON.stringify({ ...pick(value, ENVELOPE), params });
      }
    }
  } catch {
    // The text stays what cannot be read.
  }
  if (typeof text !== 'string') return '';
  // One more than may be is enough to be over the limit, so no more is copied.
  return text
    .slice(0, MOST_BYTES + 1)
    .replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}
