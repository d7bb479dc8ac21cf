// How a focus trap of the page, such as those of dialogs in React, finds the card.

/** What a trap for the focus looks for. */
const TABBABLE = 'button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Lets a trap for the focus find the card. It looks for what has a `tabindex`, and a shadow host has none; with 0 it would be a
 * stop of its own before the card, take the focus at each press of a blank, and hold it back at Shift+Tab. So it has 0 only while
 * the focus is elsewhere, and while a trap hears of a Tab at an end of the card; and -1 while the focus is in the card: to take
 * the attribute away then takes the focus away in Chromium.
 */
export class Way {
  #host;
  #root;
  #focus;
  #isTrapped;
  /** Whether the attribute is this one's, and not the page's. */
  #isOwn = false;
  /** Whether Shift+Tab is down. */
  #isBack = false;

  /**
   * @param {ShadowRoot} root
   * @param {(options?: FocusOptions) => void} focus what moves the focus to the first answer
   * @param {() => boolean} isTrapped
   */
  constructor(root, focus, isTrapped) {
    const host = /** @type {HTMLElement} */ (root.host);
    this.#host = host;
    this.#root = root;
    this.#focus = focus;
    this.#isTrapped = isTrapped;
    for (const type of ['keydown', 'keyup']) {
      host.ownerDocument.addEventListener(type, (event) => {
        const { key, shiftKey } = /** @type {KeyboardEvent} */ (event);
        this.#isBack = type === 'keydown' && key === 'Tab' && shiftKey;
      }, true);
    }
    root.addEventListener('keydown', (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
    root.addEventListener('focusin', () => this.update(false));
    root.addEventListener('focusout', (event) => {
      const to = /** @type {FocusEvent} */ (event).relatedTarget;
      // A press of a blank: the card as a whole has a name, the host has none.
      if (to === host) setTimeout(() => root.activeElement || this.#focusCard());
      else if (!to || !root.contains(/** @type {Node} */ (to))) this.update(true);
    });
    // A press of a blank focuses what can have the focus around it.
    root.addEventListener('mousedown', () => {
      if (root.activeElement || !this.#isOwn) return;
      host.removeAttribute('tabindex');
      setTimeout(() => this.update());
    }, true);
    host.addEventListener('focus', () => root.activeElement || focus({ preventScroll: true }));
    new MutationObserver(() => this.update()).observe(root, { subtree: true, childList: true });
    this.update();
  }

  #focusCard() {
    const card = /** @type {HTMLElement | null} */ (this.#root.querySelector('[part~="base"]'));
    if (!card || this.#host.ownerDocument.activeElement !== this.#host) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  }

  /** Where a trap that goes back leads to. */
  get last() {
    return this.#isBack ? this.#stops.at(-1) : undefined;
  }

  /** Sets the attribute, or takes it away. @param {boolean} [isOpen] whether a trap may find the host */
  update(isOpen = !this.#root.activeElement) {
    const host = this.#host;
    if (host.hasAttribute('tabindex') && !this.#isOwn) return;
    this.#isOwn = this.#isTrapped() && this.#stops.length > 0;
    if (this.#isOwn) host.tabIndex = isOpen ? 0 : -1;
    else host.removeAttribute('tabindex');
  }

  /** What Tab stops at. @returns {HTMLInputElement[]} */
  get #stops() {
    const all = /** @type {NodeListOf<HTMLInputElement>} */ (this.#root.querySelectorAll(TABBABLE));
    return [...all].filter((stop) => !stop.disabled && stop.tabIndex >= 0 && stop.checkVisibility?.() !== false);
  }

  /** A trap takes the host for what has the focus: so it hears of a Tab at the ends alone, where it goes on. @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== 'Tab' || !this.#isTrapped()) return;
    const stops = this.#stops;
    const end = stops.at(event.shiftKey ? 0 : -1);
    const at = /** @type {HTMLInputElement | null} */ (this.#root.activeElement);
    // Radio buttons of one name are one stop.
    if (at !== end && !(at?.name && at.name === end?.name)) return event.stopPropagation();
    this.update(true);
    // The browser moves the focus when all have heard of the key. A trap that holds it where the card is all there is goes round.
    const heard = () => {
      this.update();
      if (event.defaultPrevented && this.#root.activeElement === at) stops.at(event.shiftKey ? -1 : 0)?.focus();
    };
    addEventListener('keydown', heard, { once: true });
  }
}
