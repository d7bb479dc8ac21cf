// `mcp-elicitation/element`: the class and `define()`. Importing it has no effect on the page.
import { ElicitationElement, defineElement } from './elicitation-element.js';
import { textToBytes } from './text-to-bytes.js';
import { FormWasm, wasmPart } from './webassembly.js';

/**
 * Reads WebAssembly that is embedded in the JavaScript, so that every bundler includes it.
 * @param {Promise<{ default: string }>} text
 */
const bytes = async (text) => textToBytes((await text).default);

export class McpElicitationElement extends ElicitationElement {
  static form = new FormWasm(async () => {
    const [{ default: glue }, wasm] = await Promise.all([import('../../target/generated/form/form.js'), bytes(import('../../target/generated/form/inline.js'))]);
    return { glue, wasm };
  });
  static pattern = wasmPart(() => [import('../../target/generated/pattern/pattern.js'), bytes(import('../../target/generated/pattern/inline.js'))]);
  static address = wasmPart(() => [import('../../target/generated/address/address.js'), bytes(import('../../target/generated/address/inline.js'))]);
}

/** @type {typeof import('./element.js').define} */
export const define = (tag, registry) => defineElement(McpElicitationElement, tag, registry);

/** @type {typeof import('./element.js').preload} */
export const preload = () => McpElicitationElement.form.preload();

/** @type {typeof import('./element.js').setWasm} */
export const setWasm = (source, { integrity } = {}) => {
  Object.assign(McpElicitationElement.form, { source, integrity });
};
