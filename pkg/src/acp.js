// `mcp-elicitation/acp`: answers `elicitation/create` of the Agent Client Protocol, versions 1 and 2.
import { resolveElement, serverOf } from './host.js';
import { isObject } from './json.js';

/** @type {typeof import('./acp.js').capabilities} */
export const capabilities = ({ form = true, url = true } = {}) => ({
  ...((form || url) && { elicitation: { ...(form && { form: {} }), ...(url && { url: {} }) } }),
});

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
    const { _meta, ...params } = context.params;
    const asked = element.elicit(
      { ...withoutNulls(params), ...(_meta && { _meta }) },
      { server: asking(context), client, signal: context.signal, unanswerable },
    );
    return asked.catch(refuse);
  };
  /** @param {any} context */
  const complete = async (context) => {
    for (const element of elements) element.complete?.(context.params.elicitationId, { client });
  };
  return Object.assign(create, { complete });
}

/**
 * Makes an error look like zod's, which the SDK reports as -32602 with its `format()`; it turns other errors into
 * internal ones.
 * @param {any} error
 * @returns {never}
 */
function refuse(error) {
  throw error.code === -32602
    ? Object.assign(error, { name: 'ZodError', issues: error.data, format: () => ({ diagnostics: error.data }) })
    : error;
}

/**
 * Removes nulls from a request; in this protocol they mean the same as absence.
 * @param {any} value
 * @returns {any}
 */
function withoutNulls(value) {
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(
    members.map(([name, member]) => [name, Array.isArray(member) ? member.map(withoutNulls) : withoutNulls(member)]),
  );
}
