// The outermost shape of a request's text, and the message that returns its answer to the server.

/** @typedef {import('./state.js').Dialect} Dialect */
/** @typedef {import('mcp-elicitation/element').ElicitResult} ElicitResult */
/** @typedef {import('mcp-elicitation/element').InputRequests} InputRequests */
/** @typedef {import('mcp-elicitation/element').InputResponses} InputResponses */
/** @typedef {Record<string, unknown>} Entry */
/**
 * @typedef {object} Shape
 * @property {'request' | 'schema' | 'inputRequests'} kind
 * @property {string | number} id the JSON-RPC id, 1 where the text has none
 * @property {InputRequests} inputRequests the map, empty for another kind
 * @property {string | undefined} requestState
 * @property {string} message what the person is asked, '' where the text has none
 */

const SCHEMA_FREE = ['jsonrpc', 'method', 'params', 'mode', 'message', 'requestedSchema', 'url'];

/**
 * @param {unknown} value
 * @returns {value is Entry}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {string} text JSON
 * @returns {Shape}
 */
export function shapeOf(text) {
  /** @type {Shape} */
  const shape = { kind: 'request', id: 1, inputRequests: {}, requestState: undefined, message: '' };
  const value = JSON.parse(text);
  if (!isObject(value)) return shape;
  if (typeof value.id === 'string' || typeof value.id === 'number') shape.id = value.id;
  const params = isObject(value.params) ? value.params : value;
  if (typeof params.message === 'string') shape.message = params.message;
  const result = isObject(value.result) ? value.result : value;
  const map = isObject(result.inputRequests) ? result.inputRequests : value;
  const entries = Object.entries(map);
  if (entries.length > 0 && entries.every(([, entry]) => isObject(entry) && typeof entry.method === 'string')) {
    shape.kind = 'inputRequests';
    shape.inputRequests = /** @type {InputRequests} */ (map);
    const first = /** @type {Entry} */ (entries[0][1]);
    if (isObject(first.params) && typeof first.params.message === 'string') shape.message = first.params.message;
    if (typeof result.requestState === 'string') shape.requestState = result.requestState;
  } else if (!SCHEMA_FREE.some((key) => Object.hasOwn(value, key))) {
    shape.kind = 'schema';
  }
  return shape;
}

/**
 * Returns the client's message for this answer: a JSON-RPC response up to 2025-11-25, from 2026-07-28 a repeated call.
 * @param {Shape} shape
 * @param {Dialect} revision
 * @param {ElicitResult | InputResponses} answer
 */
export function message(shape, revision, answer) {
  if (revision !== '2026-07-28' && shape.kind !== 'inputRequests') {
    return { jsonrpc: '2.0', id: shape.id, result: answer };
  }
  const inputResponses = shape.kind === 'inputRequests' ? answer : { elicitation: answer };
  /** @type {Record<string, unknown>} */
  const params = { name: 'your_tool', arguments: {}, inputResponses };
  if (shape.requestState !== undefined) params.requestState = shape.requestState;
  return {
    jsonrpc: '2.0',
    id: typeof shape.id === 'number' ? shape.id + 1 : `${shape.id}-retry`,
    method: 'tools/call',
    params,
  };
}

/**
 * Describes the message in one sentence.
 * @param {Shape} shape
 * @param {Dialect} revision
 */
export function explain(shape, revision) {
  if (revision === '2026-07-28' || shape.kind === 'inputRequests') {
    return 'The call that needed input, sent again with the answers. Name and arguments are those of your call.';
  }
  return 'The JSON-RPC response to the request.';
}
