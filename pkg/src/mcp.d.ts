import type {
  ElicitOptions,
  ElicitParams,
  ElicitRequest,
  ElicitResult,
  ElicitUrlParams,
  ElicitationRequest,
  ElicitationServer,
  InputRequests,
  InputResponses,
} from './element.js';

export type { ElicitOptions, ElicitParams, ElicitRequest, ElicitResult, ElicitationServer, InputRequests, InputResponses };

/** What can be asked: the element, or anything with its `elicit`, such as the server half of the relay. */
export interface ElicitTarget {
  elicit(params: ElicitationRequest, options?: ElicitOptions): Promise<ElicitResult>;
  elicitAll?(inputRequests: InputRequests, options?: ElicitOptions): Promise<InputResponses>;
  complete?(elicitationId: string, options?: { server?: ElicitationServer | null; client?: object | string }): void;
  /** Settles when the person is done at the address that was accepted last; where there is none, nobody waits for that. */
  readonly finished?: Promise<unknown> | undefined;
}

/** The element, or how to get at it when a question comes. It may be one whose tag is not defined yet. */
export type Host = ElicitTarget | Element | (() => ElicitTarget | Element | Promise<ElicitTarget | Element>);

/** How an adapter asks. */
export interface AdapterOptions {
  /** Who asks: a name, a server, or a function of the request and its context. A host knows it better than the request. */
  server?:
    | string
    | ElicitationServer
    | ((request: any, context: any) => string | ElicitationServer | undefined);
  /** A request that cannot be answered is rejected with code -32602 (the default), or shown. */
  unanswerable?: 'show' | 'reject';
  /**
   * Withdraws the question, beside what the client itself says: for clients that say nothing, such as AI SDK, whose handler
   * does not hear that the tool call has timed out.
   */
  signal?: AbortSignal | ((request: any, context: any) => AbortSignal | undefined);
  /**
   * Whether a server that gave a `progressToken` hears every 15 seconds that the person is at its question, so that it goes
   * on waiting. Off unless it is set: a server then waits for as long as the card is open.
   */
  progress?: boolean;
}

/** What a client passes to a handler beside the request: SDK v1, SDK v2, or Cloudflare's random id of a connection, which is never shown as a name. */
export type HandlerContext = { signal?: AbortSignal } | { mcpReq?: { signal?: AbortSignal } } | string;

/**
 * A handler of `elicitation/create` for SDK v1 and v2, AI SDK and Cloudflare agents. It rejects a request that cannot be
 * answered with an error of code -32602, which SDK v1 and v2 and Cloudflare agents send on; AI SDK sends -32603 in its place.
 *
 * Both SDKs check and strip the request before such a handler runs: see {@link attach} and {@link answerRounds}.
 *
 * ```js
 * client.setRequestHandler('elicitation/create', requestHandler(element)); // v2
 * client.setRequestHandler(ElicitRequestSchema, requestHandler(element)); // v1
 * ```
 */
export function requestHandler(
  host: Host,
  options?: AdapterOptions,
): (request: { params?: unknown }, context?: HandlerContext, signal?: AbortSignal) => Promise<ElicitResult>;

/** A handler of bare params, as mcp-use (`(params)`) and Mastra (`({params, signal})`) take it. */
export function paramsHandler(
  host: Host,
  options?: AdapterOptions,
): (
  given: ElicitParams | { params: unknown; signal?: AbortSignal },
  context?: { server?: string | ElicitationServer; signal?: AbortSignal },
) => Promise<ElicitResult>;

/**
 * Answers one round of `inputRequests` (2026-07-28) as the steps of one card.
 * The answers have the same keys; entries that are no elicitation are left to the caller.
 */
export function answerInputRequests(
  host: Host,
  inputRequests: InputRequests,
  options?: RoundOptions,
): Promise<InputResponses>;

