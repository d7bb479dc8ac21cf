// Announcements for screen readers.

/** The milliseconds until the focus has settled: screen readers read the focused element anyway. */
const REST = 200;

/** The milliseconds that an announced text stays, so that users who browse the page later do not find it. */
const STAY = 3000;

/** Returns texts as one, with a full stop between two where the first has no sign at its end. */
const sentences = (texts: string[]): string =>
  texts
    .filter(Boolean)
    .map((text, at, { length }) => (at + 1 < length && !/[.?!…:。？！]\s*$/u.test(text) ? `${text}.` : text))
    .join(' ');

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

  /** Inserts the live region, once. */
  begin() {
    if (this.place) return;
    this.place = this.#root.ownerDocument.createElement('div');
    this.place.className = 'unseen';
    this.place.setAttribute('role', 'status');
    this.place.setAttribute('aria-atomic', 'false');
    this.#root.prepend(this.place);
  }

  /** Announces the text of elements as it is once the focus has settled. */
  announceParts(selectors: string, unless?: string) {
    const parts = () => [...(this.#root.querySelectorAll(selectors) as NodeListOf<HTMLElement>)];
    this.announce(() => sentences(parts().map(({ innerText }) => innerText)), unless);
  }

  /** @param unless the elements whose focus makes the text needless */
  announce(text: () => string, unless = ':not(*)') {
    setTimeout(() => {
      const { activeElement, ownerDocument } = this.#root;
      if (activeElement?.closest(unless)) return;
      const line = ownerDocument.createElement('p');
      const content = (line.textContent = text());
      // A warning that came before the arrival was read is a part of that text.
      const isRead = [...(this.place?.children ?? [])].some(
        ({ textContent: read }) => read !== content && read?.includes(content),
      );
      if (!content || isRead) return;
      this.place?.append(line);
      setTimeout(() => line.remove(), STAY);
    }, REST);
  }
}
