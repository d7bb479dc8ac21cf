// The boundary between a card of the form and the shell, in both directions.
import { UNDECIDED } from '../../../target/generated/facts.js';
import { LaterPart } from '../wasm/later-part.js';
import type { Diagnostic } from '../rounds/types.js';
import type { FormInstance } from '../wasm/webassembly.js';
import type { Card, CardHost as Host } from '../wasm/form.js';
import type { Dialogue } from '../dialogue/dialogue.js';
import type { Question } from '../rounds/round.js';

/** The part that opens addresses and follows visits of them, in URL mode. */
export const addresses = new LaterPart(() => import('../rounds/addresses.js'));

/**
 * A card that cannot break its element: a trap in it is reported once, it is not called while its instance is on the
 * stack, and it is not called after its end.
 */
export class SafeCard {
  #card: Card | undefined;
  #instance;
  #trapped;
  #settings = '';
  #request;
  /** True while words are loading that may change how the request is judged. */
  #waits = false;

  /** @param settings what the host has set, as JSON text */
  constructor(
    instance: FormInstance,
    request: string,
    settings: () => string,
    host: Host,
    trapped: (error: unknown) => void,
  ) {
    this.#instance = instance;
    this.#request = request;
    this.#trapped = trapped;
    instance.users.add(trapped);
    this.#card = this.#try(() => new instance.Card(request, (this.#settings = settings()), host));
  }

  /** True if the card can still be called. */
  get isAlive() {
    return this.#card !== undefined && !this.#instance.dead;
  }

  /** The faults of the request; empty if it can be answered, undefined if the card has died. */
  get faults(): Diagnostic[] | undefined {
    return this.ask((card) => JSON.parse(card.faults));
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

  /** Calls the card at once, or as soon as the instance has left the stack. */
  call(work: (card: Card) => void) {
    if (this.#instance.depth) queueMicrotask(() => this.call(work));
    else this.ask(work);
  }

  /** @param settings those of now */
  update(settings: () => string) {
    this.call((card) => {
      const before = this.#settings;
      this.#settings = settings();
      if (this.#settings !== before) card.update(this.#settings);
    });
  }

  /**
   * Judges the request again with the words that the form has now.
   * @param waits true if the accept button waits for more
   */
  judge(waits = this.#waits) {
    this.#waits = waits;
    this.call((card) => card.judge(this.#request, waits));
  }

  mount(root: ShadowRoot) {
    this.call((card) => card.mount(root));
  }

  /** Removes the card from the page and frees it. */
  release() {
    this.#instance.users.delete(this.#trapped);
    this.call((card) => {
      this.#card = undefined;
      card.free();
    });
  }
}

/**
 * The page's side of one question's card. It uses only the parts of the package that were loaded when the card was
 * created.
 */
export class CardHost implements Host {
  question;
  #dialogue;
  #address;
  #pattern;
  #changed = false;

  constructor(dialogue: Dialogue, question: Question) {
    this.#dialogue = dialogue;
    this.question = question;
    const { address, pattern } = dialogue.parts;
    this.#address = addresses.value && address?.value && address;
    this.#pattern = pattern?.value && pattern;
  }

  /** True if this question's card is on the screen, decided or not. */
  get #isShown() {
    return this.#dialogue.stage.host === this;
  }

  test(pattern: string, text: string) {
    return this.#pattern?.use(({ test }) => test(pattern, text)) ?? UNDECIDED;
  }

  checkAddress(address: string, message: string, serverUrl: string | undefined, insecure: boolean) {
    return this.#address?.use(({ check }) => check(address, message, serverUrl, globalThis.location?.origin, insecure));
  }

  decide(action: 'accept' | 'decline' | 'cancel', content?: string) {
    const { element } = this.#dialogue;
    if (!this.#isShown || (action === 'accept' && !element.isConnected)) return;
    const result = content === undefined ? { action } : { action, content: JSON.parse(content) };
    this.#dialogue.take(this.question, action === 'accept' ? 'accept' : 'refuse', result);
  }

  changed() {
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.#isShown && this.question.state === 'open') this.#dialogue.emit('elicit-change');
    });
  }

  /** @returns whether the card is to open it in a new tab */
  open(href: string): boolean {
    const dialogue = this.#dialogue;
    const { question } = this;
    if (!this.#isShown || question.state === 'sending') return false;
    const { element, settings } = dialogue;
    const { isUndecided } = question;
    // A listener may have withdrawn the question. An address that was opened can be opened again.
    const isAsked = () => element.isConnected && question.isUndecided === isUndecided;
    const { isWanted, opening } = addresses.value?.openAddress(element, href, settings.opener, isAsked) ?? {};
    if (opening) dialogue.send(question, opening);
    return !!isWanted;
  }

  ask(what: 'declineRest' | 'mute' | 'back' | 'sendGiven' | 'done') {
    if (what === 'done') this.question.finish('person');
    else if (this.#isShown) this.#dialogue[what](this.question);
  }

  announce(selectors: string) {
    if (this.#isShown) this.#dialogue.stage.announce(selectors);
  }
}
