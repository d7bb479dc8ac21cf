// What `./validate` does wherever it runs. How the WebAssembly modules get there differs: see validate.js and
// validate.node.js.

import { Schema, lint as lintText, validateResult as validateResultText } from '../../target/generated/validate/validate_core.js';

/** @typedef {typeof import('./validate.js')} Api */

const ENVELOPE = ['jsonrpc', 'id', 'method', 'params'];
const PARAMS = ['mode', 'message', 'requestedSchema', 'url', 'elicitationId'];
const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'];
const UNDECIDED = 2;

/** @typedef {(pattern: string, text: string) => number} Test 0 not found, 1 found, 2 undecided, 3 no regular expression */

/**
 * The functions of `./validate`.
 * @param {() => void} core makes sure that the core is there, or throws
 * @param {() => Test | undefined} matcher what decides patterns; where it is not there yet, asking for it gets it
 * @returns {Pick<Api, 'lint' | 'validate' | 'validateResult' | 'compile'>}
 */
export function functions(core, matcher) {
  /** @type {Test} */
  const test = (pattern, text) => matcher()?.(pattern, text) ?? UNDECIDED;
  /** @type {Api['compile']} */
  const compile = (requestedSchema) => {
    core();
    const text = jsonText(requestedSchema, 'requestedSchema');
    /** @type {Schema | undefined} */
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
    lint(request, { revision } = {}) {
      core();
      const given = typeof request === 'string';
      const text = jsonText(known(request), 'request');
      /** @type {import('./validate.js').Diagnostic[]} */
      const diagnostics = lintText(text, revisionText(revision), given, text.includes('"pattern"') ? matcher() : undefined);
      if (given && !isWellFormed(request)) diagnostics.forEach((diagnostic) => unescapeRanges(diagnostic, request));
      return { diagnostics };
    },
    validate(requestedSchema, content) {
      const schema = compile(requestedSchema);
      try {
        return schema.validate(content);
      } finally {
        schema.free();
      }
    },
    validateResult(request, result, { revision } = {}) {
      core();
      return report(validateResultText(jsonText(known(request), 'request'), jsonText(result, 'result'), revisionText(revision), test));
    },
  };
}

/** @param {import('./validate.js').Report | undefined} found nothing where all is well and decided */
const report = (found) => found ?? { valid: true, errors: [], undecided: [] };

/** @param {string | null} [revision] @returns {string} */
function revisionText(revision) {
  if (revision && !REVISIONS.includes(revision)) throw new RangeError(`revision must be one of ${REVISIONS.join(', ')}, not ${revision}`);
  return revision ?? '';
}

/**
 * A string is JSON text; of any other value JSON text is made.
 * @param {unknown} value
 * @param {string} name
 */
function jsonText(value, name) {
  if (typeof value === 'string') return isWellFormed(value) ? value : escapeLone(value);
  let text;
  try {
    text = JSON.stringify(value);
    // What became one of these may have been something else.
    if (/null|\{\}/.test(text)) JSON.stringify(value, refuseLost);
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
function known(value) {
  if (!isObject(value)) return value;
  if (isObject(value.result) && 'jsonrpc' in value) return { ...take(value, ENVELOPE), result: known(value.result) };
  if (isObject(value.inputRequests)) {
    return { inputRequests: Object.fromEntries(Object.entries(value.inputRequests).map(([key, request]) => [key, known(request)])) };
  }
  if ('method' in value || 'params' in value || 'jsonrpc' in value) {
    const envelope = take(value, ENVELOPE);
    return isObject(value.params) ? { ...envelope, params: take(value.params, PARAMS) } : envelope;
  }
  return PARAMS.some((key) => key in value) ? take(value, PARAMS) : value;
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
const LONE = /\\.|\p{Surrogate}/gsu;

/** @param {string} text */
const isWellFormed = (text) => !/\p{Surrogate}/u.test(text);

/** @param {string} text */
const escapeLone = (text) => text.replace(LONE, (found) => (found[0] === '\\' ? found : `\\u${found.charCodeAt(0).toString(16)}`));

/**
 * Moves the places that were found in the escaped text to where they are in the text as it was given.
 * @param {import('./validate.js').Diagnostic} diagnostic
 * @param {string} text
 */
function unescapeRanges({ range, fix }, text) {
  const places = [...text.matchAll(LONE)].filter(([found]) => found[0] !== '\\').map(({ index }) => index);
  /** @param {number} at */
  const given = (at) => at - 5 * places.filter((place, before) => place + 5 * before < at).length;
  for (const moved of [range, ...(fix?.edits ?? []).map((edit) => edit.range)]) {
    if (moved) Object.assign(moved, { start: given(moved.start), end: given(moved.end) });
  }
}
