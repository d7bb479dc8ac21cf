// `mcp-elicitation/mcp`: connects MCP clients to the element. It has no dependencies and no DOM; clients are recognized
// by their shape.
import { CAPABILITIES, REVISIONS, SUPPORTED } from '../../target/generated/facts.js';
import { isObject } from './rounds/json.js';

export { attach } from './clients/attach.js';
export { answerInputRequests, answerRounds, callTool, getPrompt, readResource } from './clients/calls.js';
export { connect } from './clients/connect.js';
export { fromUrlElicitationRequired } from './clients/visits.js';
export { paramsHandler, requestHandler } from './clients/handlers.js';
export { createRelay, relayHandler } from './clients/relay.js';
export { answerTask } from './clients/tasks.js';
export type * from './clients/types.js';
export type {
  ElicitOptions,
  ElicitParams,
  ElicitRequest,
  ElicitResult,
  ElicitationServer,
  InputRequests,
  InputResponses,
} from './rounds/types.js';

// The capabilities that a client declares for elicitation, by revision of the protocol.

/**
 * Returns the `ClientCapabilities` that declare elicitation, for `new Client(info, { capabilities })` and, from
 * 2026-07-28, for the `_meta` of each request.
 */
export function capabilities(
  revision: '2025-06-18' | '2025-11-25' | '2026-07-28',
  { form = true, url = true }: { form?: boolean; url?: boolean } = {},
): { elicitation?: { form?: Record<string, never>; url?: Record<string, never> } } {
  // A revision newer than the known ones is accepted; a malformed one is a mistake.
  if (!/^\d{4}-\d\d-\d\d$/.test(revision))
    throw new RangeError(`${revision} is no revision of the protocol, like 2025-11-25`);
  const known = REVISIONS.filter((name) => name <= revision).at(-1) ?? REVISIONS[0];
  return structuredClone(CAPABILITIES[known as keyof typeof CAPABILITIES][Number(form) + 2 * Number(url)]);
}

/** Returns true if these `ClientCapabilities` declare a mode. An `elicitation` without modes means form mode. */
export function supportsMode(declared: unknown, mode: 'form' | 'url'): boolean {
  const elicitation = (declared as { elicitation?: unknown } | undefined)?.elicitation;
  if (!isObject(elicitation) || !Object.hasOwn(SUPPORTED, mode)) return false;
  const names = (name: string) => Number(Object.hasOwn(elicitation, name) && isObject(elicitation[name]));
  return SUPPORTED[mode][names('form') + 2 * names('url')];
}
