// A card of the form, both ways: what the shell asks of it, and what it asks of the page.
import { UNDECIDED } from '../../target/generated/facts.js';

/** @typedef {import('./form.js').Card} Card */

/**
 * A card that cannot hurt the element that holds it: a trap in it is reported once, nothing is called on it while its
 * instance is on the stack, and nothing after its end.
 */
export class SafeCard {
  /** @type {Card | undefined} */
  #card;
  #instance;
  #trapped;
  #settings = '';

  /**
   * @param {import('./webassembly.js').FormInstance} instance
   * @param {string} request
   * @param {() => string} settings what the host has set, as JSON text
   * @param {import('./form.js').CardHost} host
   * @param {(error: unknown) => void} trapped
   */
  constructor(instance, request, settings, host, trapped) {
    this.#instance = instance;
    this.#trapped = trapped;
    instance.users.add(trapped);
    this.#card = this.#try(() => new instance.Card(request, (this.#settings = settings()), host));
  }

  /** Whether it can still be asked anything. */
  get isAlive() {
    return this.#card !== undefined && !this.#instance.dead;
  }

  /** Why the request cannot be answered, empty when it can; undefined where the card has died. */
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
   * What the card answers; undefined where it cannot be asked.
   * @template T
   * @param {(card: Card) => T} work
   * @returns {T | undefined}
   */
  ask(work) {
    return this.#card && !this.#instance.depth && !this.#instance.dead ? this.#try(work) : undefined;
  }

  /**
   * Does it at once, or when the instance has left the stack.
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

  /** @param {ShadowRoot} root */
  mount(root) {
    this.call((card) => {
      this.#instance.style(root);
      card.mount(root);
    });
  }

  /** Takes it off the page and frees it. */
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
 * What the card of one question asks of the page that holds it. Parts of the package that are not there when the card is
 * made are not there for it.
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
    this.#address = address?.value && address;
    this.#pattern = pattern?.value && pattern;
  }

  /** Whether it is this question's card that is on the screen, decided or not. */
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
    // What a host withdraws while it hears of the address is not opened. An address can be opened again once it was.
    const isAsked = () => element.isConnected && question.isUndecided === isUndecided;
    const { isWanted, opening } = openAddress(element, href, settings.opener, isAsked);
    if (opening) dialogue.send(question, opening);
    return isWanted;
  }

  /** @param {'declineRest' | 'mute' | 'back' | 'sendGiven' | 'done'} what */
  ask(what) {
    this[what]();
  }

  /** @param {string} selectors */
  announce(selectors) {
    if (this.#isShown) this.#dialogue.stage.announce(selectors);
  }

  declineRest() {
    if (this.#isShown) this.#dialogue.declineRest(this.question);
  }

  mute() {
    if (this.#isShown) this.#dialogue.mute();
    this.declineRest();
  }

  /** Goes back to the step before. */
  back() {
    if (this.#isShown) this.#dialogue.back(this.question);
  }

  /** Ends the round with the answers that were given. */
  sendGiven() {
    if (this.#isShown) this.#dialogue.sendGiven(this.question);
  }

  /** The person is done at the address. */
  done() {
    this.question.finish('person');
  }
}

/**
 * Notifies the host of an address that the person has agreed to open: `elicit-open-url` first, which a host may cancel to open
 * it in its own way; then the host's opener.
 * @param {HTMLElement} element
 * @param {string} url
 * @param {((url: string) => unknown) | null | undefined} opener
 * @param {() => boolean} isAsked whether it is still to be opened, once the host has heard of it
 * @returns {{ isWanted: boolean, opening?: Promise<unknown> }} whether a tab is wanted; what the opener does, where that takes
 * time or has failed
 */
function openAddress(element, url, opener, isAsked) {
  const detail = { url, host: new URL(url).host };
  const event = new CustomEvent('elicit-open-url', { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(event) || !isAsked()) return { isWanted: false };
  if (!opener) return { isWanted: true };
  try {
    const opened = /** @type {any} */ (opener(url));
    // A promise of another window is none of ours.
    return { isWanted: false, opening: typeof opened?.then === 'function' ? Promise.resolve(opened) : undefined };
  } catch (error) {
    return { isWanted: false, opening: Promise.reject(error) };
  }
}
