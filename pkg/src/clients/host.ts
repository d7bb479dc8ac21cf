// Resolves the host and the server of an adapter.
import { atQuestion } from './clock.js';
import type { ElicitOptions, ElicitationServer } from '../rounds/types.js';
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

/** Finds or makes the card of a question, and asks there. */
type AskAtCard = <Answer>(
  ask: (card: Asker, options: ElicitOptions) => Promise<Answer>,
  options: ElicitOptions,
) => Promise<Answer>;

/** Creates an object that asks each question at a card of its own. */
export function placeOf(at: AskAtCard, complete: Asker['complete']): Asker {
  /** Settles when the user is done at the last address. */
  let finished: Promise<unknown> | undefined;
  const askAt: AskAtCard = (ask, options = {}) =>
    at(async (card, own) => {
      const answer = await atQuestion(own.client, card, () => ask(card, own));
      ({ finished } = card);
      return answer;
    }, options);
  return {
    get finished() {
      return finished;
    },
    elicit: (request, options) => askAt((card, own) => card.elicit(request, own), options!),
    elicitAll: (requests, options) => askAt((card, own) => card.elicitAll(requests, own), options!),
    complete,
  };
}

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
