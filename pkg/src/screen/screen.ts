// The visible part of a dialogue: the card of the current question, its status, and the state of the queue.
import { CardHost, SafeCard, addresses } from './card.js';
import { isMuted, isStopped, offersMute, rejected } from '../rounds/queue.js';
import { paramsOf } from '../rounds/request.js';
import { settingsText } from './settings.js';
import { Stage, modals } from './stage.js';
import { isRefused } from '../wasm/webassembly.js';
import type { Diagnostic, ElicitResult, ElicitationStatus } from '../rounds/types.js';
import type { Question, Round } from '../rounds/round.js';
import type { Dialogue } from '../dialogue/dialogue.js';
import type { Sentences } from './settings.js';
import type { Kept } from './stage.js';
import type { FormInstance } from '../wasm/webassembly.js';

/** The milliseconds that a card waits for optional parts after the form has been loaded. */
const PATIENCE = 3_000;

/** @returns settles with it, or when it has taken too long */
const soon = (arrives: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    arrives.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Waits for a separate task, so that the page can draw and handle input meanwhile. In a hidden page, tasks of the
 * scheduler are faster than timers.
 */
const nextTask = () =>
  (globalThis as { scheduler?: { postTask?(task: () => void): Promise<unknown> } }).scheduler?.postTask?.(() => {}) ??
  new Promise((resolve) => setTimeout(resolve));

/** True if a page of another origin embeds this one, and could cover the card. */
function isFramed(view: Window | undefined = globalThis.window) {
  try {
    for (let at = view; at && at !== at.parent; at = at.parent) if (at.parent.origin !== view?.origin) return true;
    return false;
  } catch {
    // Reading the origin is forbidden, so it is another one.
    return true;
  }
}

export class Screen {
  stage;
  #dialogue;
  #states;
  #shown: ElicitationStatus = 'idle';
  #isHeld = false;
  /** The facts about the page that the host was notified of. */
  #reported: Set<string> = new Set();

  constructor(dialogue: Dialogue, root: ShadowRoot, states: CustomStateSet | undefined) {
    this.#dialogue = dialogue;
    this.#states = states;
    this.stage = new Stage(root);
    observeStates(root, states);
    root.addEventListener('pointerdown', () => this.#hold());
  }

  get card() {
    return this.stage.card;
  }

  /** The language of the page, if it is loaded. */
  get #catalog() {
    return this.#dialogue.parts.languages.at(this.#dialogue.locale);
  }

  /** The sentences of the page's language, if they are loaded. */
  get sentences(): Sentences | null | undefined {
    return this.#catalog?.messages;
  }

  /** Shows the status as a state of the element. */
  show() {
    const { status } = this.#dialogue;
    showState(this.#states, this.#shown, false);
    showState(this.#states, status, true);
    this.#shown = status;
  }

  /** Shows that the answer is being sent, that sending has failed, or how the question ended. */
  settle() {
    this.show();
    const status = this.#shown;
    const isOver = status !== 'sending' && status !== 'open';
    if (isOver) this.stage.glide();
    this.card?.call((card) => {
      const ending = card.settle(status);
      if (status === 'sending') this.stage.announce('.line > .pressed');
      else if (isOver) this.stage.announce('.receipt', '.receipt', ending);
    });
    if (isOver) this.stage.end();
  }

  /** Clears the screen. */
  empty() {
    this.stage.release();
    this.stage.replace();
    this.show();
  }

  /** Shows a previous step again with its card. */
  #resume({ card, host, nodes }: Kept) {
    card.update(this.#settings());
    card.call((card) => card.settle('open'));
    if (!this.stage.show(card, host, this.#dialogue.settings.layout, nodes)) return;
    this.showQueue();
    this.#ready();
  }

  /** Updates the card after a change of the queue, the settings or the language, once for all changes of a task. */
  refresh() {
    queueMicrotask(async () => {
      if (!this.card) return;
      while (!this.#catalog) await this.#dialogue.parts.languages.load(this.#dialogue.locale);
      this.card?.update(this.#settings());
      this.#teach();
      this.card?.judge();
      this.showQueue();
      this.#ready();
    });
  }

  /** Prevents layout changes while a button is held down. */
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
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(type, release, { capture: true, signal: heard.signal });
  }

  /** Updates the card's information about the queue, the server and the address. */
  showQueue() {
    if (this.#isHeld) return;
    const { asking, queue, question } = this.#dialogue;
    const dropped = queue.dropped.get(asking) ?? 0;
    const offersMuting = offersMute(asking) && !isMuted(asking);
    this.card?.call((card) => card.setQueue(queue.length, dropped, offersMuting, !!question?.isCompleted));
  }

  /** Adds the outcome of each step to the receipt. */
  showSteps(round: Round) {
    if (round.questions.length < 2) return;
    this.card?.call((card) => {
      for (const { text, result, answers } of round.questions)
        card.addStep(text, (result as ElicitResult).action, answers);
    });
  }

  /** Returns a function that reads the current settings for a card. */
  #settings(round = this.#dialogue.shown) {
    return () => {
      const { settings, locale } = this.#dialogue;
      const { questions = [], step = 0, canReturn = false, given = 0 } = round ?? {};
      const place = questions.length > 1 ? { number: step + 1, of: questions.length, canReturn, given } : undefined;
      return settingsText(settings, locale, this.#catalog, this.#dialogue.serverOf(round), place);
    };
  }

  /** Returns the parts of the package that a request needs besides the form. */
  #needed(request: string) {
    const { parts, settings } = this.#dialogue;
    const { address, pattern, form } = parts;
    const needed = [
      ...(paramsOf(request)?.mode === 'url' ? [address, addresses] : []),
      request.includes('"pattern"') && pattern,
      settings.sensitive === 'refuse' && form.words,
      settings.layout === 'dialog' && modals,
    ];
    return needed.filter((part) => !!part);
  }

  /**
   * Loads everything that a card needs: the form, the language, and the parts for its request. Parts that take too long
   * count as missing.
   */
  async #load(request: string) {
    const { parts, locale } = this.#dialogue;
    const rest = Promise.allSettled([
      ...this.#needed(request).map((part) => part.load()),
      this.#catalog ?? parts.languages.load(locale),
    ]);
    const instance = await parts.form.load();
    await soon(rest);
    return instance;
  }

  /**
   * Draws the question as soon as everything that it needs is loaded.
   * @param waited the locale, where what else it needs has had its time
   */
  draw(waited?: string) {
    const dialogue = this.#dialogue;
    const round = dialogue.shown;
    const question = round?.question;
    if (!round || question?.state !== 'loading' || this.card || !dialogue.element.isConnected) return;
    const { kept } = question;
    const { parts, locale } = dialogue;
    const { instance } = parts.form;
    const again = (waited: string) => question === dialogue.question && this.draw(waited);
    const isMissing = waited === undefined && this.#needed(question.text).some(({ value }) => value === undefined);
    if (kept?.card.isAlive && !isMissing) {
      question.kept = undefined;
      return this.#resume(kept);
    }
    if (!instance || isMissing || round.checking || (waited !== locale && !this.#catalog)) {
      this.stage.wait(question.text, dialogue.serverOf(round));
      Promise.all([this.#load(question.text), round.checking]).then(
        () => again(locale),
        (error) => dialogue.fail('load', error, question),
      );
    } else if (instance.depth) queueMicrotask(() => again(locale));
    else this.#mount(instance, round);
  }

  #mount(instance: FormInstance, round: Round) {
    const { card, host } = this.#make(instance, round.question, round);
    const faults = round.rejects ? card.faults : undefined;
    if (faults?.length) {
      card.release();
      rejected(round.asking);
      return this.#dialogue.reject(round, faults);
    }
    if (!this.stage.show(card, host, this.#dialogue.settings.layout)) return;
    this.#awaitWords();
    this.showQueue();
    if (isFramed()) this.#report('framed', 'warning');
    if (isRefused()) this.#report('no-webassembly', 'note');
    this.#ready();
  }

  /** Gives the form the words that have been loaded: those of all languages, otherwise those of the card's language. */
  #teach({ instance, words } = this.#dialogue.parts.form) {
    instance?.learn(words?.value ?? this.#catalog?.words);
  }

  /** Makes the accept button wait for the words of all languages, but not for long. */
  #awaitWords() {
    const { card } = this;
    const { words } = this.#dialogue.parts.form;
    if (!card || !words || words.value !== undefined) return;
    card.judge(true);
    const judge = () => {
      this.#teach();
      card.judge(false);
    };
    const arrival = words.load().catch(() => {});
    soon(arrival).then(judge);
    // Words that arrive later still apply to an open question.
    arrival.then(judge);
  }

  /** Notifies the host once of a fact about the page. */
  #report(code: string, severity: string) {
    if (this.#reported.has(code)) return;
    this.#reported.add(code);
    this.#dialogue.emit('elicit-error', { kind: code, diagnostics: [{ code, severity, location: '' }] });
  }

  #make(instance: FormInstance, question: Question, round: Round) {
    this.#teach();
    const host = new CardHost(this.#dialogue, question);
    const trapped = (error: unknown) =>
      queueMicrotask(() => this.stage.host === host && this.#dialogue.fail('trap', error, question));
    return { card: new SafeCard(instance, question.text, this.#settings(round), host, trapped), host };
  }

  /** The question is shown, and its card reports if it can be answered, which a change of settings can affect. */
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
   * Checks the requests of a round without showing them, each in a separate task.
   * @returns why they cannot be answered; empty where they can
   */
  async check(round: Round): Promise<Diagnostic[]> {
    const found = [];
    for (const [step, question] of round.questions.entries()) {
      // The form may have trapped in another card. A request that traps it again is shown, and reported there.
      const faults = (await this.#look(question, round)) ?? (await this.#look(question, round)) ?? [];
      found.push(...(round.questions.length > 1 ? faults.map((fault) => ({ ...fault, step })) : faults));
      if (faults.length) rejected(round.asking);
      if (isStopped(round.asking)) break;
    }
    return found;
  }

  /** @returns nothing where the card has died before it said so */
  async #look(question: Question, round: Round): Promise<Diagnostic[] | undefined> {
    const instance = await this.#load(question.text);
    await nextTask();
    if (round.isOver) return [];
    const { card } = this.#make(instance, question, round);
    const { faults } = card;
    card.release();
    return faults;
  }
}

/** Mirrors the content of the card in states of the element: an invalid field, an address. */
function observeStates(root: ShadowRoot, states: CustomStateSet | undefined) {
  const { MutationObserver } = globalThis;
  if (!states || !MutationObserver) return;
  const hasElement = (nodes: NodeList) => {
    for (const { nodeType } of nodes) if (nodeType === 1) return true;
    return false;
  };
  const update = (records: MutationRecord[]) => {
    let [drawn, marked] = [false, false];
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'attributes') marked = true;
      // Writing text changes neither, so a card of a thousand fields is not searched at every key.
      else drawn ||= hasElement(addedNodes) || hasElement(removedNodes);
    }
    if (drawn || marked) showState(states, 'invalid', root.querySelector('[aria-invalid]'));
    if (drawn) showState(states, 'url', root.querySelector('[part~="url-card"]'));
  };
  new MutationObserver(update).observe(root, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
}

/** Shows a state of the element, for styling: `mcp-elicitation:state(open)`. */
function showState(states: CustomStateSet | undefined, name: string, isOn: unknown) {
  try {
    states?.[isOn ? 'add' : 'delete'](name);
  } catch {
    // Chrome before 125 does not accept these names.
  }
}
