// A question that is seen before all that judges it is there: a picture of the card, which can be filled in. What was
// entered is put into the card that takes its place. Of the buttons, those that give nothing away work.

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} FormControl */

export class Picture {
  /** @type {import('./card.js').Picture | undefined} */
  #drawn;
  #instance;
  #root;
  /** @type {Map<string, string | boolean>} what stood in each control at first, by its id */
  #initial = new Map();
  #events = new AbortController();
  /** @type {Promise<void> | undefined} settles when what is being composed has been */
  composed;

  /**
   * @param {import('./form-wasm.js').FormInstance} instance
   * @param {string} request
   * @param {string} settings
   * @param {import('./card.js').Host} host
   * @param {ShadowRoot} root its content is replaced, if there is a picture
   */
  constructor(instance, request, settings, host, root) {
    this.#instance = instance;
    this.#root = root;
    const before = [...root.childNodes];
    try {
      // It speaks as the card does. What needs more than HTML has is not filled in before it has that.
      /** @type {import('./card.js').PictureHost} */
      const seen = {
        plural: (count) => host.plural(count),
        number: (lexeme) => host.number(lexeme),
        test: (pattern, text) => host.test(pattern, text),
        assist: (_, element) => (/** @type {HTMLElement} */ (element).inert = true),
      };
      this.#drawn = instance.Picture.draw(request, settings, seen, root);
    } catch (error) {
      instance.trap(error);
    }
    if (instance.dead) this.#drawn = undefined;
    if (!this.#drawn) {
      root.replaceChildren(...before);
      return;
    }
    for (const node of before) node.remove();
    instance.style(root);
    for (const control of this.#controls()) {
      this.#initial.set(control.id, entered(control));
      // Whether a secret is asked for is not known yet.
      control.spellcheck = false;
      // What is half typed of a date cannot be put into another control.
      control.inert = control.type === 'date';
    }
    for (const details of root.querySelectorAll('details')) details.inert = true;
    const { signal } = this.#events;
    // What is typed here is not for the page.
    for (const name of ['keydown', 'keyup', 'keypress']) root.addEventListener(name, (event) => event.stopPropagation(), { signal });
    root.addEventListener('click', ({ target }) => {
      const button = /** @type {Element} */ (target).closest('[part~="decline"], [part~="cancel"]');
      if (button) host.decide(button.part.contains('decline') ? 'decline' : 'cancel');
    }, { signal });
    root.addEventListener('compositionstart', () => {
      this.composed = new Promise((resolve) => {
        const ended = () => {
          this.composed = undefined;
          resolve();
        };
        for (const name of ['compositionend', 'focusout']) root.addEventListener(name, ended, { once: true, signal });
      });
    }, { signal });
  }

  get stands() {
    return this.#drawn !== undefined;
  }

  /** @returns {FormControl[]} */
  #controls() {
    return [.../** @type {NodeListOf<FormControl>} */ (this.#root.querySelectorAll('input, textarea, select'))].filter(({ id }) => id);
  }

  /**
   * Takes it off the page.
   * @returns {() => void} puts what was entered, and the focus, into the card that stands in its place
   */
  release() {
    this.#events.abort();
    const root = this.#root;
    const changed = this.#controls().flatMap((control) => {
      const value = entered(control);
      return value === this.#initial.get(control.id) ? [] : [{ id: control.id, value }];
    });
    const focused = /** @type {any} */ (root.activeElement);
    const { id, selectionStart, selectionEnd } = focused ?? {};
    if (this.#instance.dead) root.replaceChildren();
    else this.#drawn?.free();
    this.#drawn = undefined;
    return () => {
      for (const { id, value } of changed) enter(root.getElementById(id), value);
      const heir = id && /** @type {any} */ (root.getElementById(id));
      heir?.focus({ preventScroll: true });
      if (typeof selectionStart === 'number') heir?.setSelectionRange?.(selectionStart, selectionEnd);
    };
  }
}

/** @param {FormControl} control */
const isChecked = (control) => /^(checkbox|radio)$/.test(control.type);

/** @param {FormControl} control @returns {string | boolean} */
const entered = (control) => (isChecked(control) ? /** @type {HTMLInputElement} */ (control).checked : control.value);

/**
 * @param {HTMLElement | null} element
 * @param {string | boolean} value
 */
function enter(element, value) {
  const control = /** @type {any} */ (element);
  if (!control?.matches('input, textarea, select') || isChecked(control) !== (typeof value === 'boolean')) return;
  // A radio is left when another is chosen.
  if (value === false && control.type === 'radio') return;
  control[typeof value === 'boolean' ? 'checked' : 'value'] = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
