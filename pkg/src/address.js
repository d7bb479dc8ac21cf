// The judge of addresses, a WebAssembly module of its own. Where it cannot be had, no address is opened.
import init, { judge } from '../../target/generated/address/address.js';

/**
 * @param {URL | Response} source
 * @returns {Promise<{ judge: typeof judge }>}
 */
export async function openAddressJudge(source) {
  await init({ module_or_path: source });
  return { judge };
}
