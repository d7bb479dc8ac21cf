// A session with a server by the official client, which answers from a script and records the questions.

import { METHOD } from '../../../target/generated/facts.js';
import type { ServerProcess } from './process.js';
import type { Client, ElicitResult, JSONRPCMessage, RequestId, Tool, Transport } from '@modelcontextprotocol/client';
import type { Revision } from 'mcp-elicitation/lint';
import type { Levels } from './rules.js';

export interface Answer {
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, unknown>;
}
/** The parts of a JSON value from a server, which may be anything. */
export type Params = Record<string, any>;
/** `params` are those of the request; `refused` is the error with which the client rejected it. */
export interface Question {
  id: unknown;
  params: Params;
  answer?: Answer;
  refused?: string;
}
/** `url-required`: a page has to be opened first (-32042). */
export type Ending = 'result' | 'error' | 'timeout' | 'silent' | 'too-many' | 'closed' | 'not-called' | 'url-required';
/** `waited`: the seconds since the last question; `late`: the server reported progress until the end. */
export interface Outcome {
  questions: Question[];
  ended: Ending;
  result?: Params;
  error?: string;
  seconds: number;
  waited?: number;
  late?: boolean;
}
/** `patience`: milliseconds for an answer; `silence`: milliseconds without one; `most`: the questions of a call. */
export interface Limits {
  patience: number;
  silence: number;
  most: number;
  rules?: Levels;
}
/** Returns the answer to a question, or nothing to stay silent. */
export type Answerer = (question: Question, index: number) => Answer | undefined;

/** The maximum start time of a server, in milliseconds. */
export const START = 30_000;
const CLOSE = 5000;
const URL_REQUIRED = -32042;
/** The official client's code for a timeout. */
const LATE = 'REQUEST_TIMEOUT';
/** The factor by which a call may exceed its time limit if the server reports progress. */
const LONGEST = 10;
/** A transport; that of a process also has the output of the server and its exit code. */
export type Wire = Transport & Partial<Pick<ServerProcess, 'errorOutput' | 'junk' | 'code'>>;
interface Rejection {
  id: RequestId;
  error: { message: string };
}
/** A message between client and server, or the end of the connection. */
interface Message {
  id?: unknown;
  method?: string;
  params?: Params;
  result?: { inputRequests?: Record<string, { method: string; params: Params }> };
  error?: { message: string };
  closed?: boolean;
}

/** Limits a task to a time, also if the server keeps sending messages meanwhile. */
export function within<T>(task: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () =>
        reject(Object.assign(new Error(`The server does not answer within ${milliseconds / 1000} s.`), { code: LATE })),
      milliseconds,
    );
  });
  return Promise.race([task, late as Promise<never>]).finally(() => clearTimeout(timer));
}

export class Session {
  client: Client;
  transport: Wire;
  revision: Revision;
  closed = false;
  #onMessage: ((message: Message) => void) | undefined;
  /** Returns the message to send in place of a rejection; null for none. */
  #refused: ((message: Rejection) => JSONRPCMessage | null | undefined) | undefined;
  #answerer: ((question: { message?: string; url?: string }) => Promise<Answer>) | undefined;

  #able: boolean;

