// What goes on between servers and the person: one question on the screen, one result for each, whatever happens (R34).
// The states of a question, and who may end it, are in round.js; here the events happen. A host can do anything while it
// hears of one: what was so before it may not be so after it.
import { failedNotice } from './placeholder.js';
import { Queue, askingKey, isMuted, mute, refused } from './queue.js';
import { CANCEL, DECLINE, known, unanswerable } from './round.js';
import { Screen } from './screen.js';
import { nearestLocale } from './settings.js';
import { Visited } from './visited.js';

/**
 * @typedef {import('./round.js').ElicitResult} ElicitResult
 * @typedef {import('./round.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 * @typedef {import('./round.js').Server} Server
 * @typedef {typeof import('./elicitation-element.js').ElicitationElement} ElementClass
 */

/** The name that a host gives a server; what a server calls itself is none. @param {Server | null} [server] */
const nameOf = (server) => (server && !server.claimed ? server.name : '');

export class Dialogue {
  element;
  settings;
  queue = new Queue();
  visited = new Visited((detail) => this.emit('elicit-finished', detail));
  /** @type {Round | undefined} the round whose question or receipt is on the screen */
  shown;
  #screen;
  /** Whether the element has left the page, and not come back. */
  #hasLeft = false;

  /**
   * @param {HTMLElement} element
   * @param {ShadowRoot} root
   * @param {import('./settings.js').Settings} settings
   * @param {CustomStateSet | undefined} states
   */
  constructor(element, root, settings, states) {
    this.element = element;
    this.settings = settings;
    this.#screen = new Screen(this, root, states);
  }

  /** The parts of the package that the element loads. */
  get parts() {
    return /** @type {ElementClass} */ (this.element.constructor);
  }

  get locale() {
    return this.settings.locale || nearestLocale(this.element);
  }

  get stage() {
    return this.#screen.stage;
  }

  get card() {
    return this.#screen.card;
  }

  get status() {
    return this.shown?.status ?? 'idle';
  }

  get result() {
    return this.shown?.isOver ? this.shown.question.result : undefined;
  }

  /** The question that is on the screen, decided or not. */
  get question() {
    return this.shown?.question;
  }

  /** Who asks it. */
  get server() {
    return this.serverOf(this.shown);
  }

  /** @param {Round} [round] */
  serverOf(round) {
    return round?.server ?? known(this.settings.server);
  }

  /** By what a flood is counted: the client that asks, else the name that the host gives its server, else one key for all others. */
  get asking() {
    return this.#askingOf(this.shown);
  }

