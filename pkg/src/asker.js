// Whatever a host hands to an adapter, as what can be asked: an element, one that is yet to be defined, or a function.

/**
 * @param {import('./mcp.js').Host} host
 * @returns {Promise<import('./mcp.js').Asker>}
 */
export async function askerOf(host) {
  const asker = /** @type {any} */ (await (typeof host === 'function' ? host() : host));
  if (!asker.elicit && asker.localName) await customElements.whenDefined(asker.localName);
  return asker;
}
