// Connects to a server by the official client.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { capabilities } from '../clients/capabilities.js';
import { START, Session, within, type Wire } from './client.js';
import { CommandError, version } from './command.js';
import { isAddress, limited } from './input.js';
import { ServerProcess, type Spawn } from './process.js';
import { reasonOf, type LastResponse } from './reasons.js';
import type { ClientCapabilities } from '@modelcontextprotocol/client';
import type { Revision } from 'mcp-elicitation/lint';

export type Server = { command: string; args: string[] } | { url: string; headers: Record<string, string> };

const CLIENT = '@modelcontextprotocol/client';

/** Loads the official client next to this package, or else that of the project. */
function official(): (typeof import('@modelcontextprotocol/client') & { spawn: Spawn }) | undefined {
  for (const from of [import.meta.url, path.join(process.cwd(), 'package.json')]) {
    try {
      const require = createRequire(from);
      // The client's own package to start processes: on Windows, Node alone cannot start `npx`.
      return { ...require(CLIENT), spawn: createRequire(require.resolve(CLIENT))('cross-spawn') };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

/** Starts processes: by the official client's package if it is there. */
export const spawner = (): Spawn => official()?.spawn ?? spawn;

/** Reads the server from the arguments of a subcommand. */
export function serverOf(name: string, positionals: string[], behind: string[], headers: string[] = []): Server {
  const [command, ...args] = behind;
  if (command !== undefined && positionals.length === 0) return { command, args };
  const [url] = positionals;
  if (positionals.length !== 1 || !isAddress(url) || behind.length > 0)
    throw new CommandError(`${name} needs a server: \`${name} URL\`, or \`${name} -- COMMAND…\`.`);
  const pairs = headers.map((header) => {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(header) ?? [];
    if (!name) throw new CommandError(`--header is 'NAME: VALUE', not ${header}.`);
    return [name, value];
  });
  return { url, headers: Object.fromEntries(pairs) };
}

/** A failed connection to a server; the message has the reason. */
export class NoConnection extends Error {
  /** The end of the server's standard error. */
  errorOutput: string;
  constructor(reason: string, errorOutput: string) {
    super(reason);
    this.errorOutput = errorOutput;
  }
}

/** Creates a `fetch` that records the result of the last request, and limits the size of bodies. */
const recordingFetch =
  (last: LastResponse, fails: (error: Error) => void) =>
  async (...request: Parameters<typeof fetch>) => {
    try {
      const response = await fetch(...request);
      Object.assign(last, {
        error: undefined,
        status: response.status,
        type: response.headers.get('content-type') ?? '',
      });
      return limited(response, (error) => fails((last.error = error)));
    } catch (error) {
      last.error = error;
      throw error;
    }
  };

/** Connects in one revision; without `able`, as a client that declares no elicitation. */
export async function connect(server: Server, revision: Revision, able = true) {
  const sdk = official();
  if (!sdk) throw new CommandError(`test needs the official client: npm install --save-dev ${CLIENT}`);
  const { Client, StreamableHTTPClientTransport, spawn } = sdk;
  const modern = revision >= '2026';
  const client = new Client(
    { name: 'mcp-elicitation', title: 'mcp-elicitation test', version: version() },
    {
      capabilities: (able ? capabilities(revision) : {}) as ClientCapabilities,
      ...(modern
        ? { versionNegotiation: { mode: { pin: revision }, probe: { timeoutMs: START / 2 } } }
        : { supportedProtocolVersions: [revision] }),
      inputRequired: { maxRounds: Number.MAX_SAFE_INTEGER },
    },
  );
  const last: LastResponse = {};
  let fails: (error: Error) => void = () => {};
  // The official client waits for an answer after a body has failed.
  const failed = new Promise<never>((_, reject) => (fails = reject));
  failed.catch(() => {});
  const transport: Wire =
    'command' in server
      ? new ServerProcess(server, spawn)
      : new StreamableHTTPClientTransport(new URL(server.url), {
          requestInit: { headers: server.headers },
          fetch: recordingFetch(last, fails),
        });
  const session = new Session(client, transport, revision, able);
  try {
    await within(Promise.race([client.connect(transport, { timeout: START }), failed]), START);
    // From 2026-07-28, this is the first message to the process, so its start must not count as time of a call.
    await session.tools().catch(() => {});
  } catch (error) {
    const evidence =
      'command' in server
        ? { command: server.command, code: transport.code, junk: transport.junk }
        : { url: new URL(server.url), last };
    const reason = reasonOf(error, revision, evidence);
    await session.close();
    throw new NoConnection(reason, session.errorOutput);
  }
  session.listen();
  return session;
}
