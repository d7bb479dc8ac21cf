// What is seen of a dialogue: the card of the question that is asked, its status, and what it says of the queue.
import { CardAhead, CardHost, SafeCard } from './card.js';
import { isMuted, offersMute } from './queue.js';
import { catalogFor, fillSettings, loadCatalog } from './settings.js';
import { Stage } from './stage.js';

/**
 * @typedef {import('./round.js').ElicitResult} ElicitResult
 * @typedef {import('./webassembly.js').FormInstance} FormInstance
 * @typedef {import('./round.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 */

/**
 * Whether a page of another origin holds this one, and so could lay something over the card.
 * @param {Window | undefined} [view]
 */
function isFramed(view = globalThis.window) {
  try {
    for (let at = view; at && at !== at.parent; at = at.parent) if (at.parent.origin !== view?.origin) return true;
    return false;
  } catch {
    // It may not be asked for its origin: so it is another one.
    return true;
  }
}

export class Screen {
  stage;
  /** @type {Status} */
  status = 'idle';
  /** Whether the server has said that the person is done at its address. */
  isCompleted = false;
  #dialogue;
  #states;
  #ahead;
  #isStale = false;
  #isHeld = false;
  /** Whether the host was notified that a page of another origin frames this one. */
  #hasReportedFrame = false;

