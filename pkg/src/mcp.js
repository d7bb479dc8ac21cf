// `mcp-elicitation/mcp`: from MCP clients to the element and back. No dependency, no DOM: clients are known by their shape.
export { attach } from './attach.js';
export { callTool, getPrompt, readResource } from './calls.js';
export { capabilities, supportsMode } from './capabilities.js';
export { paramsHandler, requestHandler } from './handlers.js';
export { createRelay, relayHandler } from './relay.js';
export { answerInputRequests, answerRounds } from './rounds.js';

/** @type {typeof import('./mcp.js').fromUrlElicitationRequired} */
export function fromUrlElicitationRequired(error) {
  const { code, data } = /** @type {any} */ (error) ?? {};
  const elicitations = code === -32042 && Array.isArray(data?.elicitations) ? data.elicitations : [];
  return elicitations
    .filter((/** @type {any} */ given) => given?.mode === 'url' && typeof given.url === 'string' && typeof given.elicitationId === 'string')
    .map((/** @type {any} */ { message, url, elicitationId }) => ({ mode: 'url', message: String(message ?? ''), url, elicitationId }));
}
