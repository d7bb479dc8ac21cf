// A card that cannot hurt the element that holds it: a trap in it is reported once, nothing is called on it while its
// instance is on the stack, and nothing after its end.

/** @typedef {import('./card.js').Card} Card */

export class SafeCard {
  /** @type {Card | undefined} */
  #card;
  #instance;
  #trapped;

  /**
   * @param {import('./form-wasm.js').FormInstance} instance
   * @param {string} request
   * @param {(settings: import('./card.js').CardSettings) => import('./card.js').CardSettings} fill says to it what the host has set
   * @param {import('./card.js').CardHost} host
   * @param {(error: unknown) => void} trapped
   */
  constructor(instance, request, fill, host, trapped) {
    this.#instance = instance;
    this.#trapped = trapped;
    instance.users.add(trapped);
    this.#card = this.#try(() => new instance.Card(request, fill(new instance.CardSettings()), host));
  }

  /** Whether it can still be asked anything. */
  get isAlive() {
    return this.#card !== undefined && !this.#instance.dead;
  }

  /** @param {import('./form-wasm.js').FormInstance} instance whether it is of this one */
  isOf(instance) {
    return this.isAlive && this.#instance === instance;
  }

  /** Why the request cannot be answered, as far as that is known; empty when it can. */
  get faults() {
    return this.ask((card) => card.faults.map(({ code, location, message }) => ({ code, severity: 'error', location, message })));
  }

  /**
   * @template T
   * @param {(card: Card) => T} work
   * @returns {T | undefined}
   */
  #try(work) {
    try {
      const value = work(/** @type {Card} */ (this.#card));
      return this.#instance.dead ? undefined : value;
    } catch (error) {
      this.#instance.trap(error);
    }
  }

  /**
   * What the card answers; undefined where it cannot be asked.
   * @template T
   * @param {(card: Card) => T} work
   * @returns {T | undefined}
   */
  ask(work) {
    return this.#card && !this.#instance.depth && !this.#instance.dead ? this.#try(work) : undefined;
  }

  /**
   * Does it at once, or when the instance has left the stack.
   * @param {(card: Card) => void} work
   */
  call(work) {
    if (this.#instance.depth) queueMicrotask(() => this.call(work));
    else this.ask(work);
  }

  /** @param {(settings: import('./card.js').CardSettings) => import('./card.js').CardSettings} fill */
  update(fill) {
    this.call((card) => card.update(fill(new this.#instance.CardSettings())));
  }

  /** @param {ShadowRoot} root */
  mount(root) {
    this.call((card) => {
      this.#instance.style(root);
      card.mount(root);
    });
  }

  /** Takes it off the page and frees it. */
  release() {
    this.#instance.users.delete(this.#trapped);
    this.call((card) => {
      this.#card = undefined;
      card.free();
    });
  }
}
