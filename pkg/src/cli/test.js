// `mcp-elicitation test`: a client that answers from a script.

import { appendFileSync, existsSync } from 'node:fs';
import { validate } from 'mcp-elicitation/lint';
import { METHOD, REVISIONS } from '../../../target/generated/facts.js';
import { runCase } from './cases.js';
import { NoConnection, connect } from './client.js';
import schema from '../elicitations.schema.json' with { type: 'json' };
import { styled } from './frame.js';
import { Unable, isAddress, read, write } from './input.js';
import { faultsOf, failure, lastLines, linted, namesOf, textOf, whole } from './judge.js';
import { junit } from './junit.js';
import { runMatrix, settle } from './matrix.js';
import { junkOf, notSpoken } from './reasons.js';
import { levelsOf } from './rules.js';
import { printableJson, shown } from './source.js';

/** @typedef {import('./client.js').Revision} Revision */
/** @typedef {import('./client.js').Server} Server */
/** @typedef {import('./client.js').Outcome} Outcome */
/** @typedef {import('./judge.js').Failure} Failure */
/** @typedef {{ print: (text: string) => void, record?: string, recorded: Set<string> }} Out `recorded`: the requests that `record` has */
/** @typedef {{ accept: Record<string, unknown> } | 'decline' | 'cancel' | 'silence'} Scripted */
/** @typedef {{ asked?: number | string[], text?: string, isError?: boolean, hangs?: boolean }} Expected */
/**
 * @typedef {{ name?: string, tool: string, arguments?: Record<string, unknown>, revisions?: string[], answers?: Scripted[], expect?: Expected }} TestCase
 *   of elicitations.json
 */

/** @type {import('./main.js').Command} */
export async function run({ options, positionals, behind, print, complain }) {
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
    throw new Unable('--tool is for --matrix; what is called without it is in elicitations.json.');
  if (cases.length === 0 && named.length === 0) {
    const needed = options.matrix
      ? 'Nothing is named: --matrix needs --tool NAME, or cases in elicitations.json.'
      : 'There are no cases: write them into elicitations.json, or take --matrix.';
    throw new Unable(needed);
  }
  if (options.record) write(options.record, '');
  const given = {
    ...limits,
    cases,
    named,
    arguments: parsed(options.arguments),
    allowDestructive: options['allow-destructive'] === true,
    asked: new Map(),
    unasked: [],
  };
  /** @type {{ name: string, cases: import('./junit.js').Case[] }[]} */
  const suites = [];
  /** @type {Refusal[]} */
  const refusals = [];
  /** @type {Set<string>} */
  const junk = new Set();
  const out = { print, record: options.record, recorded: new Set() };
  for (const revision of options.revision ?? REVISIONS) {
    const tried = await Bench.open(server, revision, limits, out);
    if (tried instanceof NoConnection) {
      refusals.push({ revision, reason: shown(tried.message), said: tried.said });
      continue;
    }
    try {
      await (options.matrix ? runMatrix(tried, given) : runAll(tried, cases));
      suites.push({ name: revision, cases: tried.done });
    } finally {
      await tried.close();
    }
    if (tried.junk !== undefined) junk.add(tried.junk);
  }
  if (suites.length === 0) throw new Unable(saying(refusals));
  for (const line of junk)
    complain(`warning: The server can be spoken to, but not by every client. ${shown(junkOf(line))}`);
  if (options.matrix) settle(given, options.revision ?? [], print);
  const all = suites.flatMap((suite) => suite.cases);
  const failed = all.filter(({ failures }) => failures.length > 0);
  if (options.junit) write(options.junit, `${junit('mcp-elicitation test', suites)}\n`);
  print(
    `${all.length} run${all.length === 1 ? '' : 's'} in ${suites.map(({ name }) => name).join(', ')}: ${failed.length === 0 ? 'all is well' : `${failed.length} failed`}`,
  );
  if (options.revision && refusals.length > 0) complain(saying(refusals));
  // A test without a call does not pass.
  if (all.length === 0) complain('Nothing was called: no case holds in these revisions.');
  return failed.length > 0 || all.length === 0 || (options.revision && refusals.length > 0) ? 1 : 0;
}

/** @typedef {{ revision: string, reason: string, said: string }} Refusal */

/**
 * Describes why there was no connection. If the server itself failed, its own output explains more.
 * @param {Refusal[]} refusals
 */
