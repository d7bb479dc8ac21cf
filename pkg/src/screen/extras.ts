// What a card needs only once it is open, in one file that loads then.
import { ACCEPT, BODY } from '../../../target/generated/selectors/extras.js';
import type { Performer } from '../rounds/events.js';
import { watchActivity } from './activity.js';
import { stopStray } from './stray.js';

export { factsOfPage, ifUnseen } from './page.js';
export { ignoredSuggestions } from './suggestions.js';

/**
 * Listens to the user of an element.
 * @returns tells that a question has replaced another one
 */
export function attend(root: ShadowRoot, performer: Performer): () => void {
  watchActivity(root, performer);
  root.addEventListener('pointerdown', () => hold(performer));
  return stopStray(root);
}

/** Prevents layout changes while a button is held down. */
function hold(performer: Performer) {
  if (performer.desk.isHeld) return;
  performer.send({ type: 'held', isHeld: true });
  const listeners = new AbortController();
  const release = () => {
    listeners.abort();
    // The click comes first.
    setTimeout(() => performer.send({ type: 'held', isHeld: false }));
  };
  for (const type of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(type, release, { capture: true, signal: listeners.signal });
}

/** Makes the next change of a card's height a short transition, unless the user prefers less motion. */
export function glide(card: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const height = () => ({ height: `${card.offsetHeight}px` });
  const before = height();
  requestAnimationFrame(() => card.animate([before, height()], 120));
}

/** Makes the fields inert while their answers are on the way. */
export function freezeFields(root: ShadowRoot, isSending: boolean) {
  const body = root.querySelector(BODY);
  const accept = root.querySelector(ACCEPT) as HTMLElement | null;
  if (isSending && body?.contains(root.activeElement)) accept?.focus({ preventScroll: true });
  body?.toggleAttribute('inert', isSending);
}
