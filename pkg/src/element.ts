// `mcp-elicitation/element`: the class and `define()`. Importing it has no effect on the page.
import { ElicitationElement } from './dialogue/elicitation-element.js';
import { address, pattern } from './wasm/embedded-parts.js';
import { entry, type Entry } from './dialogue/entry.js';
import { FormWasm } from './wasm/webassembly.js';

export type * from './rounds/types.js';

/** `<mcp-elicitation>`: shows the requests of an MCP server, and returns one `ElicitResult` for each. */
export class McpElicitationElement extends ElicitationElement {
  /** @internal */
  static form = new FormWasm(async () => (await import('./wasm/form-inline.js')).formParts());
  /** @internal */
  static pattern = pattern;
  /** @internal */
  static address = address;
}

const functions = entry(McpElicitationElement);

/**
 * Defines the element. A tag that is already defined stays as it is, and without a DOM nothing happens.
 * @param tag `mcp-elicitation` by default
 * @param registry the page's own by default
 */
export const define: Entry['define'] = functions.define;

/**
 * Loads the form before the first question, when the browser is idle and at low priority. It is for a page without an
 * element that expects a question; an element in the page preloads by itself.
 *
 * ```js
 * import('mcp-elicitation').then(({ preload }) => preload());
 * ```
 */
export const preload: Entry['preload'] = functions.preload;

/**
 * Sets the source of the form's WebAssembly (`mcp-elicitation/form.wasm`): an address, a response, the bytes (not
 * compressed), or the compiled module. It is for hosts that serve the file themselves. Call it right after the import,
 * because an element in the page loads the form by itself, when the browser is idle or at once.
 * @param options `integrity`: the hash of a file that is fetched; a preload must name the same.
 */
export const setWasm: Entry['setWasm'] = functions.setWasm;
