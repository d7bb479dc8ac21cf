// Loads the WebAssembly of `./validate` and `./lint` in a browser: asynchronously by `ready()`; afterwards everything
// is synchronous.

/** @typedef {import('./validate.js').WasmSource} WasmSource */

/** @type {import('./checks.js').Test | undefined} */
let test;

/**
 * @param {string} name the entry's
 * @param {(options: { module_or_path: WasmSource }) => Promise<unknown>} init the glue's; it loads once, and once more after a failure
 * @param {() => WasmSource} wasm where the module comes from, if the host gives no other
 * @param {() => WasmSource | Promise<WasmSource>} pattern the same of the matcher
 */
export function inBrowser(name, init, wasm, pattern) {
  let isLoaded = false;
  /** @param {WasmSource} [source] */
  const load = async (source) => {
    await init({ module_or_path: source ?? wasm() });
    isLoaded = true;
  };
  return {
    /** @type {typeof import('./validate.js').ready} */
    async ready(given = {}) {
      await Promise.all([load(given.wasm), given.pattern && loadMatcher(given.pattern === true ? pattern() : given.pattern)]);
    },
    core() {
      if (!isLoaded) throw new Error(`mcp-elicitation/${name} is not loaded yet: await ready() first`);
    },
    matcher() {
      if (!test) loadMatcher(pattern()).catch(() => {});
      return test;
    },
  };
}

/** @param {WasmSource | Promise<WasmSource>} source */
async function loadMatcher(source) {
  const matcher = await import('../../target/generated/pattern/pattern.js');
  await matcher.default({ module_or_path: await source });
  test = matcher.test;
}
