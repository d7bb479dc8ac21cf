// The cards at which a host's questions appear. A file apart, because most adapters of agents do not need it.
import type { Asker } from './host.js';

/** Finds the card of each question. `complete` reaches all cards that are still in the page. */
export function cardsOf(find: () => Promise<Asker>) {
  const cards: Set<Asker> = new Set();
  const card = async () => {
    const target = await find();
    for (const before of cards) if (before.isConnected === false) cards.delete(before);
    cards.add(target);
    return target;
  };
  const complete: Asker['complete'] = (id, options) => cards.forEach((one) => one.complete?.(id, options));
  return { card, complete };
}
