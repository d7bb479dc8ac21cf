// Presses that were meant for another question.
import { GUARD_TIME } from '../../../target/generated/limits.js';
import { CHOICES, DECLINE, FIELD, HARMLESS } from '../../../target/generated/selectors/extras.js';

/**
 * Prevents presses of a pointer that were meant for the previous question.
 * @returns tells that a question has replaced another one; for the guard time its choices are marked as disabled
 */
export function stopStray(root: ShadowRoot): () => void {
  let since = -GUARD_TIME;
  let isStray = false;
  const listener = (event: Event) => {
    const { type, isTrusted, target, detail } = event as MouseEvent & { target: HTMLElement };
    const selectors = type !== 'click' ? 'select' : detail > 1 ? `${FIELD}, ${DECLINE}` : FIELD;
    if (type === 'pointerdown') isStray = isTrusted && performance.now() - since < GUARD_TIME;
    // Keys and assistive technologies only cause a click, with detail 0.
    else if (isStray && detail && !target.matches(HARMLESS) && root.contains(target.closest(selectors))) {
      event.preventDefault();
      if (type !== 'click') target.focus();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'click']) root.addEventListener(type, listener, true);
  return () => {
    since = performance.now();
    const choices = [...root.querySelectorAll(CHOICES)];
    for (const choice of choices) choice.setAttribute('aria-disabled', 'true');
    setTimeout(() => {
      for (const choice of choices) choice.removeAttribute('aria-disabled');
    }, GUARD_TIME);
  };
}
