// Style sheets that all roots of the page share. The card's is made while the WebAssembly loads.
import { STYLE } from '../../../target/generated/style.js';

const sheets = new Map<string, CSSStyleSheet>();

/** Returns the style sheet with this text; without one, the card's. */
export function sheet(text = STYLE) {
  let one = sheets.get(text);
  if (!one) {
    sheets.set(text, (one = new CSSStyleSheet()));
    one.replaceSync(text);
  }
  return one;
}
