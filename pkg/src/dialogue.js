// What goes on between servers and the person: one question on the screen, one result for each, whatever happens (R34).
// The states of a question, and who may end it, are in question.js; here the events happen. A host can do anything while it
// hears of one: what was so before it may not be so after it.
import { CardHost } from './card-host.js';
import { failedNotice } from './failed.js';
import { isMuted, mute, offersMute, refused } from './flood.js';
import { catalogFor, loadCatalog, nearestLocale } from './locale.js';
import { isFramed } from './occlusion.js';
import { Queue } from './queue.js';
import { elicitationId } from './request-text.js';
import { CANCEL, DECLINE, STATUS, freeze, unanswerable } from './result.js';
import { SafeCard } from './safe-card.js';
import { fillSettings } from './settings.js';
import { Stage } from './stage.js';
import { showStatus, observeStates } from './status.js';

/**
 * @typedef {import('./result.js').ElicitResult} ElicitResult
 * @typedef {import('./form-wasm.js').FormInstance} FormInstance
 * @typedef {import('./question.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 * @typedef {import('./round.js').Server} Server
 * @typedef {import('./status.js').Status} Status
 * @typedef {typeof import('./elicitation-element.js').ElicitationElement} ElementClass
 * @typedef {{ round: Round, card: SafeCard, host: CardHost, settings: string }} Ahead a card that was made before its turn
 */

export class Dialogue {
  element;
  settings;
  stage;
  /** @type {CustomStateSet | undefined} */
  #states;
  #queue = new Queue();
  /** @type {Round | undefined} the round whose question or receipt is on the screen */
  shown;
  /** @type {Ahead | undefined} at most one */
  #ahead;
  /** @type {Status} */
  status = 'idle';
  /** @type {ElicitResult | undefined} */
  result;
  #isStale = false;
  #isCompleted = false;
  /** Whether the element has left the page, and not come back. */
  #hasLeft = false;
  /** Whether the host was notified that a page of another origin frames this one. */
  #hasToldFrame = false;

  /**
   * @param {HTMLElement} element
   * @param {ShadowRoot} root
   * @param {import('./settings.js').Settings} settings
   * @param {CustomStateSet | undefined} states
   */
  constructor(element, root, settings, states) {
    this.element = element;
    this.settings = settings;
    this.stage = new Stage(root);
    this.#states = states;
    observeStates(root, states);
  }

  /** The parts of the package that the element loads. */
  get parts() {
    return /** @type {ElementClass} */ (this.element.constructor);
  }

  get locale() {
    return this.settings.locale || nearestLocale(this.element);
  }

  get card() {
    return this.stage.card;
  }

  /** @param {CardHost} host @returns {SafeCard | undefined} the card that has this host, as long as it lives */
  cardOf(host) {
    if (this.stage.host === host) return this.stage.card;
    return this.#ahead?.host === host ? this.#ahead.card : undefined;
  }

  /** The question that is on the screen, decided or not. */
  get question() {
    return this.shown?.question;
  }

  /** Who asks it. */
  get server() {
    return this.#serverOf(this.shown);
  }