  constructor(client: Client, transport: Wire, revision: Revision, able: boolean) {
    this.client = client;
    this.transport = transport;
    this.revision = revision;
    this.#able = able;
    client.onclose = () => {
      this.closed = true;
      this.#onMessage?.({ closed: true });
    };
    if (!able) return;
    client.setRequestHandler(
      METHOD,
      ({ params }) => (this.#answerer?.(params) ?? { action: 'cancel' }) as Promise<ElicitResult>,
    );
  }

  tools(): Promise<{ tools: Tool[] }> {
    return within(this.client.listTools(undefined, { timeout: START }), START);
  }

  /** Watches every message on the wire, because the client rejects some requests before its handler runs. */
  listen() {
    const { onmessage, send } = this.transport;
    this.transport.onmessage = (message, ...more) => {
      this.#onMessage?.(message as Message);
      return onmessage?.call(this.transport, message, ...more);
    };
    this.transport.send = (message, ...more) => {
      const instead = 'error' in message && message.error ? this.#refused?.(message as Rejection) : undefined;
      return instead === null ? Promise.resolve() : send.call(this.transport, instead ?? message, ...more);
    };
  }

  /** Calls a tool and answers its questions. */
  call(
    name: string,
    args: Record<string, unknown>,
    answerer: Answerer,
    { patience, silence, most }: Limits,
  ): Promise<Outcome> {
    const started = performance.now();
    const abort = new AbortController();
    const questions: Question[] = [];
    let rounds = 0;
    let over = false;
    let silent = false;
    let askedAt = started;
    let calledInVain = false;
    /** The pages that the server has reported as completed. */
    const completed: Set<unknown> = new Set();
    let retry: (() => void) | undefined;
    let timer: NodeJS.Timeout;
    return new Promise((resolve) => {
      const longest = setTimeout(() => end({ ended: silent ? 'silent' : 'timeout', late: true }), patience * LONGEST);
      const end = (outcome: Partial<Outcome> & { ended: Ending }) => {
        over = true;
        clearTimeout(timer);
        clearTimeout(longest);
        this.#onMessage = this.#answerer = this.#refused = undefined;
        const now = performance.now();
        resolve({ questions, seconds: (now - started) / 1000, waited: (now - askedAt) / 1000, ...outcome });
        abort.abort('the test has ended');
      };
      const wait = () => {
        clearTimeout(timer);
        if (!over) timer = setTimeout(() => end({ ended: silent ? 'silent' : 'timeout' }), silent ? silence : patience);
      };
      const addQuestions = (...added: { id: unknown; params: Params }[]) => {
        questions.push(...added);
        askedAt = performance.now();
        wait();
        rounds++;
        if (rounds > most) end({ ended: 'too-many' });
      };
      this.#onMessage = (message) => {
        if (message.closed) return end({ ended: 'closed' });
        // Only progress extends the time limit; other messages do not count as an answer.
        if (message.method === 'notifications/progress' && !silent) return wait();
        if (message.method === 'notifications/elicitation/complete') {
          completed.add(message.params?.elicitationId);
          return retry?.();
        }
        if (message.method === METHOD) return addQuestions({ id: message.id, params: message.params as Params });
        const requests = message.result?.inputRequests;
        if (requests)
          addQuestions(
            ...Object.entries(requests)
              .filter(([, entry]) => entry?.method === METHOD)
              .map(([id, entry]) => ({ id, params: entry.params })),
          );
        return undefined;
      };
      // Other clients would show a request that this client rejects, so the server receives their answer.
      this.#refused = ({ id, error }) => {
        const question = questions.find((one) => one.id === id && !one.answer);
        if (!question || !this.#able) return undefined;
        question.refused = String(error.message);
        if (question.params?.mode === 'url') return undefined;
        question.answer = answerer(question, questions.indexOf(question));
        silent ||= !question.answer;
        wait();
        return question.answer ? { jsonrpc: '2.0', id, result: question.answer as ElicitResult } : null;
      };
      this.#answerer = (params) => {
        const waiting = ({ answer, refused }: Question) => !answer && !refused;
        const question =
          questions.find((one) => waiting(one) && one.params?.message === params.message) ?? questions.find(waiting);
        const answer = question && answerer(question, questions.indexOf(question));
        if (!question || !answer) {
          silent = true;
          wait();
          return new Promise(() => {});
        }
        question.answer = answer;
        wait();
        return Promise.resolve(answer);
      };
      // An error may require visits to pages: they count as questions, and the call is repeated after the visits.
      const required = (pages: Params[]) => {
        const first = questions.length;
        addQuestions(...pages.map((params) => ({ id: undefined, params })));
        if (over) return;
        const own = questions.slice(first);
        own.forEach((question, index) => (question.answer = answerer(question, first + index)));
        silent = own.some(({ answer }) => !answer);
        if (silent) return wait();
        if (own.some(({ answer }) => answer?.action !== 'accept')) return end({ ended: 'url-required' });
        retry = () => {
          if (!own.every(({ params }) => completed.has(params?.elicitationId))) return;
          retry = undefined;
          call();
        };
        clearTimeout(timer);
        // Pages cannot be visited here. A server that does not report the end of a visit is called again once, after a
        // while.
        timer = setTimeout(
          () => {
            retry = undefined;
            if (calledInVain) return end({ ended: 'url-required' });
            calledInVain = true;
            call();
          },
          Math.min(patience, silence || patience),
        );
        retry();
      };
      // A progress handler makes the client request progress.
      const options = { signal: abort.signal, timeout: 2 ** 31 - 1, onprogress: () => {} };
      const call = () => {
        wait();
        this.client.callTool({ name, arguments: args }, options).then(
          (result: any) => end({ ended: 'result', result }),
          (error: any) => {
            const pages = error?.data?.elicitations;
            if (
              error?.code === URL_REQUIRED &&
              !over &&
              this.revision < '2026' &&
              Array.isArray(pages) &&
              pages.length > 0
            )
              return required(pages);
            // From 2026-07-28, the client rejects a request by failing the call.
            const open = this.revision >= '2026' ? questions.find(({ answer }) => !answer) : undefined;
            if (open && !silent && !this.closed) open.refused = String(error?.message ?? error);
            end({ ended: this.closed ? 'closed' : 'error', error: String(error?.message ?? error) });
          },
        );
      };
      call();
    });
  }

  /** Returns the state of the server: it answers, it is silent, or it is gone. */
  async state(patience: number): Promise<'alive' | 'silent' | 'gone'> {
    if (this.closed) return 'gone';
    try {
      const most = Math.min(patience, 5000);
      await within(this.client.listTools(undefined, { timeout: most, cacheMode: 'bypass' }), most * 2);
      return this.closed ? 'gone' : 'alive';
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (this.closed) return 'gone';
      // A numeric code means that the server has answered with an error.
      return typeof code === 'number' ? 'alive' : code === LATE ? 'silent' : 'gone';
    }
  }

  /** The end of the server's standard error. */
  get errorOutput() {
    return this.transport.errorOutput ?? '';
  }

  /** The first line of the server's standard output that is not a message. */
  get junk() {
    return this.transport.junk;
  }

  async close() {
    this.#onMessage = this.#answerer = this.#refused = undefined;
    for (const end of [() => this.client.close(), () => this.transport.close()])
      await within(end(), CLOSE).catch(() => {});
  }
}
