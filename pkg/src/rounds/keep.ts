// Questions that outlive their element, for hosts that set `keep`. They wait at the element that has left, or that has
// another key now, until another one of their key takes them, the same one returns, or they end. Nothing is stored.
import type { Performer } from './events.js';
import type { Round } from './round.js';

/** The dialogues that have a key, or questions of one, with their keys, in the order in which they got them. */
const members: Map<Performer, string | null> = new Map();

/** Joins the elements of the same key. The first one in the page takes the questions of those that are not. */
export function join(member: Performer): void {
  const { keep } = member.desk.settings;
  if (members.get(member) !== keep) members.delete(member);
  members.set(member, keep);
  for (const [one, key] of members) {
    const isNeeded = one.rounds.length || (key && one.element.isConnected);
    if (!isNeeded) members.delete(one);
  }
  for (const key of new Set([keep, ...[...members.keys()].flatMap(({ rounds }) => rounds).map(({ keep }) => keep)]))
    if (key) gather(key);
}

function gather(key: string) {
  const isHere = ([{ element }, of]: [Performer, string | null]) => of === key && element.isConnected;
  const [holder] = [...members].find(isHere) ?? [];
  if (!holder) return;
  for (const [one, of] of members)
    if (one !== holder && (of !== key || !one.element.isConnected)) one.send({ type: 'taken', key, to: holder });
}

/**
 * Returns the undecided round of a key that was asked by the property `request` or `requests`, at the member itself or
 * at an element that has left.
 */
export function latestOf(key: string | null, own: object): Round | undefined {
  return [...members.keys()]
    .filter((member) => member === own || !member.element.isConnected || member.desk.settings.keep !== key)
    .flatMap(({ rounds }) => rounds)
    .find((round) => round.isLatest && !!key && round.keep === key);
}

/** Returns the rounds that were asked at an element and are now elsewhere. */
export const roundsOfOrigin = (element: object): Round[] =>
  [...members.keys()].flatMap(({ rounds }) => rounds).filter(({ origin }) => origin === element);

/** Cancels the questions of a key. */
export function release(key: string): void {
  for (const member of members.keys()) member.send({ type: 'released', key });
}
