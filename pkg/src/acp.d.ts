import type { ElicitResult, ElicitationServer } from './element.js';
import type { Host } from './mcp.js';

/** The context that the client side of `@agentclientprotocol/sdk` passes to a handler, as far as it is used here. */
export interface ClientContext {
  params: any;
  signal?: AbortSignal;
}

/**
 * Handles `elicitation/create` and `elicitation/complete` of the Agent Client Protocol, versions 1 and 2, for the
 * client side of `@agentclientprotocol/sdk` 2.x. `null` is treated as absent. An unanswerable request is rejected with
 * code -32602 and its diagnostics (`data.diagnostics`; the default), or shown. A question ends when the agent cancels
 * its request, or when the connection closes.
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
    /** The server to show: the agent, or the server whose tool the request's `toolCallId` belongs to. */
    server?: string | ElicitationServer | ((context: ClientContext) => string | ElicitationServer | undefined);
    /** The identity under which the agent's questions are counted; without it, each handler counts separately. */
    client?: object | string;
    unanswerable?: 'show' | 'reject';
  },
): ((context: ClientContext) => Promise<ElicitResult>) & { complete(context: ClientContext): Promise<void> };

/** The `clientCapabilities` that declare elicitation, for `initialize`: `{}` below a mode declares it, `{}` above none. */
export function capabilities(modes?: { form?: boolean; url?: boolean }): { elicitation?: { form?: Record<string, never>; url?: Record<string, never> } };
