// The public types of the element: requests, servers, results, events and settings.
import type { MessageKey, Sentences } from '../../../target/generated/sentences.js';

export type { MessageKey, Sentences };

/** The user's decision: to answer, to decline, or neither (the request was dismissed, withdrawn or lost). */
export type ElicitationAction = 'accept' | 'decline' | 'cancel';

/** A value of an accepted form, as MCP defines it; for a property that is an object of primitives, an object. */
export type ElicitationValue = string | number | boolean | string[];

/** The frozen answer to an elicitation, as MCP defines it. It has `content` exactly if a form was accepted. */
export interface ElicitResult {
  action: ElicitationAction;
  content?: { [property: string]: ElicitationValue };
  /** MCP's results are open; this package adds no members. */
  [key: string]: unknown;
}

/** The server that asks. It is set by the host, and never taken from a request. */
export interface ElicitationServer {
  /** The host's name for the server. */
  name: string;
  /** A name for display, if it differs. */
  title?: string;
  /** The server's own address. */
  url?: string;
  /** A picture for the first letter of its name: a PNG, JPEG or WebP as a `data:` URL, or of the page's own origin. */
  icon?: string;
  /** True if the name is the server's own claim; it is marked as unverified. */
  claimed?: boolean;
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
  /** Only in 2025-11-25. */
  elicitationId?: string;
  [key: string]: unknown;
}

/** The params of `elicitation/create`. */
export type ElicitParams = ElicitFormParams | ElicitUrlParams;

/** The params in either mode, in one interface. */
export interface ElicitAnyParams {
  mode?: 'form' | 'url';
  message: string;
  requestedSchema?: unknown;
  url?: string;
  elicitationId?: string;
}

/** An elicitation as JSON-RPC carries it, or as an entry of `inputRequests`. */
export interface ElicitRequest {
  method: string;
  params?: unknown;
  [key: string]: unknown;
}

/**
 * A request. JSON text preserves what a JavaScript value loses: order, duplicate names, large numbers. Of a value, only
 * the members that MCP names are read.
 */
export type ElicitationRequest = ElicitParams | ElicitAnyParams | ElicitRequest | string;

/** The entries of a 2026-07-28 `inputRequests`, by key. */
export type InputRequests = Record<string, ElicitRequest | ElicitParams | ElicitAnyParams>;

/** The answers to `inputRequests`, by the same keys. */
export type InputResponses = Record<string, ElicitResult>;

/** A fault of a request, or advice about it. */
export interface Diagnostic {
  /** The kind in kebab-case; each code has a page in the documentation. */
  code: string;
  severity: 'error' | 'warning' | 'note';
  /** A JSON Pointer into the request. */
  location: string;
  [key: string]: unknown;
}

/** The host's own limits for requests. They can be lower than the package's, but not higher. */
export interface ElicitationLimits {
  /** Bytes of the request's text, and of what its `$ref`s reach: 262,144. */
  text?: number;
  /** Properties of a schema, including those of nested objects: 250. */
  properties?: number;
  /** Options of all properties together: 2,500. */
  options?: number;
  /** Characters of a property's name: 256. */
  name?: number;
}

/** The facts that `deliver` gets with a result. */
export interface DeliveryOptions {
  /** The same at every attempt for this question. The answer can differ: the user may have changed or cancelled it. */
  id: string;
  /** Aborts if the question ends meanwhile, if another press takes the place of this one, and after 30 seconds. */
  signal: AbortSignal;
  /** All results of a round of `elicitAll`, by their keys. */
  results?: InputResponses;
}

/** Sends a result on: see the setting `deliver`. */
export type Deliver = (result: ElicitResult, options: DeliveryOptions) => Promise<void>;

/** The bits of the decisions that the card offers for a tool call, and the host's words for all further calls. */
export interface CardApproval {
  /** 1: approve; 2: reject; 4: reject with a reason; 8: answer in place of the tool. */
  allows: number;
  always?: string;
  /** The name of the tool, with which the message begins. */
  tool?: string;
}

