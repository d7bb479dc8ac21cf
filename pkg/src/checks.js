// What `./validate` and `./lint` check, wherever they run. How the WebAssembly gets there: module-in-browser.js and
// module-at-once.js; scripts/package.mjs makes an entry for each.

import { DIALECTS, PARAMETERS, SCOPE, UNDECIDED } from '../../target/generated/facts.js';
import { escapeLone, isObject, isWellFormed } from './json.js';

/** @typedef {typeof import('./validate.js')} Api */
/** @typedef {Pick<typeof import('../../target/generated/validate/validate_core.js'), 'Schema' | 'validateResult'>} Core */
/** @typedef {(pattern: string, text: string) => number} Test 0 not found, 1 found, 2 undecided, 3 no regular expression */

/**
 * The functions of `./validate`.
 * @param {Core} core
 * @param {() => void} ready makes sure that the core is there, or throws
 * @param {() => Test | undefined} matcher what decides patterns; where it is not there yet, asking for it gets it
 * @returns {Pick<Api, 'validate' | 'validateResult' | 'compile'>}
 */
export function checks({ Schema, validateResult }, ready, matcher) {
  /** @type {Test} */
  const test = (pattern, text) => matcher()?.(pattern, text) ?? UNDECIDED;
  /** @type {Api['compile']} */
  const compile = (requestedSchema) => {
    ready();
    const text = jsonText(requestedSchema, 'requestedSchema');
    /** @type {InstanceType<Core['Schema']> | undefined} */
    let schema = new Schema(text);
    if (text.includes('"pattern"')) matcher();
    return {
      validate(content) {
        if (!schema) throw new Error('this schema was freed');
        return report(schema.validate(jsonText(content, 'content'), test));
      },
      free() {
        schema?.free();
        schema = undefined;
      },
    };
  };
  return {
    compile,
    validate(requestedSchema, content) {
      const schema = compile(requestedSchema);
      try {
        return schema.validate(content);
      } finally {
        try {
          schema.free();
        } catch {
          // What has trapped holds it still; the trap is what the caller hears of.
        }
      }
    },
    validateResult(request, result, { revision } = {}) {
      ready();
      return report(validateResult(jsonText(known(request), 'request'), jsonText(result, 'result'), revisionText(revision), test));
    },
  };
}

/**
 * @param {any} found nothing where all is well and decided; `got` and `want` cross as JSON text
 * @returns {import('./validate.js').Report}
 */
function report(found = { valid: true, errors: [], undecided: [] }) {
  for (const error of found.errors) error.params = Object.fromEntries(Object.entries(error.params).map(([name, json]) => [name, JSON.parse(json)]));
  return found;
}

// What crosses to the core is JSON text, made of whatever a host has in hand.

const ENVELOPE = ['jsonrpc', 'id', 'method', 'params'];
const READ = [...PARAMETERS, ...SCOPE];

/** @param {string | null} [revision] @returns {string} */
export function revisionText(revision) {
  if (revision && !DIALECTS.includes(revision)) throw new RangeError(`revision must be one of ${DIALECTS.join(', ')}, not ${revision}`);
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
  if (isObject(value.result) && 'jsonrpc' in value) return { ...pick(value, ENVELOPE), result: known(value.result) };
  if (isObject(value.inputRequests)) {
    return { inputRequests: Object.fromEntries(Object.entries(value.inputRequests).map(([key, request]) => [key, known(request)])) };
  }
  if ('method' in value || 'params' in value || 'jsonrpc' in value) {
    const envelope = pick(value, ENVELOPE);
    return isObject(value.params) ? { ...envelope, params: pick(value.params, READ) } : envelope;
  }
  return PARAMETERS.some((key) => key in value) ? pick(value, READ) : value;
}

/**
 * @param {Record<string, unknown>} value
 * @param {string[]} names
 * @returns {Record<string, unknown>}
 */
const pick = (value, names) => Object.fromEntries(Object.keys(value).map((key) => [key, names.includes(key) ? value[key] : null]));
