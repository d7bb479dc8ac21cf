// The style sheet that all cards of the page share. It is made while the WebAssembly loads.
import { STYLE } from '../../../target/generated/style.js';

let own: CSSStyleSheet | undefined;

export function sheet(): CSSStyleSheet {
  if (!own) {
    own = new CSSStyleSheet();
    own.replaceSync(STYLE);
  }
  return own;
}
