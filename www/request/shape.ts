// The outermost shape of a request's text.
import type { InputRequests } from 'mcp-elicitation/element';
import { isObject } from '../../pkg/src/rounds/json.js';

export type Entry = Record<string, unknown>;
export interface Shape {
  kind: 'request' | 'schema' | 'inputRequests';
  /** The JSON-RPC id, or 1 if the text has none. */
  id: string | number;
  /** The map; empty for another kind. */
  inputRequests: InputRequests;
  requestState: string | undefined;
  /** The message of the request, or an empty string. */
  message: string;
}

const SCHEMA_FREE = ['jsonrpc', 'method', 'params', 'mode', 'message', 'requestedSchema', 'url'];

/** Returns the shape of a JSON text. */
export function shapeOf(text: string): Shape {
  const shape: Shape = { kind: 'request', id: 1, inputRequests: {}, requestState: undefined, message: '' };
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
    shape.inputRequests = map as InputRequests;
    const first = entries[0][1] as Entry;
    if (isObject(first.params) && typeof first.params.message === 'string') shape.message = first.params.message;
    if (typeof result.requestState === 'string') shape.requestState = result.requestState;
  } else if (!SCHEMA_FREE.some((key) => Object.hasOwn(value, key))) {
    shape.kind = 'schema';
  }
  return shape;
}
