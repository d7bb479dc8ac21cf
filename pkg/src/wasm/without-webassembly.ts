// The whole card as JavaScript, converted from the same WebAssembly, for pages that cannot compile WebAssembly.
import glue from '../../../target/generated/without-webassembly/card.js';
import { instantiate } from '../../../target/generated/without-webassembly/module.js';

export { glue, instantiate };

/**
 * The pattern matcher and the check of addresses in a separate instance, so that they can fail alone, as in separate
 * modules.
 */
export function part() {
  const fresh = glue();
  fresh.start(instantiate(fresh.imports));
  return fresh;
}
