// `mcp-elicitation/external`: defines `<mcp-elicitation>`. The WebAssembly is in files next to the JavaScript.
import { ElicitationElement } from './dialogue/elicitation-element.js';
import { entry } from './dialogue/entry.js';
import { FormWasm, wasmPart } from './wasm/webassembly.js';
import glue from '../../target/generated/form/form.js';

export { release } from './rounds/keep.js';
export { DeliveryError } from './rounds/delivery-error.js';
export type * from './rounds/types.js';

/** `<mcp-elicitation>`: shows the requests of an MCP server, and returns one `ElicitResult` for each. */
export class McpElicitationElement extends ElicitationElement {
  /** @internal */
  static form = new FormWasm(() => ({ glue, wasm: new URL('./form/form_bg.wasm', import.meta.url) }));
  /** @internal */
  static pattern = wasmPart(() => [
    import('../../target/generated/pattern/pattern.js'),
    new URL('./pattern/pattern_bg.wasm', import.meta.url),
  ]);
  /** @internal */
  static address = wasmPart(() => [
    import('../../target/generated/address/address.js'),
    new URL('./address/address_bg.wasm', import.meta.url),
  ]);
}

export const { define, preload, setWasm } = entry(McpElicitationElement);

define();
