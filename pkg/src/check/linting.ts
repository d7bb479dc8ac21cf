// The part of `./lint` that `./validate` does not have.

import { jsonText, maskUnknown, revisionText, type Test } from './checks.js';
import { LONE, isWellFormed } from './lone.js';
import type { Diagnostic, Level, lint } from '../lint.js';
import type lintGlue from '../../../target/generated/lint/lint_core.js';

export type Core = Pick<ReturnType<typeof lintGlue>, 'lint'>;

const LEVELS = ['off', 'note', 'warning', 'error'];

const rulesText = (rules?: Record<string, Level>) =>
  Object.entries(rules ?? {})
    .map(([code, level]) => {
      if (!LEVELS.includes(level))
        throw new RangeError(`the level of ${code} must be one of ${LEVELS.join(', ')}, not ${level}`);
      return `${code}=${level}`;
    })
    .join('\n');

/** The function `lint`, of what is loaded. */
export const linting =
  (core: () => Core, matcher: () => Test | undefined): typeof lint =>
  (request, { revision, rules } = {}) => {
    const module = core();
    const isText = typeof request === 'string';
    const text = jsonText(maskUnknown(request), 'request');
    const test = text.includes('"pattern"') ? matcher() : undefined;
    const found = module.lint(text, revisionText(revision), rulesText(rules), isText, test);
    const diagnostics: Diagnostic[] | string = JSON.parse(found);
    if (typeof diagnostics === 'string') throw new RangeError(`there is no rule ${diagnostics}`);
    if (isText && !isWellFormed(request)) diagnostics.forEach((diagnostic) => unescapeRanges(diagnostic, request));
    return { diagnostics };
  };

/** Converts ranges in the escaped text to ranges in the original text. */
function unescapeRanges({ range, fix }: Diagnostic, text: string) {
  const places = [...text.matchAll(LONE)].filter(([match]) => match[0] !== '\\').map(({ index }) => index);
  const place = (at: number) => at - 5 * places.filter((place, before) => place + 5 * before < at).length;
  for (const target of [range, ...(fix?.edits ?? []).map((edit) => edit.range)]) {
    if (target) Object.assign(target, { start: place(target.start), end: place(target.end) });
  }
}
