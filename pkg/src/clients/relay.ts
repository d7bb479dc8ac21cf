// For MCP clients on a server: question and answer travel as JSON messages over any channel of the host.
import { isElicitation } from '../rounds/elicitation.js';
import { isObject } from '../rounds/json.js';
import { ask as askAt, persistOf } from './handlers.js';
import { resolveElement } from './host.js';
import type { AdapterOptions, Host, RelayChannel, Validate } from './types.js';
import type { ElicitOptions, ElicitResult, ElicitationRequest, ElicitationServer } from '../rounds/types.js';

interface Question {
  type: unknown;
  id: unknown;
  params: ElicitationRequest;
  server?: ElicitationServer;
  client?: string;
  isAgentsQuestion?: boolean;
  reason?: string;
}

const ASK = 'mcp-elicitation/ask';
const WITHDRAW = 'mcp-elicitation/withdraw';
const ANSWER = 'mcp-elicitation/answer';
/** The reason of a withdrawal that the card tells the user: another client has answered. */
const ELSEWHERE = 'elsewhere';
/** The most ids of finished questions that are remembered, because a channel may repeat or reorder messages. */
const MOST_REMEMBERED = 1000;
const LONGEST_ID = 200;

/** Sends a message and ignores errors: a closed channel has no receiver. */
async function notify(send: RelayChannel['send'], message: unknown) {
  try {
    await send(message);
  } catch {
    // The other end has ended the question by itself.
  }
}

/**
 * Creates the browser's half: it shows the questions from the channel, and sends the answers back. An id is asked once,
 * has at most 200 characters, and is forgotten after a thousand further answers.
 *
 * All questions of the channel count as one client (mute, floods), unless the host sets `client`: an identity, or a
 * function that returns the host's client for a message, whose own claim is not trusted.
 * @returns a function that ends it and withdraws the open questions
 */
