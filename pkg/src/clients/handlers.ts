// Handlers of `elicitation/create` for MCP clients, and the facts that they read from client and server.
import { atQuestion } from './clock.js';
import { resolveElement, serverOf } from './host.js';
import { reportProgress } from './progress.js';
import type { ElicitParams, ElicitResult, ElicitationServer } from '../rounds/types.js';
import type { Context, SdkClient, ServerMessage } from './sdk.js';
import type { AdapterOptions, HandlerContext, Host } from './types.js';

// The server at the other end of an MCP client.

/** The first revision in which servers put requests into their results. */
const IN_RESULTS = '2026-07-28';

/** @internal */
export const isModern = (client: Pick<SdkClient, 'getNegotiatedProtocolVersion'>) =>
  (client.getNegotiatedProtocolVersion?.() ?? '') >= IN_RESULTS;

/**
 * Returns the server's own name, which is an unverified claim.
 * @internal
 */
export function claimOf(client: Pick<SdkClient, 'getServerVersion'>): ElicitationServer | undefined {
  const { name, title } = client.getServerVersion?.() ?? {};
  return name ? { name, ...(title && { title }), claimed: true } : undefined;
}

// Handlers of `elicitation/create`, as MCP clients take them.

/**
 * @param end the client's own signal for this question
 * @internal
 */
export function askOptions(
  { server, client, signal, deliver, unanswerable = 'reject' }: AdapterOptions,
  request: unknown,
  context: unknown,
  end?: AbortSignal,
) {
  const own = typeof signal === 'function' ? signal(request, context) : signal;
  return {
    server: serverOf(typeof server === 'function' ? server(request, context) : server),
    ...(client && { client }),
    ...(deliver && { deliver }),
    signal: own && end ? AbortSignal.any([own, end]) : (own ?? end),
    unanswerable,
  };
}

/**
 * Creates a handler of `elicitation/create` for SDK v1 and v2, AI SDK and Cloudflare agents. It rejects an unanswerable
 * request with an error of code -32602, which SDK v1 and v2 and Cloudflare agents forward; AI SDK sends -32603 instead.
 *
 * Both SDKs check and strip the request before such a handler runs: see {@link attach} and {@link answerRounds}.
 *
 * ```js
 * client.setRequestHandler('elicitation/create', requestHandler(element)); // v2
 * client.setRequestHandler(ElicitRequestSchema, requestHandler(element)); // v1
 * ```
 */
export function requestHandler(
  host: Host,
  options: AdapterOptions = {},
): (request: { params?: unknown }, context?: HandlerContext, signal?: AbortSignal) => Promise<ElicitResult> {
  return async (request: ServerMessage, anyContext, signal) => {
    const context = anyContext as Context | undefined;
    const target = await resolveElement(host);
    const end = options.progress ? reportProgress(request, context) : undefined;
    try {
      const elicitOptions = askOptions(options, request, context, signal ?? context?.signal ?? context?.mcpReq?.signal);
      return await atQuestion(options.client, target, () => target.elicit(request as ElicitParams, elicitOptions));
    } finally {
      end?.();
    }
  };
}

/** Creates a handler of bare params, for mcp-use (`(params)`) and Mastra (`({params, signal})`). */
export function paramsHandler(
  host: Host,
  options: AdapterOptions = {},
): (
  anyContext: ElicitParams | { params: unknown; signal?: AbortSignal },
  context?: { server?: string | ElicitationServer; signal?: AbortSignal },
) => Promise<ElicitResult> {
  return async (request, context) => {
    const target = await resolveElement(host);
    const { params, signal } = request as { params?: ElicitParams; signal?: AbortSignal };
    const elicitOptions = askOptions(options, request, context, context?.signal ?? (params ? signal : undefined));
    elicitOptions.server ??= serverOf(context?.server);
    return target.elicit(params ?? (request as ElicitParams), elicitOptions);
  };
}
