// The effects of an event. There is no page, promise or timer here: the dialogue passes each event to `step` and
// performs the effects in their order.
import type { Desk, DeskEvent, Effect } from './events.js';
import { CANCEL, causeOf, freeze, unanswerable, type Ending, type Move, type Question, type Round } from './round.js';
import { admit, countRefusal, isMuted, serverKeyOf } from './servers.js';
import { nameOf, serverOf } from './server.js';
import type { Diagnostic, ElicitResult, ElicitationSettings, EndReason } from './types.js';

export const createDesk = (settings: ElicitationSettings): Desk => ({
  settings,
  current: undefined,
  waiting: [],
  away: [],
  dropped: new WeakMap(),
  place: 'before',
});

const DRAW: Effect = { do: 'draw' };
const NEXT: Effect = { do: 'next' };
const JOIN: Effect = { do: 'join' };

const isOpen = (round: Round | undefined): round is Round => !!round && !round.isOver;

export const roundsOf = ({ current, waiting, away }: Desk): Round[] => [current, ...waiting, ...away].filter(isOpen);

/** The round whose step a question is, if it is the current one. */
const roundOf = ({ current }: Desk, question: Question) => (current?.question === question ? current : undefined);

const error = (kind: string, diagnostics: unknown[], thrown?: unknown): Effect => ({
  do: 'emit',
  type: 'elicit-error',
  detail: { kind, diagnostics, ...(thrown !== undefined && { error: thrown }) },
});

/** Reports a question that waits, once; one that may be rejected unseen does not call the user. */
function unseen(desk: Desk, round: Round): Effect[] {
  if (round === desk.current || round.isOver || round.isChecking) return [];
  round.question.isReported = true;
  return [{ do: 'emit', type: 'elicit-unseen' }];
}

/** Makes a round one of this element, by the key under which it is kept and the object by which it is counted. */
function adopt({ settings }: Desk, round: Round) {
  round.keep ||= settings.keep;
  round.serverKey = serverKeyOf(round.options.client ?? nameOf(serverOf(round, settings)));
}

function ask(desk: Desk, round: Round): Effect[] {
  const { signal } = round.options;
  const { serverKey, questions } = round;
  const isFull = () => !admit(serverKey, desk.waiting.filter((waiting) => waiting.serverKey === serverKey).length);
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
  const isShown = !desk.waiting.length && !isOpen(desk.current) && desk.place === 'in' && questions.length === 1;
  desk.waiting.push(round);
  round.isChecking = round.rejects && !isShown;
  return [
    ...(round.isChecking ? [{ do: 'check', round } as const] : []),
    ...turn(desk),
    ...(desk.place === 'left' ? [JOIN] : []),
    ...unseen(desk, round),
  ];
}

/** Begins the next round, if none is open. */
function turn(desk: Desk): Effect[] {
  if (isOpen(desk.current)) return [];
  if (desk.waiting.length < 2) desk.dropped = new WeakMap();
  const round = desk.waiting.shift();
  if (!round) return [];
  desk.current = round;
  if (isMuted(round.serverKey)) return [DRAW, ...end(desk, round, {})];
  return begin(desk);
}

/** Shows the current step, for the first time or again. */
function begin({ current, place }: Desk): Effect[] {
  const question = isOpen(current) && place === 'in' ? current.question : undefined;
  if (question?.move('turn')) question.result = undefined;
  return [DRAW];
}

/** Shows another step; the entries of this one stay. */
function go(desk: Desk, round: Round, step: number): Effect[] {
  const { question } = round;
  round.step = step;
  return [{ do: 'store', question }, ...begin(desk)];
}

/** Takes the current question from the screen, as if it waited. */
function suspend(desk: Desk): Effect[] {
  const { current } = desk;
  if (!isOpen(current)) return [];
  current.question.move('back');
  return [{ do: 'store', question: current.question }, DRAW];
}

function take(desk: Desk, isChosen: (round: Round) => boolean): [rounds: Round[], effects: Effect[]] {
  const rounds = roundsOf(desk).filter(isChosen);
  const rest = (round: Round) => !rounds.includes(round);
  const isCurrent = !!desk.current && !rest(desk.current);
  const effects = isCurrent ? suspend(desk) : [];
  if (isCurrent) desk.current = undefined;
  desk.waiting = desk.waiting.filter(rest);
  desk.away = desk.away.filter(rest);
  return [rounds, effects];
}

/** Puts the rounds of another key away, and takes back those of the present one. */
function sort(desk: Desk): Effect[] {
  const { keep } = desk.settings;
  for (const round of [desk.current, ...desk.waiting]) if (isOpen(round)) adopt(desk, round);
  const isAway = (round: Round) => !!round.keep && round.keep !== keep;
  const back = desk.away.filter((round) => !isAway(round));
  const [away, effects] = take(desk, isAway);
  desk.away = away;
  desk.waiting.unshift(...back);
  return [...effects, ...turn(desk), JOIN];
}

// Ends.

