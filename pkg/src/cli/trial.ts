// The calls to a server in one revision.

import { appendFileSync } from 'node:fs';
import type { Tool } from '@modelcontextprotocol/client';
import type { Diagnostic, Revision } from 'mcp-elicitation/lint';
import { METHOD } from '../../../target/generated/facts.js';
import { NoConnection, connect, type Server } from './connect.js';
import type { Answer, Answerer, Limits, Outcome, Params, Session } from './client.js';
import { CommandError } from './command.js';
import { styled } from './style.js';
import { faultsOf, failure, linted, namesOf, textOf, whole, type Failure } from './judge.js';
import { printableJson, oneLine } from './source.js';
import type { Run, Summary } from './summary.js';

/** The output of a trial; `record` is a file for the requests, `recorded` has those that are in it. */
export interface Out {
  print: (text: string) => void;
  /** True if each run is printed in full. */
  verbose: boolean;
  summary: Summary;
  record?: string;
  recorded: Set<string>;
  /** The severity of each finding of lint, by its text. */
  findings: Map<string, Diagnostic['severity']>;
}

/** The outcome of a call, with the faults that count after any answer. */
interface Call {
  outcome: Outcome;
  faults: Failure[];
}

/** Returns the outcome of a call to a server that is gone. */
function unreachable({ message }: Error): Call {
  return {
    outcome: { questions: [], ended: 'closed', error: message, seconds: 0 },
    faults: [failure('crashes', `The server could not be started again: ${oneLine(message)}`)],
  };
}

/** A server in one revision, and the outcomes of its calls. A failed connection is replaced before the next call. */
export class Trial {
  server: Server;
  session: Session;
  revision: Revision;
  limits: Limits;
  out: Out;
  done: Run[] = [];
  #fresh = true;
  #tools: Map<string, Tool> | undefined;
  /** The failures of requests that are reported already. */
  #refused = new Set<string>();
  /** The warnings of lint that no line of a tool has had yet. */
  #lint: string[] = [];
  /** The first line of the server's output that was not a message. */
  junk: string | undefined;

  constructor(server: Server, session: Session, limits: Limits, out: Out) {
    this.server = server;
    this.session = session;
    this.revision = session.revision;
    this.limits = limits;
    this.out = out;
  }

  static async open(server: Server, revision: Revision, limits: Limits, out: Out) {
    try {
      return new Trial(server, await connect(server, revision), limits, out);
    } catch (error) {
      if (error instanceof NoConnection) return error;
      throw error;
    }
  }

  /** Returns the tools of the server by their names. */
  async tools() {
    if (!this.#tools) {
      const { tools } = await this.session.tools().catch((error) => {
        throw new CommandError(`The server does not list its tools: ${oneLine(error.message)}`);
      });
      this.#tools = new Map(tools.map((tool) => [tool.name, tool]));
    }
    return this.#tools;
  }

  /** Calls a tool, and returns the faults that count after any answer. */
  async call(tool: string, args: Record<string, unknown>, answerer: Answerer): Promise<Call> {
    if (!this.#fresh) {
      await this.close();
      try {
        this.session = await connect(this.server, this.revision);
      } catch (error) {
        return unreachable(error as Error);
      }
    }
    const outcome = await this.session.call(tool, args, answerer, this.limits);
    const state = await this.session.state(this.limits.patience);
    this.#fresh = state === 'alive' && ['result', 'error', 'url-required'].includes(outcome.ended);
    if (this.out.record) {
      for (const { params } of outcome.questions) this.#keep(tool, params, this.out.record);
    }
    const faults = faultsOf(outcome, {
      ...this.limits,
      state,
      errorOutput: this.session.errorOutput,
      revision: this.revision,
    });
    // Each fault of the same request is reported once.
    return {
      outcome,
      faults: faults.filter(
        ({ type, text }) =>
          type !== 'refused-by-client' || (!this.#refused.has(tool + text) && this.#refused.add(tool + text)),
      ),
    };
  }

  /** Calls a tool as a client that declares no elicitation. */
  async callUnable(tool: string, args: Record<string, unknown>): Promise<Call> {
    let session;
    try {
      session = await connect(this.server, this.revision, false);
      return { outcome: await session.call(tool, args, () => ({ action: 'cancel' }), this.limits), faults: [] };
    } catch (error) {
      return unreachable(error as Error);
    } finally {
      await session?.close();
    }
  }

  /** Records a request once for each tool. */
  #keep(tool: string, params: Params, file: string) {
    const key = JSON.stringify([tool, params]);
    if (this.out.recorded.has(key)) return;
    this.out.recorded.add(key);
    appendFileSync(
      file,
      `${printableJson(JSON.stringify({ tool, revision: this.revision, request: { method: METHOD, params } }))}\n`,
    );
  }

