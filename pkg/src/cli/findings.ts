// The findings in the requests of a file.

import { lint, type Diagnostic, type Revision } from 'mcp-elicitation/lint';
import { requestsIn, isVerbatim } from './requests.js';
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
}

/** Lints the requests in a text. */
export function lintText(name: string, text: string, options: LintOptions): LintedFile {
  const placeOf = placesOf(text);
  const requests = requestsIn(text).map((written) => {
    const { start, end, pointer } = written;
    const { diagnostics } = lint(written.text, options);
    const isFixable = isVerbatim(written, text);
    const findings = diagnostics.map(({ fix: own, ...diagnostic }) => {
      const moved = (at: { start: number; end: number }) => ({
        start: start + at.start,
        end: start + at.end,
      });
      const range = moved(diagnostic.range ?? { start: 0, end: 0 });
      const fix = own &&
        isFixable && { ...own, edits: own.edits.map((edit) => ({ ...edit, range: moved(edit.range) })) };
      return {
        ...diagnostic,
        location: pointer + diagnostic.location,
        range,
        place: placeOf(range),
        ...(fix && { fix }),
      };
    });
    return { pointer, place: placeOf({ start, end }), findings };
  });
  return { name, text, requests };
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
