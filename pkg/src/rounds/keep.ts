// Questions that outlive their element, for hosts that set `keep`. They wait at the element that has left, or that has
// another key now, until another one of their key takes them, the same one returns, or they end. Nothing is stored.
import type { Performer } from './events.js';

/** The dialogues that have a key, or questions of one, with their keys, in the order in which they got them. */
const members: Map<Performer, string | null> = new Map();

/** Joins the elements of the same key. The first one in the page takes the questions of those that are not. */
export function join(member: Performer): void {
  const { keep } = member.desk.settings;
  if (members.get(member) !== keep) members.delete(member);
  members.set(member, keep);
  for (const [one, key] of members) {
    const isNeeded = one.desk.rounds.length || (key && one.element.isConnected);
    if (!isNeeded) members.delete(one);
  }
  for (const key of new Set([keep, ...[...members.keys()].flatMap(({ desk }) => desk.rounds).map(({ keep }) => keep)]))
    if (key) gather(key);
}

function gather(key: string) {
  const isHere = ([{ element }, of]: [Performer, string | null]) => of === key && element.isConnected;
  const [holder] = [...members].find(isHere) ?? [];
  if (!holder) return;
  for (const [one, of] of members)
    if (one !== holder && (of !== key || !one.element.isConnected)) one.send({ type: 'taken', key, to: holder });
}
