// What a client declares of elicitation, by revision of the protocol.

import { CAPABILITIES, REVISIONS, SUPPORTED } from '../../target/generated/facts.js';

/** @type {typeof import('./mcp.js').capabilities} */
export function capabilities(revision, { form = true, url = true } = {}) {
  // A newer one than is known here will do; what is no revision at all is a mistake.
  if (!/^\d{4}-\d\d-\d\d$/.test(revision)) throw new RangeError(`${revision} is no revision of the protocol, like 2025-11-25`);
  const known = REVISIONS.filter((name) => name <= revision).at(-1) ?? REVISIONS[0];
  return structuredClone(CAPABILITIES[/** @type {keyof typeof CAPABILITIES} */ (known)][Number(form) + 2 * Number(url)]);
}

/** @type {typeof import('./mcp.js').supportsMode} */
export function supportsMode(declared, mode) {
  const elicitation = /** @type {any} */ (declared)?.elicitation;
  if (!isObject(elicitation) || !Object.hasOwn(SUPPORTED, mode)) return false;
  const names = (/** @type {string} */ name) => Number(Object.hasOwn(elicitation, name) && isObject(elicitation[name]));
  return SUPPORTED[mode][names('form') + 2 * names('url')];
}

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
