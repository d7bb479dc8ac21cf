// What the card of one question asks of the page that holds it.
import { tester } from './later-part.js';
import { openAddress } from './open-address.js';

/** @typedef {import('./card.js').CardHost} Wanted */

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

  /** @param {import('./dialogue.js').Dialogue} dialogue @param {import('./question.js').Question} question */
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
