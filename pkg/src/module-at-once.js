// WebAssembly that loads synchronously: the core of an entry at its first use, and the pattern matcher.
import matcherGlue from '../../target/generated/pattern/pattern.js';

/** @typedef {Uint8Array<ArrayBuffer> | WebAssembly.Module} AtOnce */

/** @type {ReturnType<typeof matcherGlue> | undefined} the entries of a process share it */
let matcherPart;

/**
 * @template {import('./compile.js').Glue} Core
 * @param {() => Core} glue
 * @param {() => AtOnce} core
 * @param {() => AtOnce} pattern
 */
export function atOnce(glue, core, pattern) {
  /** @type {Core | undefined} */
  let part;
  const loadCore = () => (part ??= instantiate(glue, core()));
  const matcher = () => (matcherPart ??= instantiate(matcherGlue, pattern())).test;
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

/**
 * @template {import('./compile.js').Glue} T
 * @param {() => T} glue
 * @param {AtOnce} source
 */
function instantiate(glue, source) {
  const fresh = glue();
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  fresh.start(new WebAssembly.Instance(module, fresh.imports).exports);
  return fresh;
}
