// `mcp-elicitation/validate` in a browser: the core is fetched by `ready()`; from then on all is synchronous.

import { functions } from './validate.shared.js';
import init from '../../target/generated/validate/validate_core.js';

/** @typedef {typeof import('./validate.js')} Api */

/** @type {((pattern: string, text: string) => number) | undefined} */
let matcher;
let coreStands = false;

/** @type {Api['ready']} */
export async function ready({ wasm, pattern } = {}) {
  await Promise.all([loadCore(wasm), pattern && loadMatcher(pattern === true ? undefined : pattern)]);
}

// The glue loads once, and once more after a failure.

/** @param {import('./validate.js').WasmSource} [source] */
async function loadCore(source) {
  await init({ module_or_path: source ?? new URL('./validate/validate_core_bg.wasm', import.meta.url) });
  coreStands = true;
}

/** @param {import('./validate.js').WasmSource} [source] */
async function loadMatcher(source) {
  const { default: start, test } = await import('../../target/generated/pattern/pattern.js');
  await start({ module_or_path: source ?? new URL('./pattern/pattern_bg.wasm', import.meta.url) });
  matcher = test;
}

export const { lint, validate, validateResult, compile } = functions(
  () => {
    if (!coreStands) throw new Error('mcp-elicitation/validate is not loaded yet: await ready() first');
  },
  () => {
    if (!matcher) loadMatcher().catch(() => {});
    return matcher;
  },
);
