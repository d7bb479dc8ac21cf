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

/** An object that can ask: the element, or anything with its `elicit`, such as the server half of the relay. */
export interface ElicitTarget {
  elicit(params: ElicitationRequest, options?: ElicitOptions): Promise<ElicitResult>;
  elicitAll?(inputRequests: InputRequests, options?: ElicitOptions): Promise<InputResponses>;
  complete?(elicitationId: string, options?: { server?: ElicitationServer | null; client?: object | string }): void;
  /** Settles when the user is done at the last accepted address; without it, nobody waits for that. */
  readonly finished?: Promise<unknown> | undefined;
}

/** The element (its tag may be undefined yet), or a function that returns it when a question comes. */
export type Host = ElicitTarget | Element | (() => ElicitTarget | Element | Promise<ElicitTarget | Element>);

/** The options of an adapter. */
export interface AdapterOptions {
  /** The server that asks: a name, a server, or a function of the request and its context. */
  server?:
    | string
    | ElicitationServer
    | ((request: any, context: any) => string | ElicitationServer | undefined);
  /** The treatment of an unanswerable request: it is rejected with code -32602 (the default), or shown. */
  unanswerable?: 'show' | 'reject';
  /**
   * Withdraws the question, in addition to the client's own signal. It is for clients without one, such as AI SDK,
   * whose handler is not told when the tool call times out.
   */
  signal?: AbortSignal | ((request: any, context: any) => AbortSignal | undefined);
  /**
   * Sends progress every 15 seconds while the user is active, to a server that gave a `progressToken`, so that it keeps
   * waiting. Off by default.
   */
  progress?: boolean;
}

/**
 * The context that a client passes to a handler: SDK v1, SDK v2, or Cloudflare's random id of a connection, which is
 * never shown as a name.
 */
export type HandlerContext = { signal?: AbortSignal } | { mcpReq?: { signal?: AbortSignal } } | string;

/**
 * Creates a handler of `elicitation/create` for SDK v1 and v2, AI SDK and Cloudflare agents. It rejects an unanswerable
 * request with an error of code -32602, which SDK v1 and v2 and Cloudflare agents forward; AI SDK sends -32603 instead.
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

/** Creates a handler of bare params, for mcp-use (`(params)`) and Mastra (`({params, signal})`). */
export function paramsHandler(
  host: Host,
  options?: AdapterOptions,
): (
  given: ElicitParams | { params: unknown; signal?: AbortSignal },
  context?: { server?: string | ElicitationServer; signal?: AbortSignal },
) => Promise<ElicitResult>;

/**
 * Answers one round of `inputRequests` (2026-07-28) as the steps of one card. The answers have the same keys; entries
 * that are not elicitations are left to the caller.
 */
export function answerInputRequests(
  host: Host,
  inputRequests: InputRequests,
  options?: RoundOptions,
): Promise<InputResponses>;

/** The options of a round. */
export interface RoundOptions {
  server?: string | ElicitationServer;
  /** The identity under which the server's questions are counted: see `ElicitOptions`. */
  client?: object | string;
  /** Withdraws the question together with the request. */
  signal?: AbortSignal;
  unanswerable?: 'show' | 'reject';
}

/** The options of consecutive rounds. */
export interface RoundsOptions extends RoundOptions {
  /** Answers requests that are not elicitations. */
  others?: (key: string, request: ElicitRequest) => unknown;
  /** 10 by default. */
  maxRounds?: number;
}

/**
 * Sends a request, answers the requests in its `input_required` results, and sends it again, until the result is
 * complete (2026-07-28). {@link callTool} is based on it; use it for other kinds of requests.
 *
 * `requestState` is echoed unchanged, and omitted if there was none.
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

/** A task with the host's functions to communicate with its server. */
export interface Task<State extends TaskState> {
  /** Sends `tasks/get` and returns its result. */
  get(signal?: AbortSignal): Promise<State>;
  /** Sends `tasks/update`. */
  update(inputResponses: Record<string, unknown>, signal?: AbortSignal): Promise<unknown>;
}

