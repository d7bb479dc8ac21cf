#!/usr/bin/env node
// The command `mcp-elicitation`.

import { parseArgs, type ParseArgsConfig } from 'node:util';
import { REVISIONS } from '../../../target/generated/facts.js';
import { FORMATS } from './formats.js';
import { help, helpOf } from './help.js';
import { didYouMean } from './nearest.js';
import { type Command, CommandError, type Print, version } from './command.js';
import { printable } from './source.js';

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
    playground: { options: { header: strings }, load: () => import('./playground.js') },
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
        verbose: flag,
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
  if (name === '--help' || name === '-h' || name === 'help')
    return (print(rest[0] && Object.hasOwn(COMMANDS, rest[0]) ? helpOf(rest[0]) : help()), 0);
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command || name === undefined)
    throw new CommandError(
      name === undefined
        ? help()
        : `There is no command “${name}”.${didYouMean(name, Object.keys(COMMANDS))} ` +
            '`mcp-elicitation --help` lists all.',
    );
  const split = rest.indexOf('--');
  // After `--` comes the command that test starts, or files for other commands.
  const behind = split < 0 ? [] : rest.slice(split + 1);
  const { values: options, positionals } = parseArguments(name, command, split < 0 ? rest : rest.slice(0, split));
  if (options.help) return (print(helpOf(name)), 0);
  for (const revision of [options.revision ?? []].flat()) {
    if (!REVISIONS.includes(revision))
      throw new CommandError(`--revision is one of ${REVISIONS.join(', ')}, not ${revision}.`);
  }
  if (options.format !== undefined && !Object.hasOwn(FORMATS, options.format))
    throw new CommandError(`--format is one of ${Object.keys(FORMATS).join(', ')}, not ${options.format}.`);
  const { run } = await command.load();
  return run({
    options: options as never,
    positionals: ['test', 'playground'].includes(name) ? positionals : [...positionals, ...behind],
    behind,
    print,
    complain,
    emit,
  });
}

function parseArguments(
  name: string,
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
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new CommandError(message);
    const unknown = /'--?([^']*)'/.exec(message)?.[1] ?? '';
    const hint = didYouMean(
      `--${unknown}`,
      Object.keys(options ?? {}).map((option) => `--${option}`),
    );
    throw new CommandError(`There is no option “--${unknown}”.${hint} \`mcp-elicitation ${name} --help\` lists all.`);
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
