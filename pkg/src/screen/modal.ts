// A card in a modal dialog, for the layout `dialog`.
import { LATER, OPEN } from '../../../target/generated/english/modal.js';
import { WHO } from '../../../target/generated/selectors/modal.js';
import type { Say } from './placeholder.js';

/** The receipt of a closed dialog is hidden, unless the user still has to say that they are done at an address. */
const STYLE = `
dialog { inline-size: 100%; max-inline-size: min(var(--elicit-max-width, 40em), 100vw - 24px);
  max-block-size: calc(100dvh - 24px); padding: 0; border: 0; border-radius: var(--elicit-radius, 12px);
  background: none; color: inherit; overflow: auto; pointer-events: auto; }
dialog:modal::backdrop { background: #0008; }
[data-gone]:not(:has(#done)) { display: none; }
`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

/**
 * Events by which scripts of a page react to presses outside their dialog: they close it, take the focus back, or stop
 * scrolling.
 */
const HEARD = ['pointerdown', 'mousedown', 'click', 'touchstart', 'touchmove', 'wheel', 'focusin'];

/** The place of the bar, in the bottom end corner of the window, above what the page has there. */
const FOLDED =
  'inset: auto; inset-block-end: calc(env(safe-area-inset-bottom, 0px) + var(--elicit-bar-offset, 0px)); ' +
  'inset-inline-end: 0; margin: 12px; inline-size: fit-content;';
const BAR = 'display: block; margin: 8px 0 0 auto; padding: 8px 16px; font-size: .875em; cursor: pointer;';

/**
 * Puts a card into a modal dialog, which a button folds into a bar, so that the page behind it can be read.
 * @param opens receives, before the page hears anything, the function that closes the dialog and leaves the card
 */
export function showModal(root: ShadowRoot, card: HTMLElement, say: Say, opens: (close: () => void) => void) {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
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
  const bar = document.createElement('button');
  bar.type = 'button';
  bar.className = 'card';
  bar.setAttribute('part', 'later');
  bar.style.cssText = BAR;
  dialog.append(bar);
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
  let isFolded = false;
  const escape = (event: KeyboardEvent) => {
    // Firefox also delivers the event that is dispatched below.
    if (!event.isTrusted || event.key !== 'Escape' || event.isComposing || !event.composedPath().includes(dialog))
      return;
    event.preventDefault();
    event.stopPropagation();
    const [at] = event.composedPath() as Element[];
    if (isFolded) return;
    (card.contains(at) ? at : card).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  };
  addEventListener('keydown', escape, { capture: true, signal: open.signal });
  const show = () => isFolded || (dialog.isConnected && !dialog.open && dialog.showModal());
  dialog.addEventListener('close', show);
  /** The element of the card that had the focus last. */
  let last: HTMLElement | undefined;
  card.addEventListener('focusin', ({ target }) => (last = target as HTMLElement), { signal: open.signal });
  const write = () => {
    bar.setAttribute('aria-expanded', `${!isFolded}`);
    bar.lang = card.lang;
    bar.dir = card.dir;
    const who = isFolded && (root.querySelector(WHO)?.cloneNode(true) as Element | undefined);
    if (who) who.id = who.className = '';
    bar.replaceChildren(...(who ? [who, ' · ', say('open', OPEN)] : [say('later', LATER)]));
  };
  const fold = () => {
    isFolded = !isFolded;
    write();
    card.style.display = isFolded ? 'none' : '';
    dialog.style.cssText = isFolded ? FOLDED : '';
    dialog.close();
    // With popovers, the bar is above the page, which stays usable.
    dialog.popover = isFolded ? 'manual' : null;
    try {
      if (!isFolded) dialog.showModal();
      else if (dialog.showPopover) dialog.showPopover();
      else dialog.show();
    } catch (error) {
      // A listener of the page may have removed the dialog in the meantime.
      if (dialog.isConnected) throw error;
    }
    ((!isFolded && last?.isConnected && last) || bar).focus({ preventScroll: true });
  };
  write();
  bar.addEventListener('click', fold, { signal: open.signal });
  opens(() => {
    // A focus trap of the page would restore the focus during the blur event.
    open.abort();
    dialog.inert = true;
    dialog.close();
    (root.activeElement as HTMLElement | null)?.blur();
    // A listener may have asked another question.
    if (dialog.parentNode !== root) return;
    bar.remove();
    card.style.display = '';
    // Back in the page, the card would shift the layout; the page itself shows the outcome.
    card.setAttribute('data-gone', '');
    root.append(...dialog.childNodes);
    dialog.remove();
  });
  show();
}
