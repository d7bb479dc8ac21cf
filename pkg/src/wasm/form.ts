/** The page's side of a card: the functions that the WebAssembly module of the form calls. */
export interface CardHost {
  /**
   * Takes the user's decision. `content` is JSON text, and only present for an accepted form; `meta` is the
   * rest of a decision about an approval, as JSON text.
   */
  decide(action: 'accept' | 'decline' | 'cancel', content?: string, meta?: string): void;
  /** Reports a change of the content. */
  changed(): void;
  /** Reports that the first error has appeared in a field, or that the last one has gone. */
  setInvalid(isInvalid: boolean): void;
  /** Reports a press of the button that opens the address. Returns true if the card is to open it in a new tab. */
  open(href: string): boolean;
  /** Returns the result of the `address` module, or undefined if addresses cannot be checked. */
  checkAddress(
    address: string,
    message: string,
    serverUrl: string | undefined,
    allowInsecure: boolean,
  ): string | undefined;
  /** Returns 0 for no match, 1 for a match, 2 if undecided, 3 for an invalid pattern. */
  test(pattern: string, text: string): number;
  /**
   * `declineRest` declines this request and all waiting ones of its server; `mute` also ignores all later ones of the
   * server until the page is reloaded; `back` returns to the previous step; `endRound` ends the round with the answers
   * so far; `done` reports that the user is done at the address.
   */
  ask(what: 'declineRest' | 'mute' | 'back' | 'endRound' | 'done'): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** One request on the screen. */
export declare class Card {
  /** @param words the words for secrets of other languages than English */
  constructor(request: string, settings: string, words: string, host: CardHost);
  /** The code, location and message of each fault of the request, as one JSON array; empty if it can be answered. */
  readonly faults: string;
  readonly content: string | undefined;
  /** The entries that may be stored, as JSON text for `restore`; an empty array if there are none. */
  readonly draft: string;
  /** All entries, as JSON text for `restore` in the same page. */
  readonly entries: string;
  /** Restores the entries of another card of the same request. Fields that have been edited since are kept. */
  restore(draft: string): void;
  /** Draws the card. Returns the text that announces it. */
  mount(root: ShadowRoot): string;
  update(settings: string): void;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Updates the state of the queue; a changed count does not redraw the card. */
  setQueue(waiting: number, dropped: number, offersMute: boolean, completed: boolean): void;
  reset(): void;
  /** Shows a status, and why the answer could not be sent, and returns the text that announces it. */
  settle(status: string, failure?: string): string;
  /** The answers drawn for the receipt of another card; undefined if there are none or one looks like a secret. */
  readonly answers: Element | undefined;
  /** Adds a step of the round to the receipt, with the `answers` of its own card. */
  addStep(request: string, action: string, answers?: Element): void;
  free(): void;
}
