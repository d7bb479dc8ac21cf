// For MCP clients on a server: the question goes to the browser and the answer returns as JSON messages, over any
// channel of the host.
import { METHOD, PARAMETERS } from '../../target/generated/facts.js';
import { isObject } from './json.js';
import { resolveElement } from './host.js';

const ASK = 'mcp-elicitation/ask';
const WITHDRAW = 'mcp-elicitation/withdraw';
const ANSWER = 'mcp-elicitation/answer';
/** Limits for the ids of finished questions, which are remembered because a channel may repeat or reorder messages. */
const REMEMBERED = 5 * 60_000;
const MOST_REMEMBERED = 1000;
const LONGEST_ID = 200;

/**
 * Sends a message and ignores errors: a closed channel has no receiver.
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
export function createRelay(host, { send, subscribe }, { client, unanswerable = 'reject' } = {}) {
  // The sender could invent a client for each question, so its name for the client is ignored.
  const whole = {};
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
  async function ask(id, { params, server, client: name }) {
    const controller = new AbortController();
    open.set(id, controller);
    const outcome = { type: ANSWER, id };
    try {
      const target = await resolveElement(host);
      const asking = (typeof client === 'function' ? client({ server, client: name }) : client) ?? whole;
      const result = await target.elicit(params, { server, client: asking, signal: controller.signal, unanswerable });
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
      // The withdrawal may have overtaken the question.
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
    // A channel may accept a message and never confirm it, so an answer or a withdrawal does not wait for that.
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

// Messages from the browser. They are untrusted: they need not be a result, an error of the element, or an answer to
// this question.

const REFUSED = -32602;
const FAILED = -32603;
/** Limits of an error: the number of diagnostics, and the length of each text. */
const MOST_DIAGNOSTICS = 100;
const MOST_TEXT = 500;
const DIAGNOSTIC = ['code', 'severity', 'location', 'message', 'help', 'page'];

/**
 * Creates the error with which a handler rejects.
 * @param {string} message
 * @param {{ code?: number, data?: unknown, cause?: unknown }} [more]
 */
export const failure = (message, { code = FAILED, data, cause } = {}) =>
  Object.assign(new Error(message, { cause }), { code, ...(data !== undefined && { data }) });

/**
 * Reduces an error to its transferable part: an unanswerable request keeps its diagnostics, everything else becomes a
 * failure.
 * @param {any} error
 * @returns {{ code: number, message: string, data?: Record<string, string>[] }}
 */
export function relayedError(error) {
  const { code, message, data } = error ?? {};
  const isRefusal = code === REFUSED;
  return {
    code: isRefusal ? REFUSED : FAILED,
    message: typeof message === 'string' ? message.slice(0, MOST_TEXT) : 'The question could not be asked',
    ...(isRefusal && Array.isArray(data) && { data: data.filter(isObject).slice(0, MOST_DIAGNOSTICS).map(diagnostic) }),
  };
}

/**
 * @param {any} given
 * @returns {Record<string, string>}
 */
const diagnostic = (given) =>
  Object.fromEntries(
    DIAGNOSTIC.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name].slice(0, MOST_TEXT)]),
  );

/**
 * @param {unknown} answer
 * @param {unknown} asked params, a request, or either as JSON text
 * @param {import('./mcp.js').Validate} [validate]
 * @returns {import('./element.js').ElicitResult}
 */
export function readAnswer(answer, asked, validate) {
  const { result, error } = plain(answer);
  if (error) {
    const { message, ...more } = relayedError(error);
    throw failure(message, more);
  }
  const { action, content } = result ?? {};
  if (action === 'decline') return { action };
  if (action !== 'accept') return { action: 'cancel' };
  const read = isObject(content) ? { action, content } : { action };
  if (validate) check(asked, read.content, validate);
  return read;
}

/**
 * Converts an answer to plain JSON once, so that the checked value is the one that is passed on.
 * @param {unknown} answer
 */
function plain(answer) {
  try {
    return JSON.parse(JSON.stringify(answer));
  } catch (cause) {
    throw failure('The answer is no JSON', { cause });
  }
}

/**
 * @param {unknown} asked
 * @param {any} content
 * @param {import('./mcp.js').Validate} validate
 */
function check(asked, content, validate) {
  /** @type {unknown} */
  let errors = [];
  try {
    const { mode, requestedSchema } = paramsOf(asked);
    if (mode === 'url' && content === undefined) return;
    if (mode !== 'url' && content !== undefined) {
      const schema = requestedSchema ?? {};
      const report = validate(schema, content);
      errors = report.errors;
      if (report.valid && isContent(content, schema)) return;
    }
  } catch {
    // Content that cannot be read, or that makes the check fail, does not match.
  }
  throw failure('The answer does not match the requested schema', { data: errors });
}

/**
 * @param {unknown} asked
 * @returns {any}
 */
function paramsOf(asked) {
  const request = typeof asked === 'string' ? JSON.parse(asked) : asked;
  const params = Object.hasOwn(request, 'params') ? request.params : request;
  const isOther = Object.hasOwn(request, 'method') && request.method !== METHOD;
  if (isOther || !PARAMETERS.some((name) => Object.hasOwn(params, name))) throw new TypeError('This asks nothing');
  return params;
}

/**
 * Checks the protocol's own rules for content, like `validateResult`: no value is null, and undeclared values are plain
 * or lists of texts. `$ref` and `allOf` may declare further properties.
 * @param {Record<string, unknown>} content
 * @param {any} schema
 */
function isContent(content, { properties, $ref, allOf }) {
  const declared = isObject(properties) ? properties : {};
  return Object.entries(content).every(([name, value]) =>
    $ref || allOf || Object.hasOwn(declared, name) ? hasNoNull(value) : isFree(value),
  );
}

/** @param {unknown} value @returns {boolean} */
const hasNoNull = (value) => value !== null && (typeof value !== 'object' || Object.values(value).every(hasNoNull));

/** @param {unknown} value */
const isFree = (value) =>
  Array.isArray(value)
    ? value.every((entry) => typeof entry === 'string')
    : value !== null && typeof value !== 'object';
