// The dialogue of one element: it passes what happens to the state in rounds/desk.ts, and does what follows from it.
// An event from a listener of the host page waits until all of that is done.
import type { Visits } from '../rounds/addresses.js';
import { step } from '../rounds/desk.js';
import { Desk, type DeskEvent, type Effect, type Needs, type Performer } from '../rounds/events.js';
import { homes, isAway, join, kept } from '../rounds/keep.js';
import { Round, causeOf, type Question } from '../rounds/round.js';
import { nameOf, readServer, serverOf } from '../rounds/server.js';
import { countRejection } from '../rounds/servers.js';
import type { Deliver, ElicitOptions, ElicitationSettings } from '../rounds/types.js';
import { addresses, deliveries, extras } from '../screen/parts.js';
import { Screen } from '../screen/screen.js';
import type { Expiry } from './expiry.js';

export class Dialogue implements Performer {
  readonly element: HTMLElement;
  readonly desk: Desk;
  readonly screen: Screen;
  visits: Visits | undefined;
  /** The property that has asked last. */
  #property: string | undefined;
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
        if (effect) (this.#do[effect.do] as (needs: Effect) => void)(effect);
        else {
          const event = this.#events.shift() as DeskEvent;
          // Its round may have gone to another element meanwhile.
          const home = ('round' in event && event.round && homes.get(event.round)) || this;
          if (home === this) effects.push(...step(this.desk, event));
          else home.send(event);
          isStale ||= event.type !== 'changed';
        }
        if (!isStale || effects.length || this.#events.length) continue;
        // Only now the state is final: the elements of its key and the card follow it. The card knows its own content.
        join(this);
        void this.screen.refresh();
      } catch (error) {
        // It is reported, and the rest is done all the same.
        void Promise.reject(error);
      }
    }
    this.#effects = undefined;
  }

  readonly #do: { readonly [Name in keyof Needs]: (needs: Needs[Name]) => void } = {
    draw: ({ locale, isNew }) => this.screen.draw(isNew ? this.screen.locale : locale, isNew),
    show: ({ failure }) => this.screen.showStatus(failure),
    check: ({ round }) => this.#check(round),
    emit: ({ type, detail }) => this.emit(type, detail),
    settle: ({ round, results }) => {
      round.delivery?.abort();
      round.resolve(results);
      for (const [index, result] of results.entries())
        this.emit('elicit-result', result, { question: round.factsOf(index, this.desk.settings) });
    },
    reject: ({ round, error }) => round.reject(error),
    deliver: (needs) => this.#deliver(needs),
    visit: ({ round, question }) => {
      this.visits ??= addresses.value && new addresses.value.Visits(this);
      this.visits?.add(question, round);
    },
    finish: ({ question }) => this.visits?.finish(question, question.visit === 'done' ? 'server' : 'person'),
    next: ({ event }) => void this.#events.push(event),
    returnFocus: () => void extras.value?.giveBack(this, this.screen.stage.focus),
    give: ({ rounds, to }) => {
      const other = to as Dialogue;
      other.visits ??= this.visits;
      for (const round of rounds) other.#own(round);
      other.send({ type: 'given', rounds });
    },
    freeze: () => this.desk.current?.isOver && this.screen.stage.freeze(),
  };

  ask(round: Round) {
    const { signal, deliver } = round.options;
    if (this.#hasLostDeliver(deliver)) throw new Error('The attribute deliver is the text of a function');
    const withdraw = () => homes.get(round)?.send({ type: 'withdrawn', round, reason: causeOf(signal as AbortSignal) });
    // An invalid signal throws here, before the round is queued.
    signal?.addEventListener('abort', withdraw);
    const release = () => signal?.removeEventListener('abort', withdraw);
    round.promise.then(release, release);
    this.#own(round);
    this.send({ type: 'asked', round });
    return round.promise;
  }

  /** Asks in place of what a property has asked; without questions, clears what the same property has. */
  set(questions: Question[], property: 'request' | 'requests') {
    const round = questions.length ? new Round(questions) : undefined;
    // Templates that set both properties also clear the one that they do not use.
    if (round ? this.#hasLostDeliver() : this.#property !== property) return;
    this.#property = round && property;
    if (round) this.#own(round);
    const { place, settings } = this.desk;
    const elsewhere = kept().find((one) => one.isSet && one.keep === settings.keep && isAway(one));
    this.send({ type: 'set', round, elsewhere });
    // The element was removed. Unless it is put back now, the question cannot be shown.
    if (place === 'left') this.sendLater({ type: 'left' });
  }

  /** True if nothing may be shown, because the host's `deliver` became text and no answer would be delivered. */
  #hasLostDeliver(own?: unknown) {
    return !(own ?? this.desk.settings.deliver) && !!this.element.getAttribute('deliver');
  }

  #own(round: Round) {
    round.origin ??= this.element;
    homes.set(round, this);
    void this.watchExpiry(round.options.expires);
  }

  #check(round: Round) {
    void extras
      .load()
      .then(({ check }) => check(round, (question) => this.screen.cardOf(question, round), countRejection))
      // A form that cannot be loaded is reported when the round's turn comes.
      .catch(() => [])
      .then((diagnostics) => this.send({ type: 'checked', round, diagnostics }));
  }

  #deliver({ round, result, ending }: Needs['deliver']) {
    const work = (round.options.deliver ?? this.desk.settings.deliver) as Deliver;
    const isLatest = () => round.question.attempt === ending;
    void deliveries
      .load()
      .then(({ deliver }) => (isLatest() ? deliver(round, work, result, ending) : undefined))
      // Without the part, a question cannot be sent, but it can be cancelled.
      .catch((error) => error)
      .then((error) => this.send({ type: 'delivered', round, result, ending, error }));
  }

  complete(id: string, { server, client }: Pick<ElicitOptions, 'server' | 'client'> = {}) {
    const isOfServer = (round: Round) =>
      client
        ? client === round.options.client
        : !server || nameOf(readServer(server)) === nameOf(serverOf(round, this.desk.settings));
    this.visits?.complete(id, isOfServer);
    for (const round of new Set([...this.desk.rounds, ...kept()]))
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
}