  /** @param {Round} [round] */
  #askingOf(round) {
    return askingKey(round?.client ?? nameOf(this.serverOf(round)));
  }

  /** What would be sent, as JSON text; nothing where nothing can be. */
  get content() {
    return this.status === 'open' ? this.card?.ask((card) => card.content) : undefined;
  }

  /** @param {string} type @param {unknown} [detail] */
  emit(type, detail) {
    this.element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  // What is asked.

  /** Asks when its turn has come. @param {Round} round */
  ask(round) {
    round.asking = this.#askingOf(round);
    // What is no signal throws here, before anything is asked.
    round.watch(() => this.withdraw(round, true));
    // What can be shown at once says by itself whether it can be answered.
    const waits = round.questions.length > 1 || this.queue.length > 0 || (this.shown && !this.shown.isOver) || !this.element.isConnected;
    if (round.signal?.aborted || this.#hasLeft || isMuted(round.asking) || !this.queue.add(round)) this.#end(round);
    else if (round.rejects && waits) this.#check(round);
    this.#next();
    this.refresh();
    return round.promise;
  }

  /**
   * Asks at once; what was being asked is cancelled.
   * @param {Round} round
   * @param {Round} [before] the one that it takes the place of, should it still wait
   */
  replace(round, before) {
    round.asking = this.#askingOf(round);
    const { shown } = this;
    this.queue.addFirst(round);
    if (before) this.withdraw(before);
    // Whoever hears of that may have asked something newer, which is not what this one replaces.
    if (shown) this.withdraw(shown);
    this.#next();
    // In an element that was removed, and is not put back now, nobody can be asked.
    if (this.#hasLeft) queueMicrotask(() => this.element.isConnected || this.cancelAll());
  }

  #next() {
    this.#empty(() => this.shown?.isOver && this.queue.length);
    const round = this.shown ? undefined : this.queue.next();
    if (!round) return;
    this.shown = round;
    if (isMuted(this.asking)) this.#end(round);
    else this.#step(round, 0);
  }

  /** Shows a step of a round, for the first time or again. @param {Round} round @param {number} step */
  #step(round, step) {
    round.step = step;
    round.question.result = undefined;
    round.question.move('turn');
    this.#screen.show();
    this.#screen.draw();
  }

  // What is decided: by the person, by the host, or by a failure or a withdrawal.

  /**
   * The person's decision. The card is on the stack: whoever hears of the result may free it.
   * @param {Question} question
   * @param {'accept' | 'refuse' | 'opened'} event
   * @param {ElicitResult} result
   */
  take(question, event, result) {
    if (!question.decide(event, result)) return;
    if (result.action !== 'accept') refused(this.asking);
    else if (!result.content) this.visited.add(question, /** @type {Round} */ (this.shown));
    queueMicrotask(() => this.#settle(question));
  }

  /**
   * Accepts as soon as the host's opener has done its work.
   * @param {Question} question
   * @param {Promise<unknown>} opening
   */
  send(question, opening) {
    const isAsked = question.move('opening');
    if (isAsked) this.#screen.settle();
    opening.then(
      () => isAsked && this.take(question, 'opened', { action: 'accept' }),
      (error) => {
        if (isAsked && question.move('not-opened')) this.#screen.settle();
        const diagnostics = [{ code: 'opener-failed', severity: 'error', location: '/url' }];
        this.emit('elicit-error', { kind: 'opener', diagnostics, error });
      },
    );
  }

  /** @param {'decline' | 'cancel'} action a host's own word for the person */
  decide(action) {
    const { question } = this;
    if (question?.decide('host', { action })) this.#settle(question);
  }

  /** Declines the question, its round, and all of its server that wait. @param {Question} question */
  declineRest(question) {
    const { asking } = this;
    if (!question.decide('refuse', DECLINE)) return;
    const rest = this.queue.remove((waiting) => waiting.asking === asking);
    refused(asking);
    queueMicrotask(() => {
      this.#settle(question, { rest: DECLINE });
      for (const one of rest) this.#end(one, { rest: DECLINE });
    });
  }

  /** Shows nothing more of this server, for the life of the page. */
  mute() {
    mute(this.asking);
  }

  /** Asks the step before again. @param {Question} question */
  back(question) {
    queueMicrotask(() => {
      const round = this.shown;
      if (!round?.canReturn || question !== round.question || !question.move('back')) return;
      this.#leave(round, round.step - 1);
    });
  }

  /** Ends the round with the answers that were given; what was not answered is cancelled. @param {Question} question */
  sendGiven(question) {
    if (question.decide('refuse', CANCEL)) queueMicrotask(() => this.#settle(question, {}));
  }

  /**
   * Settles a question: called by what has taken the right to decide.
   * @param {Question} question
   * @param {Parameters<Round['end']>[0]} [ends] how its round ends with it, whatever is left of that
   */
  #settle(question, ends) {
    const round = this.shown;
    if (!round || round.question !== question || question.state !== 'decided') return;
    if (ends) this.#end(round, ends);
    else if (question.result?.action === 'cancel') this.#end(round, { all: true });
    else if (round.isLast) this.#end(round);
    else this.#leave(round, round.step + 1);
  }

  /** Shows another step; the card of this one is kept. @param {Round} round @param {number} step */
  #leave(round, step) {
    while (this.stage.depart());
    if (round.isOver) return;
    round.question.kept = this.stage.putAside();
    this.#step(round, step);
  }

  /**
   * Ends a round: no result and no event of it has left before.
   * @param {Round} round
   * @param {Parameters<Round['end']>[0]} [how]
   */
  #end(round, how) {
    const results = round.end(how);
    if (round === this.shown && results.length) {
      this.#screen.showSteps(round);
      this.#screen.settle();
      this.#screen.showQueue();
    }
    for (const result of results) this.emit('elicit-result', result);
    this.#next();
    if (round === this.shown) this.stage.giveBack(() => round === this.shown);
  }

  /**
   * Ends a round before all of it was answered. An answer that was given at this moment still counts.
   * @param {Round} round
   * @param {boolean} [expired] whether its signal asks for that
   */
  withdraw(round, expired = false) {
    if (round === this.shown && round.question.state === 'decided') queueMicrotask(() => this.withdraw(round, expired));
    else if (this.queue.remove((waiting) => waiting === round).length || round === this.shown) this.#end(round, { all: true, expired });
    this.refresh();
  }

  /** Ends all rounds. */
  cancelAll() {
    for (const round of this.queue.remove()) this.#end(round);
    if (this.shown) this.withdraw(this.shown);
  }

  // Where the element is.

  /** The element is in the page. */
  enter() {
    this.#hasLeft = false;
    this.#screen.draw();
    this.refresh();
  }

  /** Ends all, for an element that has left the page. Its receipt stays, as a picture that holds nothing of the form. */
  leave() {
    this.#hasLeft = true;
    this.cancelAll();
    const { card } = this;
    // The card draws its receipt in a microtask of its own.
    setTimeout(() => {
      if (card && card === this.card && !this.element.isConnected) this.stage.freeze();
    });
  }

  /** Shows nothing, unless a question waits. */
  clear() {
    this.#empty(() => !this.shown || this.shown.isOver);
  }

  /** @param {() => unknown} isToGo whether what is shown is to go: asked until the page has nothing more to hear of that */
  #empty(isToGo) {
    do if (!isToGo()) return;
    while (this.stage.depart());
    this.shown = undefined;
    this.#screen.empty();
  }

  /**
   * The server says that the person is done at its address.
   * @param {string} id
   * @param {Server | null} [server]
   * @param {object | string} [client]
   */
  complete(id, server, client) {
    const isOfServer = (/** @type {Round} */ round) =>
      client ? client === round.client : !server || nameOf(known(server)) === nameOf(this.serverOf(round));
    this.visited.complete(id, isOfServer);
    this.refresh();
  }

  // What is seen.

  /** Updates the card after the queue, the settings or the language changed. */
  refresh() {
    this.#screen.refresh();
  }

  /** Checks a round before it is shown. @param {Round} round */
  #check(round) {
    const checking = async () => {
      const diagnostics = await this.#screen.check(round);
      if (diagnostics.length) this.reject(round, diagnostics);
    };
    round.checking = checking().finally(() => (round.checking = undefined));
    // Where the form cannot be loaded that is said when the round's turn comes.
    round.checking.catch(() => {});
  }

  /** Rejects a round that cannot be answered in place of showing it. @param {Round} round @param {any[]} diagnostics */
  reject(round, diagnostics) {
    if (round.isOver || !round.fail(this.refuse(diagnostics))) return;
    this.queue.remove((waiting) => waiting === round);
    this.#empty(() => this.shown === round);
    this.#next();
    this.refresh();
  }

  /** Tells the page why what is asked cannot be answered. @param {any[]} diagnostics @returns the error for who asks */
  refuse(diagnostics) {
    this.emit('elicit-error', { kind: 'unanswerable', diagnostics });
    return unanswerable(diagnostics);
  }

  /**
   * A trap, or a form that could not be loaded. For a question that is no longer asked it does nothing.
   * @param {'trap' | 'load'} kind
   * @param {unknown} error
   * @param {Question} question of the card that failed
   */
  fail(kind, error, question) {
    const round = this.shown;
    if (!round || question !== round.question || (kind === 'load' && !question.isUndecided)) return;
    try {
      while (question.isUndecided && this.stage.depart());
      if (question.isUndecided) {
        this.stage.release();
        const sentence = this.settings.messages?.failed ?? this.#screen.sentences?.failed;
        this.stage.replace(failedNotice(this.element.ownerDocument, sentence, this.server));
      }
    } finally {
      this.emit('elicit-error', { kind, diagnostics: [], error });
      if (question.isUndecided) this.#end(round, { all: true });
    }
  }
}
