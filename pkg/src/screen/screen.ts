// The visible part of a dialogue: the card of the current question, and what it knows of the queue and the settings.
import { isStopped, countRejection } from '../rounds/queue.js';
import { paramsOf } from '../rounds/request.js';
import { keeps } from '../rounds/release.js';
import type { Question, Round } from '../rounds/round.js';
import { serverOf } from '../rounds/server.js';
import type { Diagnostic, ElicitResult, ElicitationServer, ElicitationSettings, MessageKey } from '../rounds/types.js';
import type { CardHost } from '../wasm/form.js';
import { SafeCard } from '../rounds/safe-card.js';
import type { FormInstance } from '../wasm/webassembly.js';
import { addresses, deliveries, type Parts } from './parts.js';
import { failedNotice } from './placeholder.js';
import { settingsText } from './settings.js';
import { Stage, modals } from './stage.js';

/** The state of a dialogue at one moment. */
export interface Snapshot {
  /** The round whose question or receipt is on the screen. */
  readonly round: Round | undefined;
  readonly server: ElicitationServer | undefined;
  readonly settings: ElicitationSettings;
  readonly locale: string;
  /** The number of rounds that wait. */
  readonly waiting: number;
  /** The number of requests of this server that were cancelled unseen. */
  readonly dropped: number;
  readonly offersMute: boolean;
}

/** The dialogue, as far as the screen needs it: a snapshot, and callbacks. */
export interface Source {
  readonly snapshot: Snapshot;
  /** False if a round is about to leave this element. */
  hasKeyOf(round: Round): boolean;
  /** Creates the page's side of a question's card. */
  hostOf(question: Question): CardHost & { trapped(error: unknown): void };
  /** The card of a question is on the screen, with these faults. */
  ready(question: Question, faults: Diagnostic[]): void;
  /** A round that may not be shown with faults has some. */
  reject(round: Round, faults: Diagnostic[]): void;
  /** The form has trapped, or could not be loaded. */
  fail(kind: 'trap' | 'load', error: unknown, question: Question): void;
}

/** The milliseconds that a card waits for optional parts after the form has been loaded. */
const PATIENCE = 3_000;

