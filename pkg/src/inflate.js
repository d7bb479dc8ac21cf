/**
 * WebAssembly that came as text: gzip, then base64.
 * @param {string} base64
 * @returns {Response} as if it had been fetched
 */
export function inflate(base64) {
  const { fromBase64 } = /** @type {any} */ (Uint8Array);
  const bytes = fromBase64 ? fromBase64.call(Uint8Array, base64) : decode(base64);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'content-type': 'application/wasm' } });
}

/** @param {string} base64 */
function decode(base64) {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
