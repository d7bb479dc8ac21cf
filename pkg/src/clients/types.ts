import type {
  ElicitOptions,
  ElicitRequest,
  ElicitResult,
  ElicitationRequest,
  ElicitationServer,
  InputRequests,
  InputResponses,
} from '../rounds/types.js';

/** An object that can ask: the element, or anything with its `elicit`. */
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
export interface AdapterOptions extends Pick<ElicitOptions, 'client' | 'unanswerable' | 'deliver'> {
  /** The server that asks: a name, a server, or a function of the request and its context. */
  server?: string | ElicitationServer | ((request: any, context: any) => string | ElicitationServer | undefined);
  /** Withdraws the question, for clients without a signal of their own, such as AI SDK. */
  signal?: AbortSignal | ((request: any, context: any) => AbortSignal | undefined);
  /**
   * The words of a checkbox for approvals that a server takes to remember (`_meta.persist`, as of Codex): then the
   * result of a ticked one has `_meta.persist`: `always`, or else `session`.
   */
  always?: Always;
  /** Sends progress every 15 seconds to a server that gave a `progressToken`, so that it keeps waiting. */
  progress?: boolean;
}

/** The options of {@link connect}. */
export interface ConnectOptions extends Pick<AdapterOptions, 'unanswerable' | 'progress' | 'deliver' | 'always'> {
  server?: string | ElicitationServer;
  /** Tells the server the card's language with each call, as SEP-2792 does: a draft, so off by default. */
  acceptLanguage?: boolean;
}

/** The context that a client passes to a handler: SDK v1, SDK v2, or Cloudflare's random id of a connection. */
export type HandlerContext = { signal?: AbortSignal } | { mcpReq?: { signal?: AbortSignal } } | string;

/** The options of an agent's adapter. */
export interface AgentOptions extends Pick<ElicitOptions, 'client' | 'signal'> {
  /** The server to show: the agent, by the name that the host uses for it. */
  server?: string | ElicitationServer;
  /**
   * Draws Markdown in the agent's text: bold, code, blocks of code, and lists. Links, pictures and HTML stay as
   * written. Off by default.
   */
  markdown?: boolean;
}

/** The host's words for approving all further calls of a tool; without them, the choice is not offered. */
export type Always = string | ((call: { tool?: string; args: any }) => string | undefined);

/** The options of an adapter whose agent also asks for approvals. */
export interface ApprovalOptions extends AgentOptions {
  always?: Always;
}

/** The options of a round. */
export interface RoundOptions extends AgentOptions, Pick<ElicitOptions, 'deliver' | 'unanswerable'> {}

/** The options of consecutive rounds. */
export interface RoundsOptions extends RoundOptions {
  /** Answers requests that are not elicitations. */
  others?: (key: string, request: ElicitRequest) => unknown;
  /** 10 by default. */
  maxRounds?: number;
}

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
 * `validate` of `mcp-elicitation/validate`, or an equivalent. A value that it could not check to the end must not be
 * `valid`, unless the option says that undecided rules pass.
 */
export type Validate = (
  schema: any,
  value: any,
  options?: { undecided?: 'pass' },
) => { valid: boolean; errors?: unknown; undecided?: { keyword: string }[] };

/** The options of a call; all others go to the SDK unchanged (`onprogress`, `headers`, …). */
export interface CallOptions extends RoundsOptions {
  /**
   * The timeout of the request in milliseconds, 600,000 by default. If {@link attach} has connected the client, the
   * clock stands still while a question is open and the user was active in the last ten minutes.
   */
  timeout?: number;
  /** Restarts the timeout when the server reports progress; true by default. */
  resetTimeoutOnProgress?: boolean;
  [option: string]: unknown;
}

/** The options of a call of a tool. */
export interface ToolOptions extends CallOptions {
  /** The tool as returned by `listTools()`. */
  tool?: { name: string; [key: string]: any };
  /** Checks the complete result against the tool's `outputSchema`. */
  validate?: Validate;
}

/** The params of `tools/call`. */
export type ToolParams = { name: string; arguments?: Record<string, unknown>; [key: string]: unknown };
/** The params of `prompts/get`. */
export type PromptParams = { name: string; arguments?: Record<string, string>; [key: string]: unknown };
/** The params of `resources/read`. */
export type ResourceParams = { uri: string; [key: string]: unknown };

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

/** The result of {@link connect}: calls of the client during which the user may be asked. */
export interface Connection<Client extends CallingClient> {
  /** {@link callTool}. */
  callTool(params: ToolParams, options?: ToolOptions): ReturnType<Client['callTool']>;
  /** {@link getPrompt}. */
  getPrompt(params: PromptParams, options?: CallOptions): Promise<any>;
  /** {@link readResource}. */
  readResource(params: ResourceParams, options?: CallOptions): Promise<any>;
  /** Stops handling this client's questions, and closes it. */
  close(): Promise<void>;
}

/**
 * A channel of JSON between a server with an MCP client and a browser with an element. Authenticate it: everyone who
 * can send on it can ask the user, and answer for the user.
 */
export interface RelayChannel {
  send(message: unknown): unknown;
}
