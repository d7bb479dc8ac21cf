// Loads the WebAssembly of `./validate` and `./lint` in a browser: asynchronously by `ready()`; afterwards everything
// is synchronous.
import { instantiate, type Glue, type WasmSource } from './compile.js';
import { LaterPart } from './later-part.js';
import type { ReadyOptions } from '../validate.js';

const loadMatcher = async (source: WasmSource | Promise<WasmSource>) =>
  instantiate((await import('../../../target/generated/pattern/pattern.js')).default, source);

/** The matcher, which the entries of a page share. */
let matcher: LaterPart<Awaited<ReturnType<typeof loadMatcher>>> | undefined;

/** Creates the functions that load an entry. The sources of the package give way to the host's own. */
export function inBrowser<Core extends Glue>(
  name: string,
  glue: () => Core,
  wasm: () => WasmSource,
  pattern: () => WasmSource | Promise<WasmSource>,
) {
  const part = new LaterPart(() => instantiate(glue, wasm()));
  const patterns = (matcher ??= new LaterPart(() => loadMatcher(pattern())));
  return {
    async ready({ wasm: own, pattern: ownMatcher }: ReadyOptions = {}): Promise<void> {
      // Both are requested at once. Where the matcher fails, the core is there all the same.
      const loads = [
        part.load(own ? () => instantiate(glue, own) : undefined),
        patterns.load(ownMatcher ? () => loadMatcher(ownMatcher) : undefined),
      ];
      await Promise.allSettled(loads);
      await Promise.all(loads);
    },
    core() {
      if (!part.value) throw new Error(`mcp-elicitation/${name} is not loaded yet: await ready() first`);
      return part.value;
    },
    matcher: () => patterns.value?.test,
  };
}
