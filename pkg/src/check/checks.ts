// The checks of `./validate` and `./lint`, in all environments. module-in-browser.js and module-at-once.js load the
// WebAssembly; scripts/build/package.mjs generates an entry for each.

import { PARAMETERS, REVISIONS, UNDECIDED } from '../../../target/generated/facts.js';
import { isObject } from '../rounds/json.js';
import { escapeLone, isWellFormed } from './lone.js';
import type { CheckOptions, Report } from '../validate.js';
import type validateGlue from '../../../target/generated/validate/validate_core.js';

export type Api = typeof import('../validate.js');
export type Core = Pick<ReturnType<typeof validateGlue>, 'Schema' | 'validateResult'>;
/** 0 not found, 1 found, 2 undecided, 3 no regular expression */
export type Test = (pattern: string, text: string) => number;

/** The functions of `./validate`, of what is loaded. */
export function checks(
  core: () => Core,
  matcher: () => Test | undefined,
): Pick<Api, 'validate' | 'validateResult' | 'compile'> {
  const test: Test = (pattern, text) => matcher()?.(pattern, text) ?? UNDECIDED;
  const compile: Api['compile'] = (requestedSchema) => {
    const { Schema } = core();
    let schema: InstanceType<Core['Schema']> | undefined = new Schema(jsonText(requestedSchema, 'requestedSchema'));
    return {
      validate(content, options) {
        if (!schema) throw new Error('this schema was freed');
        return report(schema.validate(jsonText(content, 'content'), test), options);
      },
      free() {
        schema?.free();
        schema = undefined;
      },
    };
  };
  return {
    compile,
    validate(requestedSchema, content, options) {
      const schema = compile(requestedSchema);
      try {
        return schema.validate(content, options);
      } finally {
        try {
          schema.free();
        } catch {
          // The module still holds the object after a trap; the caller already receives the trap.
        }
      }
    },
    validateResult(request, result, { revision, ...options } = {}) {
      return report(
        core().validateResult(
          jsonText(maskUnknown(request), 'request'),
          jsonText(result, 'result'),
          revisionText(revision),
          test,
        ),
        options,
      );
    },
  };
}

/** Parses a report. The core returns nothing if there are no errors and everything is decided. */
function report(text: string | undefined, { undecided }: CheckOptions = {}): Report {
  const result: Report = text ? JSON.parse(text) : { valid: true, errors: [], undecided: [] };
  if (undecided === 'pass') result.valid = result.errors.length === 0;
  return result;
}

// Values cross to the core as JSON text.

const ENVELOPE = ['jsonrpc', 'id', 'method', 'params'];

export function revisionText(revision?: string | null): string {
  if (revision && !REVISIONS.includes(revision))
    throw new RangeError(`revision must be one of ${REVISIONS.join(', ')}, not ${revision}`);
  return revision ?? '';
}

/** Returns a string unchanged, as JSON text, and serializes any other value. */
export function jsonText(value: unknown, name: string) {
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

/** Rejects values that JSON.stringify silently writes as null or {}; members that it omits stay omitted. */
function refuseLost(this: Record<string, unknown>, key: string, value: unknown) {
  const own = this[key];
  const lost =
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (value === null && own instanceof Date) ||
    own instanceof Map ||
    own instanceof Set ||
    (Array.isArray(this) && ['undefined', 'function', 'symbol'].includes(typeof value));
  if (lost) {
    const text = typeof own === 'object' ? Object.prototype.toString.call(own) : String(own);
    throw new TypeError(`${key && `${JSON.stringify(key)} is `}${text}`);
  }
  return value;
}

/**
 * Reduces a request to the members that the protocol names, because a host's objects may contain anything else. Of the
 * others only the names are kept, so that `lint` can report them.
 */
export function maskUnknown(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (isObject(value.result) && 'jsonrpc' in value)
    return { ...maskOthers(value, ENVELOPE), result: maskUnknown(value.result) };
  if (isObject(value.inputRequests)) {
    return {
      inputRequests: Object.fromEntries(
        Object.entries(value.inputRequests).map(([key, request]) => [key, maskUnknown(request)]),
      ),
    };
  }
  if ('method' in value || 'params' in value || 'jsonrpc' in value) {
    const envelope = maskOthers(value, ENVELOPE);
    return isObject(value.params) ? { ...envelope, params: maskOthers(value.params, PARAMETERS) } : envelope;
  }
  return PARAMETERS.some((key) => key in value) ? maskOthers(value, PARAMETERS) : value;
}

/** Returns the object with null as the value of each member that has another name. */
const maskOthers = (value: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.keys(value).map((key) => [key, names.includes(key) ? value[key] : null]));
