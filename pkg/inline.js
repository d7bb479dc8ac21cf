// The form's WebAssembly as a part of the JavaScript: gzip, then base64, so that every bundler carries it unasked.
import glue from './form/form.js';
import base64 from './form/inline.js';

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function decode(text) {
  const { fromBase64 } = /** @type {any} */ (Uint8Array);
  if (fromBase64) return fromBase64.call(Uint8Array, text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** @returns {import('./form-wasm.js').FormParts} */
export default function parts() {
  const stream = new Blob([decode(base64)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return { glue, wasm: new Response(stream, { headers: { 'content-type': 'application/wasm' } }) };
}
