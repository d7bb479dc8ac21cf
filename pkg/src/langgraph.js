// `mcp-elicitation/langgraph`: the interrupts of a LangGraph graph, asked as the steps of one card and answered as `Command({ resume })`.
import { askRound, question } from './interrupts.js';

/** What the MCP adapter calls the question of a server. */
const OF_MCP = 'mcp_elicitation';

/** @type {typeof import('./langgraph.js').answerInterrupts} */
export async function answerInterrupts(interrupts, host, options = {}) {
  const { answered, unanswered } = await askRound(host, interrupts.map((interrupt) => ({ interrupt, ...asked(interrupt) })), options);
  /** @type {[string | undefined, unknown][]} */
  const values = [];
  /** @type {Awaited<ReturnType<typeof answerInterrupts>>['refused']} */
  const refused = [];
  for (const { question: { interrupt, payloadOf, isOfMcp }, result } of answered) {
    if (isOfMcp) values.push([interrupt.id, result]);
    else if (result.action === 'accept') values.push([interrupt.id, payloadOf(result.content)]);
    else refused.push({ interrupt, action: result.action });
  }
  // Graphs without ids wait for one thing alone, and take its value bare.
  const resume = values.every(([id]) => id !== undefined) ? Object.fromEntries(values) : values[0][1];
  return { ...(values.length && { resume }), refused, unanswered };
}

/** @param {import('./langgraph.js').Interrupt} interrupt */
function asked({ value, response_schema: own }) {
  const given = typeof value === 'object' && value ? value : { message: value };
  const message = `${given.message ?? given.question ?? given.description ?? ''}`;
  if (given.type !== OF_MCP) return { isOfMcp: false, ...question(message, own ?? given.responseSchema ?? given.response_schema) };
  const { type, requested_schema, elicitation_id, ...params } = given;
  const spelled = { ...(requested_schema && { requestedSchema: requested_schema }), ...(elicitation_id && { elicitationId: elicitation_id }) };
  return { isOfMcp: true, params: { ...params, ...spelled, message }, payloadOf: (/** @type {any} */ content) => content };
}
