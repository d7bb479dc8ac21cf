// The later parts of the entries whose WebAssembly is embedded in the JavaScript, so that every bundler includes it.
import { textToBytes } from './text-to-bytes.js';
import { wasmPart } from './webassembly.js';

const bytes = async (text: Promise<{ default: string }>) => textToBytes((await text).default);

export const pattern = wasmPart(() => [
  import('../../../target/generated/pattern/pattern.js'),
  bytes(import('../../../target/generated/pattern/inline.js')),
]);
export const address = wasmPart(() => [
  import('../../../target/generated/address/address.js'),
  bytes(import('../../../target/generated/address/inline.js')),
]);
