// Lets a focus trap of the page, such as those of React dialogs, find the card.

/** The elements that a focus trap looks for. */
const TABBABLE = 'button, input, select, textarea, summary, [tabindex="0"]';

/** By its number: WebKit on Linux has no name for a Tab with Shift. */
const isTab = ({ keyCode }: KeyboardEvent) => keyCode === 9;

/** The focus of a card. */
interface Focus {
  toAnswer(options?: FocusOptions): void;
  toCard(): void;
}

/** True while Shift+Tab is pressed in the page. */
let isBack = false;
for (const type of ['keydown', 'keyup'] as const)
  document.addEventListener(type, (key) => (isBack = type === 'keydown' && isTab(key) && key.shiftKey), true);

/**
 * Lets a focus trap find the card. A trap looks for elements with a `tabindex`, and a shadow host has none. With 0 it
 * would be a tab stop of its own before the card, take the focus at each press of an empty area, and hold it at
 * Shift+Tab. So it has 0 only while the focus is elsewhere, and while a trap handles a Tab at an end of the card. While
 * the focus is in the card it has -1, because removing the attribute would remove the focus in Chromium.
 */
export class FocusTrapEntry {
  #host;
  #root;
  #isInFocusTrap;
  /** True if the attribute is from this class and not from the page. */
  #isOwn = false;

  /** @param isInFocusTrap returns true if the card is in a dialog of the page */
  constructor(root: ShadowRoot, focus: Focus, isInFocusTrap: () => boolean) {
    const host = root.host as HTMLElement;
    this.#host = host;
    this.#root = root;
    this.#isInFocusTrap = isInFocusTrap;
    root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
    root.addEventListener('focusin', () => this.update(false));
    root.addEventListener('focusout', (event) => {
      const to = (event as FocusEvent).relatedTarget;
      // A press of an empty area: the card as a whole has an accessible name, the host has none.
      if (to === host) setTimeout(() => root.activeElement || document.activeElement !== host || focus.toCard());
      else if (!to || !root.contains(to as Node)) this.update(true);
    });
    // A press of an empty area focuses the nearest focusable ancestor.
    root.addEventListener(
      'mousedown',
      () => {
        if (root.activeElement || !this.#isOwn) return;
        host.removeAttribute('tabindex');
        addEventListener('mouseup', () => this.update(), { capture: true, once: true });
      },
      true,
    );
    host.addEventListener('focus', () => root.activeElement || focus.toAnswer({ preventScroll: true }));
    new MutationObserver(() => this.update()).observe(root, { subtree: true, childList: true });
    this.update();
  }

  /** The element to which a trap leads in reverse. */
  get last() {
    return isBack ? this.#stops.at(-1) : undefined;
  }

  /** @param isOpen true if a trap may find the host */
  update(isOpen: boolean = !this.#root.activeElement) {
    const host = this.#host;
    if (host.hasAttribute('tabindex') && !this.#isOwn) return;
    this.#isOwn = this.#isInFocusTrap() && this.#stops.length > 0;
    if (this.#isOwn) host.tabIndex = isOpen ? 0 : -1;
    else host.removeAttribute('tabindex');
  }

  /** The tab stops of the card. */
  get #stops(): HTMLInputElement[] {
    const all = this.#root.querySelectorAll(TABBABLE) as NodeListOf<HTMLInputElement>;
    return [...all].filter((stop) => !stop.disabled && stop.tabIndex >= 0 && stop.checkVisibility?.() !== false);
  }

  /** Hides Tab from a trap, which takes the host for the focused element, except at the ends of the card. */
  #key(event: KeyboardEvent) {
    if (!isTab(event) || !this.#isInFocusTrap()) return;
    const stops = this.#stops;
    const end = stops.at(event.shiftKey ? 0 : -1);
    const at = this.#root.activeElement as HTMLInputElement | null;
    // Radio buttons with the same name are one tab stop.
    if (at !== end && !(at?.name && at.name === end?.name)) return event.stopPropagation();
    this.update(true);
    // The browser moves the focus after all listeners. If a trap keeps it because the card is its only content, it
    // wraps around.
    const listener = () => {
      this.update();
      if (event.defaultPrevented && this.#root.activeElement === at) stops.at(event.shiftKey ? -1 : 0)?.focus();
    };
    addEventListener('keydown', listener, { once: true });
  }
}
