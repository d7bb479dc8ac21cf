// What fixes make of a text, and which of them leave alone what is sent.

/** @typedef {import('mcp-elicitation/lint').Diagnostic} Diagnostic */

/**
 * Codes whose fixes write the same request in another way: the same properties, types and values can be answered, and the
 * same defaults are filled in.
 */
const SAME_ANSWERS = new Set([
  'additional-properties',
  'any-of-options',
  'consent-default',
  'duplicate-options',
  'duplicate-required',
  'enum-names-deprecated',
  'inert-keyword',
  'items-without-type',
  'keyword-outside-standard',
  'missing-requested-schema',
  'missing-title',
  'missing-type',
  'nullable',
  'removed-parameter',
  'root-title',
  'root-type',
  'untitled-option',
]);

/** @param {Diagnostic} diagnostic */
export function keepsAnswers({ code, fix }) {
  if (!fix) return false;
  // A date is asked for in another field; an e-mail or an address is a text as before.
  if (code === 'unknown-format') return fix.edits.every(({ text }) => text === '"uri"' || text === '"email"');
  return SAME_ANSWERS.has(code);
}

/** @param {Diagnostic[]} diagnostics whose fixes touch no place twice */
export function editsOf(diagnostics) {
  return diagnostics.flatMap(({ fix }) => fix?.edits ?? []).toSorted((one, other) => one.range.start - other.range.start);
}

/** @param {Diagnostic[]} diagnostics */
export function areApart(diagnostics) {
  const edits = editsOf(diagnostics);
  return edits.every(({ range }, at) => at === 0 || edits[at - 1].range.end <= range.start);
}

/**
 * @param {string} text
 * @param {Diagnostic[]} diagnostics
 */
export function fixed(text, diagnostics) {
  return editsOf(diagnostics).reduceRight((after, { range, text: written }) => after.slice(0, range.start) + written + after.slice(range.end), text);
}
