// One question's turn on the screen: the right to decide it, and what its card asks of the page around it.
import { LaterPart, tester } from './later-part.js';
import { openAddress } from './open-address.js';

/** The controls that need more than HTML has. */
export const controls = new LaterPart(() => import('./controls.js'));

/** @typedef {import('./card.js').CardHost} CardHost */

/** @implements {CardHost} */
export class Turn {
  /** Whether the address is being checked. */
  checking = false;
  #dialogue;
  /** @type {Promise<unknown> | undefined} the host's opener at work */
  #opening;
  #unchecked = false;
  #changed = false;

  /** @param {import('./dialogue.js').Dialogue} dialogue */
  constructor(dialogue) {
    this.#dialogue = dialogue;
    this.test = tester(dialogue.parts.pattern, () => this.#arrived('pattern'));
  }

  /** Whether it is this question's card that is on the screen, decided or not. */
  get #shown() {
    return this.#dialogue.mounted === this;
  }

  /** @param {string} part */
  #arrived(part) {
    if (this.#shown) this.#dialogue.tell((card) => card.arrived(part));
  }

  /** @param {'accept' | 'decline' | 'cancel'} action @param {string} [content] */
  decide(action, content) {
    const dialogue = this.#dialogue;
    if (action === 'accept' && (/loading|unanswerable/.test(dialogue.status) || !dialogue.element.isConnected)) return;
    const result = content === undefined ? { action } : { action, content: JSON.parse(content) };
    const take = () => dialogue.take(this, result);
    if (action !== 'accept' || !this.#opening) return take();
    if (dialogue.turn !== this) return;
    dialogue.stand('sending');
    this.#opening.then(take, () => dialogue.turn === this && dialogue.stand('open'));
  }

  changed() {
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.#shown && this.#dialogue.status === 'open') this.#dialogue.emit('elicit-change');
    });
  }

  /** @param {string} href @returns {boolean} whether the card is to open it in a new tab */
  open(href) {
    if (!this.#shown) return false;
    const { element, settings } = this.#dialogue;
    const { isWanted, opening } = openAddress(element, href, settings.opener);
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
    this.checking = true;
    const checked = () => {
      this.checking = false;
      this.#arrived('address');
      queueMicrotask(() => this.#shown && this.#dialogue.ready());
    };
    part.load().then(checked, () => {
      this.#unchecked = true;
      checked();
    });
  }

  /** @param {string} kind @param {Element} element @param {number} field @param {string} data */
  assist(kind, element, field, data) {
    const dialogue = this.#dialogue;
    const work = () => {
      const { card, locale, parts, settings } = dialogue;
      if (!this.#shown || !card || !controls.value) return;
      const timeZone = settings.timeZone ?? '';
      controls.value.assist(kind, /** @type {HTMLElement} */ (element), field, data, card, { test: this.test, matcher: () => parts.pattern?.load(), locale, timeZone });
    };
    if (controls.value) return work();
    controls.load().then(work, () => dialogue.doWithoutControls());
  }

  declineRest() {
    this.#dialogue.declineRest(this);
  }

  mute() {
    if (this.#shown) this.#dialogue.mute();
    this.declineRest();
  }
}