function saying(refusals) {
  // An unsupported revision is irrelevant if there is another obstacle.
  const real = refusals.filter(({ revision, reason }) => reason !== notSpoken(revision));
  const counted = real.length > 0 ? real : refusals;
  const alike = new Set(counted.map(({ reason }) => reason)).size === 1;
  const lines = (alike ? counted.slice(0, 1) : counted).flatMap(({ revision, reason, said }) => [
    alike && (counted.length > 1 || real.length > 0) ? reason : `${revision}: ${reason}`,
    ...(said ? ['It wrote:', lastLines(said)] : []),
  ]);
  return [...(alike ? [] : ['The server could not be spoken to in any revision.']), ...lines].join('\n');
}

/**
 * @param {Bench} bench
 * @param {TestCase[]} cases
 */
async function runAll(bench, cases) {
  for (const one of cases) if (!one.revisions || one.revisions.includes(bench.revision)) await runCase(bench, one);
}

/**
 * @param {string[]} positionals
 * @param {string[]} behind
 * @param {string[]} headers
 * @returns {Server}
 */
function serverOf(positionals, behind, headers) {
  const [command, ...args] = behind;
  if (command !== undefined && positionals.length === 0) return { command, args };
  const [url] = positionals;
  if (positionals.length !== 1 || !isAddress(url) || behind.length > 0)
    throw new Unable('test needs a server: `test URL`, or `test -- COMMAND…`.');
  const pairs = headers.map((header) => {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(header) ?? [];
    if (!name) throw new Unable(`--header is 'NAME: VALUE', not ${header}.`);
    return [name, value];
  });
  return { url, headers: Object.fromEntries(pairs) };
}

/**
 * @param {string} file
 * @returns {Promise<TestCase[]>}
 */
async function casesOf(file) {
  const text = await read(file);
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Unable(`${file} is not JSON: ${shown(/** @type {Error} */ (error).message)}`);
  }
  const { errors } = validate(schema, text);
  if (errors.length > 0)
    throw new Unable(
      errors
        .map(({ instanceLocation, message }) => shown(`${file}: ${instanceLocation || '(the whole)'}: ${message}`))
        .join('\n'),
    );
  return value.cases;
}

/** @param {string | undefined} text */
function parsed(text) {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw new Unable('--arguments needs a JSON object.');
}

/**
 * @param {string | undefined} text
 * @param {string} name
 * @param {number} otherwise
 */
function number(text, name, otherwise) {
  const value = text === undefined ? otherwise : Number(text);
  if (!(value > 0)) throw new Unable(`${name} needs a number above zero.`);
  return value;
}

/** A server in one revision, and the outcomes of its calls. A failed connection is replaced before the next call. */
export class Bench {
  /** @type {import('./junit.js').Case[]} */
  done = [];
  #fresh = true;
  /** @type {Map<string, any> | undefined} */
  #tools;
  #findings = new Set();
  /** @type {string | undefined} what the server wrote in the place of a message */
  junk;

  /**
   * @param {Server} server
   * @param {import('./client.js').Session} session
   * @param {import('./client.js').Limits} limits
   * @param {Out} out
   */
  constructor(server, session, limits, out) {
    this.server = server;
    this.session = session;
    this.revision = session.revision;
    this.limits = limits;
    this.out = out;
  }

  /**
   * @param {Server} server
   * @param {Revision} revision
   * @param {import('./client.js').Limits} limits
   * @param {Out} out
   */
  static async open(server, revision, limits, out) {
    try {
      return new Bench(server, await connect(server, revision), limits, out);
    } catch (error) {
      if (error instanceof NoConnection) return error;
      throw error;
    }
  }

  /** Returns the tools of the server by their names. */
  async tools() {
    if (!this.#tools) {
      const { tools } = await this.session.tools().catch((error) => {
        throw new Unable(`The server does not list its tools: ${shown(error.message)}`);
      });
      this.#tools = new Map(tools.map((/** @type {any} */ tool) => [tool.name, tool]));
    }
    return this.#tools;
  }

