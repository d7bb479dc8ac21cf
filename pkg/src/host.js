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

/**
 * What a person answers to a question that outlives the page. An element whose page is left cancels, which is no answer: then there is
 * none, or `undefined` where the page comes back.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T | undefined>}
 */
export async function answerOfPerson(ask) {
  let isLeft = false;
  const leave = () => (isLeft = true);
  globalThis.addEventListener?.('pagehide', leave);
  try {
    const answer = await ask();
    // The element may have heard of it first; a timer runs after both, or never.
    await new Promise((resolve) => setTimeout(resolve));
    return isLeft ? undefined : answer;
  } finally {
    globalThis.removeEventListener?.('pagehide', leave);
  }
}
