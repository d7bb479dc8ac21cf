// `mcp-elicitation test`: a client that answers from a script.

import { existsSync } from 'node:fs';
import { validate, type Revision } from 'mcp-elicitation/lint';
import { REVISIONS } from '../../../target/generated/facts.js';
import { type Command, CommandError } from './command.js';
import { runCase, type TestCase } from './cases.js';
import { NoConnection, type Server } from './client.js';
import schema from '../elicitations.schema.json' with { type: 'json' };
import { isAddress, read, write } from './input.js';
import { junit, type Case } from './junit.js';
import { runMatrix, settle, type Plan } from './matrix.js';
import { lastLines } from './process.js';
import { junkOf, notSpoken } from './reasons.js';
import { levelsOf } from './rules.js';
import { oneLine } from './source.js';
import { Trial } from './trial.js';
import { isObject } from '../rounds/json.js';

export const run: Command<{
  cases?: string;
  matrix?: boolean;
  tool?: string[];
  arguments?: string;
  'allow-destructive'?: boolean;
  timeout?: string;
  silence?: string;
  'most-questions'?: string;
  revision?: Revision[];
  header?: string[];
  record?: string;
  junit?: string;
}> = async ({ options, positionals, behind, print, complain }) => {
  const server = serverOf(positionals, behind, options.header ?? []);
  const file = options.cases ?? (existsSync('elicitations.json') ? 'elicitations.json' : undefined);
  const cases = file === undefined ? [] : await casesOf(file);
  const silence = options.silence === '0' ? 0 : number(options.silence, '--silence', 5) * 1000;
  const limits = {
    patience: number(options.timeout, '--timeout', 30) * 1000,
    silence,
    most: number(options['most-questions'], '--most-questions', 10),
    rules: levelsOf(),
  };
  const named = options.tool ?? [];
  if (named.length > 0 && !options.matrix)
    throw new CommandError('--tool is for --matrix; what is called without it is in elicitations.json.');
  if (cases.length === 0 && named.length === 0) {
    const needed = options.matrix
      ? 'Nothing is named: --matrix needs --tool NAME, or cases in elicitations.json.'
      : 'There are no cases: write them into elicitations.json, or take --matrix.';
    throw new CommandError(needed);
  }
  if (options.record) write(options.record, '');
  const plan: Plan = {
    ...limits,
    cases,
    named,
    arguments: parsed(options.arguments),
    allowDestructive: options['allow-destructive'] === true,
    askingTools: new Map(),
    runsWithoutQuestion: [],
  };
  const suites: { name: string; cases: Case[] }[] = [];
  const refusals: Refusal[] = [];
  const junk = new Set<string>();
  const out = { print, record: options.record, recorded: new Set<string>() };
  for (const revision of options.revision ?? (REVISIONS as Revision[])) {
    const trial = await Trial.open(server, revision, limits, out);
    if (trial instanceof NoConnection) {
      refusals.push({ revision, reason: oneLine(trial.message), errorOutput: trial.errorOutput });
      continue;
    }
    try {
      await (options.matrix ? runMatrix(trial, plan) : runAll(trial, cases));
      suites.push({ name: revision, cases: trial.done });
    } finally {
      await trial.close();
    }
    if (trial.junk !== undefined) junk.add(trial.junk);
  }
  if (suites.length === 0) throw new CommandError(saying(refusals));
  for (const line of junk)
    complain(`warning: The server can be spoken to, but not by every client. ${oneLine(junkOf(line))}`);
  if (options.matrix) settle(plan, options.revision ?? [], print);
  const all = suites.flatMap((suite) => suite.cases);
  const failed = all.filter(({ failures }) => failures.length > 0);
  if (options.junit) write(options.junit, `${junit('mcp-elicitation test', suites)}\n`);
  const revisions = suites.map(({ name }) => name).join(', ');
  const outcome = failed.length === 0 ? 'all is well' : `${failed.length} failed`;
  print(`${all.length} run${all.length === 1 ? '' : 's'} in ${revisions}: ${outcome}`);
  if (options.revision && refusals.length > 0) complain(saying(refusals));
  // A test without a call does not pass.
  if (all.length === 0) complain('Nothing was called: no case holds in these revisions.');
  return failed.length > 0 || all.length === 0 || (options.revision && refusals.length > 0) ? 1 : 0;
};

export interface Refusal {
  revision: string;
  reason: string;
  errorOutput: string;
}

/** Describes why there was no connection. If the server itself failed, its own output explains more. */
function saying(refusals: Refusal[]) {
  // An unsupported revision is irrelevant if there is another obstacle.
  const real = refusals.filter(({ revision, reason }) => reason !== notSpoken(revision));
  const counted = real.length > 0 ? real : refusals;
  const alike = new Set(counted.map(({ reason }) => reason)).size === 1;
  const lines = (alike ? counted.slice(0, 1) : counted).flatMap(({ revision, reason, errorOutput }) => [
    alike && (counted.length > 1 || real.length > 0) ? reason : `${revision}: ${reason}`,
    ...(errorOutput ? ['It wrote:', lastLines(errorOutput)] : []),
  ]);
  return [...(alike ? [] : ['The server could not be spoken to in any revision.']), ...lines].join('\n');
}

async function runAll(trial: Trial, cases: TestCase[]) {
  for (const one of cases) if (!one.revisions || one.revisions.includes(trial.revision)) await runCase(trial, one);
}

function serverOf(positionals: string[], behind: string[], headers: string[]): Server {
  const [command, ...args] = behind;
  if (command !== undefined && positionals.length === 0) return { command, args };
  const [url] = positionals;
  if (positionals.length !== 1 || !isAddress(url) || behind.length > 0)
    throw new CommandError('test needs a server: `test URL`, or `test -- COMMAND…`.');
  const pairs = headers.map((header) => {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(header) ?? [];
    if (!name) throw new CommandError(`--header is 'NAME: VALUE', not ${header}.`);
    return [name, value];
  });
  return { url, headers: Object.fromEntries(pairs) };
}

async function casesOf(file: string): Promise<TestCase[]> {
  const text = await read(file);
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${oneLine((error as Error).message)}`);
  }
  const { errors } = validate(schema, text);
  if (errors.length > 0)
    throw new CommandError(
      errors
        .map(({ instanceLocation, message }) => oneLine(`${file}: ${instanceLocation || '(the whole)'}: ${message}`))
        .join('\n'),
    );
  return value.cases;
}

function parsed(text: string | undefined) {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {}
  throw new CommandError('--arguments needs a JSON object.');
}

function number(text: string | undefined, name: string, otherwise: number) {
  const value = text === undefined ? otherwise : Number(text);
  if (!(value > 0)) throw new CommandError(`${name} needs a number above zero.`);
  return value;
}
