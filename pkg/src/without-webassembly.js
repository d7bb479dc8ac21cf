// All of the card as JavaScript, made of the same WebAssembly: for pages that may compile none, which alone load this file.
import glue from '../../target/generated/without-webassembly/card.js';
import { instantiate } from '../../target/generated/without-webassembly/module.js';
import { sound } from './sound.js';

export { glue, instantiate };

/** An instance of its own, as a part of the package is a module of its own elsewhere: it can fail alone. */
function part() {
  const fresh = glue();
  fresh.start(instantiate(fresh.imports));
  return fresh;
}

export const pattern = () => sound(part().test);

export const address = () => ({ check: part().check });
