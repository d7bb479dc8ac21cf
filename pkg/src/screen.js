// What is seen of a dialogue: the card of the question that is asked, its status, and what it says of the queue.
import { CardHost, SafeCard } from './card.js';
import { isMuted, isStopped, offersMute, rejected } from './queue.js';
import { paramsOf } from './request.js';
import { settingsText } from './settings.js';
import { Stage } from './stage.js';
import { isRefused } from './webassembly.js';

/**
 * @typedef {import('./round.js').ElicitResult} ElicitResult
 * @typedef {import('./webassembly.js').FormInstance} FormInstance
 * @typedef {import('./round.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 */

/** How long a card waits for what it can do without, once the form is there, in milliseconds. */
const PATIENCE = 3_000;

/** @param {Promise<unknown>} arrives @returns {Promise<void>} settles with it, or when it has taken too long */
const soon = (arrives) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    arrives.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * A task of its own: the page is drawn and hears its person meanwhile. One of the scheduler's also comes soon in a page
 * that is out of sight, where timers are slow.
 */
const nextTask = () =>
  /** @type {any} */ (globalThis).scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));

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
  #dialogue;
  #states;
  /** @type {import('./round.js').Status} */
  #shown = 'idle';
  #isHeld = false;
  /** What the host was notified of that is so of the page. @type {Set<string>} */
  #reported = new Set();

  /** @param {import('./dialogue.js').Dialogue} dialogue @param {ShadowRoot} root @param {CustomStateSet | undefined} states */
  constructor(dialogue, root, states) {
    this.#dialogue = dialogue;
    this.#states = states;
    this.stage = new Stage(root);
    observeStates(root, states);
    root.addEventListener('pointerdown', () => this.#hold());
  }

  get card() {
    return this.stage.card;
  }

  /** The language of the page, where it is there. */
  get #catalog() {
    return this.#dialogue.parts.languages.at(this.#dialogue.locale);
  }

  /** The sentences of the page's language, where they are there. @returns {import('./settings.js').Sentences | null | undefined} */
  get sentences() {
    return this.#catalog?.messages;
  }

  /** Shows the status as a state of the element. */
  show() {
    const { status } = this.#dialogue;
    showStatus(this.#states, this.#shown, status);
    this.#shown = status;
  }

  /** Shows that the answer is on its way, that it is not, or how the question ended. */
  settle() {
    this.show();
    const status = this.#shown;
    this.card?.call((card) => {
      const ending = card.settle(status);
      if (status === 'sending') this.stage.announce('.line > .pressed');
      else if (status !== 'open') this.stage.announce('.receipt', '.receipt', ending);
    });
    if (status !== 'sending' && status !== 'open') this.stage.end();
  }

  /** Shows nothing. */
  empty() {
    this.stage.release();
    this.stage.replace();
    this.show();
  }

  /** Shows a step again, by the card that it had. @param {import('./stage.js').Kept} kept */
  #resume({ card, host, nodes }) {
    card.update(this.#settings());
    card.call((card) => card.settle('open'));
    if (!this.stage.show(card, host, this.#dialogue.settings.layout, nodes)) return;
    this.showQueue();
    this.#ready();
  }

  /** Updates the card after the queue, the settings or the language changed: once for all changes of a task. */
  refresh() {
    queueMicrotask(async () => {
      if (!this.card) return;
      while (!this.#catalog) await this.#dialogue.parts.languages.load(this.#dialogue.locale);
      this.card?.update(this.#settings());
      this.showQueue();
      this.#ready();
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
    const { asking, queue, question } = this.#dialogue;
    const dropped = queue.dropped.get(asking) ?? 0;
    const offersMuting = offersMute(asking) && !isMuted(asking);
    this.card?.call((card) => card.setQueue(queue.length, dropped, offersMuting, !!question?.isCompleted));
  }

  /** What became of each step, for the receipt. @param {Round} round */
  showSteps(round) {
    if (round.questions.length < 2) return;
    this.card?.call((card) => {
      for (const { text, result, answers } of round.questions) card.addStep(text, /** @type {ElicitResult} */ (result).action, answers);
    });
  }

  /** What says the settings to a card, as they are when it is asked. */
  #settings(round = this.#dialogue.shown) {
    return () => {
      const { settings, locale } = this.#dialogue;
      const { questions = [], step = 0, canReturn = false, given = 0 } = round ?? {};
      const place = questions.length > 1 ? { number: step + 1, of: questions.length, canReturn, given } : undefined;
      return settingsText(settings, locale, this.#catalog, this.#dialogue.serverOf(round), place);
    };
  }

  /**
   * Loads all that a card needs: the form, the language, and the parts that its request makes use of. What comes too late
   * counts as missing.
   * @param {string} request
   */
  async #load(request) {
    const { parts, locale } = this.#dialogue;
    const rest = Promise.allSettled([...needed(request, parts).map((part) => part.load()), this.#catalog ?? parts.languages.load(locale)]);
    const instance = await parts.form.load();
    await soon(rest);
    return instance;
  }

  /**
   * Draws the question as soon as all that it needs is there.
   * @param {string} [waited] the locale, where what else it needs has had its time
   */
  draw(waited) {
    const dialogue = this.#dialogue;
    const round = dialogue.shown;
    const question = round?.question;
    if (!round || question?.state !== 'loading' || this.card || !dialogue.element.isConnected) return;
    const { kept } = question;
    question.kept = undefined;
    if (kept?.card.isAlive) return this.#resume(kept);
    const { parts, locale } = dialogue;
    const { instance } = parts.form;
    const again = (/** @type {string} */ waited) => question === dialogue.question && this.draw(waited);
    const isMissing = waited === undefined && needed(question.text, parts).some(({ value }) => !value);
    if (!instance || isMissing || round.checking || (waited !== locale && !this.#catalog)) {
      this.stage.wait(question.text, dialogue.serverOf(round));
      Promise.all([this.#load(question.text), round.checking]).then(() => again(locale), (error) => dialogue.fail('load', error, question));
    } else if (instance.depth) queueMicrotask(() => again(locale));
    else this.#mount(instance, round);
  }

  /** @param {FormInstance} instance @param {Round} round */
  #mount(instance, round) {
    const { card, host } = this.#make(instance, round.question, round);
    const faults = round.rejects ? card.faults : undefined;
    if (faults?.length) {
      card.release();
      rejected(round.asking);
      return this.#dialogue.reject(round, faults);
    }
    if (!this.stage.show(card, host, this.#dialogue.settings.layout)) return;
    this.showQueue();
    if (isFramed()) this.#report('framed', 'warning');
    if (isRefused()) this.#report('no-webassembly', 'note');
    this.#ready();
  }

  /** Notifies the host, once, of what is so of the page. @param {string} code @param {string} severity */
  #report(code, severity) {
    if (this.#reported.has(code)) return;
    this.#reported.add(code);
    this.#dialogue.emit('elicit-error', { kind: code, diagnostics: [{ code, severity, location: '' }] });
  }

  /** @param {FormInstance} instance @param {Question} question @param {Round} round */
  #make(instance, question, round) {
    const host = new CardHost(this.#dialogue, question);
    const trapped = (/** @type {unknown} */ error) =>
      queueMicrotask(() => this.stage.host === host && this.#dialogue.fail('trap', error, question));
    return { card: new SafeCard(instance, question.text, this.#settings(round), host, trapped), host };
  }

  /** The question is there, and its card says whether it can be answered; settings may change that. */
  #ready() {
    const { question } = this.#dialogue;
    const faults = question && this.stage.host?.question === question && this.card?.faults;
    if (!faults) return;
    const isNew = question.move('ready');
    if (question.state !== 'open' || (!isNew && !faults.length === !question.faults.length)) return;
    question.faults = faults;
    this.show();
    if (faults.length) this.#dialogue.emit('elicit-error', { kind: 'unanswerable', diagnostics: faults });
    if (question.isUndecided) this.#dialogue.emit('elicit-ready');
  }

  /**
   * Checks the requests of a round without showing them, each in a task of its own.
   * @param {Round} round
   * @returns {Promise<any[]>} why they cannot be answered; empty where they can
   */
  async check(round) {
    const found = [];
    for (const [step, question] of round.questions.entries()) {
      // The form may have trapped in another card. A request that traps it again is shown, where that is said.
      const faults = (await this.#look(question, round)) ?? (await this.#look(question, round)) ?? [];
      found.push(...(round.questions.length > 1 ? faults.map((fault) => ({ ...fault, step })) : faults));
      if (faults.length) rejected(round.asking);
      if (isStopped(round.asking)) break;
    }
    return found;
  }

  /** @param {Question} question @param {Round} round @returns {Promise<any[] | undefined>} nothing where the card has died before it said so */
  async #look(question, round) {
    const instance = await this.#load(question.text);
    await nextTask();
    if (round.isOver) return [];
    const { card } = this.#make(instance, question, round);
    const { faults } = card;
    card.release();
    return faults;
  }
}

/**
 * The parts of the package that a request makes use of, beside the form.
 * @param {string} request
 * @param {typeof import('./elicitation-element.js').ElicitationElement} parts
 */
function needed(request, { address, pattern }) {
  const parts = [paramsOf(request)?.mode === 'url' ? address : undefined, request.includes('"pattern"') ? pattern : undefined];
  return parts.filter((part) => part !== undefined);
}

/**
 * Shows as states of the element what the card has come to hold: a mark of what is wrong, an address.
 * @param {ShadowRoot} root
 * @param {CustomStateSet | undefined} states
 */
function observeStates(root, states) {
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
 * @param {import('./round.js').Status} before
 * @param {import('./round.js').Status} status
 */
function showStatus(states, before, status) {
  try {
    states?.delete(before);
    states?.add(status);
  } catch {
    // Browsers of before 2024 take no plain names.
  }
}
