// Dark or light where the page does not say it: many pages have a class for dark, and colours, but no `color-scheme`.
import { STYLE } from './placeholder.js';

/** The colour of the text around the card, as Oklab. When it changes, a transition ends; also when the element is drawn first. */
const PROBE = `
:host::before { content: ""; position: absolute; color: color-mix(in oklab, currentColor, currentColor); transition: 1ms !important; }
@starting-style { :host::before { opacity: 0; } }
`;

const DARK = '@media (forced-colors: none) { * { color-scheme: dark; } }';

/** Text that is lighter is for a dark ground. A middle grey, which could stand on either, is not. */
const LIGHT_TEXT = 0.7;

/** The style sheet that a root has before its card's, and with it. */
export class Scheme {
  #root;
  /** @type {CSSStyleSheet | undefined} */
  #sheet;

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#root = root;
    root.host.addEventListener('transitionend', (event) => {
      if (event.target !== root.host || !(/** @type {TransitionEvent} */ (event).pseudoElement)) return;
      // The page has no part in it.
      event.stopPropagation();
      this.follow();
    });
  }

  /** Keeps what is in the root in the scheme of the text around it. */
  follow() {
    const { host, adoptedStyleSheets } = this.#root;
    this.#sheet ??= new CSSStyleSheet();
    if (!adoptedStyleSheets.includes(this.#sheet)) adoptedStyleSheets.push(this.#sheet);
    const style = (/** @type {string} */ of) => getComputedStyle(host, of);
    this.#sheet.replaceSync(STYLE + PROBE);
    if (style('').colorScheme === 'normal' && parseFloat(style('::before').color.slice(6)) > LIGHT_TEXT) this.#sheet.insertRule(DARK);
  }
}