/** How a round is asked. */
export interface RoundOptions {
  server?: string | ElicitationServer;
  /** What stands for the server where its questions are counted: see `ElicitOptions`. */
  client?: object | string;
  /** Withdraws the question, and the request with it. */
  signal?: AbortSignal;
  unanswerable?: 'show' | 'reject';
}

/** How rounds are answered until the result is complete. */
export interface RoundsOptions extends RoundOptions {
  /** Answers what is no elicitation. */
  others?: (key: string, request: ElicitRequest) => unknown;
  /** 10 when it is left out. */
  maxRounds?: number;
}

/**
 * Sends a request, answers what its `input_required` results ask for, and sends it again, until the result is complete
 * (2026-07-28): what {@link callTool} is made of, for requests of any other kind.
 *
 * `requestState` is echoed as it is, and left out where there was none.
 */
export function answerRounds<Result>(
  request: (input: { inputResponses?: Record<string, unknown>; requestState?: string }) => Promise<Result>,
  host: Host,
  options?: RoundsOptions,
): Promise<Result>;

/** A task as `tasks/get` describes it (2026-07-28, the extension `io.modelcontextprotocol/tasks`). */
export interface TaskState {
  status: string;
  inputRequests?: InputRequests;
  pollIntervalMs?: number;
  [member: string]: any;
}

/** A task by its id, and how the host speaks of it with the server. */
export interface Task<State extends TaskState> {
  /** Sends `tasks/get`, and gives its result. */
  get(signal?: AbortSignal): Promise<State>;
  /** Sends `tasks/update`. */
  update(inputResponses: Record<string, unknown>, signal?: AbortSignal): Promise<unknown>;
}

/**
 * Follows a task until it has ended, answers by `tasks/update` what it asks for on the way, and gives what `tasks/get` said last.
 *
 * Each round is one card. It is withdrawn when the task is answered elsewhere, or ends. A page that is left answers nothing, and
 * neither does one whose `signal` aborts: the server waits on, and whoever follows the task again is asked again.
 *
 * ```js
 * const task = session.task(taskId); // `@modelcontextprotocol/ext-tasks`
 * const { status, result } = await answerTask({
 *   get: async (signal) => (await task.snapshot(signal)).raw,
 *   update: (inputResponses, signal) => task.updateJson(inputResponses, signal),
 * }, element, { server: { name: 'calendar' } });
 * ```
 */
export function answerTask<State extends TaskState>(task: Task<State>, host: Host, options?: Omit<RoundsOptions, 'maxRounds'>): Promise<State>;

/** `validate` of `mcp-elicitation/validate`, or another that gives as much. What it could not check to the end must not be `valid`. */
export type Validate = (schema: any, value: any) => { valid: boolean; errors?: unknown };

/** How a request is sent: what is not named here goes to the SDK as it is (`onprogress`, `headers`, …). */
export interface CallOptions extends RoundsOptions {
  /**
   * Milliseconds until the request is given up: 600,000 unless it is set. Where {@link attach} has joined the client, the clock stands
   * while a question of it is open and somebody was at it in the last ten minutes; then it starts anew.
   */
  timeout?: number;
  /** Whether progress that the server reports starts the time anew, as it does unless this is false. */
  resetTimeoutOnProgress?: boolean;
  [option: string]: unknown;
}

/**
 * Calls a tool with an SDK's client, v1 or v2, in any revision, and answers what it asks: in results by rounds
 * (2026-07-28), by requests of the server's own where {@link attach} has joined the two. A question that is still open when
 * the call ends is withdrawn, unless several calls of this client are under way: then nobody knows whose it is.
 *
 * ```js
 * const client = new Client(info, { capabilities: capabilities('2026-07-28'), versionNegotiation: { mode: 'auto' } });
 * await client.connect(transport);
 * attach(client, element, { server });
 * const result = await callTool(client, { name: 'book', arguments: {} }, element, { server });
 * ```
 *
 * Where a server refuses the request until the person was at an address (-32042), they are asked, and it is sent again once they are
 * done there (`finished` of the element): three times at most. The error is thrown where they do not go, or where that did not help.
 *
 * Give `tool` as `listTools()` listed it: outside a page, SDK v2 makes headers of it (without it they are learnt from the
 * server's refusal). The result of a round is not checked against its `outputSchema`, as SDK v2 would, which takes what
 * only asks for a result; with `validate` the complete one is.
 */
