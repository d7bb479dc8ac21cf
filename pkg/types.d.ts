// The shapes that every entry of the package shares, in MCP's words.

/** What a person decided: to answer, to refuse, or neither (the request was dismissed, withdrawn or lost). */
export type ElicitationAction = 'accept' | 'decline' | 'cancel';

/** A value of an accepted form. An object holds the answers of a nested object, one level deep. */
export type ElicitationValue = string | number | boolean | string[] | { [property: string]: ElicitationValue };

/**
 * The answer to an elicitation, as MCP has it. `content` is there exactly when a form was accepted; an accepted URL has
 * none. The object is frozen: forward it unchanged.
 */
export interface ElicitResult {
  action: ElicitationAction;
  content?: { [property: string]: ElicitationValue };
  /** MCP's results are open; this package adds nothing. */
  [key: string]: unknown;
}

/** Who asks. Told by the host, who knows; never taken from a request. */
export interface ElicitationServer {
  /** The name that the host knows the server by. */
  name: string;
  /** A name for display, where it differs. */
  title?: string;
  /** The server's own address. */
  url?: string;
  /** An image of the host's own: shown as it is, so never an address that the server chose. */
  icon?: string;
}

/** The params of `elicitation/create` in form mode. */
export interface ElicitFormParams {
  mode?: 'form';
  message: string;
  requestedSchema: unknown;
  [key: string]: unknown;
}

/** The params of `elicitation/create` in URL mode (2025-11-25 on). */
export interface ElicitUrlParams {
  mode: 'url';
  message: string;
  url: string;
  /** In 2025-11-25 alone. */
  elicitationId?: string;
  [key: string]: unknown;
}

/** The params of `elicitation/create`. */
export type ElicitParams = ElicitFormParams | ElicitUrlParams;

/** An elicitation as JSON-RPC carries it, or as an entry of `inputRequests`. */
export interface ElicitRequest {
  method: string;
  params?: unknown;
  [key: string]: unknown;
}

/**
 * What can be asked: params, a JSON-RPC request, or either as JSON text. Text is exact where a JavaScript value is not
 * (order, duplicate names, large numbers). Of a value, only the members that MCP names are read.
 */
export type ElicitationRequest = ElicitParams | ElicitRequest | string;

/** The entries of a 2026-07-28 `inputRequests`, by key. */
export type InputRequests = Record<string, ElicitRequest | ElicitParams>;

/** The answers to `inputRequests`, by the same keys. */
export type InputResponses = Record<string, ElicitResult>;

/** A fault of a request, or an advice about it. */
export interface Diagnostic {
  /** What it is, kebab-case; each code has a page in the documentation. */
  code: string;
  severity: 'error' | 'warning' | 'note';
  /** Where, as a JSON Pointer into the request. */
  location: string;
  [key: string]: unknown;
}

/** How a question is asked. */
export interface ElicitOptions {
  /** Who asks; the element's own `server` when it is left out. */
  server?: ElicitationServer | null;
  /** Withdraws the question: it is shown as expired, and the result is `cancel`. */
  signal?: AbortSignal;
  /**
   * What becomes of a request that cannot be answered: shown with nothing but decline and cancel (`show`), or rejected
   * unseen with an error `{code: -32602, message, data: Diagnostic[]}` (`reject`). The element shows it, the adapters
   * of `mcp-elicitation/mcp` reject it, unless told otherwise.
   */
  unanswerable?: 'show' | 'reject';
}
