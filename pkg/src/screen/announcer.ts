// Announcements for screen readers.

/** The milliseconds until the focus has settled: screen readers read the focused element anyway. */
const REST = 200;

/** The milliseconds that an announced text stays, so that users who browse the page later do not find it. */
const STAY = 3000;

/**
 * Returns the live region of a card. It precedes the card and outlives it, because a text that is inserted together
 * with its region is not announced.
 */
export function liveRegion(root: ShadowRoot, card: Element | null): HTMLElement {
  const region = Object.assign(root.ownerDocument.createElement('div'), { className: 'unseen' });
  region.setAttribute('role', 'status');
  region.setAttribute('aria-atomic', 'false');
  // In a dialog, it is in the dialog: nothing outside is announced.
  (card?.parentNode ?? root).prepend(region);
  return region;
}

/** Announces a text once the focus has settled, unless it is in an element that makes the text needless. */
export function announce(root: ShadowRoot, region: HTMLElement, text: string, unless = ':not(*)') {
  setTimeout(() => {
    if (root.activeElement?.closest(unless)) return;
    const line = Object.assign(root.ownerDocument.createElement('p'), { textContent: text });
    // A warning that came before the arrival was read is a part of that text.
    if ([...region.children].some(({ textContent: read }) => read !== text && read?.includes(text))) return;
    region.append(line);
    setTimeout(() => line.remove(), STAY);
  }, REST);
}