/**
 * Follows a task until it has ended, answers its requests by `tasks/update`, and returns the last result of
 * `tasks/get`.
 *
 * Each round is one card. It is withdrawn when the task is answered elsewhere or ends. Leaving the page, or aborting
 * the `signal`, does not answer: the server keeps waiting, and asks again when the task is followed again.
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

/**
 * `validate` of `mcp-elicitation/validate`, or an equivalent. A value that it could not check to the end must not be
 * `valid`.
 */
export type Validate = (schema: any, value: any) => { valid: boolean; errors?: unknown };

/** The options of a call; all others go to the SDK unchanged (`onprogress`, `headers`, …). */
export interface CallOptions extends RoundsOptions {
  /**
   * The timeout of the request in milliseconds, 600,000 by default. If {@link attach} has connected the client, the
   * clock stands still while one of its questions is open and the user was active in the last ten minutes; then it
   * starts anew.
   */
  timeout?: number;
  /** Restarts the timeout when the server reports progress; true by default. */
  resetTimeoutOnProgress?: boolean;
  [option: string]: unknown;
}

/**
 * Calls a tool with an SDK's client, v1 or v2, in any revision, and answers the requests of the server: those in
 * results by rounds (2026-07-28), and those that the server sends itself if {@link attach} has connected the client. A
 * question that is still open when the call ends is withdrawn, unless the client has several calls under way, so that
 * it is unknown to which one it belongs.
 *
 * ```js
 * const client = new Client(info, { capabilities: capabilities('2026-07-28'), versionNegotiation: { mode: 'auto' } });
 * await client.connect(transport);
 * attach(client, element, { server });
 * const result = await callTool(client, { name: 'book', arguments: {} }, element, { server });
 * ```
 *
 * If a server rejects the request until the user has visited an address (-32042), the address is shown, and the request
 * is sent again after the visit (`finished` of the element), at most three times. The error is thrown if the user does
 * not go there, or if the visit does not help.
 *
 * Pass `tool` as returned by `listTools()`: outside a page, SDK v2 derives headers from it (without it, they are learnt
 * from the server's error). Results are not checked against its `outputSchema`, because SDK v2 would also check
 * unfinished results; with `validate`, the complete result is checked.
 */
export function callTool<Client extends CallingClient>(
  client: Client,
  params: { name: string; arguments?: Record<string, unknown>; [key: string]: unknown },
  host: Host,
  options?: CallOptions & { tool?: { name: string; [key: string]: any }; validate?: Validate },
): ReturnType<Client['callTool']>;

/** Gets a prompt, and answers the server's requests for it: see {@link callTool}. */
export function getPrompt<Client extends { getPrompt(params: any, options?: any): Promise<any> }>(
  client: Client,
  params: { name: string; arguments?: Record<string, string>; [key: string]: unknown },
  host: Host,
  options?: CallOptions,
): ReturnType<Client['getPrompt']>;

/** Reads a resource, and answers the server's requests for it: see {@link callTool}. */
export function readResource<Client extends { readResource(params: any, options?: any): Promise<any> }>(
  client: Client,
  params: { uri: string; [key: string]: unknown },
  host: Host,
  options?: CallOptions,
): ReturnType<Client['readResource']>;

/** The part of an SDK's `Client` that {@link callTool} uses. */
export interface CallingClient {
  callTool(params: any, ...options: any[]): Promise<any>;
}