  /** @param {Round} [round] */
  #serverOf(round) {
    return round?.server ?? this.settings.server;
  }

  /** By what a flood is counted: the client that asks, else the name of its server, else one key for all others. */
  #asking(round = this.shown) {
    return round?.client ?? this.#serverOf(round)?.name ?? '';
  }

  /** What would be sent, as JSON text; nothing where nothing can be. */
  get content() {
    return this.status === 'open' ? this.card?.ask((card) => card.content) : undefined;
  }

  /** @param {string} type @param {unknown} [detail] */
  emit(type, detail) {
    this.element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** @param {Status} status */
  #become(status) {
    showStatus(this.#states, this.status, status);
    this.status = status;
  }

  /** The same, for the card too. @param {Status} status */
  #show(status) {
    this.#become(status);
    this.card?.call((card) => card.settle(status));
    if (status !== 'sending' && status !== 'open') this.stage.end();
  }

  // What is asked.

  /** Asks when its turn has come. @param {Round} round */
  ask(round) {
    round.asking = this.#asking(round);
    if (round.signal?.aborted || this.#hasLeft || isMuted(round.asking) || !this.#queue.add(round)) this.#end(round);
    else round.watch(() => this.withdraw(round, 'expired'));
    this.#next();
    if (round.unchecked && !round.over) this.#check(round).catch(() => {});
    this.refresh();
    return round.promise;
  }

  /**
   * Asks at once; what was being asked is cancelled.
   * @param {Round} round
   * @param {Round} [before] the one that it takes the place of, should it still wait
   */
  replace(round, before) {
    round.asking = this.#asking(round);
    this.#queue.addFirst(round);
    if (before) this.withdraw(before);
    if (this.shown && this.shown !== round) this.withdraw(this.shown);
    this.#next();
  }

  #next() {
    if (this.shown && !this.shown.over) return;
    const round = this.#queue.next();
    if (!round) return;
    this.#empty();
    this.shown = round;
    if (isMuted(this.#asking())) this.#end(round);
    else this.#step(round, 0);
  }

  /** Shows a step of a round, for the first time or again. @param {Round} round @param {number} step */
  #step(round, step) {
    this.#isCompleted = false;
    this.result = undefined;
    round.step = step;
    const { question } = round;
    const { kept } = question;
    question.kept = undefined;
    question.result = undefined;
    question.take('turn');
    this.#become('loading');
    if (!kept?.card.isAlive) return this.draw();
    kept.card.update(this.#fill());
    if (!this.stage.show(kept.card, kept.host, this.settings.layout, kept.nodes)) return;
    this.#showQueue();
    this.ready();
  }

  // What is decided: by the person, by the host, or by what befalls the question.

  /**
   * The person's decision. The card is on the stack: whoever hears of the result may free it.
   * @param {Question} question
   * @param {'accept' | 'refuse' | 'opened'} event
   * @param {ElicitResult} result
   */
  take(question, event, result) {
    if (!question.take(event)) return;
    if (result.action !== 'accept') refused(this.#asking());
    queueMicrotask(() => question.take('settle') && this.#settle(question, result, STATUS[result.action]));
  }

  /**
   * Accepts as soon as the host's opener has done its work.
   * @param {Question} question
   * @param {Promise<unknown>} opening
   * @param {ElicitResult} result
   */
  send(question, opening, result) {
    if (question.take('opening')) this.#show('sending');
    else if (question.state !== 'sending') return;
    opening.then(
      () => this.take(question, 'opened', result),
      () => question.take('not-opened') && this.#show('open'),
    );
  }

  /** @param {'decline' | 'cancel'} action a host's own word for the person */
  decide(action) {
    const { question } = this;
    if (question?.take('host')) this.#settle(question, { action }, STATUS[action]);
  }

  /** Declines the question, its round, and all of its server that wait. @param {Question} question */
  declineRest(question) {
    if (!question.isUndecided) return;
    const asking = this.#asking();
    const rest = this.#queue.take((waiting) => waiting.asking === asking);
    const round = /** @type {Round} */ (this.shown);
    question.take('refuse');
    refused(asking);
    queueMicrotask(() => {
      if (question.take('settle')) this.#end(round, { rest: DECLINE }, 'declined');
      for (const one of rest) this.#end(one, { rest: DECLINE });
    });
  }

  /** Shows nothing more of this server, for the life of the page. */
  mute() {
    mute(this.#asking());
  }

  /** Asks the step before again. @param {Question} question */
  back(question) {
    queueMicrotask(() => {
      const round = this.shown;
      if (!round?.canReturn || question !== round.question || !question.take('back')) return;
      this.#putAside(question);
      this.#step(round, round.step - 1);
    });
  }

  /** Ends the round with the answers that were given; what was not answered is cancelled. @param {Question} question */
  sendGiven(question) {
    if (!question.take('refuse')) return;
    queueMicrotask(() => question.take('settle') && this.#end(/** @type {Round} */ (this.shown), {}, 'cancelled'));
  }

  /**
   * Whoever has taken the right to decide comes here.
   * @param {Question} question
   * @param {ElicitResult} result
   * @param {Status} status
   */
  #settle(question, result, status) {
    const round = this.shown;
    if (!round || round.question !== question) return;
    question.result = freeze(result);
    if (result.action === 'cancel') this.#end(round, { all: true }, status);
    else if (round.isLast) this.#end(round, {}, status);
    else if (round.withdrawn) this.#end(round, { all: true }, round.withdrawn);
    else {
      this.#putAside(question);
      this.#step(round, round.step + 1);
    }
  }

  /** @param {Question} question */
  #putAside(question) {
    question.kept = this.stage.putAside();
  }

  /**
   * Ends a round: no result and no event of it has left before.
   * @param {Round} round
   * @param {{ rest?: ElicitResult, all?: boolean }} [how]
   * @param {Status} [status]
   */
  #end(round, how, status = 'cancelled') {
    const results = round.end(how);
    if (this.#ahead?.round === round) this.#dropAhead();
    if (round === this.shown && results.length) {
      this.result = results[round.step];
      this.#showSteps(round);
      this.#show(status);
      this.#showQueue();
    }
    for (const result of results) this.emit('elicit-result', result);
    this.#next();
  }

  /**
   * Ends a round before all of it was answered. An answer that was given at this moment still counts.
   * @param {Round} round
   * @param {Status} [status]
   */
  withdraw(round, status = 'cancelled') {
    if (round.question.state === 'deciding' && round === this.shown) round.withdrawn = status;
    else if (this.#queue.take((waiting) => waiting === round).length || round === this.shown) this.#end(round, { all: true }, status);
    this.refresh();
  }

  /** Ends all rounds. */
  cancelAll() {
    for (const round of this.#queue.take()) this.#end(round);
    if (this.shown) this.withdraw(this.shown);
  }

  // Where the element is.

  /** The element is in the page. */
  enter() {
    this.#hasLeft = false;
    this.draw();
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
    if (!this.shown || this.shown.over) this.#empty();
  }

  #empty() {
    this.stage.release();
    this.stage.replace();
    this.shown = this.result = undefined;
    this.#isCompleted = false;
    this.#become('idle');
  }

  /**
   * The server says that the person is done at its address.
   * @param {string} id
   * @param {Server | null} [server]
   * @param {object} [client]
   */
  complete(id, server, client) {
    if (!id || this.status !== 'accepted') return;
    if (client ? client !== this.shown?.client : server && server.name !== this.server?.name) return;
    if (elicitationId(this.question?.text ?? '') !== id) return;
    this.#isCompleted = true;
    this.refresh();
  }

  // What is seen.

  /** Updates the card after the queue, the settings or the language changed: once for all changes of a task. */
  refresh() {
    if (this.#isStale || !this.card) return;
    this.#isStale = true;
    queueMicrotask(async () => {
      while (!catalogFor(this.locale)) await loadCatalog(this.locale);
      this.#isStale = false;
      this.card?.update(this.#fill());
      this.#showQueue();
      this.ready();
    });
  }

  /** What the card says of the queue, of the server and of the address. */
  #showQueue() {
    const asking = this.#asking();
    const dropped = this.#queue.dropped.get(asking) ?? 0;
    const offersMuting = offersMute(asking) && !isMuted(asking);
    this.card?.call((card) => card.setQueue(this.#queue.length, dropped, offersMuting, this.#isCompleted));
  }

  /** What became of each step, for the receipt. @param {Round} round */
  #showSteps(round) {
    if (round.questions.length < 2) return;
    this.card?.call((card) => {
      for (const { text, result } of round.questions) card.addStep(text, /** @type {ElicitResult} */ (result).action);
    });
  }

  /** What says the settings to a card, as they are now. */
  #fill(round = this.shown) {
    const { settings, locale } = this;
    const { questions = [], step = 0, canReturn = false, given = 0 } = round ?? {};
    const steps = questions.length > 1 ? { step: step + 1, steps: questions.length, canReturn, given } : null;
    const server = this.#serverOf(round);
    return (/** @type {import('./card.js').CardSettings} */ card) => fillSettings(card, settings, locale, server, steps);
  }

  /** Draws the question as soon as all that it needs is there. */
  draw() {
    const round = this.shown;
    const question = round?.question;
    if (!round || question?.state !== 'loading' || this.card || !this.element.isConnected) return;
    const { form } = this.parts;
    const { instance } = form;
    const { layout } = this.settings;
    const catalog = catalogFor(this.locale);
    const again = () => question === this.question && this.draw();
    if (!instance || !catalog || !this.stage.isReadyFor(layout) || round.unchecked) {
      this.stage.wait(question.text, /** @type {any} */ (catalog?.messages)?.loading);
      const parts = [form.load(), catalog ?? loadCatalog(this.locale), this.stage.prepare(layout), round.unchecked && this.#check(round)];
      Promise.all(parts).then(again, (error) => this.#fail('load', error, question));
    } else if (instance.depth) queueMicrotask(again);
    else this.#mount(instance, round);
  }

  /** @param {FormInstance} instance @param {Round} round */
  #mount(instance, round) {
    const { card, host } = this.#takeAhead(instance, round) ?? this.#make(instance, round.question, round);
    if (!this.stage.show(card, host, this.settings.layout)) return;
    this.#showQueue();
    // The matcher is on its way while the person reads.
    if (card.ask((one) => one.needsPatterns)) this.parts.pattern?.load().catch(() => {});
    if (isFramed() && !this.#hasToldFrame) {
      this.#hasToldFrame = true;
      this.emit('elicit-error', { kind: 'framed', diagnostics: [{ code: 'framed', severity: 'warning', location: '' }] });
    }
    this.ready();
  }

  /** @param {FormInstance} instance @param {Question} question @param {Round} round */
  #make(instance, question, round) {
    const host = new CardHost(this, question);
    const trapped = (/** @type {unknown} */ error) => queueMicrotask(() => this.stage.host === host && this.#fail('trap', error, question));
    return { card: new SafeCard(instance, question.text, this.#fill(round), host, trapped), host };
  }

  /** The question is there; whether it can be answered is known once its address, if it has one, is checked. */
  ready() {
    const { question, stage } = this;
    const faults = question && stage.host?.question === question && question.isUndecided && this.card?.faults;
    if (!faults) return;
    if (!question.take(faults.length ? 'fault' : stage.host?.checking ? 'check' : 'ready')) return;
    this.#become(/** @type {Status} */ (question.state));
    if (faults.length) this.emit('elicit-error', { kind: 'unanswerable', diagnostics: faults });
    if (question.state !== 'loading' && question.isUndecided) this.emit('elicit-ready');
  }

  // A question that is looked at before its turn.

  /**
   * Looks at the requests of a round without showing them. The card of the first is the one that will be shown.
   * @param {Round} round
   */
  async #check(round) {
    const instance = await this.parts.form.load();
    if (!round.unchecked || round.over) return;
    round.unchecked = false;
    const diagnostics = [];
    for (const question of round.questions) {
      const made = this.#make(instance, question, round);
      const isFirst = question === round.questions[0];
      if (isFirst) {
        this.#dropAhead();
        this.#ahead = { round, settings: this.#settingsOf(round), ...made };
      }
      await made.host.checking;
      diagnostics.push(...(made.card.faults ?? []));
      if (!isFirst) made.card.release();
      if (round.over) return;
    }
    if (!diagnostics.length) return;
    this.emit('elicit-error', { kind: 'unanswerable', diagnostics });
    if (!round.fail(unanswerable(diagnostics))) return;
    if (this.#ahead?.round === round) this.#dropAhead();
    this.#queue.take((waiting) => waiting === round);
    if (this.shown === round) this.#empty();
    this.#next();
    this.refresh();
  }

  /** What a card has read its request by. @param {Round} round */
  #settingsOf(round) {
    const { modes, sensitive, limits, allowInsecureUrls } = this.settings;
    return JSON.stringify([this.#serverOf(round)?.url, modes, sensitive, limits, allowInsecureUrls]);
  }

  #dropAhead() {
    this.#ahead?.card.release();
    this.#ahead = undefined;
  }

  /** @param {FormInstance} instance @param {Round} round */
  #takeAhead(instance, round) {
    const ahead = this.#ahead;
    if (ahead?.round !== round || round.step > 0) return undefined;
    if (!ahead.card.isOf(instance) || ahead.settings !== this.#settingsOf(round)) return void this.#dropAhead();
    this.#ahead = undefined;
    ahead.card.update(this.#fill(round));
    return ahead;
  }

  /**
   * A trap, or a form that could not be loaded. What befalls a question that is no longer asked is nobody's concern.
   * @param {'trap' | 'load'} kind
   * @param {unknown} error
   * @param {Question} question that it befell
   */
  #fail(kind, error, question) {
    const round = this.shown;
    if (!round || question !== round.question || (kind === 'load' && !question.isUndecided)) return;
    if (question.isUndecided) {
      this.stage.release();
      const sentence = this.settings.messages?.failed ?? catalogFor(this.locale)?.messages?.failed;
      this.stage.replace(failedNotice(this.element.ownerDocument, sentence, this.server));
    }
    this.emit('elicit-error', { kind, diagnostics: [], error });
    if (question.take('fail')) this.#end(round, { all: true });
  }
}
