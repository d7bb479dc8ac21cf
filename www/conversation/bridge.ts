// The page's side of the bridge of `mcp-elicitation playground`: it reaches the server of the author, which the command
// has started.
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';

const KEY = 'mcp-elicitation-playground-bridge';

/** Takes the token out of the address, where a shared link would reveal it; this tab keeps it. */
function takeToken() {
  const token = /^#bridge=([\w-]+)$/.exec(location.hash)?.[1];
  try {
    if (token) sessionStorage.setItem(KEY, token);
    return token ?? sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return token;
  } finally {
    if (token) history.replaceState(null, '', location.pathname + location.search);
  }
}

const token = takeToken();

const post = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('x-bridge-token', token ?? '');
  return fetch(`bridge${path}`, { ...init, method: 'POST', headers });
};

/** The server behind the bridge. */
export interface Behind {
  /** The command or the address. */
  about: string;
  isProcess: boolean;
}

/**
 * Returns the server behind the bridge, if the page is served by the command.
 * @throws an error with a message for the user if the command has ended
 */
export async function behindBridge(): Promise<Behind | undefined> {
  if (!token) return undefined;
  const response = await post('/about').catch(() => undefined);
  if (response?.ok) return response.json();
  throw new Error('The command that served this page has ended or was started again. Open the address that it prints.');
}

/** Sends the requests of Streamable HTTP through the bridge. */
export const fetchByBridge: typeof fetch = async (_, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set('x-method', init.method ?? 'GET');
  const response = await post('/http', { body: init.body ?? null, signal: init.signal ?? null, headers });
  if (response.status === 502) throw new Error((await response.json()).error);
  return response;
};

/** A transport to a process: a response has its messages as lines. */
export class BridgeTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport['onmessage'];
  /** These two members tell the official client that the server is a process. */
  pid = 0;
  stderr = null;
  /** The reason of the end, with what the server wrote. */
  reason = '';
  #end = new AbortController();
  #id = '';
  #ended = Promise.resolve();

  async start() {
    const response = await post('/open', { signal: this.#end.signal });
    if (!response.ok || !response.body) throw new Error((await response.json()).error);
    const lines = this.#lines(response.body);
    this.#take((await lines.next()).value);
    this.#ended = this.#read(lines);
  }

  async *#lines(body: ReadableStream<Uint8Array>) {
    const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
    let rest: string[] = [];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const [first, ...more] = part.value.split('\n');
      rest.push(first);
      for (const next of more) {
        yield rest.join('');
        rest = [next];
      }
    }
  }

  async #read(lines: AsyncGenerator<string>) {
    try {
      for await (const line of lines) this.#take(line);
    } catch (error) {
      if (!this.#end.signal.aborted) this.onerror?.(error as Error);
    }
    this.onclose?.();
  }

  #take(line: string | void) {
    const { id, message, closed, wrote } = JSON.parse(line || '{}');
    if (id) this.#id = id;
    if (message) this.onmessage?.(message);
    if (closed) this.reason = wrote ? `${closed} It wrote:\n${wrote}` : closed;
  }

  async send(message: JSONRPCMessage) {
    const response = await post(`/${this.#id}`, { body: JSON.stringify(message) });
    if (response.ok) return;
    await this.#ended;
    throw new Error(this.reason);
  }

  async close() {
    this.#end.abort();
    this.onclose?.();
  }
}
