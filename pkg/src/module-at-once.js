// WebAssembly that can be had without waiting: the core of an entry when it is first needed, and the matcher of patterns.
import { initSync as initMatcher, test } from '../../target/generated/pattern/pattern.js';

/** @typedef {Uint8Array<ArrayBuffer> | WebAssembly.Module} AtOnce */

let matcherIsLoaded = false;

/**
 * @param {(options: { module: AtOnce }) => unknown} initSync the glue's
 * @param {() => AtOnce} core
 * @param {() => AtOnce} pattern
 */
export function atOnce(initSync, core, pattern) {
  let isLoaded = false;
  const loadCore = () => {
    if (!isLoaded) initSync({ module: core() });
    isLoaded = true;
  };
  const matcher = () => {
    if (!matcherIsLoaded) initMatcher({ module: pattern() });
    matcherIsLoaded = true;
    return test;
  };
  return {
    /** @type {typeof import('./validate.js').ready} */
    async ready({ pattern: wanted } = {}) {
      loadCore();
      if (wanted) matcher();
    },
    core: loadCore,
    matcher,
  };
}