  /** @param {import('./dialogue.js').Dialogue} dialogue @param {ShadowRoot} root @param {CustomStateSet | undefined} states */
  constructor(dialogue, root, states) {
    this.#dialogue = dialogue;
    this.#states = states;
    this.stage = new Stage(root);
    this.#ahead = new CardAhead((instance, question, round) => this.#make(instance, question, round), (round) => this.#settingsOf(round));
    observeStates(root, states);
    root.addEventListener('pointerdown', () => this.#hold());
  }

  get card() {
    return this.stage.card;
  }

  /** @param {CardHost} host @returns {SafeCard | undefined} the card that has this host, as long as it lives */
  cardOf(host) {
    return this.stage.host === host ? this.card : this.#ahead.cardOf(host);
  }

  /** @param {Status} status */
  become(status) {
    showStatus(this.#states, this.status, status);
    this.status = status;
  }

  /** The same, for the card too. @param {Status} status */
  show(status) {
    this.become(status);
    this.card?.call((card) => card.settle(status));
    if (status !== 'sending' && status !== 'open') this.stage.end();
  }

  /** Shows nothing. */
  empty() {
    this.stage.release();
    this.stage.replace();
    this.isCompleted = false;
    this.become('idle');
  }

  /** Shows a step again, by the card that it had. @param {import('./stage.js').Kept} kept */
  #resume({ card, host, nodes }) {
    card.update(this.#fill());
    card.call((card) => card.settle('open'));
    if (!this.stage.show(card, host, this.#dialogue.settings.layout, nodes)) return;
    this.showQueue();
    this.ready();
  }

  /** Updates the card after the queue, the settings or the language changed: once for all changes of a task. */
  refresh() {
    if (this.#isStale || !this.card) return;
    this.#isStale = true;
    queueMicrotask(async () => {
      while (!catalogFor(this.#dialogue.locale)) await loadCatalog(this.#dialogue.locale);
      this.#isStale = false;
      this.card?.update(this.#fill());
      this.showQueue();
      this.ready();
    });
  }

  /** While a button is held down nothing may come that moves it. */
  #hold() {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const heard = new AbortController();
    const release = () => {
      heard.abort();
      // The click comes first.
      setTimeout(() => {
        this.#isHeld = false;
        this.showQueue();
      });
    };
    for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, release, { capture: true, signal: heard.signal });
  }

  /** What the card says of the queue, of the server and of the address. */
  showQueue() {
    if (this.#isHeld) return;
    const { asking, queue } = this.#dialogue;
    const dropped = queue.dropped.get(asking) ?? 0;
    const offersMuting = offersMute(asking) && !isMuted(asking);
    this.card?.call((card) => card.setQueue(queue.length, dropped, offersMuting, this.isCompleted));
  }

  /** What became of each step, for the receipt. @param {Round} round */
  showSteps(round) {
    if (round.questions.length < 2) return;
    this.card?.call((card) => {
      for (const { text, result, answers } of round.questions) card.addStep(text, /** @type {ElicitResult} */ (result).action, answers);
    });
  }

  /** What says the settings to a card, as they are now. */
  #fill(round = this.#dialogue.shown) {
    const { settings, locale } = this.#dialogue;
    const { questions = [], step = 0, canReturn = false, given = 0 } = round ?? {};
    const steps = questions.length > 1 ? { step: step + 1, steps: questions.length, canReturn, given } : null;
    const server = this.#dialogue.serverOf(round);
    return (/** @type {import('./form.js').CardSettings} */ card) => fillSettings(card, settings, locale, server, steps);
  }

  /** What a card has read its request by. @param {Round} round */
  #settingsOf(round) {
    const { modes, sensitive, limits, allowInsecureUrls } = this.#dialogue.settings;
    return JSON.stringify([this.#dialogue.serverOf(round)?.url, modes, sensitive, limits, allowInsecureUrls]);
  }

  /** Draws the question as soon as all that it needs is there. */
  draw() {
    const dialogue = this.#dialogue;
    const round = dialogue.shown;
    const question = round?.question;
    if (!round || question?.state !== 'loading' || this.card || !dialogue.element.isConnected) return;
    const { kept } = question;
    question.kept = undefined;
    if (kept?.card.isAlive) return this.#resume(kept);
    const { form } = dialogue.parts;
    const { instance } = form;
    const catalog = catalogFor(dialogue.locale);
    const again = () => question === dialogue.question && this.draw();
    if (!instance || !catalog || round.unchecked) {
      this.stage.wait(question.text, /** @type {any} */ (catalog?.messages)?.loading);
      const parts = [form.load(), catalog ?? loadCatalog(dialogue.locale), round.unchecked && dialogue.check(round)];
      Promise.all(parts).then(again, (error) => dialogue.fail('load', error, question));
    } else if (instance.depth) queueMicrotask(again);
    else this.#mount(instance, round);
  }

  /** @param {FormInstance} instance @param {Round} round */
  #mount(instance, round) {
    const ahead = this.#ahead.take(instance, round);
    ahead?.card.update(this.#fill(round));
    const { card, host } = ahead ?? this.#make(instance, round.question, round);
    if (!this.stage.show(card, host, this.#dialogue.settings.layout)) return;
    this.showQueue();
    // The matcher is on its way while the person reads.
    if (card.ask((one) => one.needsPatterns)) this.#dialogue.parts.pattern?.load().catch(() => {});
    if (isFramed() && !this.#hasReportedFrame) {
      this.#hasReportedFrame = true;
      this.#dialogue.emit('elicit-error', { kind: 'framed', diagnostics: [{ code: 'framed', severity: 'warning', location: '' }] });
    }
    this.ready();
  }

  /** @param {FormInstance} instance @param {Question} question @param {Round} round */
  #make(instance, question, round) {
    const host = new CardHost(this.#dialogue, question);
    const trapped = (/** @type {unknown} */ error) =>
      queueMicrotask(() => this.stage.host === host && this.#dialogue.fail('trap', error, question));
    return { card: new SafeCard(instance, question.text, this.#fill(round), host, trapped), host };
  }

  /** The question is there; whether it can be answered is known once its address, if it has one, is checked. */
  ready() {
    const { stage } = this;
    const { question } = this.#dialogue;
    const faults = question && stage.host?.question === question && question.isUndecided && this.card?.faults;
    if (!faults) return;
    if (!question.take(faults.length ? 'fault' : stage.host?.checking ? 'check' : 'ready')) return;
    this.become(/** @type {Status} */ (question.state));
    if (faults.length) this.#dialogue.emit('elicit-error', { kind: 'unanswerable', diagnostics: faults });
    if (question.state !== 'loading' && question.isUndecided) this.#dialogue.emit('elicit-ready');
  }

  /**
   * Checks the requests of a round before its turn.
   * @param {FormInstance} instance
   * @param {Round} round
   */
  check(instance, round) {
    return this.#ahead.check(instance, round);
  }

  /** Frees the card that was made for a round before its turn. @param {Round} round */
  dropAhead(round) {
    this.#ahead.drop(round);
  }
}

/** @typedef {'idle' | 'loading' | 'open' | 'sending' | 'accepted' | 'declined' | 'cancelled' | 'expired' | 'unanswerable'} Status */

/**
 * Shows as states of the element what the card has come to hold: a mark of what is wrong, an address.
 * @param {ShadowRoot} root
 * @param {CustomStateSet | undefined} states
 */
export function observeStates(root, states) {
  const { MutationObserver } = globalThis;
  if (!states || !MutationObserver) return;
  const show = (/** @type {string} */ state, /** @type {string} */ selector) => {
    try {
      states[root.querySelector(selector) ? 'add' : 'delete'](state);
    } catch {
      // As below.
    }
  };
  const hasElement = (/** @type {NodeList} */ nodes) => {
    for (const { nodeType } of nodes) if (nodeType === 1) return true;
    return false;
  };
  const update = (/** @type {MutationRecord[]} */ records) => {
    let [drawn, marked] = [false, false];
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'attributes') marked = true;
      // Text that is written changes neither: a card of a thousand fields is not searched for it at every key.
      else drawn ||= hasElement(addedNodes) || hasElement(removedNodes);
    }
    if (drawn || marked) show('invalid', '[aria-invalid]');
    if (drawn) show('url', '[part~="url-card"]');
  };
  new MutationObserver(update).observe(root, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
}

/**
 * Shows a status as a state of the element, for styling: `mcp-elicitation:state(open)`.
 * @param {CustomStateSet | undefined} states
 * @param {Status} before
 * @param {Status} status
 */
export function showStatus(states, before, status) {
  try {
    states?.delete(before);
    states?.add(status);
  } catch {
    // Browsers of before 2024 take no plain names.
  }
}
