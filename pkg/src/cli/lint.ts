// `mcp-elicitation lint`: finds problems in requests.

import type { Revision } from 'mcp-elicitation/lint';
import { type Command, CommandError } from './command.js';
import { countsOf, lintText, type LintOptions, type LintedFile } from './findings.js';
import type { Occurrence } from './finder/find.js';
import { FORMATS } from './formats.js';
import { fixAll } from './fix.js';
import { filesOf, type Named } from './files.js';
import { isAddress, read, write } from './input.js';
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
  if (positionals.length === 0)
    throw new CommandError('lint needs a file, a folder, an address, or - for the standard input.');
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
  for (const { name, isInFolder } of namedBy(positionals)) {
    let text = await read(name, isInFolder);
    if (isInFolder && !MAY_ASK.test(text)) continue;
    if (fix) text = fixed(name, text, checked, { emit, complain });
    const file = lintText(name === '-' ? '<stdin>' : name, text, checked, isInFolder ? isCertain : () => true);
    const isAbout = file.requests.length > 0 || /elicit/i.test(text);
    // Documentation has code of others, in part.
    const unread = isInFolder && /\.mdx?$/i.test(name) ? [] : file.unread;
    if (!isInFolder || isAbout) files.push({ ...file, unread, isInFolder });
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
  for (const { name, unread } of files) for (const { line, message } of unread) complain(`${name}:${line}: ${message}`);
  const without = files.filter(
    ({ requests, unread, isInFolder }) => requests.length + unread.length === 0 && !isInFolder,
  );
  for (const { name } of without) complain(`${name}: there is no request in it.`);
  if (files.length === 0) complain('There is no request in these files.');
  // A log of messages may contain no requests.
  const isStrange = ({ requests, text }: LintedFile) => requests.length === 0 && !text.includes('"jsonrpc"');
  const strange = files.every(({ isInFolder }) => isInFolder)
    ? files.every(({ requests }) => requests.length === 0)
    : files.some((file) => !file.isInFolder && isStrange(file));
  if (warnings > most) complain(`${warnings} warning${warnings === 1 ? '' : 's'}; --max-warnings allows ${most}.`);
  return errors > 0 || warnings > most || strange ? 1 : 0;
};

/** Every request, and every call that asks, has one of these words. */
const MAY_ASK = /elicit|requestedSchema|requested_schema/i;
/** True for what is a request wherever it stands. */
const isCertain = ({ guessed, from, text }: Occurrence) =>
  !guessed && from !== 'loose' && (from === 'literal' || /"(?:requestedSchema|mode|inputRequests)"/.test(text));

/** Returns each file once. */
function namedBy(positionals: string[]) {
  const files = new Map<string, Named>();
  for (const file of positionals.flatMap(filesOf)) if (!files.has(file.name)) files.set(file.name, file);
  return files.values();
}

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
