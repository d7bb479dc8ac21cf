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

/** The style sheets of one root. */
export class Scheme {
  #root;
  #sizes: ResizeObserver | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
    root.host.addEventListener('transitionend', (event) => {
      if (event.target !== root.host || !(event as TransitionEvent).pseudoElement) return;
      // The event is internal, so the page does not get it.
      event.stopPropagation();
      this.#read();
    });
  }

  /** Gives the root its style sheets, and keeps it in the colour scheme of the text around it. */
  follow() {
    for (const one of [sheet(), sheet(PROBE)]) this.#adopt(one, true);
    // Sizes are reported between layout and paint. Earlier, the browser would compute styles for the colour alone.
    this.#sizes ??= new ResizeObserver((_, sizes) => {
      sizes.disconnect();
      this.#read();
    });
    this.#sizes.observe(this.#root.host);
  }

  #read() {
    const { host } = this.#root;
    const style = (of: string) => getComputedStyle(host, of);
    const isDark = style('').colorScheme === 'normal' && parseFloat(style('::before').color.slice(6)) > LIGHT_TEXT;
    if (host.isConnected) this.#adopt(sheet(DARK), isDark);
  }

  #adopt(one: CSSStyleSheet, adopted: boolean) {
    const all = this.#root.adoptedStyleSheets;
    if (all.includes(one) !== adopted)
      this.#root.adoptedStyleSheets = adopted ? [...all, one] : all.filter((other) => other !== one);
  }
}
