// The effects of an event. There is no page, promise or timer here: the dialogue passes each event to `step` and
// performs the effects in their order.
import type { Desk, DeskEvent, Effect } from './events.js';
import { CANCEL, causeOf, freeze, unanswerable, type Ending, type Move, type Question, type Round } from './round.js';
import { admit, countRefusal, isMuted, serverKeyOf } from './servers.js';
import { nameOf, serverOf } from './server.js';
import type { Diagnostic, ElicitResult, EndReason } from './types.js';

const ACCEPT: ElicitResult = { action: 'accept' };
const DRAW: Effect = { do: 'draw' };
const next = (event: DeskEvent): Effect => ({ do: 'next', event });
const NEXT = next({ type: 'turn' });

/** Effects in their order, with holes for those that do not follow. */
type Effects = Effect | false | undefined | readonly Effects[];

const isOpen = (round: Round | undefined): round is Round => !!round && !round.isOver;

/** True unless a round is of a key that the element no longer has. */
const isHere = ({ settings }: Desk, { keep }: Round) => !keep || keep === settings.keep;

/** The rounds that wait for their turn here. */
export const queueOf = (desk: Desk): Round[] =>
  desk.rounds.filter((round) => round !== desk.current && isHere(desk, round));

/** The round whose step a question is, if it is the current one. */
const roundOf = ({ current }: Desk, question: Question) => (current?.question === question ? current : undefined);

const error = (kind: string, diagnostics: unknown[], thrown?: unknown): Effect => ({
  do: 'emit',
  type: 'elicit-error',
  detail: { kind, diagnostics, ...(thrown !== undefined && { error: thrown }) },
});

const hostFailed = (kind: 'opener' | 'deliver', location: string, thrown: unknown) =>
  error(kind, [{ code: `${kind}-failed`, severity: 'error', location }], thrown);

/** Reports a question that waits, once; one that may be rejected unseen does not call the user. */
function unseen(desk: Desk, round: Round): Effects {
  if (round === desk.current || round.isOver || round.isChecking) return;
  round.question.isReported = true;
  return { do: 'emit', type: 'elicit-unseen' };
}

/** Makes a round one of this element, by the key under which it is kept and the object by which it is counted. */
function adopt({ settings }: Desk, round: Round) {
  round.keep ||= settings.keep;
  round.serverKey = serverKeyOf(round.options.client ?? nameOf(serverOf(round, settings)));
}

function ask(desk: Desk, round: Round): Effects {
  const { signal } = round.options;
  const { serverKey, questions } = round;
  const queue = queueOf(desk);
  const isFull = () => !admit(serverKey, queue.filter((waiting) => waiting.serverKey === serverKey).length);
  let reason: EndReason | undefined;
  if (signal?.aborted) reason = causeOf(signal);
  else if (desk.place === 'left' && !desk.settings.keep) reason = 'left';
  else if (isMuted(serverKey)) reason = 'user';
  else if (isFull()) {
    reason = 'failed';
    desk.dropped.set(serverKey, (desk.dropped.get(serverKey) ?? 0) + 1);
  }
  if (reason) return end(desk, round, { reason });
  // A round that is shown at once reports its faults by itself.
  const isShown = !queue.length && !isOpen(desk.current) && desk.place === 'in' && questions.length === 1;
  desk.rounds = [...desk.rounds, round];
  round.isChecking = round.options.unanswerable === 'reject' && !isShown;
  const checks = round.isChecking && ({ do: 'check', round } as const);
  return [checks, turn(desk), unseen(desk, round)];
}

/** Begins the next round, if none is open. */
function turn(desk: Desk): Effects {
  if (isOpen(desk.current)) return;
  const [round, other] = queueOf(desk);
  if (!other) desk.dropped = new WeakMap();
  if (!round) return;
  desk.current = round;
  return isMuted(round.serverKey) ? [DRAW, end(desk, round, {})] : begin(desk);
}

/**
 * Asks in place of the round of a property, unless that is open and equal. Without a round, clears it.
 * @param elsewhere the round of a property of another element, which this one would take up
 */
function set(desk: Desk, round: Round | undefined, elsewhere: Round | undefined): Effects {
  const { current } = desk;
  const rounds = desk.rounds.filter((one) => one.isSet && isHere(desk, one));
  const own = rounds.find((one) => one === current) ?? rounds[0] ?? elsewhere;
  if (!round) return [withdraw(desk, own, 'host'), current?.isSet && next({ type: 'cleared' })];
  if ([...rounds, own].some((one) => one?.isLike(round))) return;
  adopt(desk, round);
  round.isSet = true;
  desk.rounds = [round, ...desk.rounds];
  return [withdraw(desk, current, 'host'), next({ type: 'withdrawn', round: own, reason: 'host' }), NEXT];
}

