// Questions that outlive their element, for hosts that set `keep`. They wait at the element that has left, or that has
// another key now, until another one of their key takes them, the same one returns, or they end. Nothing is stored.
import type { Performer } from './events.js';
import type { Round } from './round.js';

/**
 * The dialogue that has each round now.
 * @internal
 */
export const homes: WeakMap<Round, Performer> = new WeakMap();

/** The dialogues in the page that have a key, and those that have questions of one. */
const members: Set<Performer> = new Set();

/**
 * All open rounds that have a key.
 * @internal
 */
export const kept = (): Round[] => [...members].flatMap(({ desk }) => desk.rounds.filter(({ keep }) => keep));

const has = ({ element, desk }: Performer, key: string | null) => element.isConnected && desk.settings.keep === key;

/**
 * True if the element of a round has left the page, or has another key now.
 * @internal
 */
export function isAway(round: Round): boolean {
  const home = homes.get(round) as Performer;
  return home.desk.place !== 'before' && !has(home, round.keep);
}

/**
 * Joins the elements of the same key. The first one in the page takes the questions of those that are not.
 * @internal
 */
export function join(member: Performer): void {
  members.add(member);
  for (const one of members) {
    const { element, desk } = one;
    if (!(element.isConnected && desk.settings.keep) && !desk.rounds.some(({ keep }) => keep)) members.delete(one);
  }
  for (const round of kept().filter(isAway)) {
    const key = round.keep as string;
    const to = [...members].find((one) => has(one, key));
    if (to) homes.get(round)?.send({ type: 'taken', key, to });
  }
}

/**
 * Cancels the questions that are kept under a key, with or without an element in the page.
 * @param key the value of `keep`
 */
export async function release(key: string): Promise<void> {
  for (const round of kept())
    if (round.keep === key) homes.get(round)?.send({ type: 'withdrawn', round, reason: 'host' });
}
