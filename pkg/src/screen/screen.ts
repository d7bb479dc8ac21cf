// The visible part of a dialogue: the card of the current question, and what it knows of the queue and the settings.
import { FAILED } from '../../../target/generated/english/shell.js';
import { RECEIPT } from '../../../target/generated/selectors/shell.js';
import { isMuted, countRejection, offersMute } from '../rounds/servers.js';
import { paramsOf } from '../rounds/request.js';
import { queueOf } from '../rounds/desk.js';
import type { Question, Round } from '../rounds/round.js';
import { serverOf } from '../rounds/server.js';
import type { Performer } from '../rounds/events.js';
import { SafeCard } from '../rounds/safe-card.js';
import { isRefused, type FormInstance } from '../wasm/webassembly.js';
import { CardHost } from './card-host.js';
import { nearestLocale } from './catalogs.js';
import { addresses, agents, deliveries, extras, partsOf, type Parts } from './parts.js';
import { failedNotice, type Say } from './placeholder.js';
import { settingsText } from './settings.js';
import { Stage, modals } from './stage.js';

/** The milliseconds that a card waits for optional parts after the form has been loaded. */
const PATIENCE = 3_000;

export class Screen {
  readonly stage: Stage;
  readonly parts: Parts;
  readonly #dialogue;
  readonly #desk;
  readonly #root;

  constructor(root: ShadowRoot, dialogue: Performer, states?: CustomStateSet) {
    this.#root = root;
    this.#dialogue = dialogue;
    this.#desk = dialogue.desk;
    this.parts = partsOf(dialogue.element);
    this.stage = new Stage(root, states);
  }

  get locale() {
    return this.#desk.settings.locale || nearestLocale(this.#dialogue.element);
  }

