// The dialogue between servers and the user: what the user, the host or a failure decides about the question on the
// screen. The rounds and their turns are in turns.ts.
import type { Visits } from '../rounds/addresses.js';
import { mute, countRefusal } from '../rounds/queue.js';
import {
  CANCEL,
  DECLINE,
  freeze,
  type Ending,
  type Question,
  type QuestionEvent,
  type Round,
} from '../rounds/round.js';
import { keeps } from '../rounds/release.js';
import { readServer, nameOf, serverOf } from '../rounds/server.js';
import type { Deliver, Diagnostic, ElicitOptions, ElicitResult, EndReason } from '../rounds/types.js';
import { addresses, deliveries } from '../screen/parts.js';
import { LaterPart } from '../wasm/later-part.js';
import { CardHost, type Desk } from './card-host.js';
import type { Expiry } from './expiry.js';
import { factsOfPage, ifUnseen } from './page.js';
import { Turns } from './turns.js';

/** Ends questions when they expire. */
const expiries = new LaterPart(() => import('./expiry.js'));

export class Dialogue extends Turns implements Desk {
  visits: Visits | undefined;
  /** True if the host was told the facts about the page. */
  #isPageReported = false;
  #expiry: Expiry | undefined;

  override ask(round: Round) {
    void this.watchExpiry(round.expires);
    return super.ask(round);
  }

  override takeUp(rounds: Round[]) {
    super.takeUp(rounds);
    void this.watchExpiry(this.settings.expires ?? rounds.find(({ expires }) => expires)?.expires);
  }

  // Deciding, by the user, the host, a failure or a withdrawal.

  /**
   * Takes the user's decision, or lets the host deliver it first. The card is on the stack, and a listener of the
   * result may free it.
   */
  take(question: Question, event: QuestionEvent, result: ElicitResult, ending?: Ending) {
    const round = this.current;
    if (question !== round?.question) return;
    const end = ending ?? round.endingBy(result);
    const work = end && (round.deliver ?? this.settings.deliver);
    // A second press on × closes the card at once.
    if (!work || round.delivery?.isCancel) this.conclude(question, event, result, end);
    else if (event !== 'accept' || (question.state === 'open' && !question.faults.length))
      void this.#deliver(round, work, freeze(result), end);
  }

