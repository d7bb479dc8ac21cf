// The part of `./lint` that `./validate` does not have.

import { jsonText, known, revisionText } from './checks.js';
import { LONE, isWellFormed } from './json.js';

/** @typedef {Pick<ReturnType<typeof import('../../target/generated/lint/lint_core.js').default>, 'lint'>} Core */

const LEVELS = ['off', 'note', 'warning', 'error'];

/**
 * Writes the levels of rules, one per line.
 * @param {Record<string, import('./lint.js').Level>} [rules]
 */
const rulesText = (rules) =>
  Object.entries(rules ?? {})
    .map(([code, level]) => {
      if (!LEVELS.includes(level))
        throw new RangeError(`the level of ${code} must be one of ${LEVELS.join(', ')}, not ${level}`);
      return `${code}=${level}`;
    })
    .join('\n');

/**
 * @param {() => Core} core returns what is loaded, or throws
 * @param {() => import('./checks.js').Test | undefined} matcher what decides patterns, if it is there
 * @returns {typeof import('./lint.js').lint}
 */
export const linting =
  (core, matcher) =>
  (request, { revision, rules } = {}) => {
    const loaded = core();
    const given = typeof request === 'string';
    const text = jsonText(known(request), 'request');
    /** @type {import('./lint.js').Diagnostic[] | string} */
    const diagnostics = loaded.lint(
      text,
      revisionText(revision),
      rulesText(rules),
      given,
      text.includes('"pattern"') ? matcher() : undefined,
    );
    if (typeof diagnostics === 'string') throw new RangeError(`there is no rule ${diagnostics}`);
    if (given && !isWellFormed(request)) diagnostics.forEach((diagnostic) => unescapeRanges(diagnostic, request));
    return { diagnostics };
  };

/**
 * Converts ranges in the escaped text to ranges in the original text.
 * @param {import('./lint.js').Diagnostic} diagnostic
 * @param {string} text
 */
function unescapeRanges({ range, fix }, text) {
  const places = [...text.matchAll(LONE)].filter(([found]) => found[0] !== '\\').map(({ index }) => index);
  /** @param {number} at */
  const place = (at) => at - 5 * places.filter((place, before) => place + 5 * before < at).length;
  for (const moved of [range, ...(fix?.edits ?? []).map((edit) => edit.range)]) {
    if (moved) Object.assign(moved, { start: place(moved.start), end: place(moved.end) });
  }
}
