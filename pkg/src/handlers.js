// Handlers of `elicitation/create` for MCP clients, and the facts that they read from client and server.
import { atQuestion } from './clock.js';
import { resolveElement, serverOf } from './host.js';

// The server at the other end of an MCP client.

/** The first revision in which servers put requests into their results. */
const IN_RESULTS = '2026-07-28';

/** @param {any} client */
export const isModern = (client) => (client.getNegotiatedProtocolVersion?.() ?? '') >= IN_RESULTS;

/**
 * Returns the server's own name, which is an unverified claim.
 * @param {any} client
 * @returns {import('./element.js').ElicitationServer | undefined}
 */
export function claimOf(client) {
  const { name, title } = client.getServerVersion?.() ?? {};
  return name ? { name, ...(title && { title }), claimed: true } : undefined;
}

// Handlers of `elicitation/create`, as MCP clients take them.

/** The interval of progress notifications to a server, well within the minute that SDKs allow for a request. */
const PROGRESS = 15_000;

/**
 * @param {import('./mcp.js').AdapterOptions & { client?: object }} options
 * @param {any} request
 * @param {any} context
 * @param {AbortSignal} [end] ends this question, as the client knows
 */
export function askOptions({ server, client, signal, unanswerable = 'reject' }, request, context, end) {
  const own = typeof signal === 'function' ? signal(request, context) : signal;
  return {
    server: serverOf(typeof server === 'function' ? server(request, context) : server),
    ...(client && { client }),
    signal: own && end ? AbortSignal.any([own, end]) : (own ?? end),
    unanswerable,
  };
}

/** @type {(host: import('./mcp.js').Host, options?: import('./mcp.js').AdapterOptions & { client?: object }) => (request: any, context?: any, signal?: AbortSignal) => Promise<any>} */
export function requestHandler(host, options = {}) {
  return async (request, context, signal) => {
    const target = await resolveElement(host);
    const end = options.progress ? reportProgress(request, context) : undefined;
    try {
      const asked = askOptions(options, request, context, signal ?? context?.signal ?? context?.mcpReq?.signal);
      return await atQuestion(options.client, target, () => target.elicit(request, asked));
    } finally {
      end?.();
    }
  };
}

/** @type {typeof import('./mcp.js').paramsHandler} */
export function paramsHandler(host, options = {}) {
  return async (request, context) => {
    const target = await resolveElement(host);
    const { params, signal } = /** @type {any} */ (request);
    const asked = askOptions(options, request, context, context?.signal ?? (params ? signal : undefined));
    asked.server ??= serverOf(context?.server);
    return target.elicit(params ?? request, asked);
  };
}

/**
 * Notifies a server that asked for progress that the user is active, so that it keeps waiting.
 * @param {any} request
 * @param {any} context
 * @returns {(() => void) | undefined} ends it
 */
function reportProgress(request, context) {
  const { progressToken } = request?.params?._meta ?? {};
  const notify = context?.sendNotification ?? context?.mcpReq?.notify;
  if (progressToken === undefined || !notify) return;
  let progress = 0;
  const timer = setInterval(async () => {
    try {
      await notify({ method: 'notifications/progress', params: { progressToken, progress: ++progress } });
    } catch {
      // A closed connection ends the question by its signal.
    }
  }, PROGRESS);
  return () => clearInterval(timer);
}
