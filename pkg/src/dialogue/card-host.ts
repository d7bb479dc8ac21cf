// The page's side of a question's card.
import { UNDECIDED } from '../../../target/generated/facts.js';
import type { Question } from '../rounds/round.js';
import type { ElicitationSettings } from '../rounds/types.js';
import type { DeliveryDesk } from '../rounds/delivery.js';
import { addresses, type Parts } from '../screen/parts.js';
import type { CardHost as FormHost } from '../wasm/form.js';

/** The dialogue, as far as a card needs it. */
export interface Desk extends DeliveryDesk {
  readonly element: HTMLElement;
  readonly settings: ElicitationSettings;
  /** The card on the screen. */
  readonly card: { readonly host: FormHost } | undefined;
  readonly stage: { announce(selectors: string): void };
  readonly states: { show(name: 'invalid', isOn: boolean): void };
  emit(type: string, detail?: unknown): void;
  declineRest(question: Question): void;
  mute(question: Question): void;
  back(question: Question): void;
  endRound(question: Question): void;
  fail(kind: 'trap', error: unknown, question: Question): void;
}

/**
 * The page's side of one question's card. It uses only the parts of the package that were loaded when the card was
 * created.
 */
export class CardHost implements FormHost {
  question;
  /** The dialogue that shows it, which can change while it is kept. */
  desk;
  #address;
  #pattern;
  #changed = false;

  constructor(desk: Desk, { address, pattern }: Parts, question: Question) {
    this.desk = desk;
    this.question = question;
    this.#address = addresses.value && address?.value && address;
    this.#pattern = pattern?.value && pattern;
  }

  /** True if this question's card is on the screen, decided or not. */
  get #isShown() {
    return this.desk.card?.host === this;
  }

  test(pattern: string, text: string) {
    return this.#pattern?.use(({ test }) => test(pattern, text)) ?? UNDECIDED;
  }

  checkAddress(address: string, message: string, serverUrl: string | undefined, insecure: boolean) {
    return this.#address?.use(({ check }) => check(address, message, serverUrl, globalThis.location?.origin, insecure));
  }

  decide(action: 'accept' | 'decline' | 'cancel', content?: string, meta?: string) {
    const { element } = this.desk;
    if (!this.#isShown || (action === 'accept' && !element.isConnected)) return;
    const result = {
      action,
      ...(content !== undefined && { content: JSON.parse(content) }),
      ...(meta !== undefined && { _meta: JSON.parse(meta) }),
    };
    this.desk.take(this.question, action === 'accept' ? 'accept' : 'refuse', result);
  }

  changed() {
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.#isShown && this.question.state === 'open') this.desk.emit('elicit-change');
    });
  }

  setInvalid(isInvalid: boolean) {
    if (this.#isShown) this.desk.states.show('invalid', isInvalid);
  }

  /** Opens an address for the host. Returns true if the card is to open it in a new tab. */
  open(href: string): boolean {
    const { question } = this;
    if (!this.#isShown || question.state === 'sending') return false;
    const { element, settings } = this.desk;
    const { isUndecided } = question;
    // A listener may have withdrawn the question. An address that was opened can be opened again.
    const isAsked = () => element.isConnected && question.isUndecided === isUndecided;
    const { isWanted, opening } = addresses.value?.openAddress(element, href, settings.opener, isAsked) ?? {};
    question.isVisiting ||= isUndecided && settings.answerWhenFinished;
    if (opening) addresses.value?.open(() => this.desk, question, opening);
    return !!isWanted;
  }

  ask(what: 'declineRest' | 'mute' | 'back' | 'endRound' | 'done') {
    if (what === 'done') this.question.finish('person');
    else if (this.#isShown) this.desk[what](this.question);
  }

  /** Reports that the form has trapped. */
  trapped(error: unknown) {
    queueMicrotask(() => this.#isShown && this.desk.fail('trap', error, this.question));
  }

  announce(selectors: string) {
    if (this.#isShown) this.desk.stage.announce(selectors);
  }
}
