/** What a person decided: to answer, to refuse, or neither (the request was dismissed, withdrawn or lost). */
export type ElicitationAction = 'accept' | 'decline' | 'cancel';

/**
 * A value of an accepted form, as MCP has it. For a schema outside the standard it can be what that schema asks for: an
 * object, where a property is an object of primitives.
 */
export type ElicitationValue = string | number | boolean | string[];

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

/** Who asks. Set by the host, who knows; never taken from a request. */
export interface ElicitationServer {
  /** The name that the host knows the server by. */
  name: string;
  /** A name for display, where it differs. */
  title?: string;
  /** The server's own address. */
  url?: string;
  /** The name is the server's own claim, and is shown as such. */
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

/** Limits of the host's own on what a request may hold. They can be lower than the package's, not higher. */
export interface ElicitationLimits {
  /** Bytes of the request's text: 1,048,576. */
  text?: number;
  /** Properties of a schema, those of nested objects with them: 1,000. */
  properties?: number;
  /** Options of one property: 10,000. */
  options?: number;
  /** Characters of a property's name: 256. */
  name?: number;
}

/** How a question is asked. */
export interface ElicitOptions {
  /** Who asks; the element's own `server` when it is left out. */
  server?: ElicitationServer | null;
  /** What stands for the server where its questions are counted (mute, floods, completion); its name when it is left out. */
  client?: object | string;
  /** Withdraws the question: it is shown as expired, and the result is `cancel`. */
  signal?: AbortSignal;
  /**
   * What becomes of a request that cannot be answered: shown with nothing but decline and cancel (`show`), or rejected
   * unseen with an error `{code: -32602, message, data: Diagnostic[]}` (`reject`). The element shows it, the adapters
   * of `mcp-elicitation/mcp` reject it, unless an option says otherwise.
   */
  unanswerable?: 'show' | 'reject';
}

/**
 * The status of the element. Also a state for styling: `mcp-elicitation:state(open)`. Beside it there are `:state(invalid)`,
 * while an answer is marked as wrong, and `:state(url)`, while an address is shown.
 */
export type ElicitationStatus =
  /** Nothing is asked. */
  | 'idle'
  /** A question is there, the form for it not yet, or its address is being checked. */
  | 'loading'
  /** The person can answer. */
  | 'open'
  /** Accepted in URL mode, while the host's `opener` is at work. */
  | 'sending'
  | 'accepted'
  | 'declined'
  | 'cancelled'
  /** Withdrawn by the signal. */
  | 'expired'
  /** The request cannot be answered: it can be declined or cancelled. */
  | 'unanswerable';

/** The detail of `elicit-error`. It never holds a value that a person has entered. */
export interface ElicitErrorDetail {
  /**
   * The request cannot be answered, the form has failed, its files could not be loaded, the host's `opener` threw or
   * rejected (the question is open again then). Two are reported once, with the element's first question: a page of another
   * origin holds this one and could lay something over the question (`frame-ancestors` is the host's to send); the page may
   * compile no WebAssembly, and the card runs as JavaScript (a note: nothing is missing).
   */
  kind: 'unanswerable' | 'trap' | 'load' | 'opener' | 'framed' | 'no-webassembly';
  /** Why it cannot be answered; `opener-failed` where the host's `opener` failed; else the kind again, where it is reported once. */
  diagnostics: Diagnostic[];
  /** What failed. */
  error?: unknown;
}

/** The detail of `elicit-open-url`. */
export interface ElicitOpenUrlDetail {
  /** The address as it is shown, and as it will be opened. */
  url: string;
  host: string;
}

/** That a person is done at an address that they have accepted. */
export interface ElicitationFinished {
  /** That of the request, where it has one (2025-11-25). */
  elicitationId?: string;
  /** Who says so: the person ("I am done"), the server (`complete()`), or nobody within ten minutes. */
  by: 'person' | 'server' | 'timeout';
}

/** The events of the element. All bubble and pass through shadow roots. */
export interface McpElicitationEventMap {
  /**
   * The one result of a question, to be forwarded unchanged: of every question that has a result, also of one that was
   * cancelled before it was shown. When the element has left the page, only listeners at the element (or at what left
   * with it) can hear it, none at the document: use the promise, or listen at the element.
   */
  'elicit-result': CustomEvent<ElicitResult>;
  /** What would be sent has changed: see `content`. At most once for all changes of a task. */
  'elicit-change': CustomEvent<null>;
  /** Somebody is answering: a key or a press in the card while the question is open, told at most once a second. */
  'elicit-activity': CustomEvent<null>;
  /** The person opens an address. Cancelable: who cancels it opens the address in a way of their own, or not. */
  'elicit-open-url': CustomEvent<ElicitOpenUrlDetail>;
  /** The person is done at an address, or nobody has said so within ten minutes. Once for each address that was accepted. */
  'elicit-finished': CustomEvent<ElicitationFinished>;
  /** The question is on the screen. */
  'elicit-ready': CustomEvent<null>;
  /** A question could not be answered or shown. */
  'elicit-error': CustomEvent<ElicitErrorDetail>;
}

/**
 * What a host can set, each as a property; those with an attribute in HTML too. The manifest, the types for templates and
 * the React component are made of this list.
 */
export interface ElicitationSettings {
  /**
   * Who asks, unless `elicit()` says it. Null: "Unknown server".
   * @attribute server-name The name of the server that asks.
   */
  server: ElicitationServer | null;
  /**
   * A BCP 47 tag; else the nearest `lang`, else the browser's language.
   * @attribute locale
   */
  locale: string | null;
  /** Sentences of the host's own, by key: each one text, or its plural forms by their category. */
  messages: Record<string, string | Record<string, string>> | null;
  /**
   * The modes that the host has declared. A request in another one cannot be answered.
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
   * When the form is loaded where no question is there yet: at once, or when the browser is idle.
   * @attribute loading
   * @default 'idle'
   */
  loading: 'eager' | 'idle';
  /**
   * Opens an address that the person has agreed to, in place of a new tab. Where it gives a promise, the answer waits for
   * it; where that is rejected, the question stays open.
   */
  opener: ((url: string) => unknown) | null;
  /**
   * Whether `http:` addresses beyond this machine can be opened, after a warning.
   * @default false
   */
  allowInsecureUrls: boolean;
  /**
   * A form that asks for secrets: warned of, or refused. One that only mentions a secret among other words is marked, never refused.
   * @default 'warn'
   */
  sensitive: 'warn' | 'refuse';
  /** Lower limits than the package's own on what a request may hold: see `ElicitationLimits`. */
  limits: ElicitationLimits | null;
  /**
   * With it, what was typed survives a reload and a remount: in the tab's session storage, by this key and a hash of who asks
   * and of the request, until there is a result. Nothing is kept of what is warned of, nor where an answer looks like a secret.
   * Null: nothing is ever stored.
   * @attribute draft-key
   */
  draftKey: string | null;
}

export interface McpElicitationElement extends ElicitationSettings {}

/**
 * `<mcp-elicitation>`: shows what an MCP server asks its user, checks the answer, and gives back exactly one
 * `ElicitResult` for each question: by the promise of `elicit()`, and by the event `elicit-result`.
 *
 * A question ends with `cancel` when the element leaves the page (a move is no leaving), the page is left, the form
 * fails, or another `request` takes its place.
 */
export class McpElicitationElement extends HTMLElement {
  /**
   * What is asked. Setting it cancels what was asked before; null clears. While a question is open, setting an equal one
   * changes nothing; once it is decided, the equal one is asked anew, and so is one with another JSON-RPC `id`. Read, it is what is on the screen.
   * @attribute request The request as JSON text.
   */
  get request(): ElicitationRequest | null;
  set request(request: ElicitationRequest | null | undefined);

