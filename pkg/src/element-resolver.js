// Resolves what a host gives to an adapter: an element, an element whose tag is not defined yet, or a function that gives one.

/**
 * @param {import('./mcp.js').Host} host
 * @returns {Promise<import('./mcp.js').ElicitTarget>}
 */
export async function resolveElement(host) {
  const target = /** @type {any} */ (await (typeof host === 'function' ? host() : host));
  if (!target.elicit && target.localName) await customElements.whenDefined(target.localName);
  return target;
}