/** Ends a round, once. Its results and events leave only now. */
function end(desk: Desk, round: Round, ending: Ending): Effect[] {
  if (round.isOver) return [];
  const [gone, isCurrent] = [(one: Round) => one !== round, round === desk.current];
  desk.waiting = desk.waiting.filter(gone);
  desk.away = desk.away.filter(gone);
  const results = round.end(ending);
  return [...(isCurrent ? [{ do: 'show' } as const] : []), { do: 'settle', round, results }, NEXT];
}

/** Ends a round before all its questions are answered. */
function withdraw(desk: Desk, round: Round | undefined, reason: EndReason): Effect[] {
  if (!round || !roundsOf(desk).includes(round)) return [];
  // Otherwise a server could draw costly cards without end, and withdraw each.
  if (reason === 'withdrawn' || reason === 'expired') countRefusal(round.serverKey);
  return end(desk, round, { all: true, reason });
}

const withdrawAll = (desk: Desk, reason: EndReason, isChosen: (round: Round) => boolean = () => true): Effect[] =>
  [...desk.waiting, ...desk.away, desk.current]
    .filter(isOpen)
    .filter(isChosen)
    .flatMap((round) => withdraw(desk, round, reason));

/** Decides a question, which ends its round or leads to the next step. */
function conclude(desk: Desk, round: Round, move: Move, result: ElicitResult, ending?: Ending): Effect[] {
  const { question, serverKey } = round;
  if (!question.decide(move, result)) return [];
  if (move !== 'host' && (result.action === 'decline' || ending?.all)) countRefusal(serverKey);
  const visit: Effect[] = result.action === 'accept' && !result.content ? [{ do: 'visit', round, question }] : [];
  const finish: Effect[] = question.visit && visit.length ? [{ do: 'finish', question }] : [];
  if (!ending) return [...visit, ...go(desk, round, round.next as number), ...finish];
  const rest = ending.rest ? desk.waiting.filter((waiting) => waiting.serverKey === serverKey) : [];
  const reason = move === 'host' ? 'host' : 'user';
  return [
    ...visit,
    ...end(desk, round, { ...ending, reason }),
    ...rest.flatMap((one) => end(desk, one, ending)),
    ...finish,
  ];
}

/** Takes the user's decision, or lets the host deliver it first. */
function press(desk: Desk, question: Question, move: Move, result: ElicitResult, own?: Ending): Effect[] {
  const round = roundOf(desk, question);
  if (!round) return [];
  const ending = own ?? round.endingBy(result);
  const delivers = round.options.deliver ?? desk.settings.deliver;
  // A second press on × closes the card at once.
  const isCancelled = question.state === 'sending' && question.attempt?.all;
  if (!ending || !delivers || isCancelled) return conclude(desk, round, move, result, ending);
  if ((move === 'accept' && (question.state !== 'open' || question.faults.length)) || !question.move('send')) return [];
  question.attempt = ending;
  question.result = freeze(result);
  return [{ do: 'show' }, { do: 'deliver', round, result, ending }];
}

/** Opens a question again that could not be sent, or lets it wait if it is not on the screen. */
function reopen(desk: Desk, question: Question, failure?: string): Effect[] {
  question.move('not-sent');
  question.result = undefined;
  if (roundOf(desk, question) && desk.place === 'in') return [{ do: 'show', failure }];
  question.move('back');
  return [];
}

