// A finding with its line of the file, for people.

import { cells, oneLine } from './source.js';
import { styled, type Style } from './style.js';
import type { Finding } from './findings.js';

const COLOUR: Record<string, Style> = { error: 'red', warning: 'yellow', note: 'cyan' };
/** The number of characters of a line before and after the range: minified JSON is a single line. */
const BEFORE = 50;
const AFTER = 60;

export function frame(
  file: { name: string; text: string },
  { severity, code, message, help, location, fix, place, range }: Finding,
) {
  const start = file.text.lastIndexOf('\n', range.start - 1) + 1;
  const next = file.text.indexOf('\n', range.start);
  const line = file.text.slice(start, next < 0 ? undefined : next).replace(/\r$/, '');
  const at = Math.min(range.start - start, line.length);
  const end = Math.max(at, Math.min(range.end - start, line.length));
  const from = at > BEFORE + 10 ? at - BEFORE : 0;
  const to = line.length > at + AFTER + 10 ? at + AFTER : line.length;
  const before = (from > 0 ? '…' : '') + oneLine(line.slice(from, at));
  const marked = oneLine(line.slice(at, Math.min(end, to)));
  const after = oneLine(line.slice(Math.min(end, to), to)) + (to < line.length ? '…' : '');
  const number = String(place.line);
  const gutter = ' '.repeat(number.length);
  const colour = COLOUR[severity];
  const pointer = location ? ` ${oneLine(location)}` : '';
  const carets = '^'.repeat(Math.max(1, cells(marked)));
  return [
    `${styled(colour, severity)} ${styled('bold', code)}: ${oneLine(message)}`,
    `${gutter}${styled('blue', '-->')} ${oneLine(file.name)}:${place.line}:${place.column}${pointer}`,
    `${styled('blue', `${number} |`)} ${before}${marked}${after}`,
    `${gutter} ${styled('blue', '|')} ${' '.repeat(cells(before))}${styled(colour, carets)}`,
    `${gutter} ${styled('blue', '=')} ${oneLine(help)}${fix ? ' (--fix)' : ''}`,
  ].join('\n');
}
