// Applies all fixes to the text of a file.

import { lint } from 'mcp-elicitation/lint';
import { inLayout, styleOf } from './layout.js';
import { find } from './finder/find.js';
import type { LintOptions } from './findings.js';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies fixes that do not touch each other, and repeats this until there are none, because a fix may enable the next.
 * @returns the text, the number of fixes, and the number of those that may change the answers
 */
export function fixAll(text: string, options: LintOptions): { text: string; fixed: number; changing: number } {
  let [fixed, changing] = [0, 0];
  for (let pass = 0; pass < 10; pass++) {
    const fixes = fixesOf(text, options);
    const batch: Edit[] = [];
    for (const { edits, keepsAnswers } of fixes) {
      if (edits.some((edit) => batch.some((other) => touch(edit, other)))) continue;
      batch.push(...edits);
      fixed++;
      if (!keepsAnswers) changing++;
    }
    if (batch.length === 0) break;
    batch.sort((a, b) => b.start - a.start);
    let end = text.length;
    const pieces = batch.flatMap((edit) => {
      const behind = text.slice(edit.end, end);
      end = edit.start;
      return [behind, edit.text];
    });
    text = [...pieces, text.slice(0, end)].reverse().join('');
  }
  return { text, fixed, changing };
}

function fixesOf(text: string, options: LintOptions): { edits: Edit[]; keepsAnswers: boolean }[] {
  // A text without the shape of a request may be something else.
  const requests = find(text, true).requests.filter(({ guessed, isPart }) => !guessed && isPart);
  return requests.flatMap(({ start, text: request }) => {
    const fixes = lint(request, options).diagnostics.flatMap(({ fix }) => fix ?? []);
    if (fixes.length === 0) return [];
    const style = styleOf(request);
    return fixes.map(({ keepsAnswers, edits }) => ({
      keepsAnswers,
      edits: edits.map(({ range, text: written }) =>
        inLayout({ start: start + range.start, end: start + range.end, text: written }, text, style),
      ),
    }));
  });
}

const touch = (a: Edit, b: Edit) => a.start === b.start || (a.start < b.end && b.start < a.end);
