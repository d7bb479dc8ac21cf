import type { ElicitResult, ElicitationServer } from './element.js';
import type { Host } from './mcp.js';

/** What the client side of `@agentclientprotocol/sdk` passes to a handler, as much as is used here. */
export interface ClientContext {
  params: any;
  signal?: AbortSignal;
}

/**
 * Handles `elicitation/create` and `elicitation/complete` of the Agent Client Protocol, versions 1 and 2, for the client side of
 * `@agentclientprotocol/sdk` 2.x. Where the protocol writes `null`, nothing is there. A request that cannot be answered is rejected
 * with code -32602 and its diagnostics (`data.diagnostics`; the default), or shown. A question ends when the agent cancels its request, or the connection goes.
 *
 * ```js
 * const asked = handler(element, { server: { name: 'agent' } });
 * acp
 *   .client({ name: 'panel' })
 *   .onRequest(acp.methods.client.elicitation.create, asked)
 *   .onNotification(acp.methods.client.elicitation.complete, asked.complete);
 * ```
 */
export function handler(
  host: Host,
  options?: {
    /** Who asks: the agent, or, by the request's `toolCallId`, the server whose tool it runs. */
    server?: string | ElicitationServer | ((context: ClientContext) => string | ElicitationServer | undefined);
    /** What stands for the agent where its questions are counted; without it, each handler counts for itself. */
    client?: object | string;
    unanswerable?: 'show' | 'reject';
  },
): ((context: ClientContext) => Promise<ElicitResult>) & { complete(context: ClientContext): Promise<void> };

/** The `clientCapabilities` that declare elicitation, for `initialize`: `{}` below a mode declares it, `{}` above none. */
export function capabilities(modes?: { form?: boolean; url?: boolean }): { elicitation?: { form?: Record<string, never>; url?: Record<string, never> } };
