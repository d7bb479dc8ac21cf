// The checks of `./validate` and `./lint`, in all environments. module-in-browser.js and module-at-once.js load the
// WebAssembly; scripts/package.mjs generates an entry for each.

import { DIALECTS, PARAMETERS, SCOPE, UNDECIDED } from '../../target/generated/facts.js';
import { escapeLone, isObject, isWellFormed } from './json.js';

/** @typedef {typeof import('./validate.js')} Api */
/** @typedef {Pick<ReturnType<typeof import('../../target/generated/validate/validate_core.js').default>, 'Schema' | 'validateResult'>} Core */
/** @typedef {(pattern: string, text: string) => number} Test 0 not found, 1 found, 2 undecided, 3 no regular expression */

/**
 * The functions of `./validate`.
 * @param {() => Core} core returns what is loaded, or throws
 * @param {() => Test | undefined} matcher what decides patterns; where it is not there yet, asking for it gets it
 * @returns {Pick<Api, 'validate' | 'validateResult' | 'compile'>}
 */
export function checks(core, matcher) {
  /** @type {Test} */
  const test = (pattern, text) => matcher()?.(pattern, text) ?? UNDECIDED;
  /** @type {Api['compile']} */
  const compile = (requestedSchema) => {
    const { Schema } = core();
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
          // The module still holds the object after a trap; the caller already receives the trap.
        }
      }
    },
    validateResult(request, result, { revision } = {}) {
      return report(
        core().validateResult(
          jsonText(known(request), 'request'),
          jsonText(result, 'result'),
          revisionText(revision),
          test,
        ),
      );
    },
  };
}

/**
 * @param {any} found nothing where all is well and decided; `got` and `want` cross as JSON text
 * @returns {import('./validate.js').Report}
 */
function report(found = { valid: true, errors: [], undecided: [] }) {
  for (const error of found.errors)
    error.params = Object.fromEntries(Object.entries(error.params).map(([name, json]) => [name, JSON.parse(json)]));
  return found;
}

// Values cross to the core as JSON text.

const ENVELOPE = ['jsonrpc', 'id', 'method', 'params'];
const READ = [...PARAMETERS, ...SCOPE];

/** @param {string | null} [revision] @returns {string} */
export function revisionText(revision) {
  if (revision && !DIALECTS.includes(revision))
    throw new RangeError(`revision must be one of ${DIALECTS.join(', ')}, not ${revision}`);
  return revision ?? '';
}

/**
 * Returns a string unchanged, as JSON text, and serializes any other value.
 * @param {unknown} value
 * @param {string} name
 */
export function jsonText(value, name) {
  if (typeof value === 'string') return isWellFormed(value) ? value : escapeLone(value);
  let text;
  try {
    text = JSON.stringify(value);
    // A null or {} in the text may stand for a value that was lost.
    if (text?.includes('null') || text?.includes('{}')) JSON.stringify(value, refuseLost);
  } catch (cause) {
    throw new TypeError(`${name} cannot be written as JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  if (text === undefined)
    throw new TypeError(`${name} must be JSON text or a value that JSON can hold, not ${typeof value}`);
  return text;
}

/**
 * Rejects values that JSON.stringify silently writes as null or {}; members that it omits stay omitted.
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
  if (lost)
    throw new TypeError(
      `${key && `${JSON.stringify(key)} is `}${typeof own === 'object' ? Object.prototype.toString.call(own) : String(own)}`,
    );
  return value;
}

/**
 * Reduces a request to the members that the protocol names, because a host's objects may contain anything else. Of the
 * others only the names are kept, so that `lint` can report them.
 * @param {unknown} value
 * @returns {unknown}
 */
export function known(value) {
  if (!isObject(value)) return value;
  if (isObject(value.result) && 'jsonrpc' in value) return { ...pick(value, ENVELOPE), result: known(value.result) };
  if (isObject(value.inputRequests)) {
    return {
      inputRequests: Object.fromEntries(
        Object.entries(value.inputRequests).map(([key, request]) => [key, known(request)]),
      ),
    };
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
const pick = (value, names) =>
  Object.fromEntries(Object.keys(value).map((key) => [key, names.includes(key) ? value[key] : null]));
