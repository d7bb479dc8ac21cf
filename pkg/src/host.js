// Resolves the host of an adapter (an element, an undefined element, or a function that returns one) and the server.

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
 * Returns the user's answer to a question that outlives the page. When the page is left, its element cancels, but that
 * is not an answer: the promise then stays pending, or becomes `undefined` if the page returns.
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
    // The element may have handled `pagehide` first; a timer runs after both, or never.
    await new Promise((resolve) => setTimeout(resolve));
    return isLeft ? undefined : answer;
  } finally {
    globalThis.removeEventListener?.('pagehide', leave);
  }
}
