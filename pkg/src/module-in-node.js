// How Node and Bun get the WebAssembly of `./validate` and `./lint`: it is read from its file when it is first needed, at once.

import { readFileSync } from 'node:fs';
import { initSync as initMatcher, test } from '../../target/generated/pattern/pattern.js';

let matcherIsLoaded = false;

/**
 * @param {(options: { module: Uint8Array<ArrayBuffer> }) => unknown} initSync the glue's
 * @param {URL} file where the module is
 */
export function inNode(initSync, file) {
  let isLoaded = false;
  const core = () => {
    if (!isLoaded) initSync({ module: readFileSync(file) });
    isLoaded = true;
  };
  return {
    /** @type {typeof import('./validate.js').ready} */
    async ready({ pattern } = {}) {
      core();
      if (pattern) matcher();
    },
    core,
    matcher,
  };
}

function matcher() {
  if (!matcherIsLoaded) initMatcher({ module: readFileSync(new URL('./pattern/pattern_bg.wasm', import.meta.url)) });
  matcherIsLoaded = true;
  return test;
}