  get #catalog() {
    return this.parts.languages.at(this.locale);
  }

  /**
   * Shows that the answer is being sent, that sending has failed, or how the question ended.
   * @param failure why it could not be delivered; empty for a sentence of the card
   */
  showStatus(failure?: string) {
    const round = this.#desk.current;
    if (!round) return;
    const { status, isOver, reason } = round;
    if (isOver && reason === 'failed') {
      this.stage.empty();
      const server = serverOf(round, this.#desk.settings);
      this.stage.replace(failedNotice(this.#root.ownerDocument, this.sentence('failed', FAILED), server));
    }
    if (isOver && this.stage.card) extras.value?.showSteps(round, this.stage.card);
    const glide = isOver && this.stage.base && extras.value?.glide(this.stage.base);
    this.stage.card?.ask((card) => {
      const text = card.settle(reason === 'elsewhere' ? reason : status, failure);
      if (isOver || status === 'sending' || failure !== undefined)
        void this.stage.announce(text, isOver ? RECEIPT : undefined);
    });
    if (glide) glide();
    if (isOver) this.stage.end();
  }

  /** Removes the card. If its question is still open, another card can go on from its entries. */
  #empty() {
    const { card, focus } = this.stage;
    const question = card?.question;
    const entries = card?.ask((one) => one.entries);
    const isAccepted = question?.result?.action === 'accept';
    const answers = isAccepted ? card?.ask((one) => one.answers) : undefined;
    if (question && entries && question.state !== 'ended') question.kept = { entries, focus: focus.last, answers };
    this.stage.empty();
  }

  readonly sentence: Say = (key, english) => {
    const sentence = this.#desk.settings.messages?.[key] ?? this.#catalog?.messages?.[key];
    return typeof sentence === 'string' ? sentence : english;
  };

  async refresh() {
    this.stage.showStates(this.#desk.current?.status ?? 'idle');
    while (this.stage.card && !this.#catalog) await this.parts.languages.load(this.locale);
    const round = this.#desk.current;
    if (!this.stage.card || !round) return;
    this.stage.card.update(this.#settingsOf(round));
    const { serverKey, question } = round;
    const isOffered = offersMute(serverKey) && !isMuted(serverKey);
    const dropped = this.#desk.dropped.get(serverKey) ?? 0;
    // Nothing moves while a button is held down.
    if (!this.#desk.isHeld)
      this.stage.card.ask((card) =>
        card.setQueue(queueOf(this.#desk).length, dropped, isOffered, question.visit === 'done'),
      );
    // A change of settings can affect if the card can be answered.
    const { faults, question: shown } = this.stage.card;
    const isNew = shown.state === 'loading';
    if (!faults || (!isNew && (shown.state !== 'open' || !faults.length === !shown.faults.length))) return;
    const isPrefilled = (this.stage.card.ask((card) => card.content) ?? '{}') !== '{}';
    this.#dialogue.send({ type: 'ready', question: shown, faults, isPrefilled });
  }

  #settingsOf(round: Round, { key } = round.question) {
    return () => settingsText(this.#desk.settings, this.locale, this.#catalog, round, key);
  }

  /** Returns the parts of the package that a request needs besides the form. */
  #partsFor(request: string) {
    const { address, pattern } = this.parts;
    const { deliver, layout } = this.#desk.settings;
    const { deliver: own, isAgentsQuestion, approvals } = this.#desk.current?.options ?? {};
    const params = paramsOf(request);
    const parts = [
      ...(params?.mode === 'url' ? [address, addresses] : []),
      params && /"pattern"\s*:\s*"/.test(request) && pattern,
      layout === 'dialog' && modals,
      (own ?? deliver) && deliveries,
      (isAgentsQuestion || approvals) && agents,
    ];
    return parts.filter((part) => !!part);
  }

  /** Loads everything that a card needs. Parts that take too long count as missing. */
  async #load(request: string) {
    const { form, languages } = this.parts;
    const rest = Promise.allSettled([
      ...this.#partsFor(request).map((part) => part.load()),
      languages.load(this.locale),
    ]);
    const instance = await form.load();
    let timer;
    await Promise.race([rest, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)))]);
    clearTimeout(timer);
    return instance;
  }

  /**
   * Draws the current question as soon as everything that it needs is loaded, and clears the screen of another one.
   * @param waited the locale, if the optional parts have had their time
   */
  draw(waited?: string, isNew?: boolean) {
    const round = this.#desk.current;
    const question = round?.question;
    const state = question?.state;
    const shown = this.stage.card?.question;
    if (!question || (shown && (shown !== question || state === 'waiting' || isNew))) this.#empty();
    if (!question || this.stage.card || !this.#root.host.isConnected) return;
    if (state !== 'loading' && state !== 'sending' && !isNew) return;
    const { locale, parts } = this;
    const { instance } = parts.form;
    const isMissing = waited === undefined && this.#partsFor(question.text).some(({ value }) => value === undefined);
    const isReady = waited === locale || parts.languages.has(locale);
    if (instance && !isMissing && !round.isChecking && isReady) return this.#mount(instance, round);
    this.stage.wait(question.text, serverOf(round, this.#desk.settings));
    if (round.isChecking) return;
    this.#load(question.text).then(
      () => this.#dialogue.send({ type: 'loaded', question, locale }),
      (error) => this.#dialogue.send({ type: 'failed', question, kind: 'load', error }),
    );
  }

  #mount(instance: FormInstance, round: Round) {
    const { question } = round;
    const trapped = (error: unknown) => this.#dialogue.sendLater({ type: 'failed', question, kind: 'trap', error });
    const card = this.#make(instance, question, round, trapped);
    const faults = round.options.unanswerable === 'reject' ? card.faults : undefined;
    if (faults?.length) {
      card.release();
      countRejection(round.serverKey);
      return this.#dialogue.send({ type: 'checked', round, diagnostics: faults });
    }
    if (question === round.lastLook) extras.value?.showSteps(round, card);
    this.stage.show(card, this.#desk.settings.layout, question.kept, this.sentence);
    agents.value?.equip(this.#root, this.stage.base, round, this.#dialogue);
    if (question.state === 'sending') this.showStatus();
    void this.#begin(question, card, round.suggested);
  }

  /** Tells the page what it should know of a question that is on the screen now. */
  async #begin(question: Question, card: SafeCard, suggested: string | undefined) {
    const own =
      suggested && !question.kept ? ([suggested, card.ask((one) => one.content) ?? '{}'] as const) : undefined;
    const part = await extras.load().catch(() => {});
    part?.begin(this.#root, this.#dialogue, this.stage, question, isRefused(), own);
  }

  #make(instance: FormInstance, question: Question, round: Round, trapped: (error: unknown) => void = () => {}) {
    const [settings, words] = [this.#settingsOf(round, question), this.parts.languages.words(this.locale)];
    const host = new CardHost(this.#dialogue, this.stage, question);
    return new SafeCard(instance, question, settings, words, host, trapped);
  }

  async cardOf(question: Question, round: Round) {
    return this.#make(await this.#load(question.text), question, round);
  }
}
