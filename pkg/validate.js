// `mcp-elicitation/validate` in a browser: the core is fetched by `ready()`; from then on all is synchronous.

import { functions } from './validate.shared.js';
import init from './validate/validate_core.js';

/** @typedef {typeof import('./validate.js')} Api */

/** @type {((pattern: string, text: string) => number) | undefined} */
let matcher;
/** @type {Promise<unknown> | undefined} */
let matcherLoad;
/** @type {Promise<unknown> | undefined} */
let coreLoad;
let coreStands = false;

/** @type {Api['ready']} */
export async function ready({ wasm, pattern } = {}) {
  const needed = [loadCore(wasm)];
  if (pattern) needed.push(loadMatcher(pattern === true ? undefined : pattern));
  await Promise.all(needed);
}

/** @param {import('./validate.js').WasmSource} [source] */
function loadCore(source) {
  coreLoad ??= init({ module_or_path: source ?? new URL('./validate/validate_core_bg.wasm', import.meta.url) }).then(
    () => void (coreStands = true),
    (error) => {
      coreLoad = undefined;
      throw error;
    },
  );
  return coreLoad;
}

/** @param {import('./validate.js').WasmSource} [source] */
function loadMatcher(source) {
  matcherLoad ??= import('./pattern/pattern.js')
    .then(async ({ default: start, test }) => {
      await start({ module_or_path: source ?? new URL('./pattern/pattern_bg.wasm', import.meta.url) });
      matcher = test;
    })
    .catch((error) => {
      matcherLoad = undefined;
      throw error;
    });
  return matcherLoad;
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
