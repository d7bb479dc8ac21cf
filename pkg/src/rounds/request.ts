// The text of a request, as the form reads it. A server's request crosses into WebAssembly only as text, so that order,
// `__proto__`, large numbers and lone surrogates survive.
import { PARAMETERS } from '../../../target/generated/facts.js';
import { MOST_BYTES } from '../../../target/generated/limits.js';
import { isObject } from './json.js';

const ENVELOPE = ['jsonrpc', 'method'];
const CONTENT_LANGUAGE = 'io.modelcontextprotocol/contentLanguage';

/** Returns the own members of these names, in their order. */
const pick = (value: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]));

/** The members of params that are known, and that are never shown. */
const UNSEEN = ['_meta', 'task', 'id', ...ENVELOPE];

/**
 * Returns the members of params that MCP names; of `_meta`, the language of the texts; of others, only how many there
 * are, because the card says that there are some.
 */
function known(params: Record<string, unknown>) {
  const language = (params._meta as Record<string, unknown> | null | undefined)?.[CONTENT_LANGUAGE];
  const isOther = (name: string) => ![...PARAMETERS, ...UNSEEN].includes(name);
  // A getter of the host page is not called.
  const hasValue = (name: string) => (Object.getOwnPropertyDescriptor(params, name)?.value ?? null) !== null;
  const others = Object.keys(params).filter((name) => isOther(name) && hasValue(name)).length;
  const meta = language ? { _meta: { [CONTENT_LANGUAGE]: language } } : {};
  return { ...pick(params, PARAMETERS), ...meta, ...(others && { others }) };
}

/** Returns a request with what is read of it, with or without its envelope. */
function reduced(request: Record<string, any>) {
  const { params } = request;
  const inner = Object.hasOwn(request, 'params')
    ? { params: isObject(params) ? known(params) : params }
    : known(request);
  return { ...pick(request, ENVELOPE), ...inner };
}

/** Returns the `id` of a JSON-RPC request: the same request with another id is a new question. */
export const requestId = (request: unknown): unknown =>
  isObject(request) && Object.hasOwn(request, 'method') ? request.id : undefined;

/** Returns the params in the text of a request, or undefined if the text is not an object. */
export function paramsOf(text: string): Record<string, any> | undefined {
  try {
    const value = JSON.parse(text);
    return Object(value.params ?? value);
  } catch {
    return undefined;
  }
}

/**
 * Returns a request as JSON text. A value that JSON cannot represent (cyclic, too deep, a BigInt) becomes an empty
 * text, which cannot be answered.
 */
export function requestText(request: unknown): string {
  let text: unknown;
  try {
    text = typeof request === 'string' ? request : JSON.stringify(isObject(request) ? reduced(request) : request);
  } catch {
    // It has no text.
  }
  if (typeof text !== 'string') return '';
  // One byte over the limit is enough for the check, so no more is copied.
  return text.slice(0, MOST_BYTES + 1).replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}
