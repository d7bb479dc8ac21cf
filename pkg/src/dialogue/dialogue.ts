// The dialogue of one element: it passes what happens to the state in rounds/desk.ts, and does what follows from it.
// An event from a listener of the host page waits until all of that is done.
import type { Visits } from '../rounds/addresses.js';
import { queueOf, step } from '../rounds/desk.js';
import { Desk, type DeskEvent, type Effect, type Performer } from '../rounds/events.js';
import { homes, keeps, kept } from '../rounds/release.js';
import { requestId } from '../rounds/request.js';
import { Round, causeOf, type Question } from '../rounds/round.js';
import { nameOf, readServer, serverOf } from '../rounds/server.js';
import { countRejection } from '../rounds/servers.js';
import type { Deliver, ElicitOptions, ElicitationSettings, InputRequests } from '../rounds/types.js';
import { addresses, deliveries, extras } from '../screen/parts.js';
import { Screen } from '../screen/screen.js';
import { isRefused } from '../wasm/webassembly.js';
import type { Expiry } from './expiry.js';

export class Dialogue implements Performer {
  readonly element: HTMLElement;
  readonly desk: Desk;
  readonly screen: Screen;
  visits: Visits | undefined;
  requests: InputRequests | string | null = null;
  /** The round that a property has set last. */
  #latest: Round | undefined;
  readonly #events: DeskEvent[] = [];
  #effects: Effect[] | undefined;
  readonly #later: Map<string, DeskEvent> = new Map();
  #expiry: Expiry | undefined;

  constructor(element: HTMLElement, root: ShadowRoot, settings: ElicitationSettings, states?: CustomStateSet) {
    this.element = element;
    this.desk = new Desk(settings);
    this.screen = new Screen(root, this, states);
  }

  get server() {
    return serverOf(this.desk.current, this.desk.settings);
  }

  get card() {
    return this.screen.stage.card;
  }

  get status() {
    return this.desk.current?.status ?? 'idle';
  }

  get question() {
    return this.desk.current?.question;
  }

  /** The current content as JSON text; undefined if nothing can be sent. */
  get content() {
    return this.status === 'open' ? this.card?.ask((card) => card.content) : undefined;
  }

  emit(type: string, detail?: unknown, more?: object) {
    const event = new CustomEvent(type, { bubbles: true, composed: true, detail });
    this.screen.stage.showStates(this.status);
    this.element.dispatchEvent(Object.assign(event, more));
  }

  /** Passes an event to the state, after those that came before it and their effects. */
  send(event: DeskEvent) {
    this.#events.push(event);
    this.#perform();
  }

  sendLater(event: DeskEvent) {
    this.#later.set(event.type, event);
    this.#wait();
  }

