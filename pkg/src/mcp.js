// `mcp-elicitation/mcp`: from MCP clients to the element and back. No dependency, no DOM: what is typed by its shape fits
// SDK v1 and v2, AI SDK, Cloudflare agents, mcp-use, LangChain and Mastra.

/** @typedef {import('./mcp.js').AdapterOptions} AdapterOptions */

import { askerOf } from './asker.js';

export { createRelay, relayHandler } from './relay.js';

const METHOD = 'elicitation/create';
const COMPLETE = 'notifications/elicitation/complete';
/** The first revision in which servers send no requests, but ask in their results. */
const IN_RESULTS = '2026-07-28';

/** @param {any} server a name, or who it is @returns {import('./element.js').ElicitationServer | undefined} */
const serverOf = (server) => (typeof server === 'string' ? { name: server } : server?.name ? server : undefined);

/**
 * @param {AdapterOptions} options
 * @param {any} request
 * @param {any} context
 * @param {AbortSignal | undefined} signal
 */
const askOptions = ({ server, unanswerable = 'reject' }, request, context, signal) => ({
  server: serverOf(typeof server === 'function' ? server(request, context) : server),
  signal,
  unanswerable,
});

/** @type {typeof import('./mcp.js').requestHandler} */
export function requestHandler(host, options = {}) {
  return async (request, context, signal) => {
    const asker = await askerOf(host);
    const extra = /** @type {any} */ (context);
    const given = signal ?? extra?.signal ?? extra?.mcpReq?.signal;
    const asked = askOptions(options, request, context, given);
    // Cloudflare names the server it speaks for.
    asked.server ??= serverOf(context);
    return asker.elicit(/** @type {any} */ (request), asked);
  };
}

/** @type {typeof import('./mcp.js').paramsHandler} */
export function paramsHandler(host, options = {}) {
  return async (given, context) => {
    const asker = await askerOf(host);
    const { params, signal } = /** @type {any} */ (given);
    const asked = askOptions(options, given, context, context?.signal ?? (params ? signal : undefined));
    asked.server ??= serverOf(context?.server);
    return asker.elicit(params ?? given, asked);
  };
}

/** @type {typeof import('./mcp.js').answerInputRequests} */
export async function answerInputRequests(host, inputRequests, { server, signal, unanswerable = 'reject' } = {}) {
  const asker = /** @type {any} */ (await askerOf(host));
  return asker.elicitAll(inputRequests, { server: serverOf(server), signal, unanswerable });
}

/** @type {typeof import('./mcp.js').answerRounds} */
export async function answerRounds(request, host, { others, maxRounds = 10, ...options } = {}) {
  /** @type {any} */
  let result = await request({});
  for (let round = 0; result?.resultType === 'input_required'; round++) {
    if (round === maxRounds) throw new Error(`Input was still required after ${maxRounds} rounds`);
    const { inputRequests = {} } = result;
    /** @type {[string, unknown][]} */
    const answers = Object.entries(await answerInputRequests(host, inputRequests, options));
    for (const [key, entry] of Object.entries(/** @type {Record<string, import('./element.js').ElicitRequest>} */ (inputRequests))) {
      if (answers.some(([answered]) => answered === key)) continue;
      if (!others) throw new Error(`Nothing answers ${entry.method}`);
      answers.push([key, await others(key, entry)]);
    }
    result = await request({
      ...(answers.length && { inputResponses: Object.fromEntries(answers) }),
      ...(Object.hasOwn(result, 'requestState') && { requestState: result.requestState }),
    });
  }
  return result;
}

/** @type {typeof import('./mcp.js').attach} */
export function attach(client, host, options = {}) {
  const server = () => {
    const { name, title } = client.getServerVersion?.() ?? {};
    return name ? { name, ...(title && { title }) } : undefined;
  };
  const handler = requestHandler(host, { ...options, server: options.server ?? server });
  if ((client.getNegotiatedProtocolVersion?.() ?? '') >= IN_RESULTS) {
    client.setRequestHandler?.(METHOD, handler);
    return () => client.removeRequestHandler?.(METHOD);
  }

  const { fallbackRequestHandler: requests, fallbackNotificationHandler: notifications } = client;
  client.removeRequestHandler?.(METHOD);
  client.fallbackRequestHandler = async (request, context) => {
    if (request.method === METHOD) return handler(request, context);
    if (requests) return requests(request, context);
    throw Object.assign(new Error('Method not found'), { code: -32601 });
  };
  client.fallbackNotificationHandler = async (notification) => {
    if (notification.method !== COMPLETE) return notifications?.(notification);
    const { elicitationId } = notification.params ?? {};
    const asked = askOptions(options, notification, undefined, undefined).server ?? server();
    /** @type {any} */ (await askerOf(host)).complete?.(elicitationId, { server: asked });
  };
  return () => {
    client.fallbackRequestHandler = requests;
    client.fallbackNotificationHandler = notifications;
  };
}

/** @type {typeof import('./mcp.js').capabilities} */
export function capabilities(revision, { form = true, url = true } = {}) {
  // A newer one than is known here will do; what is no revision at all is a mistake.
  if (!/^\d{4}-\d\d-\d\d$/.test(revision)) throw new RangeError(`${revision} is no revision of the protocol, like 2025-11-25`);
  // 2025-06-18 knows one mode and no names for them.
  if (revision < '2025-11-25') return form ? { elicitation: {} } : {};
  return form || url ? { elicitation: { ...(form && { form: {} }), ...(url && { url: {} }) } } : {};
}

/** @type {typeof import('./mcp.js').supportsMode} */
export function supportsMode(declared, mode) {
  const elicitation = /** @type {any} */ (declared)?.elicitation;
  const has = (/** @type {string} */ name) => isObject(elicitation) && Object.hasOwn(elicitation, name) && isObject(elicitation[name]);
  return has(mode) || (mode === 'form' && isObject(elicitation) && !has('url'));
}

/** @type {typeof import('./mcp.js').fromUrlElicitationRequired} */
export function fromUrlElicitationRequired(error) {
  const { code, data } = /** @type {any} */ (error) ?? {};
  const elicitations = code === -32042 && Array.isArray(data?.elicitations) ? data.elicitations : [];
  return elicitations
    .filter((/** @type {any} */ given) => given?.mode === 'url' && typeof given.url === 'string' && typeof given.elicitationId === 'string')
    .map((/** @type {any} */ { message, url, elicitationId }) => ({ mode: 'url', message: String(message ?? ''), url, elicitationId }));
}

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