export function callTool<Client extends CallingClient>(
  client: Client,
  params: { name: string; arguments?: Record<string, unknown>; [key: string]: unknown },
  host: Host,
  options?: CallOptions & { tool?: { name: string; [key: string]: any }; validate?: Validate },
): ReturnType<Client['callTool']>;

/** Gets a prompt, and answers what the server asks for it: see {@link callTool}. */
export function getPrompt<Client extends { getPrompt(params: any, options?: any): Promise<any> }>(
  client: Client,
  params: { name: string; arguments?: Record<string, string>; [key: string]: unknown },
  host: Host,
  options?: CallOptions,
): ReturnType<Client['getPrompt']>;

/** Reads a resource, and answers what the server asks for it: see {@link callTool}. */
export function readResource<Client extends { readResource(params: any, options?: any): Promise<any> }>(
  client: Client,
  params: { uri: string; [key: string]: unknown },
  host: Host,
  options?: CallOptions,
): ReturnType<Client['readResource']>;

/** As much of an SDK's `Client` as {@link callTool} uses. */
export interface CallingClient {
  callTool(params: any, ...options: any[]): Promise<any>;
}

/** As much of an SDK's `Client` as {@link attach} uses. */
export interface AttachableClient {
  fallbackRequestHandler?: ((request: any, context: any) => Promise<any>) | undefined;
  fallbackNotificationHandler?: ((notification: any) => Promise<void>) | undefined;
  setRequestHandler?(...handler: any[]): void;
  removeRequestHandler?(method: any): void;
  getServerVersion?(): { name?: string; title?: string } | undefined;
  getNegotiatedProtocolVersion?(): string | undefined;
  readonly transport?: { onmessage?: ((message: any, ...rest: any[]) => void) | undefined } | undefined;
}

/**
 * Joins an SDK client (v1 or v2) and the element, the raw way: requests reach the form as the server wrote them, and
 * `notifications/elicitation/complete` and `notifications/cancelled` are heard. Call it after `connect()`. The client must
 * have declared {@link capabilities}, and have no handler of `elicitation/create` of its own.
 *
 * Say by `options.server` who the server is. Without it the name is the one that the server gives itself, and is shown as
 * such (`claimed`). What is counted by server (mute, floods, completion) is counted by this client, whatever its name.
 * On a 2026-07-28 connection, where SDK v2 has no raw way for handlers, {@link requestHandler} is registered.
 *
 * @returns takes the two apart again
 */
export function attach(client: AttachableClient, host: Host, options?: AdapterOptions): () => void;

/** What {@link connect} gives: calls of the client during which the person may be asked. */
export interface Connection<Client extends CallingClient> {
  /** {@link callTool}. */
  callTool(
    params: { name: string; arguments?: Record<string, unknown>; [key: string]: unknown },
    options?: CallOptions & { tool?: { name: string; [key: string]: any }; validate?: Validate },
  ): ReturnType<Client['callTool']>;
  /** {@link getPrompt}. */
  getPrompt(params: { name: string; arguments?: Record<string, string>; [key: string]: unknown }, options?: CallOptions): Promise<any>;
  /** {@link readResource}. */
  readResource(params: { uri: string; [key: string]: unknown }, options?: CallOptions): Promise<any>;
  /** Asks nothing more for this client, and closes it. */
  close(): Promise<void>;
}

