// The check of addresses, a WebAssembly module of its own. Where it cannot be had, no address is opened.
import init, { check } from '../../target/generated/address/address.js';

/**
 * @param {URL | BufferSource} source
 * @returns {Promise<{ check: typeof check }>}
 */
export async function openAddressCheck(source) {
  await init({ module_or_path: source });
  return { check };
}