  /**
   * Calls a tool, and returns the faults that count after any answer.
   * @param {string} tool
   * @param {Record<string, unknown>} given
   * @param {import('./client.js').Answerer} answerer
   * @returns {Promise<{ outcome: Outcome, faults: Failure[] }>}
   */
  async call(tool, given, answerer) {
    if (!this.#fresh) {
      await this.close();
      try {
        this.session = await connect(this.server, this.revision);
      } catch (error) {
        const message = /** @type {Error} */ (error).message;
        return {
          outcome: { questions: [], ended: 'closed', error: message, seconds: 0 },
          faults: [failure('crashes', `The server could not be started again: ${shown(message)}`)],
        };
      }
    }
    const outcome = await this.session.call(tool, given, answerer, this.limits);
    const state = await this.session.state(this.limits.patience);
    this.#fresh = state === 'alive' && ['result', 'error', 'url-required'].includes(outcome.ended);
    if (this.out.record) {
      for (const { params } of outcome.questions) this.#keep(tool, params, this.out.record);
    }
    const faults = faultsOf(outcome, { ...this.limits, state, said: this.session.said, revision: this.revision });
    // Each fault of the same request is reported once.
    return {
      outcome,
      faults: faults.filter(
        ({ type, text }) =>
          type !== 'refused-by-client' || (!this.#findings.has(tool + text) && this.#findings.add(tool + text)),
      ),
    };
  }

  /**
   * Records a request once for each tool.
   * @param {string} tool
   * @param {any} params
   * @param {string} file
   */
  #keep(tool, params, file) {
    const key = JSON.stringify([tool, params]);
    if (this.out.recorded.has(key)) return;
    this.out.recorded.add(key);
    appendFileSync(
      file,
      `${printableJson(JSON.stringify({ tool, revision: this.revision, request: { method: METHOD, params } }))}\n`,
    );
  }

  /**
   * Stores and prints the outcome of a call.
   * @param {string} name
   * @param {Outcome} outcome
   * @param {Failure[]} failures
   * @param {string[]} [notes]
   * @param {string} [skipped] why it does not count
   * @returns {import('./junit.js').Case}
   */
  report(name, { questions, ended, result, error, seconds }, failures, notes = [], skipped) {
    const findings = linted(questions, { revision: this.revision, rules: this.limits.rules })
      .filter(({ severity }) => severity === 'warning')
      .map(({ code, message, location }) => `${code} at ${location}: ${message}`);
    // The same request is sent many times, but its findings are reported once.
    const fresh = findings.filter((finding) => !this.#findings.has(finding) && this.#findings.add(finding));
    const came = {
      result: `${result?.isError ? 'an error: ' : ''}${textOf(result)}`,
      error: `an error: ${error}`,
      timeout: 'nothing',
      silent: 'nothing, as nothing was answered',
      'too-many': 'another question',
      closed: 'the end of the connection',
      'not-called': '',
      'url-required': 'that a page has to be opened first (-32042)',
    }[ended];
    const isError = ended === 'error' || result?.isError;
    const lines = [
      ...repeated(
        questions.map(
          ({ params, answer }) =>
            `asked: ${whole(String(params?.message))} ${sketch(params)} → ${answer?.action ?? 'no answer'}`,
        ),
      ),
      ...(ended === 'not-called'
        ? ['not called']
        : [`came back: ${isError ? whole(came) : whole(came.replaceAll('\n', ' '), 300)}`]),
      ...fresh.map((finding) => `warning: ${shown(finding)}`),
      ...[...notes, ...(skipped ? [skipped] : [])].map((note) => `note: ${note}`),
    ];
    const done = { name, seconds, failures, output: lines.join('\n'), ...(skipped && { skipped }) };
    this.done.push(done);
    const mark = failures.length > 0 ? styled('red', 'FAILED') : styled('cyan', skipped ? 'skip  ' : 'ok    ');
    const indented = (/** @type {string} */ text) =>
      text
        .split('\n')
        .map((line) => `       ${line}`)
        .join('\n');
    const wrong = failures.map(({ text }) => indented(styled('red', text)));
    this.out.print(
      [
        `${mark} ${styled('bold', this.revision)} ${shown(name)} (${seconds.toFixed(1)} s)`,
        ...lines.map(indented),
        ...wrong,
      ].join('\n'),
    );
    return done;
  }

  close() {
    this.junk ??= this.session.junk;
    return this.session.close();
  }
}

/**
 * Merges repeated consecutive lines.
 * @param {string[]} lines
 */
function repeated(lines) {
  /** @type {{ line: string, times: number }[]} */
  const runs = [];
  for (const line of lines) {
    const last = runs[runs.length - 1];
    if (last?.line === line) last.times++;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times > 1 ? `${line} (${times} times)` : line));
}

/**
 * Summarizes a request in a few words.
 * @param {any} params
 */
const sketch = (params) =>
  `(${shown(params?.mode === 'url' ? String(params.url) : namesOf(Object.keys(params?.requestedSchema?.properties ?? {})))})`;
