// A server process that the command starts: exchanges messages over standard input and output, and ends all its child
// processes.

import { StringDecoder } from 'node:string_decoder';
import { MOST_BYTES, TOO_LARGE } from './input.js';
import { safeLines } from './source.js';
import type { ChildProcess } from 'node:child_process';

/** The milliseconds in which a server may end by itself, and again after SIGTERM. */
const GRACE = 500;
const EVERY = 20;
const WINDOWS = process.platform === 'win32';

/** Returns the last lines of a server's error output, for a report. */
export const lastLines = (errorOutput: string) =>
  safeLines(errorOutput)
    .slice(-12)
    .map((line) => `  ${line}`)
    .join('\n');

export type Spawn = typeof import('node:child_process').spawn;

/** The process groups that are running. */
const groups: Set<number> = new Set();
let watches = false;

/**
 * Sends a signal to a process group. A wrapper such as `npx` ends at once and leaves the server running, so its process
 * is not enough.
 * @param signal 0 sends none, but fails if the group has ended
 */
function tell(group: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a group has ended or the time is over. */
async function ended(group: number) {
  for (let waited = 0; waited < GRACE; waited += EVERY) {
    if (!tell(group, 0)) return true;
    await pause(EVERY);
  }
  return !tell(group, 0);
}

/** Ends a group: it waits, then sends SIGTERM, then SIGKILL. */
async function end(group: number, spawn: Spawn) {
  if (WINDOWS)
    spawn('taskkill', ['/pid', String(group), '/t', '/f'], { stdio: 'ignore' })
      .on('error', () => {})
      .unref();
  else if (!(await ended(group))) {
    tell(group, 'SIGTERM');
    if (!(await ended(group))) tell(group, 'SIGKILL');
  }
  groups.delete(group);
}

/**
 * Ends the servers when the command ends for any reason: they are in separate groups, so Ctrl+C in the terminal does
 * not reach them.
 */
function watch() {
  if (watches) return;
  watches = true;
  process.on('exit', () => groups.forEach((group) => tell(group, 'SIGKILL')));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      for (const group of groups) tell(group, 'SIGTERM');
      // Nothing else may run meanwhile, because the test would restart the server and continue.
      if (groups.size > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GRACE);
      process.exit(code);
    });
  }
}

/**
 * A transport for the official client. The client's own transport starts no group and waits for pipes that an orphan
 * holds.
 */
export class ServerProcess {
  onclose: (() => void) | undefined;
  onerror: ((error: Error) => void) | undefined;
  onmessage: ((message: any) => void) | undefined;
  /** The end of the standard error. */
  errorOutput = '';
  /** The first line that is not a message. */
  junk: string | undefined;
  /** The exit code of a server that ended by itself; null after a signal. */
  code: number | null | undefined;
  #server;
  #spawn;
  #child: ChildProcess | undefined;
  /** The pieces of an unfinished line. */
  #line: string[] = [];
  #size = 0;

  constructor(server: { command: string; args: string[] }, spawn: Spawn) {
    this.#server = server;
    this.#spawn = spawn;
  }

  /** These two members tell the official client that the server is a process. */
  get pid() {
    return this.#child?.pid;
  }

  get stderr() {
    return this.#child?.stderr;
  }

  start(): Promise<void> {
    const { command, args } = this.#server;
    // A signal may come as soon as the server runs.
    watch();
    const child = this.#spawn(command, args, { stdio: 'pipe', detached: !WINDOWS, windowsHide: true });
    this.#child = child;
    if (child.pid) groups.add(child.pid);
    const [output, errors] = [new StringDecoder(), new StringDecoder()];
    child.stdout?.on('data', (piece) => this.#read(output.write(piece)));
    child.stderr?.on('data', (piece) => (this.errorOutput = (this.errorOutput + errors.write(piece)).slice(-4000)));
    for (const stream of [child.stdin, child.stdout, child.stderr])
      stream?.on('error', (error) => this.onerror?.(error));
    child.on('close', () => this.close());
    // Node closes the standard input of a process that has ended, so a child that still holds the pipes cannot act as
    // the server.
    child.on('exit', (code) => {
      if (!this.#child) return;
      this.code = code;
      setTimeout(() => this.close(), GRACE);
    });
    return new Promise((resolve, reject) => {
      child.on('error', (error) => {
        this.onerror?.(error);
        reject(error);
      });
      child.on('spawn', () => resolve());
    });
  }

  /** Reads lines, each of which is a message. */
  #read(text: string) {
    if (!this.#child) return;
    const lines = text.split('\n');
    const rest = lines.pop() as string;
    for (const line of lines) {
      this.#line.push(line);
      const whole = this.#line.join('');
      this.#line = [];
      this.#size = 0;
      this.#take(whole);
    }
    this.#line.push(rest);
    this.#size += rest.length;
    if (this.#size <= MOST_BYTES) return;
    this.onerror?.(new Error(`The server has written a line of ${TOO_LARGE}.`));
    void this.close();
  }

  #take(line: string) {
    if (line.trim() === '') return;
    let message;
    try {
      message = JSON.parse(line);
    } catch (error) {
      this.junk ??= line.slice(0, 1000);
      this.onerror?.(error as Error);
      return;
    }
    this.onmessage?.(message);
  }

  send(message: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.#child?.stdin?.writable) reject(new Error('The server has ended.'));
      else this.#child.stdin.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  }

  async close() {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    this.#line = [];
    child.stdin?.end();
    this.onclose?.();
    if (child.pid !== undefined) await end(child.pid, this.#spawn);
    // A process outside the group may still hold the pipes.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
    child.unref();
  }
}
