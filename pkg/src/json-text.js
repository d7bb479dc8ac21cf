// What crosses to the core: JSON text, made of whatever a host has in hand.

import { PARAMETERS, REVISIONS } from '../../target/generated/facts.js';

const ENVELOPE = ['jsonrpc', 'id', 'method', 'params'];

/** @param {string | null} [revision] @returns {string} */
export function revisionText(revision) {
  if (revision && !REVISIONS.includes(revision)) throw new RangeError(`revision must be one of ${REVISIONS.join(', ')}, not ${revision}`);
  return revision ?? '';
}

/**
 * A string is JSON text; of any other value JSON text is made.
 * @param {unknown} value
 * @param {string} name
 */
export function jsonText(value, name) {
  if (typeof value === 'string') return isWellFormed(value) ? value : escapeLone(value);
  let text;
  try {
    text = JSON.stringify(value);
    // What became one of these may have been something else.
    if (text?.includes('null') || text?.includes('{}')) JSON.stringify(value, refuseLost);
  } catch (cause) {
    throw new TypeError(`${name} cannot be written as JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  if (text === undefined) throw new TypeError(`${name} must be JSON text or a value that JSON can hold, not ${typeof value}`);
  return text;
}

/**
 * Refuses what JSON.stringify writes as null or as {} without a word; what it leaves out of an object stays left out.
 * @this {any}
 * @param {string} key
 * @param {unknown} value
 */
function refuseLost(key, value) {
  const own = this[key];
  const lost =
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (value === null && own instanceof Date) ||
    own instanceof Map ||
    own instanceof Set ||
    (Array.isArray(this) && ['undefined', 'function', 'symbol'].includes(typeof value));
  if (lost) throw new TypeError(`${key && `${JSON.stringify(key)} is `}${typeof own === 'object' ? Object.prototype.toString.call(own) : String(own)}`);
  return value;
}

/**
 * Of a request that is a value, only what the protocol names is read: a host's own objects may carry anything beside it.
 * Of the rest the names alone are kept, for `lint` to speak of.
 * @param {unknown} value
 * @returns {unknown}
 */
export function known(value) {
  if (!isObject(value)) return value;
  if (isObject(value.result) && 'jsonrpc' in value) return { ...take(value, ENVELOPE), result: known(value.result) };
  if (isObject(value.inputRequests)) {
    return { inputRequests: Object.fromEntries(Object.entries(value.inputRequests).map(([key, request]) => [key, known(request)])) };
  }
  if ('method' in value || 'params' in value || 'jsonrpc' in value) {
    const envelope = take(value, ENVELOPE);
    return isObject(value.params) ? { ...envelope, params: take(value.params, PARAMETERS) } : envelope;
  }
  return PARAMETERS.some((key) => key in value) ? take(value, PARAMETERS) : value;
}

/**
 * @param {Record<string, unknown>} value
 * @param {string[]} names
 * @returns {Record<string, unknown>}
 */
const take = (value, names) => Object.fromEntries(Object.keys(value).map((key) => [key, names.includes(key) ? value[key] : null]));

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

// A lone surrogate does not survive UTF-8, which is what the core reads. As an escape it does. A backslash takes the
// character behind it along: what was no JSON stays none.
export const LONE = /\\.|\p{Surrogate}/gsu;

/** @param {string} text */
export const isWellFormed = (text) => !/\p{Surrogate}/u.test(text);

/** @param {string} text */
const escapeLone = (text) => text.replace(LONE, (found) => (found[0] === '\\' ? found : `\\u${found.charCodeAt(0).toString(16)}`));
