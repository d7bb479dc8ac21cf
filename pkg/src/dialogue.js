// What goes on between a server and the person: one question on the screen, one result for each, whatever happens
// (`security.md` R34). The right to decide a question is `turn`: whoever takes it away settles the question.
import { isFramed, watchCover } from './cover.js';
import { failedNotice } from './failed.js';
import { isMuted, mute, offersMute, refused } from './flood.js';
import { LaterPart } from './later-part.js';
import { catalogFor, loadCatalog, nearestLocale } from './locale.js';
import { Queue } from './queue.js';
import { elicitationId } from './request-text.js';
import { CANCEL, DECLINE, STATUS, freeze, unanswerable } from './result.js';
import { SafeCard } from './safe-card.js';
import { fillSettings } from './settings.js';
import { Skeleton } from './skeleton.js';
import { showStatus, watchStates } from './status.js';
import { Turn, controls } from './turn.js';

/**
 * @typedef {import('./result.js').ElicitResult} ElicitResult
 * @typedef {import('./form-wasm.js').FormInstance} FormInstance
 * @typedef {import('./queue.js').Round} Round
 * @typedef {import('./queue.js').Server} Server
 * @typedef {import('./status.js').Status} Status
 * @typedef {typeof import('./elicitation-element.js').ElicitationElement} ElementClass
 */

const modal = new LaterPart(() => import('./modal.js'));

export class Dialogue {
  element;
  settings;
  #root;
  /** @type {CustomStateSet | undefined} */
  #states;
  #queue = new Queue();
  /** @type {Round | undefined} the round that is being asked */
  #round;
  /** @type {Round | undefined} the round whose question or receipt is on the screen */
  shown;
  /** @type {import('./queue.js').Question | undefined} that question */
  question;
  /** @type {Turn | undefined} */
  turn;
  /** @type {Turn | undefined} the turn that the card was made for; it outlives the decision */
  mounted;
  /** @type {SafeCard | undefined} */
  card;
  /** @type {Status} */
  status = 'idle';
  /** @type {ElicitResult | undefined} */
  result;
  #stale = false;
  #completed = false;
  /** Whether the controls that need more can be had. */
  #assists = true;
  /** Whether the host was told that a page of another origin holds this one. */
  #framed = false;
  #uncover = () => {};
  /** Whether a card can be shown in a dialog. */
  #modal = true;
  /** Closes the dialog that the card is in. */
  #close = () => {};
  #skeleton;

  /**
   * @param {HTMLElement} element
   * @param {ShadowRoot} root
   * @param {import('./settings.js').Settings} settings
   * @param {CustomStateSet | undefined} states
   */
  constructor(element, root, settings, states) {
    this.element = element;
    this.#root = root;
    this.settings = settings;
    this.#states = states;
    this.#skeleton = new Skeleton(root);
    watchStates(root, states);
  }

  /** The parts of the package that the element loads. */
  get parts() {
    return /** @type {ElementClass} */ (this.element.constructor);
  }

  get locale() {
    return this.settings.locale || nearestLocale(this.element);
  }

  /** That of the sentences. */
  get language() {
    return catalogFor(this.locale)?.language ?? 'en';
  }

  /** Who asks what is on the screen. */
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

  /** @param {Status} status */
  #become(status) {
    showStatus(this.#states, this.status, status);
    this.status = status;
  }

  /** @param {(card: import('./card.js').Card) => void} work */
  tell(work) {
    this.card?.tell(work);
  }

  /** The same, for the card too. @param {Status} status */
  stand(status) {
    this.#become(status);
    this.tell((card) => card.settle(status));
    if (status === 'sending' || status === 'open') return;
    this.#skeleton.end();
    this.#close();
  }