  #wait() {
    queueMicrotask(() => {
      // It was only moved in the page; WebKit comes here between the removal and the entry.
      if (this.element.isConnected) this.#later.delete('left');
      this.#events.push(...this.#later.values());
      this.#later.clear();
      this.#perform();
    });
  }

  get isEnding() {
    return this.#events.some(({ type }) => ['withdrawn', 'set', 'host', 'pageLeft'].includes(type));
  }

  #perform() {
    if (this.#effects) return;
    // A card that is on the stack can neither be called nor freed.
    if (this.screen.parts.form.instance?.depth) return this.#wait();
    const effects: Effect[] = (this.#effects = []);
    let isStale = false;
    while (effects.length || this.#events.length) {
      try {
        const effect = effects.shift();
        if (effect) this.#do(effect);
        else {
          const event = this.#events.shift() as DeskEvent;
          effects.push(...step(this.desk, event));
          isStale ||= event.type !== 'changed';
        }
        // The card shows the state that all of this has led to; of its own content it knows.
        if (isStale && !effects.length && !this.#events.length) void this.screen.refresh();
      } catch (error) {
        // It is reported, and the rest is done all the same.
        void Promise.reject(error);
      }
    }
    this.#effects = undefined;
  }

  #do(effect: Effect): void {
    const { screen } = this;
    const root = this.element.shadowRoot as ShadowRoot;
    switch (effect.do) {
      case 'draw':
        return screen.draw(effect.isNew ? screen.locale : effect.locale, effect.isNew);
      case 'show':
        return screen.showStatus(effect.failure);
      case 'giveUp':
        return screen.giveUp();
      case 'store':
        return screen.store(effect.question);
      case 'check':
        return this.#check(effect.round);
      case 'begin':
        return void this.begin(effect.question);
      case 'emit':
        return this.emit(effect.type, effect.detail);
      case 'settle': {
        const { round, results } = effect;
        kept.delete(round);
        round.delivery?.abort();
        round.resolve(results);
        for (const [index, result] of results.entries())
          this.emit('elicit-result', result, { question: round.factsOf(index, this.desk.settings) });
        return;
      }
      case 'reject':
        kept.delete(effect.round);
        return effect.round.reject(effect.error);
      case 'deliver':
        return this.#deliver(effect);
      case 'visit':
        this.visits ??= addresses.value && new addresses.value.Visits(this);
        return this.visits?.add(effect.question, effect.round);
      case 'finish':
        return this.visits?.finish(effect.question, effect.question.visit === 'done' ? 'server' : 'person');
      case 'next':
        this.#events.push({ type: 'turn' });
        return;
      case 'returnFocus':
        return void extras.value?.giveBack(root, screen.stage.focus, () => !!this.desk.current?.isOver);
      case 'join':
        return void this.join();
      case 'freeze':
        return this.desk.current?.isOver ? extras.value?.freeze(root, screen.stage) : undefined;
      case 'give': {
        const { rounds } = effect;
        const to = effect.to as Dialogue;
        for (const round of rounds) homes.set(round, to);
        to.visits ??= this.visits;
        to.send({ type: 'given', rounds });
        const own = rounds.find(({ options }) => options.expires)?.options.expires;
        return void to.watchExpiry(this.desk.settings.expires ?? own);
      }
    }
  }

  ask(round: Round) {
    const { signal, deliver, expires } = round.options;
    if (this.#hasLostDeliver(deliver)) throw new Error('The attribute deliver is the text of a function');
    const withdraw = () => homes.get(round)?.send({ type: 'withdrawn', round, reason: causeOf(signal as AbortSignal) });
    // An invalid signal throws here, before the round is queued.
    signal?.addEventListener('abort', withdraw);
    const release = () => signal?.removeEventListener('abort', withdraw);
    round.promise.then(release, release);
    void this.watchExpiry(expires);
    this.#own(round);
    this.send({ type: 'asked', round });
    return round.promise;
  }

  /** Asks in place of the questions that a property has set before, unless these are open and equal. */
  set(questions: Question[], requests: InputRequests | string | null, isRound = false) {
    const { desk } = this;
    if (questions.length && this.#hasLostDeliver()) return;
    // A question that was kept under another key is no longer the element's.
    const own = [desk.current, ...queueOf(desk)].find((round) => round && round === this.#latest);
    if (!questions.length) {
      // Templates that set both properties also clear the one that they do not use.
      if (isRound !== !!this.requests) return;
      this.requests = null;
      this.send({ type: 'withdrawn', round: own, reason: 'host' });
      if (own && own === desk.current) this.send({ type: 'cleared' });
      return;
    }
    this.requests = requests;
    const { keep } = desk.settings;
    // Under this key, the property may have set it here or at an element that has left.
    const isFree = (round: Round) => {
      const { element, desk: at } = homes.get(round) as Performer;
      return at === desk || !element.isConnected || at.settings.keep !== keep;
    };
    const isKept = (round: Round) => round.isLatest && round.keep === keep && isFree(round);
    const before = own?.isOver === false ? own : [...kept].find(isKept);
    const isEqual = ({ key, text, request }: Question, step: number) => {
      const one = before?.questions[step];
      return one?.key === key && one?.text === text && requestId(one?.request) === requestId(request);
    };
    if (before?.questions.length === questions.length && questions.every(isEqual)) {
      this.#latest = before;
      return;
    }
    const round = new Round(questions);
    round.isLatest = true;
    this.#latest = round;
    this.#own(round);
    this.send({ type: 'set', round, before });
    if (before) homes.get(before)?.send({ type: 'withdrawn', round: before, reason: 'host' });
    // The element was removed. Unless it is put back now, the question cannot be shown.
    if (desk.place === 'left') this.sendLater({ type: 'left' });
  }

  /** True if nothing may be shown, because the host's `deliver` became text and no answer would be delivered. */
  #hasLostDeliver(own?: unknown) {
    return !(own ?? this.desk.settings.deliver) && !!this.element.getAttribute('deliver');
  }

  #own(round: Round) {
    round.origin ??= this.element;
    homes.set(round, this);
    if (this.desk.settings.keep) kept.add(round);
  }

  #check(round: Round) {
    void extras
      .load()
      .then(({ check }) => check(round, (question) => this.screen.cardOf(question, round), countRejection))
      // A form that cannot be loaded is reported when the round's turn comes.
      .catch(() => [])
      .then((diagnostics) => homes.get(round)?.send({ type: 'checked', round, diagnostics }));
  }

  /** Tells the page what it should know of a question that is on the screen now. */
  async begin(question: Question) {
    const { suggested, options } = this.desk.current as Round;
    const own: [string, string] | undefined =
      suggested && !question.kept ? [suggested, this.content ?? '{}'] : undefined;
    void this.watchExpiry(options.expires);
    const part = await extras.load().catch(() => {});
    part?.begin(this.element.shadowRoot as ShadowRoot, this, this.screen.stage, question, isRefused(), own);
  }

  #deliver({ round, result, ending }: Extract<Effect, { do: 'deliver' }>) {
    const work = (round.options.deliver ?? this.desk.settings.deliver) as Deliver;
    const isLatest = () => round.question.attempt === ending;
    void deliveries
      .load()
      .then(({ deliver }) => (isLatest() ? deliver(round, work, result, ending) : undefined))
      // Without the part, a question cannot be sent, but it can be cancelled.
      .catch((error) => error)
      .then((error) => homes.get(round)?.send({ type: 'delivered', round, result, ending, error }));
  }

  complete(id: string, { server, client }: Pick<ElicitOptions, 'server' | 'client'> = {}) {
    const isOfServer = (round: Round) =>
      client
        ? client === round.options.client
        : !server || nameOf(readServer(server)) === nameOf(serverOf(round, this.desk.settings));
    this.visits?.complete(id, isOfServer);
    for (const round of new Set([...this.desk.rounds, ...kept]))
      if ((homes.get(round) === this || round.origin === this.element) && isOfServer(round))
        for (const question of addresses.value?.visiting(round, id) ?? [])
          homes.get(round)?.send({ type: 'completed', question });
  }

  async watchExpiry(moment: unknown) {
    if (!moment && !this.#expiry) return;
    const part = await import('./expiry.js').catch(() => {});
    if (part) this.#expiry ??= new part.Expiry(this, this.screen);
    this.#expiry?.endExpired();
  }

  /** Joins the elements with the same key, which share their questions. */
  async join() {
    const { settings } = this.desk;
    const keyed = this.desk.rounds.filter((round) => round.keep);
    for (const round of keyed) kept.add(round);
    if (!keeps.value && (settings.keep || keyed.length))
      await keeps.load().catch(() => {
        for (const round of this.desk.rounds)
          if (this.desk.place === 'left' || round.keep !== settings.keep)
            this.send({ type: 'withdrawn', round, reason: 'failed' });
      });
    keeps.value?.join(this);
  }
}