/** The part of an SDK's `Client` that {@link attach} uses. */
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
 * Connects an SDK client (v1 or v2) to the element without the SDK's own handling: requests reach the form exactly as
 * the server wrote them, and `notifications/elicitation/complete` and `notifications/cancelled` are handled. Call it
 * after `connect()`. The client must have declared {@link capabilities}, and must not have its own handler of
 * `elicitation/create`.
 *
 * Set `options.server` to identify the server. Without it, the server's own name is shown and marked as unverified
 * (`claimed`). Counts by server (mute, floods, completion) use this client, whatever the name. On a 2026-07-28
 * connection, where SDK v2 has no raw handlers, {@link requestHandler} is registered.
 *
 * @returns a function that disconnects the two
 */
export function attach(client: AttachableClient, host: Host, options?: AdapterOptions): () => void;

/** The result of {@link connect}: calls of the client during which the user may be asked. */
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
  /** Stops handling this client's questions, and closes it. */
  close(): Promise<void>;
}

/**
 * Connects an SDK client (v1 or v2, in any revision) to the page once: the server and the place of its questions are
 * set here, and the returned calls need neither. Call it after `connect()` of the client, which must have declared
 * {@link capabilities}.
 *
 * `host` is the element, a selector for it, or a function that inserts a new element into the conversation and returns
 * it. With a function, a chat has a card for each question: at most ten open at once, and thirty per minute; further
 * ones are cancelled without a call of the function. It is based on {@link attach}.
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
 * Returns the `ClientCapabilities` that declare elicitation, for `new Client(info, { capabilities })` and, from
 * 2026-07-28, for the `_meta` of each request.
 */
export function capabilities(
  revision: '2025-06-18' | '2025-11-25' | '2026-07-28',
  modes?: { form?: boolean; url?: boolean },
): { elicitation?: { form?: Record<string, never>; url?: Record<string, never> } };

/** Returns true if these `ClientCapabilities` declare a mode. An `elicitation` without modes means form mode. */
export function supportsMode(capabilities: unknown, mode: 'form' | 'url'): boolean;

/**
 * Returns the URL elicitations of a -32042 error (2025-11-25), to be shown before the request is sent again, as {@link
 * callTool} does. Others in it, and those without an `elicitationId`, are dropped. For any other error the list is
 * empty.
 */
export function fromUrlElicitationRequired(error: unknown): (ElicitUrlParams & { elicitationId: string })[];

/**
 * A channel between the server with the MCP client and the browser with the element. It carries JSON in both
 * directions. Authenticate it, and keep users' channels separate: everyone who can send on it can ask the user, and
 * answer for the user.
 */
export interface RelayChannel {
  send(message: unknown): unknown;
}

/**
 * Creates the browser's half: it shows the questions from the channel, and sends the answers back. An id is asked once,
 * has at most 200 characters, and is forgotten five minutes after its answer, or after a thousand further answers.
 *
 * All questions of the channel count as one client (mute, floods), unless the host sets `client`: an identity, or a
 * function that returns the host's client for a message. A message's own claim about its client is not trusted.
 *
 * ```js
 * const clients = new Map([['calendar', {}], ['mail', {}]]);
 * createRelay(element, channel, { client: ({ client }) => clients.get(client) });
 * ```
 * @returns a function that ends it and withdraws the open questions
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
 * Creates the server's half: an `elicit()` for {@link requestHandler} (`requestHandler({ elicit: relayHandler(channel)
 * })`) and similar uses. The answer comes from a browser: it is a result, or an error of code -32602 (the request
 * cannot be answered) or -32603. With `validate` of `mcp-elicitation/validate`, a result that does not match the
 * request, or is too large to check, is rejected with -32603. So is a question that the channel fails to send.
 */
export function relayHandler(
  channel: RelayChannel & {
    /**
     * Returns the message `{type: 'mcp-elicitation/answer', id, …}` with this id. Rejecting it cancels the question.
     * The signal aborts when the answer is no longer needed: the question was withdrawn, or could not be sent.
     */
    waitFor(id: string, signal?: AbortSignal): Promise<unknown>;
  },
  options?: { validate?: Validate },
): (params: unknown, options?: ElicitOptions) => Promise<ElicitResult>;
