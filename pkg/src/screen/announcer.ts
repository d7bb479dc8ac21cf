// Announcements for screen readers.

/** The milliseconds until the focus has settled: screen readers read the focused element anyway. */
const REST = 200;

/** The milliseconds that an announced text stays, so that users who browse the page later do not find it. */
const STAY = 3000;

export class Announcer {
  /**
   * The live region. It precedes the card and outlives it, because a text that is inserted together with its region is
   * not announced.
   */
  place: HTMLElement | undefined;
  #root;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  begin() {
    if (this.place) return;
    this.place = this.#root.ownerDocument.createElement('div');
    this.place.className = 'unseen';
    this.place.setAttribute('role', 'status');
    this.place.setAttribute('aria-atomic', 'false');
    this.#root.prepend(this.place);
  }

  /** Announces a text once the focus has settled, unless it is in an element that makes the text needless. */
  announce(text: string | undefined, unless = ':not(*)') {
    if (!text) return;
    setTimeout(() => {
      const { activeElement, ownerDocument } = this.#root;
      if (activeElement?.closest(unless)) return;
      const line = ownerDocument.createElement('p');
      line.textContent = text;
      // A warning that came before the arrival was read is a part of that text.
      const isRead = [...(this.place?.children ?? [])].some(
        ({ textContent: read }) => read !== text && read?.includes(text),
      );
      if (isRead) return;
      this.place?.append(line);
      setTimeout(() => line.remove(), STAY);
    }, REST);
  }
}
