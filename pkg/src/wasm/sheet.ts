// The card's style sheet, which is made while the WebAssembly loads.
import { STYLE } from '../../../target/generated/style.js';

let style: CSSStyleSheet | undefined;

/** The card's style sheet, shared by all roots of the page. */
export function sheet() {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(STYLE);
  }
  return style;
}
