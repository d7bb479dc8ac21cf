// The shapes by which the adapters recognize an SDK's client and what it passes to its handlers.
import type { AttachableClient, CallingClient } from './types.js';

export interface ServerMessage {
  method?: string;
  id?: unknown;
  params?: unknown;
}

/** The context of a handler: that of SDK v1, or `mcpReq` of SDK v2. */
export interface Context {
  signal?: AbortSignal;
  requestId?: unknown;
  sendNotification?: Notify;
  mcpReq?: { id?: unknown; signal?: AbortSignal; notify?: Notify };
}

type Notify = (notification: object) => unknown;

export interface CallResult {
  resultType?: string;
  inputRequests?: Record<string, { method: string; params?: unknown }>;
  requestState?: string;
  isError?: boolean;
  structuredContent?: unknown;
}

type Call = (params: object | undefined, ...options: (object | undefined)[]) => Promise<CallResult>;

/** A client of an SDK, v1 or v2. */
export interface SdkClient extends AttachableClient, CallingClient {
  callTool: Call;
  getPrompt: Call;
  readResource: Call;
  close?(): Promise<void>;
  /** Throws if the client has not declared the capability for a server's requests of this method. */
  assertRequestHandlerCapability?(method: string): void;
}