/** Shows the current step, for the first time or again. */
function begin({ current, place }: Desk): Effects {
  if (place === 'in' && current?.question.move('turn')) current.question.result = undefined;
  return DRAW;
}

/** Lets the current round wait again. */
function putBack(desk: Desk): Effects {
  desk.current?.question.move('back');
  desk.current = undefined;
  return DRAW;
}

/** Shows a round of the key that the element has now; those of another key wait until the key returns, or go to it. */
function sort(desk: Desk): Effects {
  const { current } = desk;
  for (const round of desk.rounds) if (isHere(desk, round)) adopt(desk, round);
  return [isOpen(current) && !isHere(desk, current) && putBack(desk), turn(desk)];
}

/** Ends a round, once. Its results and events leave only now, and a delivery that runs is aborted. */
function end(desk: Desk, round: Round, ending: Ending): Effects {
  if (round.isOver) return;
  desk.rounds = desk.rounds.filter((one) => one !== round);
  const results = round.end(ending);
  return [round === desk.current && { do: 'show' }, { do: 'settle', round, results }, NEXT];
}

/** Ends a round before all its questions are answered. */
function withdraw(desk: Desk, round: Round | undefined, reason: EndReason): Effects {
  if (!round || !desk.rounds.includes(round)) return;
  // Otherwise a server could draw costly cards without end, and withdraw each.
  if (reason === 'withdrawn' || reason === 'expired') countRefusal(round.serverKey);
  return end(desk, round, { all: true, reason });
}

/** Ends the rounds that nothing keeps. */
const leavePage = (desk: Desk): Effects =>
  desk.rounds.map((round) => isHere(desk, round) && withdraw(desk, round, 'left'));

/** Decides a question, which ends its round or leads to the next step. */
function conclude(desk: Desk, round: Round, move: Move, result: ElicitResult, ending?: Ending): Effects {
  const { question, serverKey } = round;
  if (!question.decide(move, result)) return;
  if (move !== 'host' && (result.action === 'decline' || ending?.all)) countRefusal(serverKey);
  const isVisit = result.action === 'accept' && !result.content;
  const visit = isVisit && ({ do: 'visit', round, question } as const);
  const finish = isVisit && !!question.visit && ({ do: 'finish', question } as const);
  if (!ending) {
    round.step = round.next as number;
    return [visit, begin(desk), finish];
  }
  const rest = ending.rest ? queueOf(desk).filter((waiting) => waiting.serverKey === serverKey) : [];
  const reason = move === 'host' ? 'host' : 'user';
  return [visit, end(desk, round, { ...ending, reason }), rest.map((one) => end(desk, one, ending)), finish];
}

/** Takes the user's decision, or lets the host deliver it first. */
function press(desk: Desk, question: Question, result: ElicitResult, own?: Ending): Effects {
  const move = result.action === 'accept' ? 'accept' : 'refuse';
  const round = roundOf(desk, question);
  if (!round) return;
  const ending = own ?? round.endingBy(result);
  const delivers = round.options.deliver ?? desk.settings.deliver;
  // A second press on × closes the card at once.
  const isCancelled = question.state === 'sending' && question.attempt?.all;
  if (!ending || !delivers || isCancelled) return conclude(desk, round, move, result, ending);
  if ((move === 'accept' && (question.state !== 'open' || question.faults.length)) || !question.move('send')) return;
  question.attempt = ending;
  question.result = freeze(result);
  return [{ do: 'show' }, { do: 'deliver', round, result, ending }];
}

/** Opens a question again that could not be sent, or lets it wait if it is not on the screen. */
function reopen(desk: Desk, question: Question, failure?: string): Effects {
  question.move('not-sent');
  question.result = undefined;
  if (roundOf(desk, question) && desk.place === 'in') return { do: 'show', failure };
  question.move('back');
}

/** Changes the state by an event. Returns what is to be done, in this order. */
export const step = (desk: Desk, event: DeskEvent): Effect[] =>
  ([react(desk, event)] as unknown[]).flat(Infinity).filter(Boolean) as Effect[];