/** Waits for a promise, but not for long. */
const soon = (arrives: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    void arrives.then(() => {
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

export class Screen {
  readonly stage: Stage;
  #root;
  #parts;
  #source;
  /** True while a button is held down. */
  #isHeld = false;

  constructor(root: ShadowRoot, parts: Parts, source: Source) {
    this.#root = root;
    this.#parts = parts;
    this.#source = source;
    this.stage = new Stage(root);
    root.addEventListener('pointerdown', () => this.#hold());
  }

  get card() {
    return this.stage.card;
  }

  get #snapshot() {
    return this.#source.snapshot;
  }

  get #question() {
    return this.#snapshot.round?.question;
  }

  /** The language of the page, if it is loaded. */
  get #catalog() {
    return this.#parts.languages.at(this.#snapshot.locale);
  }

  /**
   * Shows that the answer is being sent, that sending has failed, or how the question ended.
   * @param failure why it could not be delivered; empty for a sentence of the card
   */
  showStatus(failure?: string) {
    const { round } = this.#snapshot;
    if (!round) return;
    const { status, isOver } = round;
    if (isOver) this.#showSteps(round);
    if (isOver) this.stage.glide();
    this.card?.call((card) => {
      this.stage.hold(status === 'sending');
      const ending = card.settle(round.reason === 'elsewhere' ? round.reason : status, failure);
      if (status === 'sending') this.stage.announce('.line > .pressed:not(.wrong)');
      else if (failure !== undefined) this.stage.announce('.line > .pressed.wrong');
      else if (isOver) this.stage.announce('.receipt', '.receipt', ending);
    });
    if (isOver) this.stage.end();
    if (isOver) this.#showQueue();
  }

  /** Clears the screen. */
  empty() {
    this.stage.release();
    this.stage.replace();
  }

  /** Replaces the card with a notice, because the form has failed. */
  giveUp() {
    const { server } = this.#snapshot;
    this.empty();
    this.stage.replace(failedNotice(this.#root.ownerDocument, this.#sentence('failed'), server));
  }

  /** Returns a sentence of the host or of the page's language; undefined for the English one. */
  #sentence(key: MessageKey) {
    const sentence = this.#snapshot.settings.messages?.[key] ?? this.#catalog?.messages?.[key];
    return typeof sentence === 'string' ? sentence : undefined;
  }

  /** Updates the card after a change of the queue, the settings or the language, once for all changes of a task. */
  refresh() {
    queueMicrotask(async () => {
      if (!this.card) return;
      while (!this.#catalog) await this.#parts.languages.load(this.#snapshot.locale);
      this.card?.update(this.#settings());
      this.#showQueue();
      this.#ready();
    });
  }

  /** Prevents layout changes while a button is held down. */
  #hold() {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const listeners = new AbortController();
    const release = () => {
      listeners.abort();
      // The click comes first.
      setTimeout(() => {
        this.#isHeld = false;
        this.#showQueue();
      });
    };
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(type, release, { capture: true, signal: listeners.signal });
  }

  /** Updates the card's information about the queue, the server and the address. */
  #showQueue() {
    if (this.#isHeld) return;
    const { waiting, dropped, offersMute, round } = this.#snapshot;
    this.card?.call((card) => card.setQueue(waiting, dropped, offersMute, !!round?.question.isCompleted));
  }

  /** Adds the outcome of each step to the receipt. */
  #showSteps({ questions }: Round) {
    if (questions.length < 2) return;
    this.card?.call((card) => {
      for (const { text, result, answers } of questions) card.addStep(text, (result as ElicitResult).action, answers);
    });
  }

  /** Returns a function that reads the current settings for a card. */
  #settings(round = this.#snapshot.round, question = round?.question) {
    return () => {
      const { settings, locale } = this.#snapshot;
      return settingsText(settings, locale, this.#catalog, serverOf(round, settings), round, question?.key);
    };
  }

  /** Returns the parts of the package that a request needs besides the form. */
  #partsFor(request: string) {
    const { address, pattern } = this.#parts;
    const { round, settings } = this.#snapshot;
    const { keep, deliver, layout } = settings;
    const params = paramsOf(request);
    const parts = [
      ...(params?.mode === 'url' ? [address, addresses] : []),
      params && /"pattern"\s*:\s*"/.test(request) && pattern,
      layout === 'dialog' && modals,
      keep && keeps,
      (round?.deliver ?? deliver) && deliveries,
    ];
    return parts.filter((part) => !!part);
  }

  /**
   * Loads everything that a card needs: the form, the language, and the parts for its request. Parts that take too long
   * count as missing.
   */
  async #load(request: string) {
    const { form, languages } = this.#parts;
    const rest = Promise.allSettled([
      ...this.#partsFor(request).map((part) => part.load()),
      languages.load(this.#snapshot.locale),
    ]);
    const instance = await form.load();
    await soon(rest);
    return instance;
  }

  /**
   * Draws the question as soon as everything that it needs is loaded.
   * @param waited the locale, if the optional parts have had their time
   */
  draw(waited?: string) {
    const { round, server, locale } = this.#snapshot;
    const question = round?.question;
    if (!round || !question || this.card || !this.#root.host.isConnected || !this.#source.hasKeyOf(round)) return;
    const { hiddenCard, state } = question;
    // An answer can be on its way when its card is taken up.
    if (state !== 'loading' && (state !== 'sending' || !hiddenCard)) return;
    const { instance } = this.#parts.form;
    const again = (waited?: string) => question === this.#question && this.draw(waited);
    const isMissing = waited === undefined && this.#partsFor(question.text).some(({ value }) => value === undefined);
    if (hiddenCard?.card.isAlive && !isMissing) {
      const { card, nodes } = hiddenCard;
      question.hiddenCard = undefined;
      card.update(this.#settings());
      card.call((one) => one.settle(state === 'sending' ? state : 'open'));
      this.#show(card, nodes);
    } else if (!instance || isMissing || round.checking || (waited !== locale && !this.#parts.languages.has(locale))) {
      const loading = Promise.all([this.#load(question.text), round.checking]);
      this.stage.wait(question.text, server);
      loading.then(
        () => again(locale),
        (error) => this.#source.fail('load', error, question),
      );
    } else if (instance.depth) queueMicrotask(() => again(locale));
    else this.#mount(instance, round);
  }

  #mount(instance: FormInstance, round: Round) {
    const card = this.#make(instance, round.question, round);
    const faults = round.rejects ? card.faults : undefined;
    if (faults?.length) {
      card.release();
      countRejection(round.serverKey);
      this.#source.reject(round, faults);
    } else this.#show(card);
  }

  /** Shows a card, with the nodes that it had before another step was shown. */
  #show(card: SafeCard, nodes?: ChildNode[]) {
    if (!this.stage.show(card, this.#snapshot.settings.layout, nodes, (key) => this.#sentence(key))) return;
    this.#showQueue();
    this.#ready();
  }

  #make(instance: FormInstance, question: Question, round: Round) {
    const host = this.#source.hostOf(question);
    const words = this.#parts.languages.words(this.#snapshot.locale);
    return new SafeCard(instance, question.text, this.#settings(round, question), words, host, (error) =>
      host.trapped(error),
    );
  }

  /** Tells the dialogue if the card can be answered, which a change of settings can affect. */
  #ready() {
    const question = this.#question;
    const faults = this.card?.faults;
    if (question && faults) this.#source.ready(question, faults);
  }

  /**
   * Checks the requests of a round without showing them, each in a separate task.
   * @returns the reasons why they cannot be answered
   */
  async check(round: Round): Promise<Diagnostic[]> {
    const all = [];
    for (const [step, question] of round.questions.entries()) {
      // The form may have trapped in another card. A request that traps it again is shown, and reported there.
      const faults = (await this.#faultsOf(question, round)) ?? (await this.#faultsOf(question, round)) ?? [];
      all.push(...(round.questions.length > 1 ? faults.map((fault) => ({ ...fault, step })) : faults));
      if (faults.length) countRejection(round.serverKey);
      if (isStopped(round.serverKey)) break;
    }
    return all;
  }

  /** Returns the faults of a question, or undefined if its card has died. */
  async #faultsOf(question: Question, round: Round): Promise<Diagnostic[] | undefined> {
    const instance = await this.#load(question.text);
    await nextTask();
    if (round.isOver) return [];
    const card = this.#make(instance, question, round);
    const { faults } = card;
    card.release();
    return faults;
  }
}
