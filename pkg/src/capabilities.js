// What a client declares of elicitation, by revision of the protocol.

/** @type {typeof import('./mcp.js').capabilities} */
export function capabilities(revision, { form = true, url = true } = {}) {
  // A newer one than is known here will do; what is no revision at all is a mistake.
  if (!/^\d{4}-\d\d-\d\d$/.test(revision)) throw new RangeError(`${revision} is no revision of the protocol, like 2025-11-25`);
  // 2025-06-18 knows one mode and no names for them.
  if (revision < '2025-11-25') return form ? { elicitation: {} } : {};
  return form || url ? { elicitation: { ...(form && { form: {} }), ...(url && { url: {} }) } } : {};
}

/** @type {typeof import('./mcp.js').supportsMode} */
export function supportsMode(declared, mode) {
  const elicitation = /** @type {any} */ (declared)?.elicitation;
  const has = (/** @type {string} */ name) => isObject(elicitation) && Object.hasOwn(elicitation, name) && isObject(elicitation[name]);
  return has(mode) || (mode === 'form' && isObject(elicitation) && !has('url'));
}

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
