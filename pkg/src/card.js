// A card of the form, both ways: what the shell asks of it, and what it asks of the page.
import { tester } from './webassembly.js';

// A card that cannot hurt the element that holds it: a trap in it is reported once, nothing is called on it while its
// instance is on the stack, and nothing after its end.

/** @typedef {import('./form.js').Card} Card */

export class SafeCard {
  /** @type {Card | undefined} */
  #card;
  #instance;
  #trapped;

  /**
   * @param {import('./webassembly.js').FormInstance} instance
   * @param {string} request
   * @param {(settings: import('./form.js').CardSettings) => import('./form.js').CardSettings} fill says to it what the host has set
   * @param {import('./form.js').CardHost} host
   * @param {(error: unknown) => void} trapped
   */
  constructor(instance, request, fill, host, trapped) {
    this.#instance = instance;
    this.#trapped = trapped;
    instance.users.add(trapped);
    this.#card = this.#try(() => new instance.Card(request, fill(new instance.CardSettings()), host));
  }

  /** Whether it can still be asked anything. */
  get isAlive() {
    return this.#card !== undefined && !this.#instance.dead;
  }

  /** @param {import('./webassembly.js').FormInstance} instance whether it is of this one */
  isOf(instance) {
    return this.isAlive && this.#instance === instance;
  }

  /** Why the request cannot be answered, as far as that is known; empty when it can. */
  get faults() {
    return this.ask((card) => card.faults.map(({ code, location, message }) => ({ code, severity: 'error', location, message })));
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

  /** @param {(settings: import('./form.js').CardSettings) => import('./form.js').CardSettings} fill */
  update(fill) {
    this.call((card) => card.update(fill(new this.#instance.CardSettings())));
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

// What the card of one question asks of the page that holds it.

/** @typedef {import('./form.js').CardHost} Wanted */

/** @implements {Wanted} */
export class CardHost {
  /** @type {Promise<void> | undefined} settles when the address has been checked */
  checking;
  question;
  #dialogue;
  /** @type {Promise<unknown> | undefined} the host's opener at work */
  #opening;
  #unchecked = false;
  #changed = false;

  /** @param {import('./dialogue.js').Dialogue} dialogue @param {import('./round.js').Question} question */
  constructor(dialogue, question) {
    this.#dialogue = dialogue;
    this.question = question;
    this.test = tester(dialogue.parts.pattern, () => this.#arrived('pattern'));
  }

  /** Whether it is this question's card that is on the screen, decided or not. */
  get #isShown() {
    return this.#dialogue.stage.host === this;
  }

  /** @param {string} part */
  #arrived(part) {
    this.#dialogue.cardOf(this)?.call((card) => card.arrived(part));
  }

  /** @param {'accept' | 'decline' | 'cancel'} action @param {string} [content] */
  decide(action, content) {
    if (!this.#isShown) return;
    const dialogue = this.#dialogue;
    if (action !== 'accept') return dialogue.take(this.question, 'refuse', { action });
    if (!dialogue.element.isConnected) return;
    const result = content === undefined ? { action } : { action, content: JSON.parse(content) };
    if (!this.#opening) return dialogue.take(this.question, 'accept', result);
    dialogue.send(this.question, this.#opening, result);
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
    if (!this.#isShown) return false;
    const { element, settings } = this.#dialogue;
    const { isUndecided } = this.question;
    // What a host withdraws while it hears of the address is not opened. An address can be opened again once it was.
    const isAsked = () => element.isConnected && this.question.isUndecided === isUndecided;
    const { isWanted, opening } = openAddress(element, href, settings.opener, isAsked);
    this.#opening = opening;
    opening?.catch(async (error) => {
      // First it is open again.
      await undefined;
      const diagnostics = [{ code: 'opener-failed', severity: 'error', location: '/url' }];
      this.#dialogue.emit('elicit-error', { kind: 'opener', diagnostics, error });
    });
    return isWanted;
  }

  /** @param {string} address @param {string} message @param {string | undefined} serverUrl @param {boolean} insecure */
  checkAddress(address, message, serverUrl, insecure) {
    const { address: part } = this.#dialogue.parts;
    if (part?.value) return part.value.check(address, message, serverUrl, globalThis.location?.origin, insecure);
    if (this.#unchecked || !part) return null;
    const checked = () => {
      this.checking = undefined;
      this.#arrived('address');
      queueMicrotask(() => this.#isShown && this.#dialogue.ready());
    };
    this.checking = part.load().then(checked, () => {
      this.#unchecked = true;
      checked();
    });
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
}

// How a host opens an address. Where it does not, the card opens a tab.

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
export function openAddress(element, url, opener, isAsked) {
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

// A card that is made before its question's turn: it says whether the request can be answered, and is the card that is
// shown later.

/**
 * A task of its own: the page is drawn and hears its person meanwhile. One of the scheduler's also comes soon in a page
 * that is out of sight, where timers are slow.
 */
const nextTask = () =>
  /** @type {any} */ (globalThis).scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));

/**
 * @typedef {import('./webassembly.js').FormInstance} FormInstance
 * @typedef {import('./round.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 * @typedef {{ card: SafeCard, host: CardHost }} Made
 * @typedef {Made & { round: Round, settings: string }} Ahead
 */

export class CardAhead {
  /** @type {Ahead | undefined} at most one */
  #ahead;
  /** Those that are being checked: freed by nobody else. @type {Set<Made>} */
  #checked = new Set();
  #make;
  #settingsOf;

  /**
   * @param {(instance: FormInstance, question: Question, round: Round) => Made} make
   * @param {(round: Round) => string} settingsOf what a card has read its request by
   */
  constructor(make, settingsOf) {
    this.#make = make;
    this.#settingsOf = settingsOf;
  }

  /** @param {CardHost} host @returns {SafeCard | undefined} the card that has this host */
  cardOf(host) {
    return [this.#ahead, ...this.#checked].find((made) => made?.host === host)?.card;
  }

  /**
   * Checks the requests of a round without showing them, each in a task of its own. The card of the first is kept.
   * @param {FormInstance} instance
   * @param {Round} round
   * @returns {Promise<any[] | undefined>} why they cannot be answered, empty where they can; undefined where a card has died before it said so
   */
  async check(instance, round) {
    const diagnostics = [];
    for (const question of round.questions) {
      await nextTask();
      if (round.over) break;
      const made = { round, settings: this.#settingsOf(round), ...this.#make(instance, question, round) };
      this.#checked.add(made);
      await made.host.checking;
      const { faults } = made.card;
      this.#checked.delete(made);
      if (faults?.length === 0 && !round.over && question === round.questions[0]) {
        this.drop();
        this.#ahead = made;
      } else made.card.release();
      if (!faults) return undefined;
      diagnostics.push(...faults);
    }
    return diagnostics;
  }

  /** Frees the card, of this round or of any. @param {Round} [round] */
  drop(round = this.#ahead?.round) {
    if (this.#ahead?.round !== round) return;
    this.#ahead?.card.release();
    this.#ahead = undefined;
  }

  /**
   * Gives the card to its round, if it is sound and was made by the settings of now.
   * @param {FormInstance} instance
   * @param {Round} round
   * @returns {Made | undefined}
   */
  take(instance, round) {
    const ahead = this.#ahead;
    if (ahead?.round !== round || round.step > 0) return undefined;
    if (!ahead.card.isOf(instance) || ahead.settings !== this.#settingsOf(round)) return void this.drop();
    this.#ahead = undefined;
    return ahead;
  }
}
