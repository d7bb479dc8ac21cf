// Facts about the page that a host should know.
import type { Diagnostic } from '../rounds/types.js';
import { isRefused } from '../wasm/webassembly.js';

export function factsOfPage(): Diagnostic[] {
  const facts: (Diagnostic | false)[] = [
    isFramed() && { code: 'framed', severity: 'warning', location: '' },
    isRefused() && { code: 'no-webassembly', severity: 'note', location: '' },
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
