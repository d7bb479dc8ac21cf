// A card in a modal dialog, for hosts that ask for one: loaded for `layout="dialog"` alone.

/**
 * @param {ShadowRoot} root that holds the card
 * @param {(close: () => void) => void} opens gets, before the page can hear anything, what closes the dialog: the card stays in its place
 */
export function showModal(root, opens) {
  const card = /** @type {HTMLElement} */ (root.querySelector('[part~="base"]'));
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('aria-labelledby', 'who');
  // Focus that is moved goes to no button.
  dialog.autofocus = true;
  dialog.tabIndex = -1;
  dialog.append(card);
  root.append(dialog);
  // Escape where nothing of the card has the focus: the card knows what becomes of it.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  });
  dialog.addEventListener('close', () => dialog.isConnected && dialog.showModal());
  opens(() => {
    // A page that traps the focus would put it back while it hears of this.
    dialog.inert = true;
    dialog.close();
    /** @type {HTMLElement | null} */ (root.activeElement)?.blur();
    // Whoever heard of that may have asked for something else.
    if (dialog.parentNode !== root) return;
    root.append(card);
    dialog.remove();
  });
  dialog.showModal();
}
