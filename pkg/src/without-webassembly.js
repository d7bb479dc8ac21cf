// All of the card as JavaScript, made of the same WebAssembly: for pages that may compile none, which alone load this file.
import glue from '../../target/generated/without-webassembly/card.js';
import { instantiate } from '../../target/generated/without-webassembly/module.js';

export { glue, instantiate };

/** The matcher of patterns and the check of addresses, in an instance of their own, as they are modules of their own elsewhere: they can fail alone. */
export function part() {
  const fresh = glue();
  fresh.start(instantiate(fresh.imports));
  return fresh;
}
