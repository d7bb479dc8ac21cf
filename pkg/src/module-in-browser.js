// Loads the WebAssembly of `./validate` and `./lint` in a browser: asynchronously by `ready()`; afterwards everything
// is synchronous.
import { instantiate } from './compile.js';
import { LaterPart } from './later-part.js';

/** @typedef {import('./compile.js').WasmSource} WasmSource */

const loadMatcher = async (/** @type {WasmSource | Promise<WasmSource>} */ source) =>
  instantiate((await import('../../target/generated/pattern/pattern.js')).default, source);

/** @type {LaterPart<Awaited<ReturnType<typeof loadMatcher>>> | undefined} the entries of a page share it */
let matcher;

/**
 * @template {import('./compile.js').Glue} Core
 * @param {string} name the entry's
 * @param {() => Core} glue
 * @param {() => WasmSource} wasm where the module comes from, if the host gives no other
 * @param {() => WasmSource | Promise<WasmSource>} pattern the same of the matcher
 */
export function inBrowser(name, glue, wasm, pattern) {
  const part = new LaterPart(() => instantiate(glue, wasm()));
  const patterns = (matcher ??= new LaterPart(() => loadMatcher(pattern())));
  return {
    /** @type {typeof import('./validate.js').ready} */
    async ready({ wasm: own, pattern: wanted } = {}) {
      await Promise.all([
        part.load(own ? () => instantiate(glue, own) : undefined),
        wanted && patterns.load(wanted === true ? undefined : () => loadMatcher(wanted)),
      ]);
    },
    core() {
      if (!part.value) throw new Error(`mcp-elicitation/${name} is not loaded yet: await ready() first`);
      return part.value;
    },
    matcher() {
      if (!patterns.value) patterns.load().catch(() => {});
      return patterns.value?.test;
    },
  };
}
