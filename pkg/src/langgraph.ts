// `mcp-elicitation/langgraph`: answers the interrupts of a LangGraph graph.
import { check, type Inquiry } from './clients/ask-round.js';
import { askInterrupts, type InterruptAnswer, type Report } from './clients/interrupts.js';
import type { ApprovalOptions, Host } from './clients/types.js';

/** An interrupt as returned by `@langchain/langgraph` 1.x (`__interrupt__`) and by its server's SDK. */
export interface Interrupt {
  id?: string;
  /** The name of the id in older releases. */
  interrupt_id?: string;
  /** The argument of `interrupt()`: a text, or an object with a text. */
  value?: any;
  /** The schema of `interrupt(value, { responseSchema })`. */
  response_schema?: any;
}

/** An interrupt without an answer of the user. */
export interface Refused {
  interrupt: Interrupt;
  action: 'decline' | 'cancel';
}

/**
 * Shows the interrupts of a graph as the steps of one card, and returns the value for `new Command({ resume })`: the
 * answers by the ids of the interrupts, or the answer itself for a graph without ids; undefined if nothing was
 * answered.
 *
 * The schema is the interrupt's own `response_schema`, or one in its value (`responseSchema`, `response_schema`,
 * `schema`). A schema that is not an object becomes a single field, and its value is the answer. A value without a
 * schema asks for one of its `options`, or for a text; all of the value is shown. A value of type `mcp_elicitation`
 * contains the requests of an MCP server, from LangChain's adapter: its answer is `{ responses }` with an
 * `ElicitResult` for each key, whatever the user decides.
 *
 * LangGraph cannot express a refusal: declined and cancelled interrupts are in `refused`, and the graph waits. What
 * cannot be shown is in `unanswered` with its diagnostics, and so is an approval that the user closed (`cancelled`).
 */
export async function answerInterrupts(
  interrupts: readonly Interrupt[],
  host: Host,
  { always: words, ...options }: ApprovalOptions = {},
): Promise<{ resume?: any; refused: Refused[] } & Report<Interrupt>> {
  const { graphInquiry } = await import('./clients/graph-value.js');
  let resume: any;
  const refused: Refused[] = [];
  const report = await askInterrupts(
    interrupts,
    host,
    options,
    ({ id, interrupt_id }) => id ?? interrupt_id ?? undefined,
    ({ value, response_schema }) =>
      value?.type === 'mcp_elicitation' ? ofMcp(value) : graphInquiry(value, response_schema, words),
    (id: string | undefined, { payload, action }, interrupt) => {
      if (action) refused.push({ interrupt, action: action as Refused['action'] });
      // A graph without ids waits for a single value, without an object around it.
      else resume = id === undefined ? payload : { ...resume, [id]: payload };
    },
  );
  return { ...(resume !== undefined && { resume }), refused, ...report };
}

/** Returns the inquiry of an MCP server, from LangChain's adapter: a step for each request of its round, or one. */
function ofMcp(value: any): Inquiry<InterruptAnswer> {
  const { requests } = value;
  const all = [requests ?? value].flat();
  check(all.length, 'requests');
  return {
    steps: all.map(({ key, type, requested_schema, elicitation_id, ...params }) => {
      const isRead = typeof params.message === 'string' && typeof (requested_schema ?? {}) === 'object';
      check(isRead && (!requests || typeof key === 'string'), 'requests');
      const spelled = { requestedSchema: requested_schema ?? undefined, elicitationId: elicitation_id ?? undefined };
      return { params: { ...params, ...spelled } };
    }),
    answer: (results) => ({
      payload: requests ? { responses: Object.fromEntries(all.map(({ key }, at) => [key, results[at]])) } : results[0],
    }),
  };
}
