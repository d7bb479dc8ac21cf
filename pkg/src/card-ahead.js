// A card that is made before its question's turn: it says whether the request can be answered, and is the card that is
// shown later.

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
  /** Those of later steps, only while they are checked. @type {Set<Made>} */
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
   * Checks the requests of a round without showing them. The card of the first is kept.
   * @param {FormInstance} instance
   * @param {Round} round
   * @returns {Promise<any[]>} why they cannot be answered; nothing where they can, and where the round has ended meanwhile
   */
  async check(instance, round) {
    const diagnostics = [];
    for (const question of round.questions) {
      const made = this.#make(instance, question, round);
      const isFirst = question === round.questions[0];
      if (isFirst) {
        this.drop();
        this.#ahead = { round, settings: this.#settingsOf(round), ...made };
      } else this.#checked.add(made);
      await made.host.checking;
      diagnostics.push(...(made.card.faults ?? []));
      if (this.#checked.delete(made)) made.card.release();
      if (round.over) return [];
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
