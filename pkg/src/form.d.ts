/** The boundary of the form build: what the WebAssembly module exports, and what it asks of the page. */
export interface CardHost {
  /** The person's decision. `content` is JSON text, and there for an accepted form alone. */
  decide(action: 'accept' | 'decline' | 'cancel', content?: string): void;
  /** What would be sent has changed. */
  changed(): void;
  /** URL mode: the person pressed the button that opens the address. Whether the card is to open it in a new tab. */
  open(href: string): boolean;
  /** What there is to know of an address, as the module of the check gives it; nothing where it cannot be checked. */
  checkAddress(address: string, message: string, serverUrl: string | undefined, allowInsecure: boolean): string | undefined;
  /** 0 no match, 1 match, 2 undecided (the matcher is not there, or cannot decide), 3 the pattern is invalid. */
  test(pattern: string, text: string): number;
  /**
   * `declineRest`: declines this request and all of its server that wait; `mute`: the same, and for the life of the page nothing of
   * this server is shown again; `back`: goes back to the step before; `sendGiven`: ends the round with the answers that were given;
   * `done`: the person says that they are done at the address.
   */
  ask(what: 'declineRest' | 'mute' | 'back' | 'sendGiven' | 'done'): void;
  /** Reads out the text that is soon where the selectors find it. */
  announce(selectors: string): void;
}

/** One request on the screen. */
export class Card {
  /** Both as JSON text; `settings` as `settings.js` writes it. */
  constructor(request: string, settings: string, host: CardHost);
  /** Why the request cannot be answered, as the JSON text of diagnostics; an empty array where it can. */
  readonly faults: string;
  readonly content: string | undefined;
  /** What was entered and may be kept, as JSON text for `restore`; an empty array where there is nothing of it. */
  readonly draft: string;
  /** Takes what was entered in another card of the same request; what was entered since stays. */
  restore(draft: string): void;
  mount(root: ShadowRoot): void;
  update(settings: string): void;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** What the card says of the queue; a count that changes draws nothing anew. */
  setQueue(waiting: number, dropped: number, offersMute: boolean, completed: boolean): void;
  reset(): void;
  /** Gives what to read out of how the question ended. */
  settle(status: string): string;
  /** What was answered, drawn for the receipt of another card; none where nothing was, or where it looks like a secret. */
  readonly answers: Element | undefined;
  /** What became of a step of the round, for the receipt: its request as JSON text, the action, and the `answers` of its own card. */
  addStep(request: string, action: string, answers?: Element): void;
  free(): void;
}
