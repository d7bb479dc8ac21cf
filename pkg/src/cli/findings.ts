// The findings in the requests of a file.

import { lint, type Diagnostic, type Revision } from 'mcp-elicitation/lint';
import { find, type Occurrence } from './finder/find.js';
import { placesOf, type Place } from './source.js';
import type { Levels } from './rules.js';

/** A diagnostic whose ranges are those of the file. */
export type Finding = Diagnostic & { range: { start: number; end: number }; place: Place };
export interface LintOptions {
  revision?: Revision;
  rules?: Levels;
}
/** The findings of a request. */
export interface LintedRequest {
  pointer: string;
  place: Place;
  findings: Finding[];
}
export interface LintedFile {
  name: string;
  text: string;
  requests: LintedRequest[];
  /** Code that asks a question, but is no request yet. */
  unread: { line: number; message: string }[];
}

const DEFECT = {
  code: 'invalid-json',
  severity: 'error' as const,
  location: '',
  help: 'Clients read only JSON.',
  page: 'docs/rules/invalid-json.md',
};

/**
 * Lints the requests in a text.
 * @param keep true for a request that counts
 */
export function lintText(
  name: string,
  text: string,
  options: LintOptions,
  keep: (request: Occurrence) => boolean = () => true,
): LintedFile {
  const placeOf = placesOf(text);
  const { requests: occurrences, unread, defects = [] } = find(text);
  const requests = occurrences.filter(keep).map(({ start, end, pointer, text: request, place, isPart }) => {
    const findings: Finding[] = lint(request, options).diagnostics.map(({ fix, ...diagnostic }) => {
      const range = place(diagnostic.range ?? { start: 0, end: 0 });
      return {
        ...diagnostic,
        location: pointer + diagnostic.location,
        range,
        place: placeOf(range),
        ...(fix &&
          isPart && { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, range: place(edit.range) })) } }),
      };
    });
    return { pointer, place: placeOf({ start, end }), findings };
  });
  requests[0]?.findings.unshift(
    ...defects.map(({ message, ...range }) => ({ ...DEFECT, message, range, place: placeOf(range) })),
  );
  return {
    name,
    text,
    requests,
    unread: unread.map(({ message, ...range }) => ({ message, line: placeOf(range).line })),
  };
}

/** Counts the findings of each severity. */
export function countsOf(files: LintedFile[]) {
  const findings = files.flatMap(({ requests }) => requests.flatMap((request) => request.findings));
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const requests = files.reduce((sum, file) => sum + file.requests.length, 0);
  return {
    files: files.length,
    requests,
    errors: of('error'),
    warnings: of('warning'),
    notes: of('note'),
    fixable: findings.filter(({ fix }) => fix).length,
  };
}
