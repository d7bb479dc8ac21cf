// The focus of a card: where it was before, and which element had it last.
import type { Performer } from '../rounds/events.js';
import type { Focus } from './focus.js';

/** Follows the focus into the card and out of it. */
export function follow(root: ShadowRoot, focus: Focus) {
  const other = ({ relatedTarget }: FocusEvent) =>
    relatedTarget && !root.contains(relatedTarget as Node) ? (relatedTarget as HTMLElement) : undefined;
  root.addEventListener('focusin', (event) => {
    focus.before = other(event as FocusEvent) ?? focus.before;
    focus.last = (event.target as HTMLElement).id;
  });
  // A user who moves on to another element does not want the focus back.
  root.addEventListener('focusout', (event) => {
    if (other(event as FocusEvent)) focus.before = focus.last = null;
  });
  const released = () =>
    new Promise((resolve) => addEventListener('keyup', resolve, { capture: true, once: true })).then(
      () => (focus.key = undefined),
    );
  root.addEventListener('keydown', () => (focus.key ??= released()), true);
  // The user may have entered the card before this was loaded.
  if (!root.activeElement) return;
  focus.last ??= root.activeElement.id;
  focus.before ??= focus.atArrival;
}

/**
 * Returns the focus to the element that had it before the card, if it is still in the card or nowhere. It waits until
 * the host has heard of the result, and the key that decided is released, because that key would press the newly
 * focused element.
 */
export async function giveBack({ element, desk }: Performer, focus: Focus) {
  await new Promise((resolve) => setTimeout(resolve));
  await focus.key;
  const { before } = focus;
  const isInCard = !!element.shadowRoot?.activeElement;
  // Another question may have come meanwhile.
  if (!before?.isConnected || !desk.current?.isOver || !(isInCard || focus.isFree)) return;
  focus.before = null;
  before.focus({ preventScroll: true });
}

/** Removes the focus from nodes that are about to be removed, because the page gets no event for those. */
export function blur(root: ShadowRoot) {
  if (!root.activeElement) return;
  const nodes = [...root.children] as HTMLElement[];
  // A focus trap of the page would restore the focus during the blur event.
  for (const node of nodes) node.inert = true;
  (root.activeElement as HTMLElement).blur();
  for (const node of nodes) node.inert = false;
}
