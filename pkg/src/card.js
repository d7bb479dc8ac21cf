// The boundary between a card of the form and the shell, in both directions.
import { UNDECIDED } from '../../target/generated/facts.js';
import { LaterPart } from './later-part.js';

/** @typedef {import('./form.js').Card} Card */

/** The part that opens addresses and follows visits of them, in URL mode. */
export const addresses = new LaterPart(() => import('./addresses.js'));

/**
 * A card that cannot break its element: a trap in it is reported once, it is not called while its instance is on the
 * stack, and it is not called after its end.
 */
export class SafeCard {
  /** @type {Card | undefined} */
  #card;
  #instance;
  #trapped;
  #settings = '';
  #request;
  /** True while words are loading that may change how the request is judged. */
  #waits = false;

  /**
   * @param {import('./webassembly.js').FormInstance} instance
   * @param {string} request
   * @param {() => string} settings what the host has set, as JSON text
   * @param {import('./form.js').CardHost} host
   * @param {(error: unknown) => void} trapped
   */
  constructor(instance, request, settings, host, trapped) {
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
  get faults() {
    return this.ask((card) => JSON.parse(card.faults));
  }

  /**
   * @template T
   * @param {(card: Card) => T} work
   * @returns {T | undefined}
   */
  #try(work) {
    try {
      const value = work(/** @type {Card} */ (this.#card));
      return this.#instance.dead ? undefined : value;
    } catch (error) {
      this.#instance.trap(error);
    }
  }

  /**
   * Calls the card and returns its result; undefined if the card cannot be called.
   * @template T
   * @param {(card: Card) => T} work
   * @returns {T | undefined}
   */
  ask(work) {
    return this.#card && !this.#instance.depth && !this.#instance.dead ? this.#try(work) : undefined;
  }

  /**
   * Calls the card at once, or as soon as the instance has left the stack.
   * @param {(card: Card) => void} work
   */
  call(work) {
    if (this.#instance.depth) queueMicrotask(() => this.call(work));
    else this.ask(work);
  }

  /** @param {() => string} settings those of now */
  update(settings) {
    this.call((card) => {
      const before = this.#settings;
      this.#settings = settings();
      if (this.#settings !== before) card.update(this.#settings);
    });
  }

  /**
   * Judges the request again with the words that the form has now.
   * @param {boolean} [waits] true if the accept button waits for more
   */
  judge(waits = this.#waits) {
    this.#waits = waits;
    this.call((card) => card.judge(this.#request, waits));
  }

  /** @param {ShadowRoot} root */
  mount(root) {
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

/** @typedef {import('./form.js').CardHost} Wanted */

/**
 * The page's side of one question's card. It uses only the parts of the package that were loaded when the card was
 * created.
 * @implements {Wanted}
 */
export class CardHost {
  question;
  #dialogue;
  #address;
  #pattern;
  #changed = false;

  /** @param {import('./dialogue.js').Dialogue} dialogue @param {import('./round.js').Question} question */
  constructor(dialogue, question) {
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

  /** @param {string} pattern @param {string} text */
  test(pattern, text) {
    return this.#pattern?.use(({ test }) => test(pattern, text)) ?? UNDECIDED;
  }

  /** @param {string} address @param {string} message @param {string | undefined} serverUrl @param {boolean} insecure */
  checkAddress(address, message, serverUrl, insecure) {
    return this.#address?.use(({ check }) => check(address, message, serverUrl, globalThis.location?.origin, insecure));
  }

  /** @param {'accept' | 'decline' | 'cancel'} action @param {string} [content] */
  decide(action, content) {
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

  /** @param {string} href @returns {boolean} whether the card is to open it in a new tab */
  open(href) {
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

  /** @param {'declineRest' | 'mute' | 'back' | 'sendGiven' | 'done'} what */
  ask(what) {
    if (what === 'done') this.question.finish('person');
    else if (this.#isShown) this.#dialogue[what](this.question);
  }

  /** @param {string} selectors */
  announce(selectors) {
    if (this.#isShown) this.#dialogue.stage.announce(selectors);
  }
}