  /** Delivers a result. Without the part, a question cannot be sent, but it can be cancelled. */
  async #deliver(round: Round, work: Deliver, result: ElicitResult, end: Ending) {
    const { question } = round;
    const desk = () => round.desk as Dialogue;
    if (!deliveries.value) {
      if (end.all) return this.conclude(question, 'refuse', result, end);
      // Until it is there, the user can press another button, but cannot go to another step.
      if (!question.move('send')) return;
      const attempt = ++question.attempts;
      this.show();
      await deliveries.load().catch(() => {});
      if (attempt !== question.attempts || question.state !== 'sending') return;
      if (!deliveries.value && question.move('not-sent')) desk().show('');
    }
    deliveries.value?.deliver(desk, round, work, result, end);
  }

  conclude(question: Question, event: QuestionEvent, result: ElicitResult, end?: Ending) {
    if (!question.decide(event, result)) return;
    if (result.action === 'decline' || end?.all) countRefusal(this.serverKey);
    else if (result.action === 'accept' && !result.content) {
      this.visits ??= addresses.value && new addresses.value.Visits((detail) => this.emit('elicit-finished', detail));
      this.visits?.add(question, this.current as Round);
    }
    queueMicrotask(() => {
      this.#settle(question, end);
      if (question.isVisiting) question.finish(question.isCompleted ? 'server' : 'person');
    });
  }

  /** Decides in place of the user. */
  decide(action: 'decline' | 'cancel', reason?: 'elsewhere') {
    if (reason === 'elsewhere') return this.current && this.withdraw(this.current, reason);
    const { question } = this;
    // An element that has left may still hold its question.
    if (question?.hiddenCard) question.move('turn');
    if (question?.decide('host', { action })) this.#settle(question, undefined, 'host');
  }

  /** Declines the question, its round, and all waiting rounds of its server. */
  declineRest(question: Question) {
    this.take(question, 'refuse', DECLINE, { rest: DECLINE });
  }

  /** Ignores all further requests of this server until the page is reloaded, and declines the others. */
  mute(question: Question) {
    mute(this.serverKey);
    this.declineRest(question);
  }

  /** Returns to the previous step. */
  back(question: Question) {
    queueMicrotask(() => {
      const round = this.current;
      if (!round?.canReturn || question !== round.question || !question.move('back')) return;
      this.leaveStep(round, round.step - 1);
    });
  }

  /** Ends the round with the answers so far, and cancels the rest. */
  endRound(question: Question) {
    this.take(question, 'refuse', CANCEL, {});
  }

  /**
   * Settles a question. Only the caller that has taken the right to decide may call it.
   * @param end how its round ends with it
   */
  #settle(question: Question, end = this.current?.endingBy(question.result as ElicitResult), reason?: EndReason) {
    const round = this.current;
    if (!round || round.question !== question || question.state !== 'decided') return;
    round.delivery?.stop();
    if (!end) return this.leaveStep(round, round.step + 1);
    const { serverKey } = this;
    const rest = end.rest ? this.queue.remove((waiting) => waiting.serverKey === serverKey) : [];
    this.end(round, { ...end, reason });
    for (const one of rest) this.end(one, end);
  }

  /** The server reports that the user is done at its address. */
  complete(id: string, { server, client }: Pick<ElicitOptions, 'server' | 'client'> = {}) {
    const isOfServer = (round: Round) =>
      client
        ? client === round.client
        : !server || nameOf(readServer(server)) === nameOf(serverOf(round, this.settings));
    this.visits?.complete(id, isOfServer);
    const { current, queue, element } = this;
    for (const round of [current, ...queue.rounds, ...(keeps.value?.roundsOfOrigin(element) ?? [])]) {
      if (!round || !isOfServer(round)) continue;
      for (const question of addresses.value?.visiting(round, id) ?? []) {
        // If it is not open now, it is accepted as soon as it is.
        question.isCompleted = true;
        (round.desk as Dialogue).take(question, 'accept', { action: 'accept' });
      }
    }
    this.refresh();
  }

  /** Watches the moment at which a question expires, if there is one. */
  async watchExpiry(moment: unknown) {
    if (!moment && !this.#expiry) return;
    await expiries.load().catch(() => {});
    if (expiries.value) this.#expiry ??= new expiries.value.Expiry(this);
    this.#expiry?.endExpired();
  }

  hostOf(question: Question) {
    return new CardHost(this, this.parts, question);
  }

  /** Opens the question for the user, or reports that its faults have changed. */
  ready(question: Question, faults: Diagnostic[]) {
    if (!this.#isPageReported) {
      this.#isPageReported = true;
      for (const fact of factsOfPage()) this.emit('elicit-error', { kind: fact.code, diagnostics: [fact] });
    }
    const isNew = question.move('ready');
    if (question.state !== 'open' || (!isNew && !faults.length === !question.faults.length)) return;
    question.faults = faults;
    if (isNew) {
      void this.#checkPrefill(question, this.content ?? '{}');
      void this.watchExpiry(this.current?.expires);
      if (question.isVisiting && question.isCompleted) this.take(question, 'accept', { action: 'accept' });
    }
    this.states.status = this.status;
    if (faults.length) this.emit('elicit-error', { kind: 'unanswerable', diagnostics: faults });
    if (question.isUndecided) this.emit('elicit-ready');
    if (isNew && question.isUndecided && !question.isReported)
      ifUnseen(this.element, () => question.isUndecided && this.emit('elicit-unseen'));
  }

  /** Notes if the form is prefilled, and reports suggestions that it has ignored. */
  async #checkPrefill(question: Question, content: string) {
    const { suggested } = this.current as Round;
    // A question that comes back was checked before.
    if (question.isPrefilled !== undefined) return;
    question.isPrefilled = content !== '{}';
    if (!suggested) return;
    const { ignoredSuggestions } = await import('./suggestions.js');
    const diagnostics = ignoredSuggestions(question, suggested, content);
    if (diagnostics.length) this.emit('elicit-error', { kind: 'suggested', diagnostics });
  }

  /**
   * Handles a trap, or a form that could not be loaded. It ignores failures of questions that are no longer open.
   * @param question the question of the card that failed
   */
  fail(kind: 'trap' | 'load', error: unknown, question: Question) {
    const round = this.current;
    if (!round || question !== round.question || (kind === 'load' && !question.isUndecided)) return;
    try {
      while (question.isUndecided && this.stage.depart());
      if (question.isUndecided) this.screen.giveUp();
    } finally {
      this.emit('elicit-error', { kind, diagnostics: [], error });
      if (question.isUndecided) this.end(round, { all: true, reason: 'failed' });
    }
  }
}
