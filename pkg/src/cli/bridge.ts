// The bridge of the playground to the server of the author: a process, or an address that needs no CORS this way.

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { spawner, type Server } from './connect.js';
import { MOST_BYTES, TOO_LARGE } from './input.js';
import { ServerProcess, lastLines } from './process.js';
import { reasonOf, unreachable } from './reasons.js';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The maximum number of processes at a time; each tab of the playground needs one. */
const MOST_PROCESSES = 8;
const FORWARDED = /^(?:accept|content-type|last-event-id|mcp-.+)$/;
const RETURNED = ['content-type', 'mcp-session-id', 'www-authenticate', 'retry-after'];
const METHODS = ['GET', 'POST', 'DELETE'];

/** Handles the requests below /bridge, which are all POST, so that browsers state their origin. */
export type Bridge = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

const json = (response: ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

async function bodyOf(request: IncomingMessage) {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error(`the message has ${TOO_LARGE}`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export function bridgeTo(server: Server): Bridge {
  const reach = 'command' in server ? toProcesses(server) : toAddress(server);
  const about = 'command' in server ? [server.command, ...server.args].join(' ') : server.url;
  return async (path, request, response) => {
    if (path === '/about') json(response, 200, { about, isProcess: 'command' in server });
    else await reach(path, request, response);
  };
}

/**
 * Starts a process for each request to /open, whose response has its messages as lines, and ends it with the response.
 */
function toProcesses(server: { command: string; args: string[] }): Bridge {
  const processes = new Map<string, ServerProcess>();
  return async (path, request, response) => {
    if (path !== '/open') {
      const one = processes.get(path.slice(1));
      if (!one) return json(response, 404, { error: 'The server has ended.' });
      await one.send(JSON.parse((await bodyOf(request)).toString()));
      return response.writeHead(204).end();
    }
    if (processes.size >= MOST_PROCESSES) return json(response, 429, { error: 'Too many tabs are connected.' });
    const id = randomBytes(16).toString('hex');
    const one = new ServerProcess(server, spawner());
    const write = (value: unknown) => response.write(`${JSON.stringify(value)}\n`);
    const end = (error?: unknown) => {
      if (!processes.delete(id)) return;
      const reason = reasonOf(error ?? new Error('it has ended'), '', { ...server, code: one.code, junk: one.junk });
      write({ closed: reason, wrote: lastLines(one.errorOutput) });
      response.end();
      void one.close();
    };
    processes.set(id, one);
    response.on('close', () => {
      processes.delete(id);
      void one.close();
    });
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    one.onmessage = (message) => write({ message });
    one.onclose = () => end();
    write({ id });
    await one.start().catch(end);
  };
}

/** Forwards each request to the address, with the method that it names. */
function toAddress({ url, headers }: { url: string; headers: Record<string, string> }): Bridge {
  return async (_, request, response) => {
    const method = String(request.headers['x-method']);
    if (!METHODS.includes(method)) return json(response, 405, { error: 'There is no such method.' });
    const aborted = new AbortController();
    response.on('close', () => aborted.abort());
    const own = Object.entries(request.headers).filter(([name]) => FORWARDED.test(name)) as [string, string][];
    const body = await bodyOf(request);
    try {
      const answer = await fetch(url, {
        method,
        headers: { ...Object.fromEntries(own), ...headers },
        ...(method === 'POST' && { body }),
        // The address is only the one of the command line.
        redirect: 'manual',
        signal: aborted.signal,
      });
      const returned = RETURNED.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      response.writeHead(answer.status, Object.fromEntries(returned));
      if (!answer.body) return response.end();
      return Readable.fromWeb(answer.body as any)
        .on('error', () => response.destroy())
        .pipe(response);
    } catch (error) {
      return response.headersSent || aborted.signal.aborted
        ? response.destroy()
        : json(response, 502, { error: unreachable(new URL(url), error) });
    }
  };
}
