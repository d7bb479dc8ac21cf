// What stands in the card's place until the card is there: first a block as tall as it will be, then a picture of it.
import { Picture } from './picture.js';
import { skeleton } from './skeleton.js';

export class Waiting {
  #root;
  /** @type {Element | null | undefined} */
  #block;
  /** @type {Picture | undefined} */
  #picture;

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#root = root;
  }

  /**
   * @param {string} request
   * @param {string} [sentence] that it is loading, in the language of the page
   */
  begin(request, sentence) {
    if (this.#block?.isConnected || this.#picture) return;
    this.#block = skeleton(this.#root.ownerDocument, request, sentence);
    this.#root.replaceChildren(this.#block);
  }

  /**
   * Draws a picture, if there can be one, and waits until it has been seen.
   * @param {import('./form-wasm.js').FormInstance} first
   * @param {string} request
   * @param {string} settings
   * @param {import('./card.js').Host} host
   */
  async draw(first, request, settings, host) {
    if (this.#picture) return;
    const picture = new Picture(first, request, settings, host, this.#root);
    if (!picture.stands) return;
    this.#picture = picture;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      // There are no frames while the page is hidden.
      setTimeout(resolve, 100);
    });
  }

  /** Settles when what is being composed in the picture has been; undefined if nothing is. */
  get composed() {
    return this.#picture?.composed;
  }

  /**
   * Takes it off the page.
   * @returns {(() => void) | undefined} puts into the card what was entered in the picture
   */
  end() {
    const picture = this.#picture;
    this.#block?.remove();
    this.#block = this.#picture = undefined;
    return picture?.release();
  }
}
