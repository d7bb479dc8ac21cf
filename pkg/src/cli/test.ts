// `mcp-elicitation test`: a client that answers from a script.

import { existsSync } from 'node:fs';
import { validate, type Revision } from 'mcp-elicitation/lint';
import { REVISIONS } from '../../../target/generated/facts.js';
import { type Command, CommandError } from './command.js';
import { runCase, type TestCase } from './cases.js';
import { NoConnection, connect, serverOf, type Server } from './connect.js';
import { namesOf } from './judge.js';
import schema from '../elicitations.schema.json' with { type: 'json' };
import { read, write } from './input.js';
import { languageOf } from './failures.js';
import { junit } from './junit.js';
import { runMatrix, settle, type Plan } from './matrix.js';
import { lastLines } from './process.js';
import { junkOf, notSpoken } from './reasons.js';
import { levelsOf } from './rules.js';
import { oneLine } from './source.js';
import { Summary, lastLine, type Run } from './summary.js';
import { Trial, type Out } from './trial.js';
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
  verbose?: boolean;
}> = async ({ options, positionals, behind, print, complain }) => {
  const server = serverOf('test', positionals, behind, options.header);
  const file = options.cases ?? (existsSync('elicitations.json') ? 'elicitations.json' : undefined);
  const cases = file === undefined ? [] : await casesOf(file);
  const silence = options.silence === '0' ? 0 : number(options.silence, '--silence', 5) * 1000;
  const limits = {
    patience: number(options.timeout, '--timeout', 30) * 1000,
    silence,
    most: number(options['most-questions'], '--most-questions', 10),
    // A server that speaks several revisions cannot do without what is newer than the oldest.
    rules: { ...(options.revision?.length !== 1 && { 'newer-than-revision': 'off' as const }), ...levelsOf() },
  };
  const named = options.tool ?? [];
  const isMatrix = options.matrix || named.length > 0;
  if (cases.length === 0 && named.length === 0) {
    const tools = await toolsOf(server, options.revision);
    throw new CommandError(`Which tool? Add --tool NAME (the server has: ${tools}), or cases in elicitations.json.`);
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
  const suites: { name: string; cases: Run[] }[] = [];
  const refusals: Refusal[] = [];
  const junk = new Set<string>();
  const language = languageOf('command' in server ? [server.command, ...server.args] : []);
  const out: Out = {
    print,
    verbose: options.verbose === true,
    summary: new Summary(print, language),
    record: options.record,
    recorded: new Set(),
    findings: new Map(),
  };
  for (const revision of options.revision ?? (REVISIONS as Revision[])) {
    const trial = await Trial.open(server, revision, limits, out);
    if (trial instanceof NoConnection) {
      refusals.push({ revision, reason: oneLine(trial.message), errorOutput: trial.errorOutput });
      continue;
    }
    try {
      await (isMatrix ? runMatrix(trial, plan) : runAll(trial, cases));
      suites.push({ name: revision, cases: trial.done });
    } finally {
      await trial.close();
    }
    if (trial.junk !== undefined) junk.add(trial.junk);
  }
  if (suites.length === 0) throw new CommandError(saying(refusals));
  for (const line of junk) complain(`warning: ${oneLine(junkOf(line))}`);
  if (isMatrix) settle(plan, options.revision ?? [], out);
  const all = suites.flatMap((suite) => suite.cases);
  const failed = all.filter(({ failures }) => failures.length > 0);
  if (options.junit) write(options.junit, `${junit('mcp-elicitation test', suites)}\n`);
  const severities = [...out.findings.values()];
  const count = (severity: string) => severities.filter((one) => one === severity).length;
  const findings = { errors: count('error'), warnings: count('warning'), notes: count('note') };
  const warnings = junk.size + new Set(all.flatMap(({ tool, warnings }) => warnings.map((one) => tool + one))).size;
  print(
    lastLine(
      all,
      suites.map(({ name }) => name),
      findings,
      warnings,
    ),
  );
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

/** Returns the names of a server's tools; none is called. */
async function toolsOf(server: Server, revisions = REVISIONS as Revision[]) {
  for (const revision of revisions) {
    const session = await connect(server, revision).catch(() => undefined);
    const listed = await session?.tools().catch(() => undefined);
    await session?.close();
    if (listed) return oneLine(namesOf(listed.tools.map(({ name }) => name)));
  }
  return 'none that it lists';
}

async function runAll(trial: Trial, cases: TestCase[]) {
  for (const one of cases) if (!one.revisions || one.revisions.includes(trial.revision)) await runCase(trial, one);
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
