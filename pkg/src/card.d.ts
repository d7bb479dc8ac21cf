/** The boundary of the form build: what the WebAssembly module exports, and what it asks of the page. */
export interface Host {
  /** The person's decision. `content` is JSON text, and there for an accepted form alone. */
  decide(action: 'accept' | 'decline' | 'cancel', content?: string): void;
  /** What would be sent has changed. */
  changed(): void;
  /** URL mode: the person pressed the button that opens the address. */
  open(href: string): void;
  /** What there is to know of an address, as JSON text; nothing while the judge is being loaded, '' if it cannot be. */
  judge(address: string, message: string): string | undefined;
  /** Makes more of a control, given as JSON text, which the form has drawn in `element`: see `controls.js`. */
  assist(kind: string, element: Element, field: number, data: string): void;
  /** 0 no match, 1 match, 2 undecided (not loaded yet, or not decidable), 3 the pattern is invalid. */
  test(pattern: string, text: string): number;
  /** The category of `Intl.PluralRules` in the language of the sentences. */
  plural(count: number): string;
  /** A number as the locale writes it. */
  number(lexeme: string): string;
  /** Declines this request and all of its server that wait. */
  declineRest(): void;
  /** The same, and for the life of the page nothing of this server is shown again. */
  mute(): void;
}

/** One request on the screen. */
export class Card {
  constructor(request: string, settings: string, host: Host);
  /** The style sheet that the root of a card adopts. */
  static style(): string;
  readonly faults: string;
  readonly content: string | undefined;
  mount(root: ShadowRoot): void;
  update(settings: string): void;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Takes what an assisted control says: text after `=`, or the options chosen after `#`. */
  enter(field: number, said: string): void;
  /** A sentence by its key, with `value` in its slot. */
  say(key: string, count: number | undefined, value: string): string;
  /** What the card says of the queue; a count that changes draws nothing anew. */
  setQueue(waiting: number, dropped: number, offersMute: boolean, completed: boolean): void;
  reset(): void;
  settle(status: string): void;
  /** Whether something lies over the buttons, as far as the page knows. */
  cover(covered: boolean): void;
  arrived(part: string): void;
  free(): void;
}
