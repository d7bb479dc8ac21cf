// `mcp-elicitation/mcp`: connects MCP clients to the element. It has no dependencies and no DOM; clients are recognized
// by their shape.
export { attach } from './clients/attach.js';
export { answerInputRequests, answerRounds, callTool, getPrompt, readResource } from './clients/calls.js';
export { capabilities, supportsMode } from './clients/capabilities.js';
export { connect } from './clients/connect.js';
export { fromUrlElicitationRequired } from './clients/visits.js';
export { paramsHandler, requestHandler } from './clients/handlers.js';
export { DeliveryError } from './rounds/delivery-error.js';
export { createRelay, relayHandler } from './clients/relay.js';
export { answerTask } from './clients/tasks.js';
export type * from './clients/types.js';
export type * from './rounds/types.js';
