// A card that cannot hurt the element that holds it: a trap in it is told once, nothing is called on it while its
// instance is on the stack, and nothing after its end.

/** @typedef {import('./card.js').Card} Card */

export class SafeCard {
  /** @type {Card | undefined} */
  #card;
  #instance;
  #trapped;
  /** @type {object[]} why the request cannot be answered; empty when it can */
  faults = [];

  /**
   * @param {import('./form-wasm.js').FormInstance} instance
   * @param {string} request
   * @param {string} settings
   * @param {import('./card.js').Host} host
   * @param {(error: unknown) => void} trapped
   */
  constructor(instance, request, settings, host, trapped) {
    this.#instance = instance;
    this.#trapped = trapped;
    instance.users.add(trapped);
    this.#card = this.#try(() => new instance.Card(request, settings, host));
    this.faults = this.#try((card) => JSON.parse(card.faults)) ?? [];
  }

  /**
   * @template T
   * @param {(card: Card) => T} work
   * @returns {T | undefined}
   */
  #try(work) {
    if (this.#instance.dead) return undefined;
    try {
      const value = work(/** @type {Card} */ (this.#card));
      return this.#instance.dead ? undefined : value;
    } catch (error) {
      this.#instance.trap(error);
    }
  }

  /** @param {(card: Card) => void} work done at once, or when the instance has left the stack */
  #run(work) {
    if (this.#instance.depth) queueMicrotask(() => this.#run(work));
    else if (this.#card) this.#try(work);
  }

  /** @template T @param {(card: Card) => T} work @returns {T | undefined} */
  #ask(work) {
    return this.#card && !this.#instance.depth ? this.#try(work) : undefined;
  }

  /** @param {ShadowRoot} root */
  mount(root) {
    this.#run((card) => card.mount(root));
  }

  /** @param {string} settings */
  update(settings) {
    this.#run((card) => card.update(settings));
  }

  /** @param {string} status */
  settle(status) {
    this.#run((card) => card.settle(status));
  }

  /** @param {string} part */
  arrived(part) {
    this.#run((card) => card.arrived(part));
  }

  reset() {
    this.#run((card) => card.reset());
  }

  get content() {
    return this.#ask((card) => card.content);
  }

  checkValidity() {
    return this.#ask((card) => card.checkValidity()) ?? false;
  }

  reportValidity() {
    return this.#ask((card) => card.reportValidity()) ?? false;
  }

  /** Takes it off the page and frees it. */
  release() {
    this.#instance.users.delete(this.#trapped);
    this.#run((card) => {
      this.#card = undefined;
      card.free();
    });
  }
}
