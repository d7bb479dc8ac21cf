// A card of the form, guarded against its failures.
import type { Question } from './round.js';
import type { Diagnostic } from './types.js';
import type { Card, CardHost } from '../wasm/form.js';
import type { FormInstance } from '../wasm/webassembly.js';

/**
 * A card that cannot break its element: a trap in it is reported once, it is not called while its instance is on the
 * stack, and it is not called after its end.
 */
export class SafeCard {
  readonly question: Question;
  readonly host: CardHost;
  #card: Card | undefined;
  #instance;
  #trapped;
  #settings = '';

  /** @param words the words for secrets that it knows besides the English ones */
  constructor(
    instance: FormInstance,
    question: Question,
    settings: () => string,
    words: string,
    host: CardHost,
    trapped: (error: unknown) => void,
  ) {
    this.#instance = instance;
    this.question = question;
    this.host = host;
    this.#trapped = trapped;
    instance.users.add(trapped);
    this.#card = this.#try(() => new instance.Card(question.text, (this.#settings = settings()), words, host));
  }

  /** The faults of the request; empty if it can be answered, undefined if the card has died. */
  get faults(): Diagnostic[] | undefined {
    return this.ask((card) => {
      const texts: string[] = JSON.parse(card.faults);
      return texts.flatMap((code, at) =>
        at % 3 ? [] : [{ code, severity: 'error', location: texts[at + 1], message: texts[at + 2] } as Diagnostic],
      );
    });
  }

  #try<T>(work: (card: Card) => T): T | undefined {
    try {
      const value = work(this.#card as Card);
      return this.#instance.dead ? undefined : value;
    } catch (error) {
      this.#instance.trap(error);
    }
  }

  /** Calls the card and returns its result; undefined if the card cannot be called. */
  ask<T>(work: (card: Card) => T): T | undefined {
    return this.#card && !this.#instance.depth && !this.#instance.dead ? this.#try(work) : undefined;
  }

  /** Passes settings to the card, if they have changed. */
  update(settings: () => string) {
    this.ask((card) => {
      const before = this.#settings;
      this.#settings = settings();
      if (this.#settings !== before) card.update(this.#settings);
    });
  }

  /** Removes the card from the page and frees it. */
  release() {
    this.#instance.users.delete(this.#trapped);
    this.ask((card) => card.free());
    this.#card = undefined;
  }
}
