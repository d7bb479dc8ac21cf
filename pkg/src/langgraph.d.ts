import type { ElicitationServer } from './element.js';
import type { Host } from './mcp.js';

/** What a graph waits for, as `@langchain/langgraph` 1.x and the SDK of its server give it (`__interrupt__`, `thread.interrupts`). */
export interface Interrupt {
  id?: string;
  /** What older releases call the id. */
  interrupt_id?: string;
  /** What the graph passed to `interrupt()`: a text, or an object with `message`, `question` or `description`. */
  value?: any;
  /** The schema of `interrupt(value, { responseSchema })`. */
  response_schema?: any;
}

/**
 * Asks the interrupts of a graph as the steps of one card, and gives what `new Command({ resume })` takes: the answers by the ids of
 * the interrupts, or, of a graph that gives none, the answer itself; nothing where nothing was answered.
 *
 * The schema is the interrupt's own `response_schema`, or one that its value carries (`responseSchema`, `response_schema`). A schema
 * of anything but an object is one field, and its value is the answer; a text without any asks for a text.
 * A value of type `mcp_elicitation` has the questions of an MCP server, as LangChain's adapter hands them on: the answer is
 * `{ responses }` with an `ElicitResult` for each key, whatever the person does.
 *
 * LangGraph has no word for no: what was declined or cancelled is in `refused`, and the graph goes on waiting for it until the host
 * resumes it with what the graph expects. What cannot be drawn is in `unanswered`, with the diagnostics that say why; so is what has no schema
 * and is more than a text (`nothing-asked`), such as the approval of a call, which nobody would see,
 * and what is no interrupt (`malformed-interrupt`).
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
    /** Who asks: the graph, by the name that the host knows it by. */
    server?: string | ElicitationServer;
    /** What stands for the graph where its questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
  },
): Promise<{ resume?: any; refused: { interrupt: Interrupt; action: 'decline' | 'cancel' }[]; unanswered: { interrupt: Interrupt; diagnostics: any[] }[] }>;
