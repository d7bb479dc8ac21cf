// A card in a modal dialog, for the layout `dialog`.

/**
 * Events by which scripts of a page react to presses outside their dialog: they close it, take the focus back, or stop
 * scrolling.
 */
const HEARD = ['pointerdown', 'mousedown', 'click', 'touchstart', 'touchmove', 'wheel', 'focusin'];

/**
 * Puts a card into a modal dialog.
 * @param root the root of the card
 * @param opens receives, before the page hears anything, the function that closes the dialog and leaves the card
 */
export function showModal(root: ShadowRoot, opens: (close: () => void) => void) {
  const card = root.querySelector('[part~="base"]') as HTMLElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('aria-labelledby', 'who');
  // A change of focus by a script must not focus a button.
  dialog.autofocus = true;
  dialog.tabIndex = -1;
  card.removeAttribute('data-gone');
  const describedBy = card.getAttribute('aria-describedby');
  if (describedBy) dialog.setAttribute('aria-describedby', describedBy);
  // The live region moves too: while the dialog is open, nothing outside it is announced.
  dialog.append(...root.childNodes);
  root.append(dialog);
  // Escape with the focus outside the card: the card decides what it means.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  });
  // A dialog of the page underneath must not react to events in this one.
  const open = new AbortController();
  for (const type of HEARD)
    root.addEventListener(type, (event) => event.stopPropagation(), { passive: true, signal: open.signal });
  const escape = (event: KeyboardEvent) => {
    // Firefox also delivers the event that is dispatched below.
    if (!event.isTrusted || event.key !== 'Escape' || event.isComposing || !event.composedPath().includes(dialog))
      return;
    event.preventDefault();
    event.stopPropagation();
    event
      .composedPath()[0]
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  addEventListener('keydown', escape, { capture: true, signal: open.signal });
  dialog.addEventListener('close', () => dialog.isConnected && dialog.showModal());
  opens(() => {
    // A focus trap of the page would restore the focus during the blur event.
    open.abort();
    dialog.inert = true;
    dialog.close();
    (root.activeElement as HTMLElement | null)?.blur();
    // A listener may have asked another question.
    if (dialog.parentNode !== root) return;
    // Back in the page, the card would shift the layout; the page itself shows the outcome.
    card.setAttribute('data-gone', '');
    root.append(...dialog.childNodes);
    dialog.remove();
  });
  dialog.showModal();
}
