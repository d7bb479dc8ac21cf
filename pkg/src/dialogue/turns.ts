// The rounds of one element take turns on its screen: one question at a time, and exactly one result for each (R34).
// round.ts has the states of a question and the right to end it. A host can do anything while it handles an event, so
// state that was read before an event may be outdated after it.
import { Queue, countRefusal, serverKeyOf, isMuted, offersMute } from '../rounds/queue.js';
import { keeps } from '../rounds/release.js';
import { unanswerable, type Ending, type Question, type Round } from '../rounds/round.js';
import { nameOf, serverOf } from '../rounds/server.js';
import type { Diagnostic, ElicitationSettings, EndReason } from '../rounds/types.js';
import type { Parts } from '../screen/parts.js';
import { Screen, type Snapshot, type Source } from '../screen/screen.js';
import { nearestLocale } from '../screen/catalogs.js';
import { hasLostDeliver, reportLost } from './lost.js';
import { States } from './states.js';

/** The cause of an end by the signal of a round. */
const withdrawnBy = ({ signal }: Round): EndReason => (signal?.reason === 'elsewhere' ? 'elsewhere' : 'withdrawn');

export abstract class Turns implements Source {
  readonly element: HTMLElement;
  readonly settings: ElicitationSettings;
  queue = new Queue();
  /** The round whose question or receipt is on the screen. */
  current: Round | undefined;
  protected screen;
  readonly states;
  /** True if the element has left the page and not returned. */
  #hasLeft = false;

  constructor(
    element: HTMLElement,
    root: ShadowRoot,
    settings: ElicitationSettings,
    states: CustomStateSet | undefined,
  ) {
    this.element = element;
    this.settings = settings;
    this.states = new States(root, states);
    this.screen = new Screen(root, this.parts, this);
  }

  /** The parts of the package that the element loads. */
  protected get parts() {
    return this.element.constructor as unknown as Parts;
  }

  get locale() {
    return this.settings.locale || nearestLocale(this.element);
  }

  get stage() {
    return this.screen.stage;
  }

  get card() {
    return this.screen.card;
  }

  get status() {
    return this.current?.status ?? 'idle';
  }

  get result() {
    return this.current?.isOver ? this.current.question.result : undefined;
  }

  /** The question on the screen, decided or not. */
  get question() {
    return this.current?.question;
  }

  /**
   * The key by which floods are counted: the client, else the host's name for the server, else one key for all others.
   */
  get serverKey() {
    return this.#serverKeyOf(this.current);
  }