/** The options of a question. */
export interface ElicitOptions {
  /** The server that asks; the element's own `server` by default. */
  server?: ElicitationServer | null;
  /** The identity under which the server's questions are counted (mute, floods, completion); its name by default. */
  client?: object | string;
  /**
   * Withdraws the question: it is shown as expired, and the result is `cancel`. With the reason `'elsewhere'`, it was
   * answered in another client.
   */
  signal?: AbortSignal;
  /** The element's own `expires` by default. */
  expires?: Date | number | string | null;
  /** The element's own `deliver` by default. */
  deliver?: Deliver | null;
  /**
   * Values that fields start with in place of the server's defaults, by the names of their properties. They are marked
   * as this page's suggestion, and the user's entries replace them. Fields with a warning and fields with
   * only one answer ignore them, as does a field whose schema they do not fit: `elicit-error` names these.
   */
  suggested?: { [property: string]: ElicitationValue };
  /**
   * The treatment of a request that cannot be answered: it is shown with only decline and cancel (`show`), or rejected
   * without being shown, with an error `{code: -32602, message, data: Diagnostic[]}` (`reject`). By default the element
   * shows it, and the adapters of `mcp-elicitation/mcp` reject it.
   */
  unanswerable?: 'show' | 'reject';
  /**
   * The requests of a round that are approvals of tool calls, by their keys, which are numbers. The content of such a
   * request is what the user has changed, and `_meta` has the reason of a decline.
   * @internal
   */
  approvals?: readonly (CardApproval | undefined)[];
  /**
   * True if the adapter for agents' questions made the requests.
   * @internal
   */
  isAgentsQuestion?: boolean;
  /**
   * Draws Markdown in the text of an approval or of an agent's question.
   * @internal
   */
  markdown?: boolean;
}

/**
 * The status of the element. It is also a state for styling: `mcp-elicitation:state(open)`. Further states are
 * `:state(invalid)`, while an answer is marked as wrong, and `:state(url)`, while an address is shown.
 */
export type ElicitationStatus =
  /** There is no question. */
  | 'idle'
  /** The question waits for the form. */
  | 'loading'
  /** The user can answer. */
  | 'open'
  /** The user has decided, and the host's `deliver` or `opener` is running. */
  | 'sending'
  | 'accepted'
  | 'declined'
  | 'cancelled'
  /** Withdrawn, expired, or answered elsewhere. */
  | 'expired'
  /** The request cannot be answered, only declined or cancelled. */
  | 'unanswerable';

/** The detail of `elicit-error`. It never contains the user's entries. */
export interface ElicitErrorDetail {
  /**
   * The request cannot be answered, the form has failed, its files could not be loaded, the host's `opener` or
   * `deliver` threw or rejected, or a field has ignored a value of `suggested`. Two kinds are reported once, with the
   * element's first question: a page of another origin embeds this one and could cover the question (set
   * `frame-ancestors` to prevent it); and the page cannot compile WebAssembly, so that the card runs as JavaScript.
   */
  kind: 'unanswerable' | 'trap' | 'load' | 'opener' | 'deliver' | 'suggested' | 'framed' | 'no-webassembly';
  /**
   * The faults of an unanswerable request; `opener-failed` or `deliver-failed` if that function of the host failed;
   * `suggestion-ignored` for each field that has ignored one; for kinds reported once, the kind again.
   */
  diagnostics: Diagnostic[];
  /** The error that was thrown. */
  error?: unknown;
}

/** The detail of `elicit-open-url`. */
export interface ElicitOpenUrlDetail {
  /** The address as it is shown and opened. */
  url: string;
  host: string;
}

/** The end of the user's visit to an accepted address. */
export interface ElicitationFinished {
  /** The id of the request, if it has one (2025-11-25). */
  elicitationId?: string;
  /** The source: the user ("I am done"), the server (`complete()`), or a timeout of ten minutes. */
  by: 'person' | 'server' | 'timeout';
}

/**
 * The cause of a result. `host`: the page called `decline()`, `cancel()` or `release()`, or set another request;
 * `withdrawn`: the signal has aborted; `elsewhere`: it was answered in another client; `left`: the element or the page
 * was left; `failed`: the form failed, or the server asked too often.
 */
export type EndReason = 'user' | 'host' | 'withdrawn' | 'expired' | 'elsewhere' | 'left' | 'failed';

/** Facts about a question that has ended, beside its result. */
export interface EndedQuestion {
  /** The server that asked. */
  server?: ElicitationServer;
  /** The key of the request in the `inputRequests` of its round. */
  key?: string;
  /** The milliseconds from the question on the screen to its decision; 0 if it was never shown. */
  openFor: number;
  /** True if its form had content before the user entered anything. */
  prefilled: boolean;
  /** True if `deliver` has delivered the result. */
  delivered: boolean;
  reason: EndReason;
}

/** The event of a result, which is its `detail`. */
export interface ElicitResultEvent extends CustomEvent<ElicitResult> {
  readonly question: EndedQuestion;
}

/** An element of a drawn receipt. */
export interface ReceiptElement {
  tag: string;
  attributes: Record<string, string>;
  children: (ReceiptElement | string)[];
}

/** The receipt of a question that has ended, as plain data. It has no answers to a request with a warning. */
export interface ElicitationReceipt {
  status: ElicitationStatus;
  /** The messages of the request, or of all steps of its round. */
  questions: string[];
  server?: ElicitationServer;
  /** The time of the end in ISO 8601. */
  time: string;
  /** The receipt as it was drawn, with the answers in it. */
  drawn: ReceiptElement;
}

