// Applies fixes to a text.

/** @typedef {import('mcp-elicitation/lint').Diagnostic} Diagnostic */

/** @param {Diagnostic[]} diagnostics whose fixes touch no place twice */
export function editsOf(diagnostics) {
  return diagnostics
    .flatMap(({ fix }) => fix?.edits ?? [])
    .toSorted((one, other) => one.range.start - other.range.start);
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
  return editsOf(diagnostics).reduceRight(
    (after, { range, text: written }) => after.slice(0, range.start) + written + after.slice(range.end),
    text,
  );
}
