// What stands in the card's place until the card is there, as tall as that will be, so that the page does not jump.

/** The sentence `loading`, which the form's catalogues have too. */
const LOADING = 'Loading the question…';

export class Skeleton {
  #root;
  /** @type {HTMLElement | undefined} */
  #block;

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#root = root;
  }

  /**
   * @param {string} request
   * @param {string} [sentence] in the language of the page, where it is known
   */
  begin(request, sentence = LOADING) {
    if (this.#block?.isConnected) return;
    const fields = Math.max(0, (request.match(/"type"/g) ?? []).length - 1);
    const block = this.#root.ownerDocument.createElement('div');
    block.setAttribute('part', 'skeleton');
    block.setAttribute('role', 'status');
    block.textContent = sentence;
    /** @type {any} */ (block).style = `box-sizing: border-box; max-inline-size: 560px; min-block-size: ${234 + 100 * fields}px; padding: 20px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: var(--elicit-radius, 12px); opacity: 0.7`;
    this.#block = block;
    this.#root.replaceChildren(block);
  }

  end() {
    this.#block?.remove();
    this.#block = undefined;
  }
}
