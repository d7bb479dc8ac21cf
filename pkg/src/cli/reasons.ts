// Describes in one sentence why the connection to a server failed.

/** The outcome of the last HTTP request. */
export interface LastResponse {
  error?: any;
  status?: number;
  type?: string;
}

const LATE = 'The server does not answer within 30 s.';

/** The error codes for an unknown host. */
const NO_HOST = ['ENOTFOUND', 'EAI_AGAIN'];

/**
 * Explains why a connection failed.
 * @param error the error of the official client
 * @param server what is known about the server
 */
export function reasonOf(
  error: any,
  revision: string,
  server: { url: URL; last: LastResponse } | { command: string; code?: number | null; junk?: string },
): string {
  const known = 'url' in server ? overHttp(server.url, server.last, error) : ofProcess(server, error);
  const otherVersion = /negotiation|protocol version/i.test(String(error?.message));
  const late = error?.code === 'REQUEST_TIMEOUT' ? LATE : undefined;
  const why =
    known ??
    late ??
    (otherVersion
      ? notSpoken(revision)
      : `The connection fails: ${String(error?.message ?? error).replace(/\.?$/, '.')}`);
  const junk = 'junk' in server && server.junk !== undefined ? ` ${junkOf(server.junk)}` : '';
  return why + junk;
}

export const notSpoken = (revision: string) => `The server does not speak ${revision}.`;

export const junkOf = (line: string) =>
  `The server writes to stdout something that is not a message: “${line.slice(0, 200)}”. ` +
  'Other clients will fail on it; log to stderr.';

function ofProcess({ command, code }: { command: string; code?: number | null }, error: any) {
  if (error?.code === 'ENOENT') return `There is no command “${command}”.`;
  if (error?.code === 'EACCES') return `“${command}” may not be run.`;
  if (code !== undefined)
    return `The server ended before it answered (${code === null ? 'by a signal' : `exit code ${code}`}).`;
  return undefined;
}

/** Explains an error of the official client over HTTP. */
function overHttp(url: URL, { error: failed, status = 0, type = '' }: LastResponse, error: any) {
  if (failed) return unreachable(url, failed);
  if (status === 401 || status === 403) return `The server wants a sign-in (${status}): give it with --header.`;
  if (status === 404 || status === 405) return `There is no MCP at ${url.pathname} (${status}).`;
  // A server of another revision answers an unknown request with 400.
  if (status === 400 && /negotiation/i.test(String(error?.message))) return undefined;
  const words = String(error?.data?.text ?? '').trim();
  if (status >= 400) return `The server answers with ${status}${words && !words.startsWith('<') ? `: ${words}` : '.'}`;
  if (status >= 200 && type && !/json|event-stream/.test(type))
    return `There is no MCP at ${url.pathname}: what answers sends ${type.split(';')[0]}.`;
  return undefined;
}

export function unreachable({ origin, hostname, protocol }: URL, failed: any) {
  if (failed.name === 'AbortError' || failed.name === 'TimeoutError') return LATE;
  const cause = failed.cause ?? failed;
  const code = String(cause.code ?? cause.errors?.[0]?.code ?? '');
  if (code === 'ECONNREFUSED') return `Nothing answers at ${origin}.`;
  if (NO_HOST.includes(code)) return `There is no host “${hostname}”.`;
  if (/SSL|TLS|CERT|EPROTO|SELF_SIGNED/.test(code))
    return `The secure connection (${protocol.slice(0, -1)}) to ${origin} fails: ${code}.`;
  return `The connection to ${origin} fails: ${cause.message || code || failed.message}.`;
}