function react(desk: Desk, event: DeskEvent): Effects {
  const { current } = desk;
  switch (event.type) {
    case 'asked':
      adopt(desk, event.round);
      return ask(desk, event.round);
    case 'set':
      return set(desk, event.round, event.elsewhere);
    case 'turn':
      return turn(desk) || (!isOpen(desk.current) && { do: 'returnFocus' });
    case 'checked':
      event.round.isChecking = false;
      if (event.diagnostics.length) return refuse(desk, event.round, event.diagnostics);
      return event.round === current ? DRAW : unseen(desk, event.round);
    case 'loaded':
      return roundOf(desk, event.question) && { do: 'draw', locale: event.locale };
    case 'ready':
      return ready(desk, event.question, event.faults, event.isPrefilled);
    case 'pressed':
      return press(desk, event.question, event.result, event.ending);
    case 'back': {
      const round = roundOf(desk, event.question);
      const to = event.to ?? (round?.step as number) - 1;
      if (!round?.canReturn(to) || !event.question.move('back')) return;
      round.step = to;
      return begin(desk);
    }
    case 'finished':
      return { do: 'finish', question: event.question };
    // Also after a reload, if its draft tells so: the card waits for the user to finish.
    case 'visited':
      if (event.question.isUndecided) event.question.visit ??= 'open';
      return;
    case 'completed':
      event.question.visit = 'done';
      // If it is not open now, it is accepted as soon as it is.
      return press(desk, event.question, ACCEPT);
    case 'opening':
      if (!event.round.question.move('send')) return;
      event.round.question.attempt = event.attempt;
      return { do: 'show' };
    case 'opened': {
      const { attempt, failure } = event;
      const { question } = event.round;
      // The user may have cancelled meanwhile, which the host delivers.
      const isLatest = question.state === 'sending' && attempt === question.attempt;
      const reopened = isLatest && reopen(desk, question);
      if (failure) return [reopened, hostFailed('opener', '/url', failure.error)];
      return isLatest && press(desk, question, ACCEPT);
    }
    case 'delivered': {
      const { round, result, ending, error: thrown } = event;
      const { question } = round;
      if (question.state !== 'sending' || ending !== question.attempt) return;
      round.isDelivered = !thrown;
      const told = thrown && hostFailed('deliver', '', thrown);
      if (!thrown || ending.all) return [conclude(desk, round, 'sent', result, ending), told];
      return [reopen(desk, question, thrown.name === 'DeliveryError' ? thrown.message : ''), told];
    }
    case 'host': {
      if (!isOpen(current)) return;
      // The last look asks nothing that could be declined.
      const result = current.question === current.lastLook ? CANCEL : { action: event.action };
      return conclude(desk, current, 'host', result, current.endingBy(result));
    }
    case 'withdrawn':
      return withdraw(desk, event.round, event.reason);
    // The card is drawn anew from its entries, at its first step.
    case 'filled':
      if (current?.question.state !== 'open') return;
      current.suggested = event.suggested;
      return { do: 'draw', isNew: true };
    case 'changed':
      return current?.question.state === 'open' && { do: 'emit', type: 'elicit-change' };
    case 'failed':
      return fail(desk, event.question, event.kind, event.error);
    case 'cleared':
      if (isOpen(current)) return;
      desk.current = undefined;
      return DRAW;
    case 'held':
      desk.isHeld = event.isHeld;
      return;
    case 'settings':
      return sort(desk);
    case 'entered':
      desk.place = 'in';
      return turn(desk) || begin(desk);
    case 'left':
      desk.place = 'left';
      if (!desk.settings.keep) return [leavePage(desk), { do: 'freeze' }];
      current?.question.move('back');
      return [DRAW, { do: 'freeze' }];
    // A draft was stored before, and is not deleted: leaving is no decision.
    case 'pageLeft':
      return !desk.settings.keep && leavePage(desk);
    case 'taken': {
      const rounds = desk.rounds.filter(({ keep }) => keep === event.key);
      if (!rounds.length) return;
      const effects = current && rounds.includes(current) && putBack(desk);
      desk.rounds = desk.rounds.filter((round) => !rounds.includes(round));
      return [effects, { do: 'give', rounds, to: event.to }, turn(desk)];
    }
    case 'given':
      desk.rounds = [...event.rounds, ...desk.rounds];
      return turn(desk);
  }
}

/** Rejects an unanswerable round instead of showing it. */
function refuse(desk: Desk, round: Round, diagnostics: Diagnostic[]): Effects {
  if (round.isOver) return;
  end(desk, round, { reason: 'failed' });
  if (round === desk.current) desk.current = undefined;
  return [error('unanswerable', diagnostics), { do: 'reject', round, error: unanswerable(diagnostics) }, DRAW, NEXT];
}

/** Opens the question for the user, or tells that its faults have changed. */
function ready(desk: Desk, question: Question, faults: Diagnostic[], isPrefilled: boolean): Effects {
  const isNew = question.move('ready');
  if (question.state !== 'open') return;
  question.faults = faults;
  question.isPrefilled ??= isPrefilled;
  if (isNew && question.visit === 'done') return press(desk, question, ACCEPT);
  return [faults.length > 0 && error('unanswerable', faults), { do: 'emit', type: 'elicit-ready' }];
}

/** Handles a trap, or a form that could not be loaded. Failures of questions that are no longer open only are told. */
function fail(desk: Desk, question: Question, kind: 'trap' | 'load', thrown: unknown): Effects {
  const round = roundOf(desk, question);
  if (!round || (kind === 'load' && !question.isUndecided)) return;
  return [error(kind, [], thrown), question.isUndecided && end(desk, round, { all: true, reason: 'failed' })];
}
