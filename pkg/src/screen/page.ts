// Facts about the page that a host should know.
import { BASE } from '../../../target/generated/selectors/extras.js';
import type { Diagnostic } from '../rounds/types.js';

/** @param isRefused true if the page cannot compile WebAssembly */
export function factsOfPage(isRefused: boolean): Diagnostic[] {
  const facts: (Diagnostic | false)[] = [
    isFramed() && { code: 'framed', severity: 'warning', location: '' },
    isRefused && { code: 'no-webassembly', severity: 'note', location: '' },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Returns true if a page of another origin embeds this one, and could cover the card. */
function isFramed(view: Window | undefined = globalThis.window) {
  try {
    for (let at = view; at && at !== at.parent; at = at.parent) if (at.parent.origin !== view?.origin) return true;
    return false;
  } catch {
    // Reading the origin is forbidden, so it is another one.
    return true;
  }
}

/** Reports a question that is out of view, once the host page had time to scroll to it, or in a hidden page. */
export function ifUnseen(element: HTMLElement, report: () => void) {
  const { IntersectionObserver } = globalThis;
  // The card of a dialog is not where its element is.
  const card = element.shadowRoot?.querySelector(BASE) ?? element;
  if (element.ownerDocument.hidden) report();
  else if (IntersectionObserver)
    new IntersectionObserver(([{ isIntersecting }], observer) => {
      observer.disconnect();
      if (!isIntersecting) report();
    }).observe(card);
}
