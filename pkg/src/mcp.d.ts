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
export interface Asker {
  elicit(params: ElicitationRequest, options?: ElicitOptions): Promise<ElicitResult>;
  elicitAll?(inputRequests: InputRequests, options?: ElicitOptions): Promise<InputResponses>;
  complete?(elicitationId: string, options?: { server?: ElicitationServer | null }): void;
}

/** The element, or how to get at it when a question comes. It may be one whose tag is not defined yet. */
export type Host = Asker | Element | (() => Asker | Element | Promise<Asker | Element>);

/** How an adapter asks. */
export interface AdapterOptions {
  /** Who asks: a name, a server, or a function of the request and its context. A host knows it better than the request. */
  server?:
    | string
    | ElicitationServer
    | ((request: any, context: any) => string | ElicitationServer | undefined);
  /** A request that cannot be answered is rejected with code -32602 (the default), or shown. */
  unanswerable?: 'show' | 'reject';
}

/** What a client passes to a handler beside the request: SDK v1, SDK v2, or Cloudflare's server id. */
export type HandlerContext = { signal?: AbortSignal } | { mcpReq?: { signal?: AbortSignal } } | string;

/**
 * A handler of `elicitation/create` for SDK v1 and v2, AI SDK and Cloudflare agents. It rejects a request that cannot be
 * answered with an error that these clients turn into JSON-RPC's.
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

/** A handler of bare params for mcp-use, LangChain (`(params, {server, signal})`) and Mastra (`({params, signal})`). */
export function paramsHandler(
  host: Host,
  options?: AdapterOptions,
): (
  given: ElicitParams | { params: unknown; signal?: AbortSignal },
  context?: { server?: string | ElicitationServer; signal?: AbortSignal },
) => Promise<ElicitResult>;

/**
 * Answers one round of `inputRequests` (2026-07-28), or the requests of a LangGraph interrupt, as the steps of one card.
 * The answers have the same keys; entries that are no elicitation are left to the caller.
 */
export function answerInputRequests(
  host: Host,
  inputRequests: InputRequests,
  options?: { server?: string | ElicitationServer; signal?: AbortSignal; unanswerable?: 'show' | 'reject' },
): Promise<InputResponses>;

/**
 * Sends a request, answers what its `input_required` results ask for, and sends it again, until the result is complete
 * (2026-07-28). The way to get requests to the form as the server wrote them, which SDK v2 otherwise strips:
 *
 * ```js
 * const client = new Client(info, { inputRequired: { autoFulfill: false }, capabilities: capabilities('2026-07-28') });
 * const result = await answerRounds(
 *   (input) => client.callTool({ name, arguments: args, ...input }, { allowInputRequired: true }),
 *   element,
 *   { server: 'files' },
 * );
 * ```
 *
 * `requestState` is echoed as it is, and left out where there was none. `others` answers what is no elicitation.
 */
export function answerRounds<Result>(
  request: (input: { inputResponses?: Record<string, unknown>; requestState?: string }) => Promise<Result>,
  host: Host,
  options?: {
    server?: string | ElicitationServer;
    signal?: AbortSignal;
    unanswerable?: 'show' | 'reject';
    others?: (key: string, request: ElicitRequest) => unknown;
    /** 10 when it is left out. */
    maxRounds?: number;
  },
): Promise<Result>;

/** As much of an SDK's `Client` as {@link attach} uses. */
export interface AttachableClient {
  fallbackRequestHandler?: ((request: any, context: any) => Promise<any>) | undefined;
  fallbackNotificationHandler?: ((notification: any) => Promise<void>) | undefined;
  setRequestHandler?(...handler: any[]): void;
  removeRequestHandler?(method: any): void;
  getServerVersion?(): { name?: string; title?: string } | undefined;
  getNegotiatedProtocolVersion?(): string | undefined;
}

/**
 * Joins an SDK client (v1 or v2) and the element, the raw way: requests reach the form as the server wrote them, and
 * `notifications/elicitation/complete` is heard. Call it after `connect()`. The client must have declared
 * {@link capabilities}, and have no handler of `elicitation/create` of its own.
 *
 * The server is named as it names itself, unless `options.server` says who it is: a host that knows should say so.
 * On a 2026-07-28 connection, where SDK v2 has no raw way for handlers, {@link requestHandler} is registered.
 *
 * @returns takes the two apart again
 */
export function attach(client: AttachableClient, host: Host, options?: AdapterOptions): () => void;

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
 * The URL elicitations of a -32042 error (2025-11-25), to be asked before the request is sent again. Others in it, and
 * those without an `elicitationId`, are dropped. Of any other error: none.
 */
export function fromUrlElicitationRequired(error: unknown): (ElicitUrlParams & { elicitationId: string })[];

/** A channel between the server that holds the MCP client and the browser that shows the element. JSON, either way. */
export interface RelayChannel {
  send(message: unknown): unknown;
}

/**
 * The browser's half: asks what the channel brings, and sends the answers back.
 * @returns ends it; what is being asked is withdrawn
 */
export function createRelay(
  host: Host,
  channel: RelayChannel & { subscribe(listener: (message: unknown) => void): (() => void) | void },
  options?: { unanswerable?: 'show' | 'reject' },
): () => void;

/**
 * The server's half: an `elicit()` for {@link requestHandler} (`requestHandler({ elicit: relayHandler(channel) })`) and its
 * like. The answer comes from a browser: check it with `validateResult` of `mcp-elicitation/validate` before it is sent on.
 */
export function relayHandler(
  channel: RelayChannel & {
    /** The message `{type: 'mcp-elicitation/answer', id, …}` with this id. Rejecting it cancels the question. */
    waitFor(id: string, signal?: AbortSignal): Promise<unknown>;
  },
): (params: unknown, options?: ElicitOptions) => Promise<ElicitResult>;
