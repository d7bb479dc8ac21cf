// Joins an SDK client and the element without the checks by which an SDK rejects or strips requests.
import { METHOD } from '../../target/generated/facts.js';
import { endOfCall } from './calls.js';
import { join } from './clock.js';
import { askOptions, claimOf, isModern, requestHandler } from './handlers.js';
import { resolveElement } from './host.js';

const CANCELLED = 'notifications/cancelled';
const COMPLETE = 'notifications/elicitation/complete';

/** @type {typeof import('./mcp.js').attach} */
export function attach(client, host, options = {}) {
  const { server = () => claimOf(client) } = options;
  const handler = requestHandler(host, { ...options, server, client });
  if (isModern(client)) {
    client.setRequestHandler?.(METHOD, handler);
    return () => client.removeRequestHandler?.(METHOD);
  }

  join(client);
  const withdrawals = hearWithdrawals(client.transport);
  const { fallbackRequestHandler: requests, fallbackNotificationHandler: notifications } = client;
  client.removeRequestHandler?.(METHOD);
  client.fallbackRequestHandler = async (request, context) => {
    if (request.method === METHOD) {
      const id = request.id ?? context?.requestId ?? context?.mcpReq?.id;
      const signals = [context?.signal, context?.mcpReq?.signal, endOfCall(client)];
      return withdrawals.during(id, signals, (signal) => handler(request, context, signal));
    }
    if (requests) return requests(request, context);
    throw Object.assign(new Error('Method not found'), { code: -32601 });
  };
  client.fallbackNotificationHandler = async (notification) => {
    if (notification.method !== COMPLETE) return notifications?.(notification);
    const { elicitationId } = notification.params ?? {};
    const asked = askOptions({ ...options, server, client }, notification, undefined, undefined);
    /** @type {any} */ (await resolveElement(host)).complete?.(elicitationId, { server: asked.server, client });
  };
  return () => {
    withdrawals.stop();
    client.fallbackRequestHandler = requests;
    client.fallbackNotificationHandler = notifications;
  };
}

/**
 * Watches which of its requests a server cancels. SDK v1 ignores the cancellation of id 0, the first request of each
 * session.
 * @param {any} transport
 */
function hearWithdrawals(transport) {
  /** @type {Map<unknown, AbortController>} */
  const open = new Map();
  const before = transport?.onmessage;
  /** @param {any} message @param {any[]} rest */
  const hear = (message, ...rest) => {
    if (message?.method === CANCELLED) open.get(message.params?.requestId)?.abort();
    return before?.call(transport, message, ...rest);
  };
  if (transport) transport.onmessage = hear;
  return {
    /**
     * @template T
     * @param {unknown} id
     * @param {(AbortSignal | undefined)[]} signals what else ends it
     * @param {(signal: AbortSignal) => Promise<T>} ask
     */
    async during(id, signals, ask) {
      const controller = new AbortController();
      open.set(id, controller);
      const all = /** @type {AbortSignal[]} */ ([controller.signal, ...signals].filter(Boolean));
      try {
        return await ask(AbortSignal.any(all));
      } finally {
        open.delete(id);
      }
    },
    stop() {
      if (transport?.onmessage === hear) transport.onmessage = before;
    },
  };
}