  /**
   * Stores the outcome of a call, and prints it if every run is printed.
   * @param kind the kind of answer; empty for a case
   * @param skipped the reason why it does not count
   */
  report(
    tool: string,
    kind: string,
    { questions, ended, result, error, seconds }: Outcome,
    failures: Failure[],
    { notes = [], warnings = [], skipped }: { notes?: string[]; warnings?: string[]; skipped?: string } = {},
  ): Run {
    // The same request is sent many times, but its findings are reported once.
    const fresh: string[] = [];
    for (const { severity, code, message, location } of linted(questions, {
      revision: this.revision,
      rules: this.limits.rules,
    })) {
      const finding = `${code} at ${location}: ${message}`;
      if (!this.out.findings.has(finding) && severity !== 'error') fresh.push(`${severity}: ${finding}`);
      this.out.findings.set(finding, severity);
    }
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
    const exchange = [
      ...repeated(
        questions.map(
          ({ params, answer }) => `asked: ${whole(String(params?.message))} ${sketch(params)} → ${answered(answer)}`,
        ),
      ),
      ...(ended === 'not-called'
        ? ['not called']
        : [`came back: ${isError ? whole(came) : whole(came.replaceAll('\n', ' '), 300)}`]),
    ];
    const lines = [
      ...exchange,
      ...[...fresh, ...warnings.map((warning) => `warning: ${warning}`)].map(oneLine),
      ...[...notes, ...(skipped ? [skipped] : [])].map((note) => `note: ${note}`),
    ];
    const name = kind ? `${tool}: ${kind}` : tool;
    const done = { name, tool, kind, seconds, failures, exchange, notes, warnings, output: lines.join('\n'), skipped };
    this.#lint.push(...fresh.filter((finding) => finding.startsWith('warning')).map((text) => text.slice(9)));
    this.done.push(done);
    if (!this.out.verbose) return done;
    const mark = failures.length > 0 ? styled('red', 'FAILED') : styled('cyan', skipped ? 'skip  ' : 'ok    ');
    const indented = (text: string) => text.replace(/^/gm, '       ');
    this.out.print(
      [
        `${mark} ${styled('bold', this.revision)} ${oneLine(name)} (${seconds.toFixed(1)} s)`,
        ...lines.map(indented),
        ...failures.map(({ text }) => indented(styled('red', text))),
      ].join('\n'),
    );
    return done;
  }

  /** Prints the line of a tool, if not every run is printed. */
  summarize(tool: string, runs: Run[] = this.done.filter((run) => run.tool === tool)) {
    if (!this.out.verbose && runs.length > 0) this.out.summary.tool(tool, this.revision, runs, this.#lint.splice(0));
  }

  close() {
    this.junk ??= this.session.junk;
    return this.session.close();
  }
}

const answered = (answer: Answer | undefined) =>
  [
    answer?.action ?? 'no answer',
    ...(answer?.content ? [oneLine(whole(JSON.stringify(answer.content), 200))] : []),
  ].join(' ');

/** Merges repeated consecutive lines. */
function repeated(lines: string[]) {
  const runs: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = runs[runs.length - 1];
    if (last?.line === line) last.times++;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times > 1 ? `${line} (${times} times)` : line));
}

/** Summarizes a request in a few words. */
function sketch(params: Params) {
  const names = Object.keys(params?.requestedSchema?.properties ?? {});
  return `(${oneLine(params?.mode === 'url' ? String(params.url) : namesOf(names))})`;
}
