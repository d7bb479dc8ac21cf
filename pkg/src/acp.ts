// `mcp-elicitation/acp`: answers questions of the Agent Client Protocol.
import { capabilities as capabilitiesOf } from './clients/capabilities.js';
import { cardsOf } from './clients/cards.js';
import { resolveElement, serverOf } from './clients/host.js';
import { isObject } from './rounds/json.js';
import type { Host } from './clients/types.js';
import type { ElicitOptions, ElicitResult, ElicitationServer } from './rounds/types.js';

/** The context that the client side of `@agentclientprotocol/sdk` passes to a handler. */
export interface ClientContext {
  params: any;
  signal?: AbortSignal;
}

/**
 * The `clientCapabilities` that declare elicitation, for `initialize`: `{}` below a mode declares it, `{}` above none.
 */
export const capabilities = (modes?: { form?: boolean; url?: boolean }): ReturnType<typeof capabilitiesOf> =>
  capabilitiesOf('2025-11-25', modes);

/**
 * Handles `elicitation/create` and `elicitation/complete` of the Agent Client Protocol, versions 1 and 2, for the
 * client side of `@agentclientprotocol/sdk` 2.x. An unanswerable request is rejected with code -32602 and its
 * diagnostics (`data.diagnostics`; the default), or shown.
 */
export function handler(
  host: Host,
  {
    server,
    client = {},
    unanswerable = 'reject',
  }: {
    /** The server to show: the agent, or the server whose tool the request's `toolCallId` belongs to. */
    server?: string | ElicitationServer | ((context: ClientContext) => string | ElicitationServer | undefined);
  } & Pick<ElicitOptions, 'client' | 'unanswerable'> = {},
): ((context: ClientContext) => Promise<ElicitResult>) & { complete(context: ClientContext): Promise<void> } {
  const cards = cardsOf(() => resolveElement(host));
  const askerOf = (context: ClientContext) => serverOf(typeof server === 'function' ? server(context) : server);
  const create = async (context: ClientContext) => {
    const element = await cards.card();
    const { _meta, ...params } = context.params;
    const answer = element.elicit(
      { ...withoutNulls(params), ...(_meta && { _meta }) },
      { server: askerOf(context), client, signal: context.signal, unanswerable },
    );
    return answer.catch((error) => {
      // The SDK reports an error that looks like zod's as -32602 with its `format()`, and others as internal ones.
      const { code, data } = error;
      const format = () => ({ diagnostics: data });
      throw code === -32602 ? Object.assign(error, { name: 'ZodError', issues: data, format }) : error;
    });
  };
  const complete = async ({ params }: ClientContext) => cards.complete(params.elicitationId, { client });
  return Object.assign(create, { complete });
}

/** Removes nulls from a request; in this protocol they mean the same as absence. */
function withoutNulls<T>(value: T): T {
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(
    members.map(([name, member]) => [name, Array.isArray(member) ? member.map(withoutNulls) : withoutNulls(member)]),
  ) as T;
}
