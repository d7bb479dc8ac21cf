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
    return element.elicit(withoutNulls(context.params), { server: asking(context), client, signal: context.signal, unanswerable });
  };
  /** @param {any} context */
  const complete = async (context) => {
    for (const element of elements) element.complete?.(context.params.elicitationId, { server: asking(context), client });
  };
  return Object.assign(create, { complete });
}

/**
 * What is asked without its nulls, which in this protocol say nothing.
 * @param {any} value
 * @returns {any}
 */
function withoutNulls(value) {
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, Array.isArray(member) ? member.map(withoutNulls) : withoutNulls(member)]));
}