  #serverKeyOf(round?: Round) {
    return serverKeyOf(round?.client ?? nameOf(serverOf(round, this.settings)));
  }

  get snapshot(): Snapshot {
    const { serverKey, queue, current, settings, locale } = this;
    return {
      round: current,
      server: serverOf(current, settings),
      settings,
      locale,
      waiting: queue.length,
      dropped: queue.dropped.get(serverKey) ?? 0,
      offersMute: offersMute(serverKey) && !isMuted(serverKey),
    };
  }

  /** The current content as JSON text; undefined if nothing can be sent. */
  get content() {
    return this.status === 'open' ? this.card?.ask((card) => card.content) : undefined;
  }

  emit(type: string, detail?: unknown, more?: object) {
    const event = new CustomEvent(type, { bubbles: true, composed: true, detail });
    this.element.dispatchEvent(Object.assign(event, more));
  }

  // Asking.

  /** Queues a round. */
  ask(round: Round) {
    if (hasLostDeliver(this.element, round.deliver ?? this.settings.deliver))
      throw new Error('The attribute deliver is the text of a function');
    this.#adopt(round);
    // An invalid signal throws here, before the round is queued.
    const withdraw = () => round.desk.withdraw(round, withdrawnBy(round));
    round.watch(withdraw);
    const { keep } = this.settings;
    const isBusy = this.queue.length > 0 || (this.current && !this.current.isOver) || !this.element.isConnected;
    if (round.signal?.aborted) this.end(round, { reason: withdrawnBy(round) });
    else if (this.#hasLeft && !keep) this.end(round, { reason: 'left' });
    else if (isMuted(round.serverKey)) this.end(round);
    else if (!this.queue.add(round)) this.end(round, { reason: 'failed' });
    // A round that is shown at once reports its faults by itself.
    else if (round.rejects && (isBusy || round.questions.length > 1)) this.#check(round);
    this.next();
    // The card on the screen shows how many wait.
    if (round !== this.current) this.refresh();
    const report = () => {
      if (round === this.current || round.isOver) return;
      // It is not reported again if its turn comes in a hidden page.
      round.question.isReported = true;
      this.emit('elicit-unseen');
    };
    // A question that is rejected unseen does not call the user.
    if (round.checking) round.checking.then(report, report);
    else report();
    if (this.#hasLeft) void this.joinElements();
    return round.promise;
  }

  /**
   * Asks at once and cancels the current question.
   * @param before the round that it replaces, which may still wait
   */
  replace(round: Round, before?: Round) {
    this.#adopt(round);
    const { current } = this;
    this.queue.addFirst(round);
    if (before) before.desk.withdraw(before, 'host');
    // A listener may have asked something newer, which this round does not replace.
    if (current && this.hasKeyOf(current)) this.withdraw(current, 'host');
    this.next();
    // The element was removed. Unless it is put back now, the question cannot be shown.
    if (this.#hasLeft) queueMicrotask(() => this.element.isConnected || this.leave());
  }

  /** Makes a round one of this dialogue. */
  #adopt(round: Round) {
    round.desk = this;
    round.serverKey = this.#serverKeyOf(round);
    round.keep = this.settings.keep;
  }

  /** False if a round belongs to an earlier key of the element; the part for kept questions will shelve it. */
  hasKeyOf({ keep }: Round) {
    return !keep || keep === this.settings.keep;
  }

  /** Takes up rounds of another dialogue, before all that wait. */
  takeUp(rounds: Round[]) {
    for (const round of rounds.reverse()) {
      round.desk = this;
      for (const { hiddenCard } of round.questions)
        if (hiddenCard) (hiddenCard.card.host as { desk?: unknown }).desk = this;
      this.queue.addFirst(round);
    }
    this.next();
    this.refresh();
  }

  protected next() {
    this.empty(() => this.current?.isOver && this.queue.length);
    const round = this.current ? undefined : this.queue.next();
    if (!round) return;
    this.current = round;
    if (isMuted(this.serverKey)) this.end(round);
    else this.step(round, round.step);
  }

  /** Shows a step of a round, for the first time or again. */
  protected step(round: Round, step: number) {
    round.step = step;
    // An answer that is being delivered keeps its result.
    if (round.question.move('turn')) round.question.result = undefined;
    this.screen.draw();
    this.states.status = this.status;
  }

  /**
   * Shows the status of a question after a decision.
   * @param failure why it could not be delivered; empty for a sentence of the card
   */
  show(failure?: string) {
    this.screen.showStatus(failure);
    this.states.status = this.status;
  }

  /** Shows another step and hides the card of this one. */
  protected leaveStep(round: Round, step: number) {
    while (this.stage.depart());
    if (round.isOver) return;
    // The card of an element that has left is hidden already.
    round.question.hiddenCard = this.stage.hideCard() ?? round.question.hiddenCard;
    this.step(round, step);
  }

  /** Ends a round. Its results and events leave only now. */
  protected end(round: Round, how?: Ending) {
    const results = round.end(how);
    if (round === this.current && results.length) this.show();
    for (const [index, result] of results.entries())
      this.emit('elicit-result', result, { question: round.factsOf(index, this.settings) });
    this.next();
    if (round === this.current) this.stage.giveBack(() => round === this.current);
  }

  /** Ends a round before all its questions are answered. An answer of this very moment still counts. */
  withdraw(round: Round, reason: EndReason) {
    if (round === this.current && round.question.state === 'decided')
      queueMicrotask(() => this.withdraw(round, reason));
    else if (this.queue.remove((waiting) => waiting === round).length || round === this.current) {
      // Otherwise a server could draw costly cards without end, and withdraw each.
      if (reason === 'withdrawn' || reason === 'expired') countRefusal(round.serverKey);
      this.end(round, { all: true, reason });
    }
    this.refresh();
  }

  /** Ends all rounds. */
  cancelAll(reason: EndReason) {
    for (const round of this.queue.remove()) this.end(round, { reason });
    if (this.current) this.withdraw(this.current, reason);
  }

  // Entering and leaving the page.

  /** The element has entered the page. */
  enter() {
    reportLost(this.element);
    this.#hasLeft = false;
    this.screen.draw();
    this.refresh();
    void this.joinElements();
  }

  /** Joins the elements with the same key, which share their questions. */
  async joinElements() {
    if (!keeps.value && (this.settings.keep || this.current?.keep)) await keeps.load().catch(() => this.#lose());
    keeps.value?.join(this);
  }

  /** Ends the rounds that cannot be kept, because the part for it could not be loaded. */
  #lose() {
    for (const round of [this.current, ...this.queue.rounds])
      if (round && (this.#hasLeft || !this.hasKeyOf(round))) this.withdraw(round, 'failed');
  }

  /**
   * Ends all rounds of an element that has left the page, or keeps them. A receipt stays as static nodes without the
   * form.
   */
  leave() {
    this.#hasLeft = true;
    if (this.settings.keep) void this.joinElements();
    else this.cancelAll('left');
    const { card } = this;
    // The card draws its receipt in a separate microtask.
    setTimeout(() => {
      if (card && card === this.card && this.current?.isOver && !this.element.isConnected) this.stage.freeze();
    });
  }

  /** Clears the element, unless a question waits. */
  clear() {
    this.empty(() => !this.current || this.current.isOver);
  }

  /** Clears the screen, if a condition still holds after each event that the page hears meanwhile. */
  empty(isWanted: () => unknown) {
    do {
      if (!isWanted()) return;
    } while (this.stage.depart());
    this.current = undefined;
    this.screen.empty();
    this.states.status = this.status;
  }

  /** Updates the card after a change of the queue, the settings or the language. */
  refresh() {
    this.screen.refresh();
  }

  /** Checks a round before it is shown. */
  #check(round: Round) {
    const checking = async () => {
      const diagnostics = await this.screen.check(round);
      if (diagnostics.length) round.desk.reject(round, diagnostics);
    };
    round.checking = checking().finally(() => (round.checking = undefined));
    // A form that cannot be loaded is reported when the round's turn comes.
    round.checking.catch(() => {});
  }

  /** Rejects an unanswerable round instead of showing it. */
  reject(round: Round, diagnostics: Diagnostic[]) {
    if (round.isOver || !round.fail(this.refuse(diagnostics))) return;
    this.queue.remove((waiting) => waiting === round);
    this.empty(() => this.current === round);
    this.next();
    this.refresh();
  }

  /**
   * Reports to the page why a request cannot be answered.
   * @returns the error for the caller
   */
  refuse(diagnostics: Diagnostic[]) {
    this.emit('elicit-error', { kind: 'unanswerable', diagnostics });
    return unanswerable(diagnostics);
  }

  abstract hostOf(question: Question): ReturnType<Source['hostOf']>;
  abstract ready(question: Question, faults: Diagnostic[]): void;
  abstract fail(kind: 'trap' | 'load', error: unknown, question: Question): void;
}
