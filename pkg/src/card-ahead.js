// A card that is made before its question's turn: it says whether the request can be answered, and is the card that is
// shown later.

/**
 * A task of its own: the page is drawn and hears its person meanwhile. One of the scheduler's also comes soon in a page
 * that is out of sight, where timers are slow.
 */
const nextTask = () =>
  /** @type {any} */ (globalThis).scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));

/**
 * @typedef {import('./card-host.js').CardHost} CardHost
 * @typedef {import('./form-wasm.js').FormInstance} FormInstance
 * @typedef {import('./question.js').Question} Question
 * @typedef {import('./round.js').Round} Round
 * @typedef {import('./safe-card.js').SafeCard} SafeCard
 * @typedef {{ card: SafeCard, host: CardHost }} Made
 * @typedef {Made & { round: Round, settings: string }} Ahead
 */

export class CardAhead {
  /** @type {Ahead | undefined} at most one */
  #ahead;
  /** Those that are being checked: freed by nobody else. @type {Set<Made>} */
  #checked = new Set();
  #make;
  #settingsOf;

  /**
   * @param {(instance: FormInstance, question: Question, round: Round) => Made} make
   * @param {(round: Round) => string} settingsOf what a card has read its request by
   */
  constructor(make, settingsOf) {
    this.#make = make;
    this.#settingsOf = settingsOf;
  }

  /** @param {CardHost} host @returns {SafeCard | undefined} the card that has this host */
  cardOf(host) {
    return [this.#ahead, ...this.#checked].find((made) => made?.host === host)?.card;
  }

  /**
   * Checks the requests of a round without showing them, each in a task of its own. The card of the first is kept.
   * @param {FormInstance} instance
   * @param {Round} round
   * @returns {Promise<any[] | undefined>} why they cannot be answered, empty where they can; undefined where a card has died before it said so
   */
  async check(instance, round) {
    const diagnostics = [];
    for (const question of round.questions) {
      await nextTask();
      if (round.over) break;
      const made = { round, settings: this.#settingsOf(round), ...this.#make(instance, question, round) };
      this.#checked.add(made);
      await made.host.checking;
      const { faults } = made.card;
      this.#checked.delete(made);
      if (faults?.length === 0 && !round.over && question === round.questions[0]) {
        this.drop();
        this.#ahead = made;
      } else made.card.release();
      if (!faults) return undefined;
      diagnostics.push(...faults);
    }
    return diagnostics;
  }

  /** Frees the card, of this round or of any. @param {Round} [round] */
  drop(round = this.#ahead?.round) {
    if (this.#ahead?.round !== round) return;
    this.#ahead?.card.release();
    this.#ahead = undefined;
  }

  /**
   * Gives the card to its round, if it is sound and was made by the settings of now.
   * @param {FormInstance} instance
   * @param {Round} round
   * @returns {Made | undefined}
   */
  take(instance, round) {
    const ahead = this.#ahead;
    if (ahead?.round !== round || round.step > 0) return undefined;
    if (!ahead.card.isOf(instance) || ahead.settings !== this.#settingsOf(round)) return void this.drop();
    this.#ahead = undefined;
    return ahead;
  }
}
