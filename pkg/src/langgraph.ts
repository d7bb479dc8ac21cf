// `mcp-elicitation/langgraph`: shows the interrupts of a LangGraph graph as the steps of one card, and returns the
// answers as `Command({ resume })`.
import { askRound, check, type Content } from './clients/ask-round.js';
import type { Always } from './clients/approval.js';
import { readInterrupts } from './clients/interrupts.js';
import type { toolApprovals, ToolApproval } from './clients/tool-approvals.js';
import { textQuestion } from './clients/schema-question.js';
import { isObject } from './rounds/json.js';
import type { Host } from './clients/types.js';
import type { ElicitationServer } from './rounds/types.js';

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

/** The type of a server's questions in LangChain's MCP adapter. */
const OF_MCP = 'mcp_elicitation';

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
 * diagnostics. So are values without a schema that are more than a text and no tool call (`nothing-asked`), because
 * their content would not be shown, values that are not interrupts (`malformed-interrupt`), and approvals that the user
 * has closed (`cancelled`).
 *
 * ```js
 * const server = { name: 'booking' };
 * const { resume, refused, unanswered } = await answerInterrupts(state.__interrupt__, element, { server });
 * if (!refused.length && !unanswered.length) await graph.invoke(new Command({ resume }), config);
 * ```
 */
export async function answerInterrupts(
  interrupts: readonly Interrupt[],
  host: Host,
  options: {
    /** The server to show: the graph, by the name that the host uses for it. */
    server?: string | ElicitationServer;
    /** The identity under which the graph's questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
    /** The host's words for approving all further calls of a tool; without them, the choice is not offered. */
    always?: Always;
  } = {},
): Promise<{
  resume?: any;
  refused: { interrupt: Interrupt; action: 'decline' | 'cancel' }[];
  unanswered: { interrupt: Interrupt; diagnostics: any[] }[];
  /** The tools whose further calls the user approved too, with the interrupts. */
  always?: { interrupt: Interrupt; tool: string }[];
}> {
  // Approvals are a part of their own, which a graph with other questions never loads.
  const isPlain = (one: Interrupt) => typeof one?.value === 'string' || isOfMcp(one);
  const approvals = interrupts.every(isPlain) ? undefined : await import('./clients/tool-approvals.js');
  const read = readInterrupts(interrupts, idOf, (interrupt) =>
    questionsOf(interrupt, options.always, approvals?.toolApprovals),
  );
  const { answered, unanswered } = await askRound(host, read, options);
  const values: [string | undefined, unknown][] = [];
  const refused: Awaited<ReturnType<typeof answerInterrupts>>['refused'] = [];
  const always: { interrupt: Interrupt; tool: string }[] = [];
  for (const interrupt of interrupts) {
    const own = answered.filter(({ question }) => question.interrupt === interrupt);
    if (!own.length || unanswered.some((one) => one.interrupt === interrupt)) continue;
    const [{ question, result }] = own;
    const { payloadOf, key, answer } = question;
    const id = idOf(interrupt);
    if (answer) {
      const answered = approvals?.approvalAnswer(own, { unanswered }, always);
      if (answered) values.push([id, answered.payload]);
    } else if (key !== undefined)
      values.push([id, { responses: Object.fromEntries(own.map(({ question, result }) => [question.key, result])) }]);
    else if (isOfMcp(interrupt)) values.push([id, result]);
    else if (result.action === 'accept') values.push([id, payloadOf?.(result.content as Content)]);
    else refused.push({ interrupt, action: result.action });
  }
  // A graph without ids waits for a single value, without an object around it.
  const resume = values.every(([id]) => id !== undefined) ? Object.fromEntries(values) : values[0][1];
  return { ...(values.length && { resume }), refused, unanswered, ...(always.length && { always }) };
}

const idOf = ({ id, interrupt_id }: Interrupt) => id ?? interrupt_id ?? undefined;

const isOfMcp = (interrupt: Interrupt) => interrupt?.value?.type === OF_MCP;

/** A question of an interrupt. */
interface Asking extends Partial<ToolApproval> {
  params: object;
  key?: string;
  payloadOf?(content: Content): unknown;
}

/**
 * Returns the questions of an interrupt: for an MCP server one for each request of the round, with its key; for
 * approvals one for each tool call; else the one of its text or schema.
 */
function questionsOf(interrupt: Interrupt, always?: Always, readApprovals?: typeof toolApprovals): Asking[] {
  const { value } = interrupt;
  if (isOfMcp(interrupt)) {
    const { requests } = value;
    const isList =
      Array.isArray(requests) && requests.length > 0 && requests.every((one) => typeof one?.key === 'string');
    check(requests === undefined || isList, 'requests');
    return (requests ?? [value]).map(ofMcp);
  }
  const approvals = readApprovals?.(value, interrupt.response_schema, always);
  if (approvals) return approvals;
  return [textQuestion(value, interrupt.response_schema)];
}

/** A request in the spelling of Python. */
interface PythonRequest {
  key?: string;
  type?: string;
  message: string;
  requested_schema?: object;
  elicitation_id?: string;
}

function ofMcp({ key, type, requested_schema, elicitation_id, ...params }: PythonRequest) {
  check(typeof params.message === 'string' && (!requested_schema || isObject(requested_schema)), 'requests');
  const spelled = {
    ...(requested_schema && { requestedSchema: requested_schema }),
    ...(elicitation_id && { elicitationId: elicitation_id }),
  };
  return { key, params: { ...params, ...spelled }, payloadOf: (content: Content) => content };
}
