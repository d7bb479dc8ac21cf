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
