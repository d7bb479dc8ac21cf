// The matcher of `pattern`, a WebAssembly module of its own. Where it cannot be had, patterns stay undecided.
import init, { test } from '../../target/generated/pattern/pattern.js';
import { sound } from './sound.js';

/** @param {URL | BufferSource} source */
export async function openPattern(source) {
  await init({ module_or_path: source });
  return sound(test);
}
