// Handlers of `elicitation/create`, as MCP clients take them.
import { atQuestion } from './clock.js';
import { resolveElement, serverOf, type Asker } from './host.js';
import type { ElicitOptions, ElicitParams, ElicitResult, ElicitationServer } from '../rounds/types.js';
import type { Context, SdkClient, ServerMessage } from './sdk.js';
import type { AdapterOptions, Always, HandlerContext, Host } from './types.js';

/** @internal True from the first revision on in which servers put requests into their results. */
export const isModern = (client: Pick<SdkClient, 'getNegotiatedProtocolVersion'>) =>
  (client.getNegotiatedProtocolVersion?.() ?? '') >= '2026-07-28';

/** @internal Returns the server's own name, which is an unverified claim. */
export function claimOf(client: Pick<SdkClient, 'getServerVersion'>): ElicitationServer | undefined {
  const { name, title } = client.getServerVersion?.() ?? {};
  return name ? { name, ...(title && { title }), claimed: true } : undefined;
}

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

/** Returns the params of a request, which may be its params alone. */
const paramsOf = (request: unknown) => Object((request as { params?: unknown } | undefined)?.params ?? request);

/** @internal Returns the word by which a server remembers an approval, if it takes one. */
export function persistOf(request: unknown): string | undefined {
  const offered = [paramsOf(request)._meta?.persist ?? []].flat();
  return ['always', 'session'].find((one) => offered.includes(one));
}

/** @internal Asks. If the server takes an approval to remember, the card offers that in the host's words. */
export async function ask(
  target: Asker,
  request: unknown,
  options: ElicitOptions,
  always?: Always,
): Promise<ElicitResult> {
  const { message, requestedSchema, _meta } = paramsOf(request);
  const persist = persistOf(request);
  const hasFields = Object.keys(requestedSchema?.properties ?? {}).length > 0;
  if (!always || !persist || hasFields || !target.elicitAll) return target.elicit(request as ElicitParams, options);
  const { approvalInquiry } = await import('./approval.js');
  const { tool_title: tool, tool_params: args } = _meta;
  const words = typeof always === 'function' ? always({ tool, args }) : always;
  const { steps, answer } = approvalInquiry({ text: message, args, allows: ['approve', 'reject'] }, words);
  const [{ params, approval }] = steps;
  const results = await target.elicitAll({ 0: params as ElicitParams }, { ...options, approvals: [approval] });
  const verdict = answer([results[0]]);
  if (verdict?.decision === 'approve')
    return { action: 'accept', content: {}, ...(verdict.always && { _meta: { persist } }) };
  return { action: verdict ? 'decline' : 'cancel' };
}

/**
 * Creates a handler of `elicitation/create` for SDK v1 and v2, AI SDK and Cloudflare agents. It rejects an unanswerable
 * request with -32602, for which AI SDK sends -32603. Both SDKs check and strip the request before it runs, which
 * {@link attach} avoids.
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
      return await atQuestion(options.client, target, () => ask(target, request, elicitOptions, options.always));
    } finally {
      end?.();
    }
  };
}

/** The interval of progress notifications, well within the minute that SDKs allow for a request. */
const INTERVAL = 15_000;

/** Notifies a server that asked for progress, so that it keeps waiting. Returns a function that ends it. */
function reportProgress(request: ServerMessage, context: Context | undefined): (() => void) | undefined {
  const { progressToken } = paramsOf(request)._meta ?? {};
  const notify = context?.sendNotification ?? context?.mcpReq?.notify;
  if (progressToken === undefined || !notify) return;
  let progress = 0;
  const timer = setInterval(async () => {
    try {
      await notify({ method: 'notifications/progress', params: { progressToken, progress: ++progress } });
    } catch {
      // A closed connection ends the question by its signal.
    }
  }, INTERVAL);
  return () => clearInterval(timer);
}

/** The members that SDKs of agents add to a server's params: Claude's, GitHub Copilot's and Codex'. */
const OF_SDK = 'serverName title displayName description sessionId elicitationSource threadId turnId'.split(' ');

/**
 * Creates a handler of bare params, for mcp-use (`(params)`), Mastra (`({params, signal})`), `onElicitation` of the
 * Claude Agent SDK and `onElicitationRequest` of the GitHub Copilot SDK. A question that comes again with the same
 * `requestId`, because the page has joined a session in which it is open, is asked once.
 */
export function paramsHandler(
  host: Host,
  options: AdapterOptions = {},
): (
  anyContext: ElicitParams | { params: unknown; signal?: AbortSignal },
  context?: { server?: string | ElicitationServer; signal?: AbortSignal; requestId?: string },
) => Promise<ElicitResult> {
  const open: Map<string, Promise<ElicitResult>> = new Map();
  return async (request, context) => {
    const target = await resolveElement(host);
    const again = open.get(context?.requestId ?? '');
    if (again) return again;
    const { params, signal } = request as { params?: ElicitParams; signal?: AbortSignal };
    const elicitOptions = askOptions(options, request, context, context?.signal ?? (params ? signal : undefined));
    elicitOptions.server ??= serverOf(context?.server);
    const own = Object.entries(request).filter(([name]) => !OF_SDK.includes(name));
    const answer = ask(target, params ?? Object.fromEntries(own), elicitOptions, options.always);
    if (context?.requestId) open.set(context.requestId, answer);
    return answer.finally(() => open.delete(context?.requestId ?? ''));
  };
}