  /** What would be sent now. Undefined unless the question is open: not in URL mode, and no longer once it is decided. */
  get content(): ElicitResult['content'];
  /**
   * Settles when the person is done at the address that was accepted last: accepting it says only that they go there.
   * Undefined until an address was accepted.
   */
  get finished(): Promise<ElicitationFinished> | undefined;
  /** The result of what is on the screen, once it is decided. */
  get result(): ElicitResult | undefined;
  /**
   * The state of the question.
   * @default 'idle'
   */
  get status(): ElicitationStatus;

  /**
   * Asks, after all that was asked before. At most ten of each server wait; more are cancelled unseen, and so are those of a
   * server that the person has muted.
   * @param params what is asked
   * @param options who asks, and until when
   */
  elicit(params: ElicitationRequest, options?: ElicitOptions): Promise<ElicitResult>;

  /**
   * Asks one round of one server as the steps of one card (2026-07-28, `inputRequests`). Entries that are no elicitation
   * are left out of the answer: they are the host's. Nothing of it leaves before the round ends. Cancelling a step
   * cancels the round, unless the person sends the answers that were given. However many there
   * are, they wait as one. More than a hundred are over the limit: the promise is rejected with the code -32602.
   * @param inputRequests an object, or its JSON text, which is exact as that of a request is
   * @param options who asks, and until when
   */
  elicitAll(inputRequests: InputRequests | string, options?: ElicitOptions): Promise<InputResponses>;

