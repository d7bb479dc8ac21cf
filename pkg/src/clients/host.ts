// Resolves the host and the server of an adapter.
import type { ElicitationServer } from '../rounds/types.js';
import type { ElicitTarget, Host } from './types.js';

/** An object that asks: an element, or an object with its methods. */
export type Asker = ElicitTarget &
  Required<Pick<ElicitTarget, 'elicitAll'>> &
  Partial<Pick<Element, 'localName' | 'isConnected' | 'addEventListener' | 'removeEventListener'>>;

export async function resolveElement(host: Host): Promise<Asker> {
  const target = (await (typeof host === 'function' ? host() : host)) as Asker;
  if (!target.elicit && target.localName) await customElements.whenDefined(target.localName);
  return target;
}

/** Returns a server for its name, or the server itself. */
export const serverOf = (server: string | ElicitationServer | undefined): ElicitationServer | undefined =>
  typeof server === 'string' ? { name: server } : server?.name ? server : undefined;

/**
 * Returns the user's answer to a question that outlives the page. When the page is left, its element cancels, but that
 * is not an answer: the promise then stays pending, or becomes `undefined` if the page returns. An element with `keep`
 * does not cancel, and can be answered after the page has returned.
 */
export async function answerOfPerson<T>(ask: () => Promise<T>): Promise<T | undefined> {
  let isLeft = false;
  let isAnswered = false;
  const over = new AbortController();
  globalThis.addEventListener?.('pagehide', () => (isLeft = true), over);
  globalThis.addEventListener?.('pageshow', () => (isLeft &&= isAnswered), over);
  try {
    const answer = await ask();
    isAnswered = true;
    // The element may have handled `pagehide` first; a timer runs after both, or never.
    await new Promise((resolve) => setTimeout(resolve));
    return isLeft ? undefined : answer;
  } finally {
    over.abort();
  }
}
