// `mcp-elicitation/element`: the class and `define()`. Importing it has no effect on the page.
import { ElicitationElement } from './elicitation-element.js';
import { address, pattern } from './embedded-parts.js';
import { entry } from './entry.js';
import { FormWasm } from './webassembly.js';

export class McpElicitationElement extends ElicitationElement {
  static form = new FormWasm(async () => (await import('./form-inline.js')).formParts());
  static pattern = pattern;
  static address = address;
}

export const { define, preload, setWasm } = entry(McpElicitationElement);