  /** Declines what is asked. */
  decline(): void;
  /** Cancels what is asked. */
  cancel(): void;

  /**
   * 2025-11-25, `notifications/elicitation/complete`: the server says that the person has finished at the address. An id
   * that is unknown, not yet consented to, or already finished changes nothing. `finished` settles; the card says it where it
   * is still on the screen.
   * @param elicitationId opaque
   * @param options the server that the notification came from, or the client that it came to
   */
  complete(elicitationId: string, options?: { server?: ElicitationServer | null; client?: object | string }): void;

  /**
   * Moves the focus to the first answer, or to the card where there is none.
   * @param options `preventScroll` leaves the page where it is
   */
  focus(options?: FocusOptions): void;
  /** Puts every field back to where it started. */
  reset(): void;
  /** Whether accept would go through. */
  checkValidity(): boolean;
  /** The same, and shows what is missing, as a press of accept would. */
  reportValidity(): boolean;

  addEventListener<K extends keyof McpElicitationEventMap>(
    type: K,
    listener: (this: McpElicitationElement, event: McpElicitationEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * Defines the element. A tag that is taken is left as it is, and where there is no DOM nothing happens.
 * @param tag `mcp-elicitation` when it is left out
 * @param registry the page's own when it is left out
 */
export function define(tag?: string, registry?: CustomElementRegistry): void;

/**
 * Loads the form ahead of the first question, when the browser is idle and at low priority: for a page that imports this entry once it
 * knows that somebody may be asked, and has no element yet. An element in the page does so by itself.
 *
 * ```js
 * import('mcp-elicitation').then(({ preload }) => preload());
 * ```
 */
export function preload(): void;

/**
 * Says where the form's WebAssembly comes from, whole (`mcp-elicitation/form.wasm`): an address, a response, the bytes
 * (not compressed), or the compiled module. For hosts that serve it themselves, in the module that imports this one, right
 * after the import: an element in the page fetches the form by itself, when the browser is idle or at once.
 * @param options `integrity`: what a file that is fetched is held against. A preload has to name the same.
 */
export function setWasm(source: string | URL | Response | BufferSource | WebAssembly.Module, options?: { integrity?: string }): void;

declare global {
  interface HTMLElementTagNameMap {
    'mcp-elicitation': McpElicitationElement;
  }
  interface GlobalEventHandlersEventMap extends McpElicitationEventMap {}
}
