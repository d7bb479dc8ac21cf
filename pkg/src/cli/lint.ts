// `mcp-elicitation lint`: finds problems in requests.

import type { Revision } from 'mcp-elicitation/lint';
import { type Command, CommandError } from './command.js';
import { countsOf, lintText, type LintOptions } from './findings.js';
import { FORMATS } from './formats.js';
import { fixAll } from './fix.js';
import { isAddress, read, refuseToLeave, write } from './input.js';
import { levelsOf } from './rules.js';
import { printableFile } from './source.js';

export const run: Command<{
  format?: string;
  fix?: boolean;
  quiet?: boolean;
  revision?: Revision;
  rule?: string[];
  'max-warnings'?: string;
}> = async ({ options, positionals, print, complain, emit }) => {
  const { format = 'text', fix = false, quiet = false, revision } = options;
  if (positionals.length === 0) throw new CommandError('lint needs a file, an address, or - for the standard input.');
  const written = FORMATS[format];
  const most = options['max-warnings'] === undefined ? Infinity : Number(options['max-warnings']);
  if (!/^\d+$/.test(options['max-warnings'] ?? '0')) throw new CommandError('--max-warnings needs a number.');
  if (fix && positionals.some(isAddress))
    throw new CommandError('--fix needs a file: what an address gives cannot be written back.');
  const checked = {
    revision,
    rules: levelsOf(options.rule),
  };
  const files = [];
  for (const name of new Set(positionals)) {
    refuseToLeave(name);
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
};

function fixed(
  name: string,
  text: string,
  checked: LintOptions,
  { emit, complain }: { emit: (text: string) => void; complain: (text: string) => void },
) {
  const done = fixAll(text, checked);
  if (name === '-') emit(printableFile(done.text));
  else if (done.fixed > 0) write(name, done.text);
  if (done.fixed > 0) {
    const changing = done.changing > 0 ? `; ${done.changing} may change what is sent` : '';
    complain(`${name === '-' ? '<stdin>' : name}: ${done.fixed} fixed${changing}`);
  }
  return done.text;
}