export function createRelay(
  host: Host,
  { send, subscribe }: RelayChannel & { subscribe(listener: (message: unknown) => void): (() => void) | void },
  {
    client,
    unanswerable = 'reject',
    always,
  }: {
    client?:
      | object
      | string
      | ((request: { server?: ElicitationServer; client?: string }) => object | string | undefined);
  } & Pick<AdapterOptions, 'unanswerable' | 'always'> = {},
): () => void {
  /** Stands for the client, because the sender could invent one for each question. */
  const whole = {};
  const open: Map<string, AbortController> = new Map();
  /** The oldest first. */
  const over: Set<string> = new Set();
  let ended = false;

  const remember = (id: string) => {
    over.delete(id);
    over.add(id);
    const [oldest] = over;
    if (over.size > MOST_REMEMBERED) over.delete(oldest);
  };

  async function ask(id: string, { params, server, client: name, isAgentsQuestion }: Omit<Question, 'type' | 'id'>) {
    const controller = new AbortController();
    open.set(id, controller);
    const outcome = { type: ANSWER, id };
    try {
      const target = await resolveElement(host);
      const asker = (typeof client === 'function' ? client({ server, client: name }) : client) ?? whole;
      const { signal } = controller;
      const options = { server, client: asker, signal, unanswerable, isAgentsQuestion };
      const result = await askAt(target, params, options, always);
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

  const unsubscribe = subscribe((message) => {
    const { type, id, ...question } = (message ?? {}) as Question;
    if (ended || typeof id !== 'string' || id.length > LONGEST_ID) return;
    if (type === WITHDRAW) {
      open.get(id)?.abort(question.reason === ELSEWHERE ? ELSEWHERE : undefined);
      // The withdrawal may have overtaken the question.
      remember(id);
    }
    if (type === ASK && !open.has(id) && !over.has(id)) void ask(id, question);
  });
  return () => {
    ended = true;
    for (const controller of open.values()) controller.abort();
    unsubscribe?.();
  };
}

/**
 * Creates the server's half: an `elicit()` for {@link requestHandler} (`requestHandler({ elicit: relayHandler(channel)
 * })`) and similar uses. It rejects with code -32602 if the request cannot be answered, else with -32603. With
 * `validate` of `mcp-elicitation/validate`, a result must match the request by each of its rules; `undecided: 'pass'`
 * accepts it although some cannot be decided (`not`, `if`, …).
 */
export function relayHandler(
  channel: RelayChannel & {
    /**
     * Returns the message `{type: 'mcp-elicitation/answer', id, …}` with this id. Rejecting it cancels the question.
     * The signal aborts when the answer is no longer needed: the question was withdrawn, or could not be sent.
     */
    waitFor(id: string, signal?: AbortSignal): Promise<unknown>;
  },
  { validate, undecided }: { validate?: Validate; undecided?: 'pass' } = {},
): (params: unknown, options?: ElicitOptions) => Promise<ElicitResult> {
  return async (params, { signal, server, client, isAgentsQuestion } = {}) => {
    if (signal?.aborted) return { action: 'cancel' };
    // An object has no name that the browser's host could know.
    const name = typeof client === 'string' ? client : undefined;
    const question = { type: ASK, id: crypto.randomUUID(), params, server, client: name, isAgentsQuestion };
    const answer = await exchange(channel, question, signal);
    const check = validate && ((schema: unknown, value: unknown) => validate(schema, value, { undecided }));
    return answer ? readAnswer(answer, params, check) : { action: 'cancel' };
  };
}

/** Sends a question and returns the answer, or nothing if the question was withdrawn. */
async function exchange(
  { send, waitFor }: Parameters<typeof relayHandler>[0],
  question: { id: string },
  signal?: AbortSignal,
): Promise<unknown> {
  const over = new AbortController();
  const end = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const withdrawn = new Promise((resolve) => end.addEventListener('abort', () => resolve(undefined)));
  let answer;
  try {
    const answered = Promise.race([waitFor(question.id, end), withdrawn]).catch(() => undefined);
    // A channel may accept a message and never confirm it, so an answer or a withdrawal does not wait for that.
    await Promise.race([send(question), answered]);
    answer = await answered;
  } catch (cause) {
    over.abort();
    throw failure('The question could not be sent', { cause });
  } finally {
    if (!answer || end.aborted) {
      const reason = signal?.reason === ELSEWHERE ? ELSEWHERE : undefined;
      void notify(send, { type: WITHDRAW, id: question.id, ...(reason && { reason }) });
    }
  }
  return end.aborted ? undefined : answer;
}

// Messages from the browser, which are untrusted.

const REFUSED = -32602;
const FAILED = -32603;
/** Limits of an error: the number of diagnostics, and the length of each text. */
const MOST_DIAGNOSTICS = 100;
const MOST_TEXT = 500;
const DIAGNOSTIC = ['code', 'severity', 'location', 'message', 'help', 'page'];

const failure = (
  message: string,
  { code = FAILED, data, cause }: { code?: number; data?: unknown; cause?: unknown } = {},
) => Object.assign(new Error(message, { cause }), { code, ...(data !== undefined && { data }) });

/**
 * Reduces an error to its transferable part: an unanswerable request keeps its diagnostics, everything else becomes a
 * failure.
 */
function relayedError(error: unknown): { code: number; message: string; data?: Record<string, string>[] } {
  const { code, message, data } = Object(error);
  const isRefusal = code === REFUSED;
  return {
    code: isRefusal ? REFUSED : FAILED,
    message: typeof message === 'string' ? message.slice(0, MOST_TEXT) : 'The question could not be asked',
    ...(isRefusal && Array.isArray(data) && { data: data.filter(isObject).slice(0, MOST_DIAGNOSTICS).map(diagnostic) }),
  };
}

const diagnostic = (members: Record<string, any>): Record<string, string> => {
  const texts = DIAGNOSTIC.filter((name) => typeof members[name] === 'string');
  return Object.fromEntries(texts.map((name) => [name, members[name].slice(0, MOST_TEXT)]));
};

/** @param request params, a request, or either as JSON text */
function readAnswer(answer: unknown, request: unknown, validate?: Validate): ElicitResult {
  const { result, error } = plain(answer);
  if (error) {
    const { message, ...more } = relayedError(error);
    throw failure(message, more);
  }
  const { action, content, _meta } = result ?? {};
  if (action === 'decline') return { action };
  if (action !== 'accept') return { action: 'cancel' };
  const persist = persistOf(request);
  const read = {
    action,
    ...(isObject(content) && { content }),
    ...(persist && persist === _meta?.persist && { _meta: { persist } }),
  };
  if (validate) check(request, read.content, validate);
  return read;
}

/** Converts an answer to plain JSON once, so that the checked value is the one that is passed on. */
function plain(answer: unknown) {
  try {
    return JSON.parse(JSON.stringify(answer));
  } catch (cause) {
    throw failure('The answer is no JSON', { cause });
  }
}

function check(request: any, content: ElicitResult['content'], validate: Validate) {
  let report: ReturnType<Validate> = { valid: false, errors: [] };
  try {
    const message = typeof request === 'string' ? JSON.parse(request) : request;
    const params = Object.hasOwn(message, 'params') ? message.params : message;
    const { mode, requestedSchema } = params;
    const isOther = Object.hasOwn(message, 'method') && !isElicitation(message);
    const isQuestion = !isOther && requestedSchema !== null && isElicitation(params);
    if (isQuestion && mode === 'url' && content === undefined) return;
    if (isQuestion && mode !== 'url' && content !== undefined) {
      const schema = (requestedSchema ?? {}) as Record<string, unknown>;
      report = validate(schema, content);
      if (report.valid && isContent(content, schema)) return;
    }
  } catch {
    // Content that cannot be read, or that makes the check fail, does not match.
  }
  const rules = unchecked(report);
  throw rules
    ? failure(`The answer could not be checked: ${rules}`, { data: report.undecided })
    : failure('The answer does not match the requested schema', { data: report.errors });
}

/** @internal Returns the names of the rules that alone make a value invalid, because they could not be checked. */
export const unchecked = ({ valid, errors, undecided = [] }: ReturnType<Validate>): string =>
  valid || !Array.isArray(errors) || errors.length > 0
    ? ''
    : [...new Set(undecided.map(({ keyword }) => keyword))].join(', ');

/**
 * Checks the protocol's own rules for content, like `validateResult`: no value is null, and undeclared values are plain
 * or lists of texts. `$ref` and `allOf` may declare further properties.
 */
function isContent(content: Record<string, unknown>, { properties, $ref, allOf }: Record<string, unknown>) {
  const declared = isObject(properties) ? properties : {};
  return Object.entries(content).every(([name, value]) =>
    $ref || allOf || Object.hasOwn(declared, name) ? hasNoNull(value) : isFree(value),
  );
}

const hasNoNull = (value: unknown): boolean =>
  value !== null && (typeof value !== 'object' || Object.values(value).every(hasNoNull));

const isFree = (value: unknown) =>
  Array.isArray(value)
    ? value.every((entry) => typeof entry === 'string')
    : value !== null && typeof value !== 'object';
