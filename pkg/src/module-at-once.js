// WebAssembly that loads synchronously: the core of an entry at its first use, and the pattern matcher.
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
