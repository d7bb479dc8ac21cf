// The text of a request, as the form reads it. What a server sent crosses into WebAssembly as text alone, so that order,
// `__proto__`, large numbers and lone surrogates survive.

const PARAMS = ['mode', 'message', 'requestedSchema', 'url', 'elicitationId'];
const ENVELOPE = ['jsonrpc', 'method'];

/** More than this is refused anyway, so no more of it is copied. */
const LIMIT = 1 << 20;

/**
 * The own members of `value` that are named, in the order of the names.
 * @param {any} value
 * @param {string[]} names
 * @returns {Record<string, unknown>}
 */
const pick = (value, names) =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]));

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether an entry of `inputRequests` is an elicitation, as a request or as its params alone.
 * @param {any} entry
 */
export const isElicitation = (entry) =>
  isObject(entry) &&
  (Object.hasOwn(entry, 'method')
    ? entry.method === 'elicitation/create'
    : PARAMS.some((name) => Object.hasOwn(entry, name)));

/**
 * The `elicitationId` of a request in URL mode, which only 2025-11-25 has. Opaque: compared, never shown.
 * @param {string} text
 * @returns {unknown}
 */
export function elicitationId(text) {
  try {
    const value = JSON.parse(text);
    return (value.params ?? value).elicitationId;
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
      else if (!Object.hasOwn(value, 'params')) text = JSON.stringify(pick(value, [...ENVELOPE, ...PARAMS]));
      else {
        const params = isObject(value.params) ? pick(value.params, PARAMS) : value.params;
        text = JSON.stringify({ ...pick(value, ENVELOPE), params });
      }
    }
  } catch {
    // The text stays what cannot be read.
  }
  if (typeof text !== 'string') return '';
  return text
    .slice(0, LIMIT)
    .replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}
