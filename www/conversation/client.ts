// The official client, connected to a server in the page or to a real one. It reports every message, and explains
// failures.
import {
  Client,
  type JSONRPCMessage,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { capabilities } from 'mcp-elicitation/mcp';
import { BridgeTransport, fetchByBridge, type Behind } from './bridge.js';
import type { Revision } from 'mcp-elicitation/validate';

export type Hear = (direction: 'sent' | 'received', message: JSONRPCMessage) => void;

const INFO = { name: 'mcp-elicitation-playground', title: 'mcp-elicitation playground', version: '1.0.0' };
/** A placeholder: requests to it go to the handler in the page. */
const IN_PAGE = new URL('http://playground.invalid/mcp');
const START = 20_000;

/** Reports each message of a transport once, whatever other listeners there are. */
function observe(transport: Transport, hear: Hear) {
  const messages = new WeakSet<JSONRPCMessage>();
  const once = (direction: 'sent' | 'received', message: JSONRPCMessage) => {
    if (!messages.has(message)) hear(direction, message);
    messages.add(message);
  };
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    once('sent', message);
    return send(message, options);
  };
  let listener = transport.onmessage;
  Object.defineProperty(transport, 'onmessage', {
    get: () => listener,
    set(next: Transport['onmessage']) {
      listener =
        next &&
        ((message, ...rest) => {
          once('received', message);
          return next(message, ...rest);
        });
    },
  });
  return transport;
}

/** Returns the options of a client that speaks one revision alone. */
const versions = (revision: Revision) =>
  revision >= '2026' ? { versionNegotiation: { mode: { pin: revision } } } : { supportedProtocolVersions: [revision] };

export async function connectInPage(revision: Revision, hear: Hear) {
  const { byRequests, byRounds } = await import('./servers.js');
  const rounds = revision === '2026-07-28';
  const client = new Client(INFO, { capabilities: capabilities(revision), ...versions(revision) });
  const answer = rounds ? byRounds() : undefined;
  const transport = answer
    ? new StreamableHTTPClientTransport(IN_PAGE, { fetch: (url, init) => answer(new Request(url, init)) })
    : await byRequests();
  await client.connect(observe(transport, hear));
  return client;
}

/**
 * Reads headers from lines of the form `Name: value`.
 * @throws an error with a message for the user
 */
export function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, name, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
    try {
      if (name === undefined) throw new TypeError();
      headers.append(name.trim(), value.trim());
    } catch {
      throw new Error(`“${line}” is not a header. Write it like Authorization: Bearer …`);
    }
  }
  return headers;
}

/**
 * Connects to a Streamable HTTP server.
 * @param headers the headers of each request, as `headersOf` reads them
 * @throws an error with a message for the user
 */
export async function connectTo(address: string, headers: string, hear: Hear) {
  let url;
  try {
    url = new URL(address);
  } catch {
    throw new Error('This is not an address. Enter one like http://localhost:3000/mcp.');
  }
  const requestInit = { headers: headersOf(headers) };
  if (!/^https?:$/.test(url.protocol)) throw new Error('The address must begin with http: or https:.');
  const client = new Client(INFO, { capabilities: capabilities('2026-07-28'), versionNegotiation: { mode: 'auto' } });
  try {
    await client.connect(observe(new StreamableHTTPClientTransport(url, { requestInit }), hear), { timeout: START });
    return client;
  } catch (error) {
    await client.close().catch(() => {});
    throw new Error(await inWords(error, url));
  }
}

/**
 * Connects to the server behind the bridge.
 * @param revision the revision of the protocol; without it, the newest that the server speaks
 */
export async function connectBehind({ isProcess }: Behind, revision: Revision | undefined, hear: Hear) {
  const negotiation = revision ? versions(revision) : { versionNegotiation: { mode: 'auto' as const } };
  const client = new Client(INFO, { capabilities: capabilities(revision ?? '2026-07-28'), ...negotiation });
  const transport = isProcess
    ? new BridgeTransport()
    : new StreamableHTTPClientTransport(new URL('bridge/http', location.href), { fetch: fetchByBridge });
  try {
    await client.connect(observe(transport, hear), { timeout: START });
    return client;
  } catch (error) {
    await client.close().catch(() => {});
    throw new Error(('reason' in transport && transport.reason) || (error as Error).message);
  }
}

/** Explains why a connection failed. */
async function inWords(error: any, url: URL) {
  const status = error?.status ?? error?.data?.status ?? error?.code;
  if (status === 401 || status === 403)
    return (
      `The server requires a sign-in (${status}). Add it to the headers, ` +
      'such as Authorization: Bearer …, or start the server without sign-in.'
    );
  if (status === 404 || status === 405)
    return `The server responds, but not with MCP at ${url.pathname} (${status}). The path is often /mcp.`;
  if (typeof status === 'number' && status >= 400) return `The server answers with ${status}. ${error.message}`;
  const local = /^(localhost|127\.|\[::1\])/.test(url.host);
  if (location.protocol === 'https:' && url.protocol === 'http:' && !local)
    return (
      'A page on https: may not connect to a server on http: elsewhere. ' +
      'Serve the server over https:, or run the playground yourself.'
    );
  // A page cannot see why a request failed, but a request without CORS shows if a server is there.
  const there = await fetch(url, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  );
  if (!there) return `Nothing answers at ${url.origin}. Is the server running, and does it speak Streamable HTTP?`;
  if (!/fetch|network|load/i.test(`${error?.message} ${error?.cause?.message ?? ''}`))
    return `The server responds, but the connection failed: ${error.message}`;
  return (
    'The server responds, but does not allow requests from this page (CORS). ' +
    `It must answer with “Access-Control-Allow-Origin: ${location.origin}”, ` +
    'allow the headers content-type, authorization, last-event-id, those that begin with mcp- and those above, ' +
    'and expose mcp-session-id.'
  );
}
