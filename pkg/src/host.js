// What a host gives to an adapter: an element, an element whose tag is not defined yet, or a function that gives one; and who asks.

/**
 * @param {import('./mcp.js').Host} host
 * @returns {Promise<import('./mcp.js').ElicitTarget>}
 */
export async function resolveElement(host) {
  const target = /** @type {any} */ (await (typeof host === 'function' ? host() : host));
  if (!target.elicit && target.localName) await customElements.whenDefined(target.localName);
  return target;
}

/** @param {any} server a name, or who it is @returns {import('./element.js').ElicitationServer | undefined} */
export const serverOf = (server) => (typeof server === 'string' ? { name: server } : server?.name ? server : undefined);
