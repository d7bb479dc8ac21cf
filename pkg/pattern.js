// The matcher of `pattern`, a WebAssembly module of its own. Where it cannot be had, patterns stay undecided.
import init, { test as match } from './pattern/pattern.js';

/** @returns {Promise<{ test(pattern: string, text: string): number }>} */
export async function open() {
  await init({ module_or_path: new URL('./pattern/pattern_bg.wasm', import.meta.url) });
  let sound = true;
  return {
    test(pattern, text) {
      if (sound) {
        try {
          return match(pattern, text);
        } catch {
          sound = false;
        }
      }
      return 2;
    },
  };
}
