// `mcp-elicitation/element`: the class and `define()`. Importing it has no effect on the page.
import { ElicitationElement, defineElement } from './elicitation-element.js';
import { textToBytes } from './text-to-bytes.js';
import { FormWasm, LaterPart } from './webassembly.js';

/**
 * A part of the package whose WebAssembly is a part of the JavaScript, so that every bundler carries it unasked.
 * @template T
 * @param {Promise<T>} code
 * @param {Promise<{ default: string }>} wasm
 * @returns {Promise<[T, Uint8Array<ArrayBuffer>]>}
 */
const both = async (code, wasm) => [await code, textToBytes((await wasm).default)];

export class McpElicitationElement extends ElicitationElement {
  static form = new FormWasm(async () => {
    const [glue, wasm] = await both(import('../../target/generated/form/form.js'), import('../../target/generated/form/inline.js'));
    return { glue: glue.default, wasm };
  });
  static pattern = new LaterPart(async () => {
    const [{ openPattern }, wasm] = await both(import('./pattern.js'), import('../../target/generated/pattern/inline.js'));
    return openPattern(wasm);
  }, (all) => all.pattern());
  static address = new LaterPart(async () => {
    const [{ openAddressCheck }, wasm] = await both(import('./address.js'), import('../../target/generated/address/inline.js'));
    return openAddressCheck(wasm);
  }, (all) => all.address());
}

/** @type {typeof import('./element.js').define} */
export const define = (tag, registry) => defineElement(McpElicitationElement, tag, registry);

/** @type {typeof import('./element.js').preload} */
export const preload = () => McpElicitationElement.form.preload();

/** @type {typeof import('./element.js').setWasm} */
export const setWasm = (source, { integrity } = {}) => {
  Object.assign(McpElicitationElement.form, { source, integrity });
};
