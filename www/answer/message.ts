// The message that returns the answer to the server.
import type { ElicitResult, InputResponses } from 'mcp-elicitation/element';
import type { Revision } from 'mcp-elicitation/validate';
import type { Shape } from '../request/shape.js';

/**
 * Returns the client's message for this answer: a JSON-RPC response up to 2025-11-25, from 2026-07-28 a repeated call.
 */
export function message(shape: Shape, revision: Revision, answer: ElicitResult | InputResponses) {
  if (revision !== '2026-07-28' && shape.kind !== 'inputRequests') {
    return { jsonrpc: '2.0', id: shape.id, result: answer };
  }
  const inputResponses = shape.kind === 'inputRequests' ? answer : { elicitation: answer };
  const params: Record<string, unknown> = { name: 'your_tool', arguments: {}, inputResponses };
  if (shape.requestState !== undefined) params.requestState = shape.requestState;
  return {
    jsonrpc: '2.0',
    id: typeof shape.id === 'number' ? shape.id + 1 : `${shape.id}-retry`,
    method: 'tools/call',
    params,
  };
}

/** Describes the message in one sentence. */
export function explain(shape: Shape, revision: Revision) {
  if (revision === '2026-07-28' || shape.kind === 'inputRequests') {
    return 'The call that needed input, sent again with the answers. Name and arguments are those of your call.';
  }
  return 'The JSON-RPC response to the request.';
}
