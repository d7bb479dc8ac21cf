// `mcp-elicitation/standalone`: defines `<mcp-elicitation>`. One file holds all until a form can be answered.
import { ElicitationElement } from './dialogue/elicitation-element.js';
import { address, pattern } from './wasm/embedded-parts.js';
import { entry } from './dialogue/entry.js';
import { formParts } from './wasm/form-inline.js';
import { FormWasm } from './wasm/webassembly.js';

export { release } from './rounds/keep.js';
export { DeliveryError } from './rounds/delivery-error.js';
export type * from './rounds/types.js';

/** `<mcp-elicitation>`: shows the requests of an MCP server, and returns one `ElicitResult` for each. */
export class McpElicitationElement extends ElicitationElement {
  /** @internal */
  static form = new FormWasm(formParts);
  /** @internal */
  static pattern = pattern;
  /** @internal */
  static address = address;
}

export const { define, preload, setWasm } = entry(McpElicitationElement);

define();
