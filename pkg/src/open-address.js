// The only thing in the package that navigates (`security.md` R31), and only within the person's click.

/**
 * Opens an address that the person has agreed to: `elicit-open-url` first, which a host may cancel to open it in its own
 * way; then the host's opener; else a new tab that knows nothing of this page.
 * @param {HTMLElement} element
 * @param {string} url
 * @param {((url: string) => unknown) | null | undefined} opener
 * @returns {Promise<unknown> | undefined} what the opener does, where that takes time or has failed
 */
export function openAddress(element, url, opener) {
  const detail = { url, host: new URL(url).host };
  const event = new CustomEvent('elicit-open-url', { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(event)) return;
  if (!opener) {
    const anchor = element.ownerDocument.createElement('a');
    Object.assign(anchor, { href: url, target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' });
    anchor.click();
    return;
  }
  try {
    const opened = /** @type {any} */ (opener(url));
    // A promise of another window is none of ours.
    if (typeof opened?.then === 'function') return Promise.resolve(opened);
  } catch (error) {
    return Promise.reject(error);
  }
}
