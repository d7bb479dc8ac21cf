/** The boundary of the form build: what the WebAssembly module exports, and what it asks of the page. */
export interface CardHost {
  /** The person's decision. `content` is JSON text, and there for an accepted form alone. */
  decide(action: 'accept' | 'decline' | 'cancel', content?: string): void;
  /** What would be sent has changed. */
  changed(): void;
  /** URL mode: the person pressed the button that opens the address. Whether the card is to open it in a new tab. */
  open(href: string): boolean;
  /** What there is to know of an address; undefined while the check is being loaded, null if it cannot be. */
  checkAddress(address: string, message: string, serverUrl: string | undefined, allowInsecure: boolean): object | null | undefined;
  /** 0 no match, 1 match, 2 undecided (not loaded yet, or not decidable), 3 the pattern is invalid. */
  test(pattern: string, text: string): number;
  /** Declines this request and all of its server that wait. */
  declineRest(): void;
  /** The same, and for the life of the page nothing of this server is shown again. */
  mute(): void;
  /** Goes back to the step before. */
  back(): void;
  /** Ends the round with the answers that were given. */
  sendGiven(): void;
}

/** What the host has set, for one card. A card that takes it owns it. */
export class CardSettings {
  language: string;
  locale: string;
  /** Sentences by their key, as JSON text. */
  messages: string | null | undefined;
  allowInsecureUrls: boolean;
  refusesSecrets: boolean;
  setServer(name: string, title: string | null | undefined, url: string | null | undefined, claimed: boolean): void;
  setModes(form: boolean, url: boolean): void;
  setLimits(text?: number, properties?: number, options?: number, name?: number): void;
  /** `canReturn`: whether the step before can be asked again; `given`: how many steps have an answer. */
  setStep(step: number, steps: number, canReturn: boolean, given: number): void;
  free(): void;
  [Symbol.dispose](): void;
}

/** Why a request cannot be answered. */
export interface CardFault {
  readonly code: string;
  readonly location: string;
  readonly message: string;
}

/** One request on the screen. */
export class Card {
  constructor(request: string, settings: CardSettings, host: CardHost);
  readonly faults: CardFault[];
  readonly content: string | undefined;
  /** Whether a rule of the request is a pattern. */
  readonly needsPatterns: boolean;
  /** What was entered and may be kept, as texts for `restore`; empty where there is nothing of it. */
  readonly draft: string[];
  /** Takes what was entered in another card of the same request; what was entered since stays. */
  restore(draft: string[]): void;
  mount(root: ShadowRoot): void;
  update(settings: CardSettings): void;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** What the card says of the queue; a count that changes draws nothing anew. */
  setQueue(waiting: number, dropped: number, offersMute: boolean, completed: boolean): void;
  reset(): void;
  settle(status: string): void;
  /** What was answered, drawn for the receipt of another card; none where nothing was, or where it looks like a secret. */
  readonly answers: Element | undefined;
  /** What became of a step of the round, for the receipt: its request as JSON text, the action, and the `answers` of its own card. */
  addStep(request: string, action: string, answers?: Element): void;
  /** Whether something lies over the buttons, as far as the page knows. */
  setOccluded(occluded: boolean): void;
  arrived(part: string): void;
  free(): void;
}