/** A question with its result, as a server stores it. */
export interface AnsweredQuestion {
  request: ElicitationRequest;
  result: Pick<ElicitResult, 'action' | 'content'>;
  server?: ElicitationServer | null;
  /** The time of the end. */
  time?: Date | number | string;
  /** The `reason` of the end, as `event.question` has told it; others tell no more than the action. */
  reason?: string;
}

/** The events of the element. All bubble and pass through shadow roots. */
export interface McpElicitationEventMap {
  /**
   * The one result of a question, to be forwarded unchanged; `event.question` tells more of the question. It is
   * dispatched for every question with a result, even one that was cancelled before it was shown. After the element has
   * left the page, it no longer reaches the document: use the promise, or listen at the element.
   */
  'elicit-result': ElicitResultEvent;
  /** The content has changed: see `content`. Dispatched at most once for all changes of a task. */
  'elicit-change': CustomEvent<null>;
  /** The user is active: a key or a press in the card while the question is open, reported at most once a second. */
  'elicit-activity': CustomEvent<null>;
  /** The user opens an address. Cancel it to open the address in another way, or not at all. */
  'elicit-open-url': CustomEvent<ElicitOpenUrlDetail>;
  /** The user is done at an address, or ten minutes have passed. Dispatched once for each accepted address. */
  'elicit-finished': CustomEvent<ElicitationFinished>;
  /** The question is on the screen. */
  'elicit-ready': CustomEvent<null>;
  /**
   * A question has come that the user cannot see: the page is hidden, the element is out of view, or another question
   * is open.
   */
  'elicit-unseen': CustomEvent<null>;
  /** A question could not be answered or shown. */
  'elicit-error': CustomEvent<ElicitErrorDetail>;
}

/**
 * The host's settings, each of which is a property; some also have an attribute in HTML. The manifest, the types for
 * templates and the React component are generated from this list.
 */
export interface ElicitationSettings {
  /**
   * The key under which the page keeps the questions of this element when it leaves the document: leaving is then no
   * answer. An element with the same key takes them up, with everything typed; of several in the page, the first shows
   * them. They end with an answer, with their signal, or with `release(key)`. Nothing is stored, so they do not survive
   * a reload. Put the user and the conversation into the key.
   * @attribute keep
   */
  keep: string | null;
  /**
   * The server shown as asking. `elicit()` can override it: while its question or receipt is on the screen, reading
   * this returns that server. Null: "Unknown server".
   * @attribute server-name The name of the server.
   */
  server: ElicitationServer | null;
  /**
   * A BCP 47 tag; by default the nearest `lang`, else the browser's language.
   * @attribute locale
   */
  locale: string | null;
  /** The host's own sentences, by key: a text, or an object of plural forms by category. */
  messages: Sentences | null;
  /**
   * The modes that the host has declared. A request in another mode cannot be answered.
   * @default ['form', 'url']
   */
  modes: ('form' | 'url')[];
  /**
   * How the question is laid out in the page.
   * @attribute layout
   * @default 'card'
   */
  layout: 'card' | 'inline' | 'dialog';
  /**
   * The time to load the form before there is a question: at once, or when the browser is idle.
   * @attribute loading
   * @default 'idle'
   */
  loading: 'eager' | 'idle';
  /**
   * Opens an address that the user has accepted, instead of a new tab. If it returns a promise, the answer waits for
   * it; if the promise is rejected, the question stays open.
   */
  opener: ((url: string) => unknown) | null;
  /**
   * Delivers what the user has decided, before the card says so. If it is rejected, or takes more than 30 seconds, the
   * question is open again with everything typed, and says why: the message of a `DeliveryError`, or a sentence of the
   * card. A cancel ends the question all the same.
   */
  deliver: Deliver | null;
  /**
   * The time at which questions end, as if their signal had aborted: a date, milliseconds since 1970, or a text in
   * ISO 8601. The card shows it.
   * @attribute expires The moment in ISO 8601.
   */
  expires: Date | number | string | null;
  /**
   * Accepts an address when the user says that they are done there, or `complete()` does, and not when it is opened.
   * Until then the question stays open. In 2025-11-25, where accept only means consent, a server may wait for it.
   * @default false
   */
  answerWhenFinished: boolean;
  /**
   * Allows `http:` addresses to other machines, with a warning.
   * @default false
   */
  allowInsecureUrls: boolean;
  /**
   * The treatment of a form that asks for secrets: a warning, or refusal. A form that only mentions a secret is marked
   * and never refused.
   * @default 'warn'
   */
  sensitive: 'warn' | 'refuse';
  /** Lower limits for requests than the package's own: see `ElicitationLimits`. */
  limits: ElicitationLimits | null;
  /**
   * Keeps a draft across reloads and remounts, in the tab's session storage, under this key and a hash of the server
   * and the request, until there is a result. Fields with warnings, and forms where an answer looks secret, are not
   * stored. Null: nothing is ever stored.
   * @attribute draft-key
   */
  draftKey: string | null;
}
