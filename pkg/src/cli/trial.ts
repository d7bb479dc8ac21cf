// The calls to a server in one revision.

import { appendFileSync } from 'node:fs';
import type { Tool } from '@modelcontextprotocol/client';
import type { Revision } from 'mcp-elicitation/lint';
import { METHOD } from '../../../target/generated/facts.js';
import {
  NoConnection,
  connect,
  type Answer,
  type Answerer,
  type Limits,
  type Outcome,
  type Params,
  type Server,
  type Session,
} from './client.js';
import { CommandError } from './command.js';
import { styled } from './code-frame.js';
import { faultsOf, failure, linted, namesOf, textOf, whole, type Failure } from './judge.js';
import type { Case } from './junit.js';
import { printableJson, oneLine } from './source.js';

/** The output of a trial; `record` is a file for the requests, `recorded` has those that are in it. */
export interface Out {
  print: (text: string) => void;
  record?: string;
  recorded: Set<string>;
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
  done: Case[] = [];
  #fresh = true;
  #tools: Map<string, Tool> | undefined;
  #findings = new Set<string>();
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
          type !== 'refused-by-client' || (!this.#findings.has(tool + text) && this.#findings.add(tool + text)),
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
   * Stores and prints the outcome of a call.
   * @param skipped the reason why it does not count
   */
  report(
    name: string,
    { questions, ended, result, error, seconds }: Outcome,
    failures: Failure[],
    notes: string[] = [],
    skipped?: string,
  ): Case {
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
          ({ params, answer }) => `asked: ${whole(String(params?.message))} ${sketch(params)} → ${answered(answer)}`,
        ),
      ),
      ...(ended === 'not-called'
        ? ['not called']
        : [`came back: ${isError ? whole(came) : whole(came.replaceAll('\n', ' '), 300)}`]),
      ...fresh.map((finding) => `warning: ${oneLine(finding)}`),
      ...[...notes, ...(skipped ? [skipped] : [])].map((note) => `note: ${note}`),
    ];
    const done = { name, seconds, failures, output: lines.join('\n'), ...(skipped && { skipped }) };
    this.done.push(done);
    const mark = failures.length > 0 ? styled('red', 'FAILED') : styled('cyan', skipped ? 'skip  ' : 'ok    ');
    const indented = (text: string) =>
      text
        .split('\n')
        .map((line) => `       ${line}`)
        .join('\n');
    const wrong = failures.map(({ text }) => indented(styled('red', text)));
    this.out.print(
      [
        `${mark} ${styled('bold', this.revision)} ${oneLine(name)} (${seconds.toFixed(1)} s)`,
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
