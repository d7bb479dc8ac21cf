// What `./validate` and `./lint` check, wherever they run. How the WebAssembly gets there: module-in-browser.js, module-in-node.js.

import { UNDECIDED } from '../../target/generated/facts.js';
import { jsonText, known, revisionText } from './json-text.js';

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
 * @param {string | undefined} json nothing where all is well and decided
 * @returns {import('./validate.js').Report}
 */
const report = (json) => (json === undefined ? { valid: true, errors: [], undecided: [] } : JSON.parse(json));
