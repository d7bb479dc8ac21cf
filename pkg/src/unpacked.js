import { Buffer } from 'node:buffer';
import { gunzipSync } from 'node:zlib';

/**
 * WebAssembly that came as text, at once.
 * @param {string} base64 gzip, then base64
 */
export const unpacked = (base64) => new Uint8Array(gunzipSync(Buffer.from(base64, 'base64')));
