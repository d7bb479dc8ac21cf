// `mcp-elicitation/external`: defines `<mcp-elicitation>`. The WebAssembly is in files next to the JavaScript.
import { ElicitationElement } from './elicitation-element.js';
import { entry } from './entry.js';
import { FormWasm, wasmPart } from './webassembly.js';
import glue from '../../target/generated/form/form.js';

export class McpElicitationElement extends ElicitationElement {
  static form = new FormWasm(() => ({ glue, wasm: new URL('./form/form_bg.wasm', import.meta.url) }));
  static pattern = wasmPart(() => [
    import('../../target/generated/pattern/pattern.js'),
    new URL('./pattern/pattern_bg.wasm', import.meta.url),
  ]);
  static address = wasmPart(() => [
    import('../../target/generated/address/address.js'),
    new URL('./address/address_bg.wasm', import.meta.url),
  ]);
}

export const { define, preload, setWasm } = entry(McpElicitationElement);

define();