/**
 * Joins an SDK client (v1 or v2, in any revision) and the page, once: server and place are said here, and calls by what it
 * gives need neither. Call it after `connect()` of the client, which has declared {@link capabilities}.
 *
 * `host` is the element, a selector of it, or a function that puts a new element into the conversation and gives that: a chat
 * has a card for each question, ten of them open at once and thirty in a minute: more is cancelled, and the function is not called. {@link attach}
 * is underneath.
 *
 * ```js
 * const calendar = connect(client, () => thread.appendChild(document.createElement('mcp-elicitation')), { server: { name: 'calendar' } });
 * const result = await calendar.callTool({ name: 'book', arguments: {} });
 * ```
 */
export function connect<Client extends AttachableClient & CallingClient>(
  client: Client,
  host: Host | string,
  options?: { server?: string | ElicitationServer; unanswerable?: 'show' | 'reject'; progress?: boolean },
): Connection<Client>;

/**
 * The `ClientCapabilities` that declare elicitation, for `new Client(info, { capabilities })` and, from 2026-07-28 on,
 * for the `_meta` of each request.
 */
export function capabilities(
  revision: '2025-06-18' | '2025-11-25' | '2026-07-28',
  modes?: { form?: boolean; url?: boolean },
): { elicitation?: { form?: Record<string, never>; url?: Record<string, never> } };

/** Whether these `ClientCapabilities` declare a mode. An `elicitation` without modes means form mode. */
export function supportsMode(capabilities: unknown, mode: 'form' | 'url'): boolean;

/**
 * The URL elicitations of a -32042 error (2025-11-25), to be asked before the request is sent again: {@link callTool} does that by itself.
 * Others in it, and those without an `elicitationId`, are dropped. Of any other error: none.
 */
export function fromUrlElicitationRequired(error: unknown): (ElicitUrlParams & { elicitationId: string })[];

/**
 * A channel between the server that holds the MCP client and the browser that shows the element. JSON, either way. The
 * channel must be authenticated, each user's apart from all others': whoever can send on it can ask the person, and answer
 * for them.
 */
export interface RelayChannel {
  send(message: unknown): unknown;
}

/**
 * The browser's half: asks what the channel brings, and sends the answers back. An id is asked once, has 200 characters at
 * most, and is forgotten five minutes after its answer, or when a thousand others were answered since.
 *
 * All that the channel brings is counted as one client (mute, floods), unless the host says by `client` who it is: what stands for it,
 * or a function that knows the host's clients by what a message says of itself. What a message says counts nothing without that.
 *
 * ```js
 * const clients = new Map([['calendar', {}], ['mail', {}]]);
 * createRelay(element, channel, { client: ({ client }) => clients.get(client) });
 * ```
 * @returns ends it; what is being asked is withdrawn
 */
export function createRelay(
  host: Host,
  channel: RelayChannel & { subscribe(listener: (message: unknown) => void): (() => void) | void },
  options?: {
    client?: object | string | ((asked: { server?: ElicitationServer; client?: string }) => object | string | undefined);
    unanswerable?: 'show' | 'reject';
  },
): () => void;

/**
 * The server's half: an `elicit()` for {@link requestHandler} (`requestHandler({ elicit: relayHandler(channel) })`) and its
 * like. The answer comes from a browser: it is a result, or an error of code -32602 (the request cannot be answered) or
 * -32603. With `validate` of `mcp-elicitation/validate`, a result that does not match what was asked, or is too large to be
 * checked, is rejected with -32603. So is what the channel fails to send.
 */
export function relayHandler(
  channel: RelayChannel & {
    /**
     * The message `{type: 'mcp-elicitation/answer', id, …}` with this id. Rejecting it cancels the question. The signal
     * aborts when nobody waits any more: the question was withdrawn, or could not be sent.
     */
    waitFor(id: string, signal?: AbortSignal): Promise<unknown>;
  },
  options?: { validate?: Validate },
): (params: unknown, options?: ElicitOptions) => Promise<ElicitResult>;
