// `mcp-elicitation/langgraph`: shows the interrupts of a LangGraph graph as the steps of one card, and returns the
// answers as `Command({ resume })`.
import { askRound, check, isText, isTextOrNone, nothingAsked, question, readInterrupts } from './interrupts.js';
import { isObject } from './json.js';

/** The type of a server's questions in LangChain's MCP adapter. */
const OF_MCP = 'mcp_elicitation';

/** @type {typeof import('./langgraph.js').answerInterrupts} */
export async function answerInterrupts(interrupts, host, options = {}) {
  const { answered, unanswered } = await askRound(host, readInterrupts(interrupts, idOf, asked), options);
  /** @type {[string | undefined, unknown][]} */
  const values = [];
  /** @type {Awaited<ReturnType<typeof answerInterrupts>>['refused']} */
  const refused = [];
  for (const interrupt of interrupts) {
    const own = answered.filter(({ question }) => question.interrupt === interrupt);
    if (!own.length || unanswered.some((one) => one.interrupt === interrupt)) continue;
    const [
      {
        question: { payloadOf, key },
        result,
      },
    ] = own;
    const id = idOf(interrupt);
    if (key !== undefined)
      values.push([id, { responses: Object.fromEntries(own.map(({ question, result }) => [question.key, result])) }]);
    else if (isOfMcp(interrupt)) values.push([id, result]);
    else if (result.action === 'accept') values.push([id, payloadOf(result.content)]);
    else refused.push({ interrupt, action: result.action });
  }
  // A graph without ids waits for a single value, without an object around it.
  const resume = values.every(([id]) => id !== undefined) ? Object.fromEntries(values) : values[0][1];
  return { ...(values.length && { resume }), refused, unanswered };
}

/** @param {import('./langgraph.js').Interrupt} interrupt */
const idOf = ({ id, interrupt_id }) => id ?? interrupt_id ?? undefined;

/** @param {import('./langgraph.js').Interrupt} interrupt */
const isOfMcp = ({ value }) => value?.type === OF_MCP;

/** The members of a value that can contain its text. */
const TEXTS = ['message', 'question', 'description'];

/**
 * Returns the questions of an interrupt: for an MCP server one for each request of the round, with its key. A text
 * without a schema gets a text field. Other values without a schema, such as a call to approve, could not be shown in
 * full, so they are left to the host.
 * @param {import('./langgraph.js').Interrupt} interrupt
 * @returns {{ key?: string, params: object, payloadOf(content: any): unknown }[]}
 */
function asked(interrupt) {
  const { value } = interrupt;
  if (isOfMcp(interrupt)) {
    const { requests } = value;
    const isList =
      Array.isArray(requests) && requests.length > 0 && requests.every((one) => typeof one?.key === 'string');
    check(requests === undefined || isList, 'requests');
    return (requests ?? [value]).map(ofMcp);
  }
  const given = typeof value === 'string' ? { message: value } : Object(value);
  check(
    TEXTS.every((name) => isTextOrNone(given[name])),
    'message',
  );
  const text = TEXTS.map((name) => given[name])
    .filter(isText)
    .join('\n\n');
  const schema = interrupt.response_schema ?? given.responseSchema ?? given.response_schema;
  if (schema) return [question(text, schema)];
  if (!text || Object.keys(given).some((name) => !TEXTS.includes(name))) throw nothingAsked();
  return [question(text, { type: 'string' })];
}

/** @param {any} request in the spelling of Python */
function ofMcp({ key, type, requested_schema, elicitation_id, ...params }) {
  check(typeof params.message === 'string' && (!requested_schema || isObject(requested_schema)), 'requests');
  const spelled = {
    ...(requested_schema && { requestedSchema: requested_schema }),
    ...(elicitation_id && { elicitationId: elicitation_id }),
  };
  return { key, params: { ...params, ...spelled }, payloadOf: (/** @type {any} */ content) => content };
}
