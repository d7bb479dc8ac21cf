// The style sheets of a root, and dark or light, if the page does not declare it: many pages have a class for dark, and
// colours, but no `color-scheme`.
import { sheet } from '../wasm/sheet.js';

/**
 * Reads the text colour around the card as Oklab. A transition ends when it changes, and when the element is first
 * drawn.
 */
const PROBE = `
:host::before { content: ""; position: absolute; color: color-mix(in oklab, currentColor, currentColor);
  transition: 1ms !important; }
@starting-style { :host::before { opacity: 0; } }
`;

const DARK = '@media (forced-colors: none) { * { color-scheme: dark; } }';

/** Text lighter than this is for a dark background. A medium grey, which suits both, is not. */
const LIGHT_TEXT = 0.7;

/** The style sheet of one root, after that of the card. */
export class Scheme {
  #root;
  #sheet: CSSStyleSheet | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
    root.host.addEventListener('transitionend', (event) => {
      if (event.target !== root.host || !(event as TransitionEvent).pseudoElement) return;
      // The event is internal, so the page does not get it.
      event.stopPropagation();
      this.follow();
    });
  }

  /** Gives the root its style sheets, and keeps it in the colour scheme of the text around it. */
  follow() {
    const { host, adoptedStyleSheets } = this.#root;
    this.#sheet ??= new CSSStyleSheet();
    for (const one of [sheet(), this.#sheet]) if (!adoptedStyleSheets.includes(one)) adoptedStyleSheets.push(one);
    const style = (of: string) => getComputedStyle(host, of);
    this.#sheet.replaceSync(PROBE);
    if (style('').colorScheme === 'normal' && parseFloat(style('::before').color.slice(6)) > LIGHT_TEXT)
      this.#sheet.insertRule(DARK);
  }
}
