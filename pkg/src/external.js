// `mcp-elicitation/external`: defines `<mcp-elicitation>`. The WebAssembly is in files next to the JavaScript.
import { ElicitationElement, defineElement } from './elicitation-element.js';
import { FormWasm, wasmPart } from './webassembly.js';
import glue from '../../target/generated/form/form.js';

export class McpElicitationElement extends ElicitationElement {
  static form = new FormWasm(() => ({ glue, wasm: new URL('./form/form_bg.wasm', import.meta.url) }));
  static pattern = wasmPart(() => [import('../../target/generated/pattern/pattern.js'), new URL('./pattern/pattern_bg.wasm', import.meta.url)]);
  static address = wasmPart(() => [import('../../target/generated/address/address.js'), new URL('./address/address_bg.wasm', import.meta.url)]);
}

/** @type {typeof import('./element.js').define} */
export const define = (tag, registry) => defineElement(McpElicitationElement, tag, registry);

/** @type {typeof import('./element.js').preload} */
export const preload = () => McpElicitationElement.form.preload();

/** @type {typeof import('./element.js').setWasm} */
export const setWasm = (source, { integrity } = {}) => {
  Object.assign(McpElicitationElement.form, { source, integrity });
};

define();
