// Joins an SDK client and the element.
import { METHOD } from '../../../target/generated/facts.js';
import { endOfCall } from './calls.js';
import { join } from './clock.js';
import { askOptions, claimOf, isModern, requestHandler } from './handlers.js';
import { resolveElement } from './host.js';
import type { SdkClient } from './sdk.js';
import type { AdapterOptions, AttachableClient, Host } from './types.js';

/**
 * Connects an SDK client (v1 or v2) to the element without the checks by which the SDK rejects or strips requests. Call
 * it after `connect()`. The client must have declared {@link capabilities}. Without `options.server`, the server's own
 * name is shown as unverified (`claimed`). On a 2026-07-28 connection, where SDK v2 has no raw handlers, {@link
 * requestHandler} is registered.
 * @returns a function that disconnects the two
 */
export function attach(client: AttachableClient, host: Host, options: AdapterOptions = {}): () => void {
  const { server = () => claimOf(client) } = options;
  const handler = requestHandler(host, { ...options, server, client });
  try {
    (client as SdkClient).assertRequestHandlerCapability?.(METHOD);
  } catch {
    console.error(
      'mcp-elicitation: the client has declared no elicitation, so no server can ask. Add ' +
        "new Client(info, { capabilities: capabilities('2026-07-28') }), with capabilities of mcp-elicitation/mcp.",
    );
  }
  if (isModern(client)) {
    client.setRequestHandler?.(METHOD, handler);
    return () => client.removeRequestHandler?.(METHOD);
  }
  join(client);
  const open: Map<unknown, AbortController> = new Map();
  const stop = hearWithdrawals(client.transport, open);
  const { fallbackRequestHandler: requests, fallbackNotificationHandler: notifications } = client;
  client.removeRequestHandler?.(METHOD);
  client.fallbackRequestHandler = async (request, context) => {
    if (request.method === METHOD) {
      const id = request.id ?? context?.requestId ?? context?.mcpReq?.id;
      const withdrawal = new AbortController();
      open.set(id, withdrawal);
      const signals = [withdrawal.signal, context?.signal, context?.mcpReq?.signal, endOfCall(client)];
      const ends = AbortSignal.any(signals.filter((signal) => signal !== undefined));
      return handler(request, context, ends).finally(() => open.delete(id));
    }
    if (requests) return requests(request, context);
    throw Object.assign(new Error('Method not found'), { code: -32601 });
  };
  client.fallbackNotificationHandler = async (notification) => {
    if (notification.method !== 'notifications/elicitation/complete') return notifications?.(notification);
    const { elicitationId } = notification.params ?? {};
    const elicitOptions = askOptions({ ...options, server, client }, notification, undefined, undefined);
    (await resolveElement(host)).complete?.(elicitationId, { server: elicitOptions.server, client });
  };
  return () => {
    stop();
    client.fallbackRequestHandler = requests;
    client.fallbackNotificationHandler = notifications;
  };
}

/**
 * Aborts the open questions that a server cancels. SDK v1 ignores the cancellation of id 0, the first request of each
 * session.
 */
function hearWithdrawals(transport: AttachableClient['transport'], open: Map<unknown, AbortController>) {
  const before = transport?.onmessage;
  const hear = (message: { method?: string; params?: { requestId?: unknown } } | undefined, ...rest: unknown[]) => {
    if (message?.method === 'notifications/cancelled') open.get(message.params?.requestId)?.abort();
    return before?.call(transport, message, ...rest);
  };
  if (transport) transport.onmessage = hear;
  return () => {
    if (transport?.onmessage === hear) transport.onmessage = before;
  };
}
