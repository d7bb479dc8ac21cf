// The interface of the subcommands, which main.ts loads on demand.

import { readFileSync } from 'node:fs';

export type Print = (text: string) => void;

export interface Input<Options> {
  options: Options;
  positionals: string[];
  /** The arguments after `--`. */
  behind: string[];
  print: Print;
  complain: Print;
  /** Prints data unchanged, which source.ts has made safe. */
  emit: Print;
}

/** Runs a subcommand, and returns the exit code. */
export type Command<Options = object> = (input: Input<Options>) => Promise<number>;

/** An error for the caller of the command: it could not run. */
export class CommandError extends Error {}

/** Returns the version of the package. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
