// WebAssembly that loads synchronously: the core of an entry at its first use, and the pattern matcher.
import matcherGlue from '../../../target/generated/pattern/pattern.js';
import type { Glue } from './compile.js';
import type { ReadyOptions } from '../validate.js';

export type AtOnce = Uint8Array<ArrayBuffer> | WebAssembly.Module;

/** The matcher, which the entries of a process share. */
let matcherPart: ReturnType<typeof matcherGlue> | undefined;

export function atOnce<Core extends Glue>(glue: () => Core, core: () => AtOnce, pattern: () => AtOnce) {
  let part: Core | undefined;
  const loadCore = () => (part ??= instantiate(glue, core()));
  const matcher = () => (matcherPart ??= instantiate(matcherGlue, pattern())).test;
  return {
    async ready(_options?: ReadyOptions): Promise<void> {
      loadCore();
      matcher();
    },
    core: loadCore,
    matcher,
  };
}

function instantiate<T extends Glue>(glue: () => T, source: AtOnce) {
  const fresh = glue();
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  fresh.start(new WebAssembly.Instance(module, fresh.imports).exports);
  return fresh;
}
