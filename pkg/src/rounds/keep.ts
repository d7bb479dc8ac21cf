// Questions that outlive their element, for hosts that set `keep`. They wait at the element that has left until another
// one of the same key takes them up with their cards, the same one returns, or they end. Nothing is stored.
import type { Queue } from './queue.js';
import type { HiddenCard, Round } from './round.js';
import type { ElicitationSettings } from './types.js';

/** A dialogue, as far as it matters here. */
interface Member {
  readonly element: HTMLElement;
  readonly settings: ElicitationSettings;
  readonly queue: Queue;
  readonly current: Round | undefined;
  readonly card: object | undefined;
  readonly stage: { depart(): boolean; hideCard(): HiddenCard | undefined; freeze(): void };
  visits?: unknown;
  empty(isWanted: () => unknown): void;
  takeUp(rounds: Round[]): void;
  cancelAll(reason: 'host'): void;
}

/** Its class, for an element that is never shown. */
type MemberClass = new (element: HTMLElement, root: ShadowRoot, settings: ElicitationSettings) => Member;

/** The dialogues of each key that are in the page, or have left it with questions. */
const groups: Map<string, Set<Member>> = new Map();
/** The rounds whose end is awaited. */
const watched: WeakSet<Round> = new WeakSet();

const isAsking = (round: Round | undefined): round is Round => !!round && !round.isOver;
/** True if a decided question is about to end. */
const isEnding = (round: Round) => round.question.state === 'decided';
/** True if the answer is being sent, after which its card draws the receipt. */
const isSending = (round: Round) => round.question.state === 'sending';

/** The rounds of a member that have not ended. */
const roundsOf = ({ current, queue }: Member) => [current, ...queue.rounds].filter(isAsking);

/** Joins the group of the member's key. Its questions belong to the key under which they were asked. */
export function join(joining: Member): void {
  const { keep } = joining.settings;
  for (const [key, group] of groups) if (key !== keep && group.delete(joining)) gather(key);
  // A question that was asked without a key belongs to the first one.
  for (const key of new Set(roundsOf(joining).map((round) => (round.keep ||= keep))))
    if (key && key !== keep) add(key, shelfOf(joining, key));
  if (keep) add(keep, joining);
}

function add(key: string, member: Member) {
  groups.set(key, (groups.get(key) ?? new Set()).add(member));
  gather(key);
}

/** Moves the questions of a key from a member to an element that is never shown. */
function shelfOf(member: Member, key: string) {
  const element = new (member.element.constructor as new () => HTMLElement)();
  const settings = { ...member.settings, keep: key };
  const shelf = new (member.constructor as MemberClass)(element, element.shadowRoot as ShadowRoot, settings);
  if (member.current?.keep === key) hideQuestion(member);
  move(member, shelf);
  return shelf;
}

/** Leads the questions of a key to its first element in the page. */
function gather(key: string) {
  const group = groups.get(key);
  if (!group) return;
  const holder = [...group].find(({ element }) => element.isConnected);
  for (const member of group) {
    const { element, current } = member;
    if (!element.isConnected && !(isAsking(current) && isSending(current))) hideQuestion(member);
    if (holder && (member === holder ? isAway(member) : !element.isConnected)) move(member, holder);
    if (isAsking(current) && !watched.has(current)) {
      watched.add(current);
      const again = () => gather(key);
      current.promise.then(again, again);
    }
    if (!element.isConnected && !isAsking(member.current) && !member.queue.length) {
      group.delete(member);
      // Once the receipt is drawn, its card is of no use.
      setTimeout(() => element.isConnected || isAsking(member.current) || member.stage.freeze());
    }
  }
  if (!group.size) groups.delete(key);
}

/** Hides the card of the question, unless its answer is about to leave. */
function hideQuestion(member: Member) {
  const { current } = member;
  while (isAsking(current) && current === member.current && !isEnding(current) && member.card)
    if (!member.stage.depart()) {
      current.question.hiddenCard = member.stage.hideCard();
      current.question.move('back');
    }
}

/** True if the card of a dialogue's question is hidden. */
const isAway = ({ current }: Member) => isAsking(current) && !!current.question.hiddenCard;

/**
 * Moves the questions of one dialogue to the front of another, if they belong to its key. An answer that is being sent
 * waits for a free one.
 */
function move(from: Member, to: Member) {
  const { current } = from;
  const { keep } = to.settings;
  const rounds = from.queue.remove((round) => round.keep === keep);
  const isBusy = from !== to && isAsking(to.current);
  if (isAsking(current) && current.keep === keep) {
    // Its round may go on with another step.
    if (isEnding(current)) queueMicrotask(() => join(from));
    else if (!isBusy || !isSending(current)) {
      hideQuestion(from);
      // It is open if its delivery has failed meanwhile.
      current.question.move('back');
      rounds.unshift(current);
      from.empty(() => from.current === current);
    }
  }
  if (from !== to) for (const round of rounds) follow(round, from.element, to.element);
  if (rounds.length) to.takeUp(rounds);
  // The other questions have their turn.
  from.takeUp([]);
  to.visits ??= from.visits;
}

const ACTIVITY = 'elicit-activity';
/** The elements at which rounds were asked, and the functions that end the reports to them. */
const origins: WeakMap<Round, { origin: HTMLElement; stop: () => void }> = new WeakMap();
let isReporting = false;

/** Reports activity to the element at which a round was asked, because adapters listen there to stop their clocks. */
function follow(round: Round, from: HTMLElement, to: HTMLElement) {
  const { origin, stop: stopBefore } = origins.get(round) ?? { origin: from };
  stopBefore?.();
  const report = () => {
    // Two elements may have taken up each other's questions.
    if (isReporting || origin === to) return;
    isReporting = true;
    origin.dispatchEvent(new CustomEvent(ACTIVITY));
    isReporting = false;
  };
  const stop = () => to.removeEventListener(ACTIVITY, report);
  to.addEventListener(ACTIVITY, report);
  origins.set(round, { origin, stop });
  round.promise.then(stop, stop);
}

/**
 * Returns the undecided round of a key that was asked by the property `request` or `requests`, at the member itself or
 * at an element that has left.
 */
export function latestOf(key: string | null, own: object): Round | undefined {
  for (const member of groups.get(key ?? '') ?? [])
    if (member === own || !member.element.isConnected)
      for (const round of roundsOf(member)) if (round.isLatest) return round;
  return undefined;
}

/** Returns the rounds that were asked at an element and are now elsewhere. */
export const roundsOfOrigin = (element: HTMLElement): Round[] =>
  [...groups.values()]
    .flatMap((group) => [...group].flatMap(roundsOf))
    .filter((round) => origins.get(round)?.origin === element);

/** Cancels the questions of a key. */
export function release(key: string): void {
  for (const member of [...(groups.get(key) ?? [])]) member.cancelAll('host');
}
