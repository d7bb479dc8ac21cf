// Applies fixes to a text.
import type { Diagnostic } from 'mcp-elicitation/lint';

/** Returns the text with the fixes of `diagnostics`, which must not overlap. */
export function editsOf(diagnostics: Diagnostic[]) {
  return diagnostics
    .flatMap(({ fix }) => fix?.edits ?? [])
    .toSorted((one, other) => one.range.start - other.range.start);
}

export function areApart(diagnostics: Diagnostic[]) {
  const edits = editsOf(diagnostics);
  return edits.every(({ range }, at) => at === 0 || edits[at - 1].range.end <= range.start);
}

export function fixed(text: string, diagnostics: Diagnostic[]) {
  return editsOf(diagnostics).reduceRight(
    (after, { range, text: written }) => after.slice(0, range.start) + written + after.slice(range.end),
    text,
  );
}
