// For MCP clients that live on a server: the question goes to the browser and the answer comes back as JSON messages, over
// whatever channel the host has.
import { resolveElement } from './element-resolver.js';
import { failure, readAnswer, relayedError } from './relay-answer.js';

const ASK = 'mcp-elicitation/ask';
const WITHDRAW = 'mcp-elicitation/withdraw';
const ANSWER = 'mcp-elicitation/answer';
/** For a channel that delivers twice, or in another order: how long the id of what is over is remembered, and how many. */
const REMEMBERED = 5 * 60_000;
const MOST_REMEMBERED = 1000;
const LONGEST_ID = 200;

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
  /** @type {Map<string, number>} by id, when it was over; the oldest first */
  const over = new Map();
  let ended = false;

  const forget = () => {
    const now = Date.now();
    for (const [id, time] of over) {
      if (over.size <= MOST_REMEMBERED && now - time <= REMEMBERED) return;
      over.delete(id);
    }
  };

  /** @param {string} id */
  const remember = (id) => {
    over.delete(id);
    over.set(id, Date.now());
    forget();
  };

  /**
   * @param {string} id
   * @param {any} asked
   */
  async function ask(id, { params, server, client }) {
    const controller = new AbortController();
    open.set(id, controller);
    const outcome = { type: ANSWER, id };
    try {
      const target = await resolveElement(host);
      const result = await target.elicit(params, { server, ...(typeof client === 'string' && { client }), signal: controller.signal, unanswerable });
      Object.assign(outcome, { result });
    } catch (error) {
      Object.assign(outcome, { error: relayedError(error) });
    }
    open.delete(id);
    remember(id);
    try {
      await send(outcome);
    } catch (error) {
      await notify(send, { type: ANSWER, id, error: relayedError(error) });
    }
  }

  const unsubscribe = subscribe((/** @type {any} */ message) => {
    const { type, id, ...asked } = message ?? {};
    if (ended || typeof id !== 'string' || id.length > LONGEST_ID) return;
    if (type === WITHDRAW) {
      open.get(id)?.abort();
      // It may have overtaken the question.
      remember(id);
    }
    if (type !== ASK) return;
    forget();
    if (!open.has(id) && !over.has(id)) ask(id, asked);
  });
  return () => {
    ended = true;
    for (const controller of open.values()) controller.abort();
    unsubscribe?.();
  };
}

/** @type {WeakMap<object, string>} what a client is called in messages */
const keys = new WeakMap();

/** @param {object | string | undefined} client */
function keyOf(client) {
  if (!client || typeof client !== 'object') return client;
  const key = keys.get(client) ?? crypto.randomUUID();
  keys.set(client, key);
  return key;
}

/** @type {typeof import('./mcp.js').relayHandler} */
export function relayHandler(channel, { validate } = {}) {
  return async (params, { signal, server, client } = {}) => {
    if (signal?.aborted) return { action: 'cancel' };
    const question = { type: ASK, id: crypto.randomUUID(), params, server, client: keyOf(client) };
    const answer = await exchange(channel, question, signal);
    return answer ? readAnswer(answer, params, validate) : { action: 'cancel' };
  };
}

/**
 * @param {Parameters<typeof import('./mcp.js').relayHandler>[0]} channel
 * @param {{ id: string }} question
 * @param {AbortSignal} [signal]
 * @returns {Promise<unknown>} the answer; nothing, where the question was withdrawn
 */
async function exchange({ send, waitFor }, question, signal) {
  const over = new AbortController();
  const withdraw = () => over.abort();
  /** @type {Promise<undefined>} */
  const withdrawn = new Promise((resolve) => over.signal.addEventListener('abort', () => resolve(undefined)));
  signal?.addEventListener('abort', withdraw);
  let answer;
  try {
    const answered = Promise.race([waitFor(question.id, over.signal), withdrawn]).catch(() => undefined);
    // A channel may take a message and never say so: what is answered or withdrawn waits for nothing of it.
    await Promise.race([send(question), answered]);
    answer = await answered;
  } catch (cause) {
    over.abort();
    throw failure('The question could not be sent', { cause });
  } finally {
    signal?.removeEventListener('abort', withdraw);
    if (!answer || over.signal.aborted) notify(send, { type: WITHDRAW, id: question.id });
  }
  return over.signal.aborted ? undefined : answer;
}
