// `mcp-elicitation/acp`: what an agent of the Agent Client Protocol asks by `elicitation/create`, versions 1 and 2.
import { resolveElement, serverOf } from './host.js';
import { isObject } from './json.js';

/** @type {typeof import('./acp.js').capabilities} */
export const capabilities = ({ form = true, url = true } = {}) => ({ ...((form || url) && { elicitation: { ...(form && { form: {} }), ...(url && { url: {} }) } }) });

/** @type {typeof import('./acp.js').handler} */
export function handler(host, { server, client = {}, unanswerable = 'reject' } = {}) {
  /** @type {Set<any>} */
  const elements = new Set();
  const asking = (/** @type {any} */ context) => serverOf(typeof server === 'function' ? server(context) : server);
  /** @param {any} context */
  const create = async (context) => {
    const element = /** @type {any} */ (await resolveElement(host));
    for (const before of elements) if (before.isConnected === false) elements.delete(before);
    elements.add(element);
    const { requestedSchema, ...params } = context.params;
    return element.elicit(
      { ...params, ...(requestedSchema != null && { requestedSchema: withoutNulls(requestedSchema) }) },
      { server: asking(context), client, signal: context.signal, unanswerable },
    );
  };
  /** @param {any} context */
  const complete = async (context) => {
    for (const element of elements) element.complete?.(context.params.elicitationId, { server: asking(context), client });
  };
  return Object.assign(create, { complete });
}

/**
 * A schema without its nulls, which in this protocol say nothing.
 * @param {any} schema
 * @returns {any}
 */
function withoutNulls(schema) {
  if (!isObject(schema)) return schema;
  const members = Object.entries(schema).filter(([, value]) => value !== null);
  return Object.fromEntries(members.map(([name, value]) => [name, Array.isArray(value) ? value.map(withoutNulls) : withoutNulls(value)]));
}
