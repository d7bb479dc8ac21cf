// `mcp-elicitation lint`: finds problems in requests.

import { lint } from 'mcp-elicitation/lint';
import { FORMATS } from './formats.js';
import { fixAll } from './fix.js';
import { Unable, isAddress, leadsOut, read, write } from './input.js';
import { piecesOf, stands } from './requests.js';
import { levelsOf } from './rules.js';
import { placesOf, printableFile } from './source.js';

/** @typedef {import('mcp-elicitation/lint').Diagnostic} Diagnostic */
/** @typedef {import('./source.js').Place} Place */
/** @typedef {Diagnostic & { range: { start: number, end: number }, place: Place }} Finding its places are those of the file */
/** @typedef {{ revision?: import('mcp-elicitation/lint').Dialect, rules?: import('./rules.js').Levels }} Options */
/** @typedef {{ pointer: string, place: Place, findings: Finding[] }} Linted a request */
/** @typedef {{ name: string, text: string, requests: Linted[] }} LintedFile */

/**
 * @param {string} name
 * @param {string} text
 * @param {Options} options
 * @returns {LintedFile}
 */
export function lintText(name, text, options) {
  const placeOf = placesOf(text);
  const requests = piecesOf(text).map((piece) => {
    const { start, end, pointer } = piece;
    const { diagnostics } = lint(piece.text, options);
    const isFixable = stands(piece, text);
    const findings = diagnostics.map(({ fix: own, ...diagnostic }) => {
      const moved = (/** @type {{ start: number, end: number }} */ at) => ({
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

/**
 * Counts the findings of each severity.
 * @param {LintedFile[]} files
 */
export function countsOf(files) {
  const findings = files.flatMap(({ requests }) => requests.flatMap((request) => request.findings));
  /** @param {string} severity */
  const of = (severity) => findings.filter((finding) => finding.severity === severity).length;
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

/** @type {import('./main.js').Command} */
export async function run({ options, positionals, print, complain, emit }) {
  const { format = 'text', fix = false, quiet = false, revision } = options;
  if (positionals.length === 0) throw new Unable('lint needs a file, an address, or - for the standard input.');
  const written = FORMATS[format];
  const most = options['max-warnings'] === undefined ? Infinity : Number(options['max-warnings']);
  if (!/^\d+$/.test(options['max-warnings'] ?? '0')) throw new Unable('--max-warnings needs a number.');
  if (fix && positionals.some(isAddress))
    throw new Unable('--fix needs a file: what an address gives cannot be written back.');
  const checked = {
    revision: /** @type {import('mcp-elicitation/lint').Dialect | undefined} */ (revision),
    rules: levelsOf(options.rule),
  };
  const files = [];
  for (const name of new Set(positionals)) {
    let text = await read(name);
    if (fix) text = fixed(name, text, checked, { emit, complain });
    files.push(lintText(name === '-' ? '<stdin>' : name, text, checked));
  }
  const { errors, warnings } = countsOf(files);
  const loud = quiet
    ? files.map((file) => ({
        ...file,
        requests: file.requests.map((one) => ({
          ...one,
          findings: one.findings.filter(({ severity }) => severity === 'error'),
        })),
      }))
    : files;
  const report = written(loud);
  // With --fix, the standard output has the fixed text, so the report goes to the standard error.
  if (fix && positionals.includes('-')) complain(report);
  else print(report);
  const without = files.filter(({ requests }) => requests.length === 0);
  for (const { name } of without) complain(`${name}: there is no request in it.`);
  // A log of messages may contain no requests.
  const strange = without.some(({ text }) => !text.includes('"jsonrpc"'));
  if (warnings > most) complain(`Warnings: ${warnings}, of which ${most} are allowed.`);
  return errors > 0 || warnings > most || strange ? 1 : 0;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {Options} checked
 * @param {{ emit: (text: string) => void, complain: (text: string) => void }} out
 */
function fixed(name, text, checked, { emit, complain }) {
  const done = fixAll(text, checked);
  if (name !== '-' && done.fixed > 0 && leadsOut(name)) {
    complain(`${name} leads out of the folder by a symbolic link, so it is not changed.`);
    return text;
  }
  if (name === '-') emit(printableFile(done.text));
  else if (done.fixed > 0) write(name, done.text);
  if (done.fixed > 0)
    complain(
      `${name === '-' ? '<stdin>' : name}: ${done.fixed} fixed${done.changing > 0 ? `; ${done.changing} may change what is sent` : ''}`,
    );
  return done.text;
}
