// For MCP clients that live on a server (AI SDK routes, Mastra, Durable Objects): the question goes to the browser and
// the answer comes back as JSON messages, over whatever channel the host has.
import { askerOf } from './asker.js';

const ASK = 'mcp-elicitation/ask';
const WITHDRAW = 'mcp-elicitation/withdraw';
const ANSWER = 'mcp-elicitation/answer';

/**
 * Sends what nobody waits for: a channel that is closed has nobody at its other end.
 * @param {(message: any) => unknown} send
 * @param {unknown} message
 */
async function tell(send, message) {
  try {
    await send(message);
  } catch {
    // The other end has ended the question by itself.
  }
}

/** @type {typeof import('./mcp.js').createRelay} */
export function createRelay(host, { send, subscribe }, { unanswerable = 'reject' } = {}) {
  /** @type {Map<string, AbortController | undefined>} */
  const asked = new Map();

  /** @param {any} message */
  async function ask({ id, params, server }) {
    const controller = new AbortController();
    asked.set(id, controller);
    const answer = { type: ANSWER, id };
    try {
      const asker = await askerOf(host);
      const result = await asker.elicit(params, { server, signal: controller.signal, unanswerable });
      await send({ ...answer, result });
    } catch (error) {
      const { code = -32603, message, data } = /** @type {any} */ (error);
      await tell(send, { ...answer, error: { code, message, data } });
    } finally {
      asked.set(id, undefined);
    }
  }

  const unsubscribe = subscribe((/** @type {any} */ message) => {
    if (message?.type === WITHDRAW) asked.get(message.id)?.abort();
    // A channel may deliver twice.
    else if (message?.type === ASK && typeof message.id === 'string' && !asked.has(message.id)) ask(message);
  });
  return () => {
    unsubscribe?.();
    for (const controller of asked.values()) controller?.abort();
  };
}

/** @type {typeof import('./mcp.js').relayHandler} */
export function relayHandler({ send, waitFor }) {
  return async (params, { signal, server } = {}) => {
    if (signal?.aborted) return { action: 'cancel' };
    const id = crypto.randomUUID();
    /** @type {Promise<undefined>} */
    const withdrawn = new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const answered = Promise.race([waitFor(id, signal), withdrawn]).catch(() => undefined);
    await send({ type: ASK, id, params, server });
    const answer = /** @type {any} */ (await answered);
    if (!answer) await tell(send, { type: WITHDRAW, id });
    if (answer?.error) throw Object.assign(new Error(answer.error.message), { code: answer.error.code, data: answer.error.data });
    return resultOf(answer?.result);
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
