#!/usr/bin/env node
// The command `mcp-elicitation`.

import { parseArgs, type ParseArgsConfig } from 'node:util';
import { REVISIONS } from '../../../target/generated/facts.js';
import { FORMATS } from './formats.js';
import { type Command, CommandError, type Print, version } from './command.js';
import { printable } from './source.js';

const MATRIX = 'no answers needed: defaults, the least, the most, decline, cancel, silence, one of several declined';
const HELP = `Usage: mcp-elicitation COMMAND

  lint FILE… | - | URL          what is wrong with requests: one, arrays, JSON lines, logs of JSON-RPC messages
      --format FORMAT           ${Object.keys(FORMATS).join(', ')}
      --fix                     make the fixes that are certain; of the standard input the text is printed
      --revision REVISION       ${REVISIONS.join(', ')}; without it, what is wrong in all
      --max-warnings COUNT      more warnings than that are a failure too
      --rule CODE=LEVEL         off, note, warning or error, for the findings of a rule (again for more)
      --quiet                   errors alone
      mcp-elicitation.json      levels of rules, beside where it runs: {"rules": {"CODE": "LEVEL"}}

  validate SCHEMA ANSWER        whether an answer fits its schema or request; ANSWER may be JSON itself
      --format text|json, --revision REVISION

  explain [CODE]                the page of a rule; without a code, all codes

  test -- COMMAND…              call the tools of a server, answer what they ask, and check what comes back
  test URL                      the same by Streamable HTTP; both need @modelcontextprotocol/client
      --cases FILE              what to call and answer (elicitations.json)
      --matrix                  ${MATRIX}
      --tool NAME               a tool for --matrix (again for more); nothing that is not named is ever called
      --arguments JSON          what such a tool is called with ({})
      --allow-destructive       call those that say that they destroy
      --timeout SECONDS         how long a server may take to answer (30)
      --silence SECONDS         how long --matrix leaves a question without an answer (5); 0: not at all
      --most-questions COUNT    more in one call is asking for ever (10)
      --revision REVISION       only this one (again for more); without it, all that the server speaks
      --header 'NAME: VALUE'    for a URL (again for more)
      --record FILE             keep each request once, as JSON lines; nothing of an answer is kept
      --junit FILE              for CI

Exit code: 0 all is well, 1 something was found, 2 it could not run. Warnings and notes of lint are no failure.
`;

const string = { type: 'string' } as const;
const strings = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const COMMANDS: Record<string, { options: ParseArgsConfig['options']; load: () => Promise<{ run: Command<never> }> }> =
  {
    lint: {
      options: { format: string, fix: flag, revision: string, 'max-warnings': string, rule: strings, quiet: flag },
      load: () => import('./lint.js'),
    },
    validate: { options: { format: string, revision: string }, load: () => import('./validate.js') },
    explain: { options: {}, load: () => import('./explain.js') },
    test: {
      options: {
        cases: string,
        matrix: flag,
        tool: strings,
        arguments: string,
        'allow-destructive': flag,
        timeout: string,
        silence: string,
        'most-questions': string,
        revision: strings,
        header: strings,
        record: string,
        junit: string,
      },
      load: () => import('./test.js'),
    },
  };

const put: (stream: NodeJS.WriteStream, text: string) => void = (stream, text) =>
  void (text && stream.write(text.endsWith('\n') ? text : `${text}\n`));
// All output goes through one of these functions, because parts of it come from servers and files.
const print: Print = (text) => put(process.stdout, printable(text));
const complain: Print = (text) => put(process.stderr, printable(text));
const emit: Print = (text) => put(process.stdout, text);

async function main([name, ...rest]: string[]) {
  if (name === '--version' || name === '-V') return (print(version()), 0);
  if (name === '--help' || name === '-h' || name === 'help') return (print(HELP), 0);
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command)
    throw new CommandError(
      name === undefined ? HELP : `There is no command “${name}”. \`mcp-elicitation --help\` lists all.`,
    );
  const split = rest.indexOf('--');
  // After `--` comes the command that test starts, or files for other commands.
  const behind = split < 0 ? [] : rest.slice(split + 1);
  const { values: options, positionals } = parseArguments(command, split < 0 ? rest : rest.slice(0, split));
  if (options.help) return (print(HELP), 0);
  for (const revision of [options.revision ?? []].flat()) {
    if (!REVISIONS.includes(revision))
      throw new CommandError(`--revision is one of ${REVISIONS.join(', ')}, not ${revision}.`);
  }
  if (options.format !== undefined && !Object.hasOwn(FORMATS, options.format))
    throw new CommandError(`--format is one of ${Object.keys(FORMATS).join(', ')}, not ${options.format}.`);
  const { run } = await command.load();
  return run({
    options: options as never,
    positionals: name === 'test' ? positionals : [...positionals, ...behind],
    behind,
    print,
    complain,
    emit,
  });
}

function parseArguments(
  { options }: { options: ParseArgsConfig['options'] },
  args: string[],
): { values: Record<string, any>; positionals: string[] } {
  // An answer may be a negative number, unless it is the value of an option.
  const isNumber = (arg: string, at: number) =>
    /^-\d/.test(arg) && options?.[args[at - 1]?.slice(2)]?.type !== 'string';
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg, at) => !isNumber(arg, at)),
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { values, positionals: [...positionals, ...args.filter(isNumber)] };
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

// A reader that closes the pipe early, such as `head`, is not an error.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 2));
function failed(error: unknown) {
  complain(
    error instanceof CommandError
      ? error.message
      : `mcp-elicitation could not run: ${error instanceof Error ? error.stack : error}`,
  );
  return 2;
}
// Node would print these itself, including text from others.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => process.exit(failed(error)));
process.exitCode = await main(process.argv.slice(2)).catch(failed);
// Open connections must not keep the command running after all output is written.
for (const stream of [process.stdout, process.stderr]) await new Promise((resolve) => stream.write('', resolve));
process.exit();
