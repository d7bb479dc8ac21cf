// `mcp-elicitation/element`: the class and `define()`. Importing it has no effect on the page.
import { ElicitationElement, defineElement } from './elicitation-element.js';
import { FormWasm } from './form-wasm.js';
import { LaterPart } from './later-part.js';

export class McpElicitationElement extends ElicitationElement {
  static form = new FormWasm(async () => (await import('./inline.js')).parts());
  static pattern = new LaterPart(async () => (await import('./inline-pattern.js')).openInline());
  static address = new LaterPart(async () => (await import('./inline-address.js')).openInline());
}

/** @type {typeof import('./element.js').define} */
export const define = (tag, registry) => defineElement(McpElicitationElement, tag, registry);

/** @type {typeof import('./element.js').setWasm} */
export const setWasm = (source, { integrity } = {}) => {
  Object.assign(McpElicitationElement.form, { source, integrity });
};
