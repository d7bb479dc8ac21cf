// How a browser gets the WebAssembly of `./validate` and `./lint`: it is fetched by `ready()`; from then on all is synchronous.

/** @typedef {import('./validate.js').WasmSource} WasmSource */

/** @type {import('./checks.js').Test | undefined} */
let test;

/**
 * @param {string} name the entry's
 * @param {(options: { module_or_path: WasmSource }) => Promise<unknown>} init the glue's; it loads once, and once more after a failure
 * @param {URL} file where the module is, if the host gives no other
 */
export function inBrowser(name, init, file) {
  let isLoaded = false;
  /** @param {WasmSource} [source] */
  const load = async (source) => {
    await init({ module_or_path: source ?? file });
    isLoaded = true;
  };
  return {
    /** @type {typeof import('./validate.js').ready} */
    async ready({ wasm, pattern } = {}) {
      await Promise.all([load(wasm), pattern && loadMatcher(pattern === true ? undefined : pattern)]);
    },
    core() {
      if (!isLoaded) throw new Error(`mcp-elicitation/${name} is not loaded yet: await ready() first`);
    },
    matcher() {
      if (!test) loadMatcher().catch(() => {});
      return test;
    },
  };
}

/** @param {WasmSource} [source] */
async function loadMatcher(source) {
  const matcher = await import('../../target/generated/pattern/pattern.js');
  await matcher.default({ module_or_path: source ?? new URL('./pattern/pattern_bg.wasm', import.meta.url) });
  test = matcher.test;
}
