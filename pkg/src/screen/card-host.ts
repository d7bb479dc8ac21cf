// The page's side of a question's card.
import { UNDECIDED } from '../../../target/generated/facts.js';
import type { Performer } from '../rounds/events.js';
import { CANCEL, DECLINE, type Question } from '../rounds/round.js';
import { mute } from '../rounds/servers.js';
import type { Visits } from '../rounds/addresses.js';
import type { CardHost as FormHost } from '../wasm/form.js';
import { addresses, type Parts } from './parts.js';
import type { Sentence } from './placeholder.js';

/** The dialogue, as the card, the screen and the parts beside it see it. */
export interface Source extends Performer {
  readonly parts: Parts;
  readonly locale: string;
  /** The card on the screen. */
  readonly card: { readonly host: FormHost } | undefined;
  readonly stage: { announce(selectors: string): void };
  readonly states: { show(name: 'invalid', isOn: boolean): void };
  readonly visits: Visits | undefined;
  /** True if an end that a listener has just caused still waits. */
  readonly isEnding: boolean;
  /** Returns a sentence in the language of the card. */
  sentence(key: Sentence): string;
}

/**
 * The page's side of one question's card. It uses only the parts of the package that were loaded when the card was
 * created.
 */
export class CardHost implements FormHost {
  readonly question;
  readonly #source;
  readonly #address;
  readonly #pattern;
  #changed = false;

  constructor(source: Source, question: Question) {
    const { address, pattern } = source.parts;
    this.#source = source;
    this.question = question;
    this.#address = addresses.value && address?.value && address;
    this.#pattern = pattern?.value && pattern;
  }

  /** True if this question's card is on the screen, decided or not. */
  get #isShown() {
    return this.#source.card?.host === this;
  }

  test(pattern: string, text: string) {
    return this.#pattern?.use(({ test }) => test(pattern, text)) ?? UNDECIDED;
  }

  checkAddress(address: string, message: string, serverUrl: string | undefined, insecure: boolean) {
    return this.#address?.use(({ check }) => check(address, message, serverUrl, globalThis.location?.origin, insecure));
  }

  decide(action: 'accept' | 'decline' | 'cancel', content?: string, meta?: string) {
    const { element } = this.#source;
    if (!this.#isShown || (action === 'accept' && !element.isConnected)) return;
    const result = {
      action,
      ...(content !== undefined && { content: JSON.parse(content) }),
      ...(meta !== undefined && { _meta: JSON.parse(meta) }),
    };
    this.#source.send({ type: 'pressed', question: this.question, result });
  }

  changed() {
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.#isShown && this.question.state === 'open') this.#source.emit('elicit-change');
    });
  }

  setInvalid(isInvalid: boolean) {
    if (this.#isShown) this.#source.states.show('invalid', isInvalid);
  }

  /** Opens an address for the host. Returns true if the card is to open it in a new tab. */
  open(href: string): boolean {
    const source = this.#source;
    const { question } = this;
    if (!this.#isShown || question.state === 'sending' || !addresses.value) return false;
    const { element, desk } = source;
    const { opener, answerWhenFinished } = desk.settings;
    // A listener may have withdrawn the question. An address that was opened can be opened again.
    const isAsked = () => element.isConnected && !source.isEnding;
    const { isWanted, opening } = addresses.value.openAddress(element, href, opener, isAsked);
    if (answerWhenFinished) source.send({ type: 'visited', question });
    if (!opening) return isWanted;
    const attempt = {};
    if (!answerWhenFinished) source.send({ type: 'opening', question, attempt });
    opening.then(
      () => source.send({ type: 'opened', question, attempt }),
      (error) => source.send({ type: 'opened', question, attempt, failure: { error } }),
    );
    return isWanted;
  }

  ask(what: 'declineRest' | 'mute' | 'back' | 'endRound' | 'done') {
    const { question } = this;
    if (what === 'done') this.#source.visits?.finish(question, 'person');
    else if (this.#isShown && what === 'back') this.#source.send({ type: 'back', question });
    else if (this.#isShown && what === 'endRound')
      this.#source.send({ type: 'pressed', question, result: CANCEL, ending: {} });
    else if (this.#isShown) {
      const { current } = this.#source.desk;
      if (what === 'mute' && current) mute(current.serverKey);
      this.#source.send({ type: 'pressed', question, result: DECLINE, ending: { rest: DECLINE } });
    }
  }

  /** Reports that the form has trapped. */
  trapped(error: unknown) {
    const { question } = this;
    queueMicrotask(() => this.#isShown && this.#source.send({ type: 'failed', question, kind: 'trap', error }));
  }

  announce(selectors: string) {
    if (this.#isShown) this.#source.stage.announce(selectors);
  }
}
