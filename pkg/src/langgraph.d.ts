import type { ElicitationServer } from './element.js';
import type { Host } from './mcp.js';

/**
 * An interrupt as returned by `@langchain/langgraph` 1.x and by its server's SDK (`__interrupt__`,
 * `thread.interrupts`).
 */
export interface Interrupt {
  id?: string;
  /** The name of the id in older releases. */
  interrupt_id?: string;
  /** The argument of `interrupt()`: a text, or an object with `message`, `question` or `description`. */
  value?: any;
  /** The schema of `interrupt(value, { responseSchema })`. */
  response_schema?: any;
}

/**
 * Shows the interrupts of a graph as the steps of one card, and returns the value for `new Command({ resume })`: the
 * answers by the ids of the interrupts, or the answer itself for a graph without ids; undefined if nothing was
 * answered.
 *
 * The schema is the interrupt's own `response_schema`, or one in its value (`responseSchema`, `response_schema`). A
 * schema that is not an object becomes a single field, and its value is the answer; a text without a schema gets a text
 * field. A value of type `mcp_elicitation` contains the requests of an MCP server, from LangChain's adapter: its answer
 * is `{ responses }` with an `ElicitResult` for each key, whatever the user decides.
 *
 * LangGraph cannot express a refusal: declined and cancelled interrupts are in `refused`, and the graph waits until the
 * host resumes it with a value that the graph expects. Interrupts that cannot be shown are in `unanswered`, with their
 * diagnostics. So are values without a schema that are more than a text (`nothing-asked`), such as a call to approve,
 * because their content would not be shown, and values that are not interrupts (`malformed-interrupt`).
 *
 * ```js
 * const { resume, refused, unanswered } = await answerInterrupts(state.__interrupt__, element, { server: { name: 'booking' } });
 * if (!refused.length && !unanswered.length) await graph.invoke(new Command({ resume }), config);
 * ```
 */
export function answerInterrupts(
  interrupts: readonly Interrupt[],
  host: Host,
  options?: {
    /** The server to show: the graph, by the name that the host uses for it. */
    server?: string | ElicitationServer;
    /** The identity under which the graph's questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
  },
): Promise<{ resume?: any; refused: { interrupt: Interrupt; action: 'decline' | 'cancel' }[]; unanswered: { interrupt: Interrupt; diagnostics: any[] }[] }>;
