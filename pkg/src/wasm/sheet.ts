// The card's style sheet, which is made while the WebAssembly loads.
import { STYLE } from '../../../target/generated/style.js';

let made: CSSStyleSheet | undefined;

/** The card's style sheet, shared by all roots of the page. */
export function sheet() {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(STYLE);
  }
  return made;
}
