// For MCP clients that live on a server: the question goes to the browser and the answer comes back as JSON messages, over
// whatever channel the host has.
import { resolveElement } from './element-resolver.js';

const ASK = 'mcp-elicitation/ask';
const WITHDRAW = 'mcp-elicitation/withdraw';
const ANSWER = 'mcp-elicitation/answer';
/** How long an answered id is remembered, for a channel that delivers twice. */
const REMEMBERED = 5 * 60_000;

/**
 * Sends what nobody waits for: a channel that is closed has nobody at its other end.
 * @param {(message: any) => unknown} send
 * @param {unknown} message
 */
async function notify(send, message) {
  try {
    await send(message);
  } catch {
    // The other end has ended the question by itself.
  }
}

/** @type {typeof import('./mcp.js').createRelay} */
export function createRelay(host, { send, subscribe }, { unanswerable = 'reject' } = {}) {
  /** @type {Map<string, AbortController>} */
  const open = new Map();
  /** @type {Map<string, number>} by id, when it was answered */
  const answered = new Map();

  /** @param {string} id */
  const isNew = (id) => {
    const now = Date.now();
    for (const [old, time] of answered) if (now - time > REMEMBERED) answered.delete(old);
    return !open.has(id) && !answered.has(id);
  };

  /** @param {any} message */
  async function ask({ id, params, server, client }) {
    const controller = new AbortController();
    open.set(id, controller);
    const answer = { type: ANSWER, id };
    try {
      const target = await resolveElement(host);
      const result = await target.elicit(params, { server, ...(typeof client === 'string' && { client }), signal: controller.signal, unanswerable });
      await send({ ...answer, result });
    } catch (error) {
      const { code = -32603, message, data } = /** @type {any} */ (error);
      await notify(send, { ...answer, error: { code, message, data } });
    } finally {
      open.delete(id);
      answered.set(id, Date.now());
    }
  }

  const unsubscribe = subscribe((/** @type {any} */ message) => {
    if (message?.type === WITHDRAW) open.get(message.id)?.abort();
    else if (message?.type === ASK && typeof message.id === 'string' && isNew(message.id)) ask(message);
  });
  return () => {
    unsubscribe?.();
    for (const controller of open.values()) controller.abort();
  };
}

/** @type {WeakMap<object, string>} what a client is called in messages */
const keys = new WeakMap();

/** @param {object | string | undefined} client */
function keyOf(client) {
  if (!client || typeof client === 'string') return client;
  const key = keys.get(client) ?? crypto.randomUUID();
  keys.set(client, key);
  return key;
}

/** @type {typeof import('./mcp.js').relayHandler} */
export function relayHandler({ send, waitFor }, { validate } = {}) {
  return async (params, { signal, server, client } = {}) => {
    if (signal?.aborted) return { action: 'cancel' };
    const id = crypto.randomUUID();
    /** @type {Promise<undefined>} */
    const withdrawn = new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const answered = Promise.race([waitFor(id, signal), withdrawn]).catch(() => undefined);
    // A channel may take a message and never say so: what is withdrawn waits for nothing of it.
    await Promise.race([send({ type: ASK, id, params, server, client: keyOf(client) }), withdrawn]);
    const answer = /** @type {any} */ (await answered);
    if (!answer) notify(send, { type: WITHDRAW, id });
    if (answer?.error) throw Object.assign(new Error(answer.error.message), { code: answer.error.code, data: answer.error.data });
    const result = resultOf(answer?.result);
    if (validate && result.action === 'accept') check(params, result.content, validate);
    return result;
  };
}

/**
 * What comes from a browser is not trusted to be a result.
 * @param {any} result
 * @returns {import('./element.js').ElicitResult}
 */
function resultOf(result) {
  const { action, content } = result ?? {};
  if (action === 'decline') return { action };
  if (action !== 'accept') return { action: 'cancel' };
  return typeof content === 'object' && content !== null && !Array.isArray(content) ? { action, content } : { action };
}

/**
 * Nor is it trusted to be an answer to this question.
 * @param {any} asked params, a request, or either as JSON text
 * @param {unknown} content
 * @param {import('./mcp.js').Validate} validate
 */
function check(asked, content, validate) {
  const request = typeof asked === 'string' ? JSON.parse(asked) : asked;
  const { mode, requestedSchema = {} } = request?.params ?? request ?? {};
  if (mode === 'url') {
    if (content !== undefined) throw broken([]);
    return;
  }
  const { valid, errors } = content === undefined ? { valid: false, errors: [] } : validate(requestedSchema, content);
  if (!valid) throw broken(errors);
}

/** @param {unknown} errors */
const broken = (errors) => Object.assign(new Error('The answer does not match the requested schema'), { code: -32603, data: errors });
