// `mcp-elicitation/mcp`: connects MCP clients to the element. It has no dependencies and no DOM; clients are recognized
// by their shape.
import { CAPABILITIES, REVISIONS, SUPPORTED } from '../../target/generated/facts.js';
import { isObject } from './json.js';

export { attach } from './attach.js';
export { answerInputRequests, answerRounds, callTool, getPrompt, readResource } from './calls.js';
export { connect } from './connect.js';
export { fromUrlElicitationRequired } from './visits.js';
export { paramsHandler, requestHandler } from './handlers.js';
export { createRelay, relayHandler } from './relay.js';
export { answerTask } from './tasks.js';

// The capabilities that a client declares for elicitation, by revision of the protocol.

/** @type {typeof import('./mcp.js').capabilities} */
export function capabilities(revision, { form = true, url = true } = {}) {
  // A revision newer than the known ones is accepted; a malformed one is a mistake.
  if (!/^\d{4}-\d\d-\d\d$/.test(revision))
    throw new RangeError(`${revision} is no revision of the protocol, like 2025-11-25`);
  const known = REVISIONS.filter((name) => name <= revision).at(-1) ?? REVISIONS[0];
  return structuredClone(
    CAPABILITIES[/** @type {keyof typeof CAPABILITIES} */ (known)][Number(form) + 2 * Number(url)],
  );
}

/** @type {typeof import('./mcp.js').supportsMode} */
export function supportsMode(declared, mode) {
  const elicitation = /** @type {any} */ (declared)?.elicitation;
  if (!isObject(elicitation) || !Object.hasOwn(SUPPORTED, mode)) return false;
  const names = (/** @type {string} */ name) => Number(Object.hasOwn(elicitation, name) && isObject(elicitation[name]));
  return SUPPORTED[mode][names('form') + 2 * names('url')];
}
