// `mcp-elicitation/standalone`: defines `<mcp-elicitation>`. One file holds all that a first form needs.
import { ElicitationElement } from './elicitation-element.js';
import { address, pattern } from './embedded-parts.js';
import { entry } from './entry.js';
import { formParts } from './form-inline.js';
import { FormWasm } from './webassembly.js';

export class McpElicitationElement extends ElicitationElement {
  static form = new FormWasm(formParts);
  static pattern = pattern;
  static address = address;
}

export const { define, preload, setWasm } = entry(McpElicitationElement);

define();