/** Changes the state by an event. Returns what is to be done, in this order. */
export function step(desk: Desk, event: DeskEvent): Effect[] {
  switch (event.type) {
    case 'asked':
      adopt(desk, event.round);
      return ask(desk, event.round);
    case 'set': {
      const { current } = desk;
      adopt(desk, event.round);
      desk.waiting.unshift(event.round);
      return [event.before, current].flatMap((round) => withdraw(desk, round, 'host')).concat(NEXT);
    }
    case 'turn': {
      const effects = turn(desk);
      return effects.length || isOpen(desk.current) ? effects : [{ do: 'returnFocus' }];
    }
    case 'checked':
      event.round.isChecking = false;
      if (event.diagnostics.length) return refuse(desk, event.round, event.diagnostics);
      return event.round === desk.current ? [DRAW] : unseen(desk, event.round);
    case 'loaded':
      return roundOf(desk, event.question) ? [{ do: 'draw', locale: event.locale }] : [];
    case 'ready':
      return ready(desk, event.question, event.faults, event.isPrefilled);
    case 'pressed': {
      const { question, result, ending } = event;
      return press(desk, question, result.action === 'accept' ? 'accept' : 'refuse', result, ending);
    }
    case 'back': {
      const round = roundOf(desk, event.question);
      if (!round) return [];
      const { to = round.step - 1 } = event;
      return round.canReturn(to) && event.question.move('back') ? go(desk, round, to) : [];
    }
    case 'finished':
      return [{ do: 'finish', question: event.question }];
    case 'visited':
      if (event.question.isUndecided) event.question.visit ??= 'open';
      return [];
    case 'completed': {
      const { question } = event;
      question.visit = 'done';
      // If it is not open now, it is accepted as soon as it is.
      return press(desk, question, 'accept', { action: 'accept' });
    }
    case 'opening':
      if (!event.question.move('send')) return [];
      event.question.attempt = event.attempt;
      return [{ do: 'show' }];
    case 'opened': {
      const { question, attempt, failure } = event;
      // The user may have cancelled meanwhile, which the host delivers.
      const isLatest = question.state === 'sending' && attempt === question.attempt;
      if (!failure) return isLatest ? press(desk, question, 'sent', { action: 'accept' }) : [];
      const diagnostics = [{ code: 'opener-failed', severity: 'error', location: '/url' }];
      return [...(isLatest ? reopen(desk, question) : []), error('opener', diagnostics, failure.error)];
    }
    case 'delivered': {
      const { round, result, ending, error: thrown } = event;
      const { question } = round;
      if (question.state !== 'sending' || ending !== question.attempt) return [];
      round.isDelivered = !thrown;
      const diagnostics = [{ code: 'deliver-failed', severity: 'error', location: '' }];
      const told = thrown ? [error('deliver', diagnostics, thrown)] : [];
      if (!thrown || ending.all) return [...conclude(desk, round, 'sent', result, ending), ...told];
      return [...reopen(desk, question, thrown.name === 'DeliveryError' ? thrown.message : ''), ...told];
    }
    case 'host': {
      const { current } = desk;
      if (!isOpen(current)) return [];
      // The last look asks nothing that could be declined.
      const result = current.question === current.lastLook ? CANCEL : { action: event.action };
      return conclude(desk, current, 'host', result, current.endingBy(result));
    }
    case 'withdrawn':
      return withdraw(desk, event.round, event.reason);
    case 'released':
      return withdrawAll(desk, 'host', ({ keep }) => keep === event.key);
    case 'filled': {
      const { current } = desk;
      if (current?.question.state !== 'open') return [];
      current.suggested = event.suggested;
      return [
        { do: 'store', question: current.question },
        { do: 'draw', isNew: true },
      ];
    }
    case 'changed':
      return desk.current?.question.state === 'open' ? [{ do: 'emit', type: 'elicit-change' }] : [];
    case 'failed':
      return fail(desk, event.question, event.kind, event.error);
    case 'cleared':
      if (isOpen(desk.current)) return [];
      desk.current = undefined;
      return [DRAW];
    case 'settings':
      return sort(desk);
    case 'entered': {
      desk.place = 'in';
      const effects = turn(desk);
      return [...(effects.length ? effects : begin(desk)), JOIN];
    }
    case 'left': {
      desk.place = 'left';
      const { current, settings } = desk;
      const isSending = current?.question.state === 'sending';
      const effects = settings.keep ? (isSending ? [] : suspend(desk)) : leavePage(desk);
      return [...effects, JOIN, { do: 'freeze' }];
    }
    case 'pageLeft':
      return desk.settings.keep ? [] : leavePage(desk);
    case 'taken': {
      const [rounds, effects] = take(desk, ({ keep }) => keep === event.key);
      if (!rounds.length) return [];
      return [...effects, { do: 'give', rounds, to: event.to }, ...turn(desk)];
    }
    case 'given':
      desk.waiting.unshift(...event.rounds);
      return turn(desk);
  }
}

/** Ends the rounds that nothing keeps. */
const leavePage = (desk: Desk) => withdrawAll(desk, 'left', (round) => !desk.away.includes(round));

/** Rejects an unanswerable round instead of showing it. */
function refuse(desk: Desk, round: Round, diagnostics: Diagnostic[]): Effect[] {
  if (round.isOver) return [];
  const isCurrent = round === desk.current;
  end(desk, round, { reason: 'failed' });
  if (isCurrent) desk.current = undefined;
  return [
    error('unanswerable', diagnostics),
    { do: 'reject', round, error: unanswerable(diagnostics) },
    ...(isCurrent ? [DRAW] : []),
    NEXT,
  ];
}

/** Opens the question for the user, or tells that its faults have changed. */
function ready(desk: Desk, question: Question, faults: Diagnostic[], isPrefilled: boolean): Effect[] {
  const isNew = question.move('ready');
  if (question.state !== 'open') return [];
  question.faults = faults;
  const begins: Effect[] = isNew ? [{ do: 'begin', question }] : [];
  question.isPrefilled ??= isPrefilled;
  if (isNew && question.visit === 'done') return [...begins, ...press(desk, question, 'accept', { action: 'accept' })];
  return [
    ...begins,
    ...(faults.length ? [error('unanswerable', faults)] : []),
    { do: 'emit', type: 'elicit-ready' },
    ...(isNew && !question.isReported ? [{ do: 'reportUnseen', question } as const] : []),
  ];
}

/** Handles a trap, or a form that could not be loaded. Failures of questions that are no longer open only are told. */
function fail(desk: Desk, question: Question, kind: 'trap' | 'load', thrown: unknown): Effect[] {
  const round = roundOf(desk, question);
  if (!round || (kind === 'load' && !question.isUndecided)) return [];
  const told = error(kind, [], thrown);
  if (!question.isUndecided) return [told];
  return [{ do: 'giveUp' }, told, ...end(desk, round, { all: true, reason: 'failed' })];
}