  /** @param {string} type @param {unknown} [detail] */
  emit(type, detail) {
    this.element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  #tellResult = (/** @type {ElicitResult} */ result) => this.emit('elicit-result', result);

  /** Asks when its turn has come. @param {Round} round */
  ask(round) {
    round.asking = this.#asking(round);
    round.tell = this.#tellResult;
    if (round.signal?.aborted || isMuted(round.asking) || !this.#queue.add(round)) round.end();
    else round.watch(() => this.withdraw(round, 'expired'));
    this.#next();
    if (round.unjudged && !round.ended) this.#judge(round).catch(() => {});
    this.refresh();
    return round.promise;
  }

  /**
   * Asks at once; what was being asked is cancelled.
   * @param {Round} round
   * @param {Round} [before] the one that it takes the place of, should it still wait
   */
  replace(round, before) {
    round.tell = this.#tellResult;
    this.#queue.addFirst(round);
    if (before) this.withdraw(before);
    if (this.#round !== round && this.#round) this.withdraw(this.#round);
    this.#next();
  }

  /**
   * Ends a round before all of it was answered. An answer that was given in this very moment stands.
   * @param {Round} round
   * @param {Status} [status]
   */
  withdraw(round, status = 'cancelled') {
    if (this.#unqueue(round)) round.end();
    if (round !== this.#round) return;
    round.ended = true;
    if (!this.turn) return;
    this.turn = undefined;
    this.#settle(CANCEL, status);
  }

  /** Ends all rounds. */
  cancelAll() {
    for (const round of this.#queue.take()) round.end();
    if (this.#round) this.withdraw(this.#round);
  }

  /** Ends all, for an element that has left the page. Its receipt stays, as a picture that holds nothing of the form. */
  leave() {
    this.cancelAll();
    const { card } = this;
    // The card draws its receipt in a microtask of its own.
    setTimeout(() => {
      if (!card || card !== this.card || this.element.isConnected) return;
      const picture = [...this.#root.childNodes].map((node) => node.cloneNode(true));
      this.#release();
      this.#root.replaceChildren(...picture);
    });
  }

  /** Shows nothing, unless a question waits. */
  clear() {
    if (!this.#round) this.#empty('idle');
  }

  /** @param {'decline' | 'cancel'} action a host's own word for the person */
  decide(action) {
    if (!this.turn) return;
    this.turn = undefined;
    this.#settle({ action }, STATUS[action]);
  }

  /**
   * The server says that the person is done at its address.
   * @param {string} id
   * @param {Server | null} [server]
   * @param {object} [client]
   */
  complete(id, server, client) {
    if (this.status !== 'accepted') return;
    if (client ? client !== this.shown?.client : server && server.name !== this.server?.name) return;
    if (elicitationId(this.question?.text ?? '') !== id) return;
    this.#completed = true;
    this.refresh();
  }

  /** Tells the card what has changed around it: once for all changes of a task. */
  refresh() {
    if (this.#stale || !this.card) return;
    this.#stale = true;
    queueMicrotask(async () => {
      while (!catalogFor(this.locale)) await loadCatalog(this.locale);
      this.#stale = false;
      this.card?.update(this.#fill());
      this.#showQueue();
      this.ready();
    });
  }

  /** Draws the question as soon as all that it needs is there. */
  draw() {
    const turn = this.turn;
    const round = this.#round;
    if (!turn || !round || this.card || !this.element.isConnected) return;
    const { form } = this.parts;
    const { instance } = form;
    const again = () => {
      if (turn === this.turn) this.draw();
    };
    const catalog = catalogFor(this.locale);
    const modeless = this.settings.layout !== 'dialog' || !this.#modal || modal.value;
    if (!instance || !catalog || !modeless || round.unjudged) {
      this.#skeleton.begin(round.question.text, /** @type {any} */ (catalog?.messages)?.loading);
      const failed = (/** @type {unknown} */ error) => this.#fail('load', error, turn);
      const dialog = modeless || modal.load().catch(() => (this.#modal = false));
      const judged = round.unjudged && this.#judge(round);
      const language = catalog ?? loadCatalog(this.locale);
      if (round.question.text.includes('"date-time"')) controls.load().catch(() => {});
      Promise.all([form.load(), language, dialog, judged]).then(again, failed);
    } else if (instance.depth) queueMicrotask(again);
    else this.#mount(instance, round, turn);
  }

  /** @param {Round} round @returns {boolean} whether it waited */
  #unqueue(round) {
    const waited = this.#queue.take((waiting) => waiting === round).length > 0;
    this.refresh();
    return waited;
  }

  #next() {
    if (this.#round) return;
    this.#round = this.#queue.next();
    if (this.#round) this.#begin(this.#round);
  }

  /** @param {Round} round */
  #begin(round) {
    this.#empty('loading');
    this.shown = round;
    this.question = round.question;
    this.turn = new Turn(this);
    if (isMuted(this.#asking())) this.decide('cancel');
    else this.draw();
  }

  /**
   * @param {ElicitResult} result
   * @param {Status} status
   */
  #settle(result, status) {
    const round = /** @type {Round} */ (this.#round);
    this.result = freeze(result);
    round.answer(result);
    if (round.ended) this.#round = undefined;
    this.stand(status);
    this.#showQueue();
    this.#tellResult(result);
    if (round.ended) {
      if (this.#round === round) this.#round = undefined;
      round.end();
    }
    if (this.#round === round) this.#begin(round);
    else this.#next();
  }

  #release() {
    this.#uncover();
    this.#skeleton.end();
    this.card?.release();
    this.card = undefined;
  }

  /** @param {Status} status */
  #empty(status) {
    this.#release();
    this.#close = () => {};
    this.#root.replaceChildren();
    this.shown = this.question = this.result = undefined;
    this.#completed = false;
    this.#become(status);
  }

  /** What would be sent, as JSON text; nothing where nothing can be. */
  get content() {
    return this.status === 'open' ? this.card?.ask((card) => card.content) : undefined;
  }

  /** What the card says of the queue, of the server and of the address. */
  #showQueue() {
    const asking = this.#asking();
    const dropped = this.#queue.dropped.get(asking) ?? 0;
    const offersMuting = offersMute(asking) && !isMuted(asking);
    this.tell((card) => card.setQueue(this.#queue.length, dropped, offersMuting, this.#completed));
  }

  /** What says the settings to a card, as they are now. */
  #fill() {
    const { questions = [] } = this.shown ?? {};
    /** @type {[number, number] | null} */
    const step = questions.length > 1 ? [questions.indexOf(/** @type {any} */ (this.question)) + 1, questions.length] : null;
    const { settings, locale, server } = this;
    const state = { step, assists: this.#assists };
    return (/** @type {import('./card.js').CardSettings} */ card) => fillSettings(card, settings, locale, server, state);
  }

  /** @param {FormInstance} instance @param {Round} round @param {Turn} turn */
  #mount(instance, round, turn) {
    const { text } = round.question;
    // The matcher is on its way while the person reads.
    if (text.includes('"pattern"')) this.parts.pattern?.load().catch(() => {});
    const trapped = (/** @type {unknown} */ error) => queueMicrotask(() => this.#fail('trap', error, turn));
    const card = new SafeCard(instance, text, this.#fill(), turn, trapped);
    this.card = card;
    this.mounted = turn;
    this.#root.replaceChildren();
    card.mount(this.#root);
    if (instance.dead || this.card !== card) return;
    if (this.settings.layout === 'dialog' && modal.value) this.#close = modal.value.showModal(this.#root);
    this.#uncover = watchCover(this.#root, (covered) => this.tell((card) => card.cover(covered)));
    this.#showQueue();
    if (isFramed() && !this.#framed) {
      this.#framed = true;
      this.emit('elicit-error', { kind: 'framed', diagnostics: [{ code: 'framed', severity: 'warning', location: '' }] });
    }
    this.ready();
  }

  /** The question is there; whether it can be answered is known once its address, if it has one, is judged. */
  ready() {
    const { card } = this;
    if (!card || this.turn !== this.mounted || !['loading', 'open', 'unanswerable'].includes(this.status)) return;
    const { faults } = card;
    if (!faults) return;
    const status = faults.length ? 'unanswerable' : this.mounted?.checking ? 'loading' : 'open';
    if (status === this.status) return;
    this.#become(status);
    if (faults.length) this.emit('elicit-error', { kind: 'unanswerable', diagnostics: faults });
    if (status !== 'loading' && this.turn) this.emit('elicit-ready');
  }

  /**
   * Looks at the requests of a round without showing them, where that was asked for.
   * @param {Round} round
   */
  async #judge(round) {
    const { form, address } = this.parts;
    const opens = round.questions.some(({ text }) => text.includes('"url"'));
    const [instance] = await Promise.all([form.load(), opens && address?.load().catch(() => {})]);
    if (!round.unjudged || round.ended) return;
    round.unjudged = false;
    const diagnostics = round.questions.flatMap(({ text }) => {
      const card = new SafeCard(instance, text, this.#fill(), new Turn(this), () => {});
      const { faults } = card;
      card.release();
      return faults ?? [];
    });
    if (!diagnostics.length) return;
    this.emit('elicit-error', { kind: 'unanswerable', diagnostics });
    round.fail(unanswerable(diagnostics));
    if (this.#unqueue(round)) return;
    this.#round = this.turn = undefined;
    this.#empty('idle');
    this.#next();
  }

  /**
   * A trap, or a form that could not be loaded.
   * @param {'trap' | 'load'} kind
   * @param {unknown} error
   * @param {Turn} turn of the question that it befell
   */
  #fail(kind, error, turn) {
    const undecided = turn === this.turn;
    if (undecided) {
      this.#release();
      const sentence = this.settings.messages?.failed ?? catalogFor(this.locale)?.messages?.failed;
      this.#root.replaceChildren(failedNotice(this.element.ownerDocument, sentence, this.server));
    }
    this.emit('elicit-error', { kind, diagnostics: [], error });
    if (undecided && turn === this.turn) this.decide('cancel');
  }

  /** A result for the question, if its turn is not over. @param {Turn} turn @param {ElicitResult} result */
  take(turn, result) {
    if (turn !== this.turn) return;
    this.turn = undefined;
    if (result.action !== 'accept') refused(this.#asking());
    // The card is on the stack: whoever hears of the result may free it.
    queueMicrotask(() => this.#settle(result, STATUS[result.action]));
  }

  /** Declines the question, its round, and all of its server that wait. @param {Turn} turn */
  declineRest(turn) {
    if (turn !== this.turn) return;
    const asking = this.#asking();
    const rest = this.#queue.take((waiting) => waiting.asking === asking);
    if (this.#round) this.#round.ended = true;
    this.take(turn, DECLINE);
    queueMicrotask(() => rest.forEach((round) => round.end(DECLINE)));
  }

  /** Shows nothing more of this server, for the life of the page. */
  mute() {
    mute(this.#asking());
  }

  /** The controls that need more cannot be had: what HTML has takes their place. */
  doWithoutControls() {
    this.#assists = false;
    this.refresh();
  }
}
