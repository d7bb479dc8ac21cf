// The approvals of tool calls in LangGraph's interrupts: those of LangChain's middleware, for one call or for several,
// in Python's names or JavaScript's; the older `action_request`; and `{ question, tool_call }`.
import {
  approvalQuestion,
  type Always,
  type Approval,
  type ApprovalQuestion,
  type Decision,
  type Verdict,
} from './approval.js';
import { check, readOrLeave, type Asked, type Read } from './ask-round.js';
import { isObject } from '../rounds/json.js';
import type { ElicitResult } from '../rounds/types.js';

type Members = Record<string, any>;

/** One of several approvals in an interrupt. */
export interface ToolApproval extends ApprovalQuestion {
  /** The tool's name. */
  tool: string;
  /** Returns the answer to the interrupt for the decisions about all its calls, in their order. */
  answer(verdicts: Verdict[]): unknown;
}

/** Returns the approvals in the value of an interrupt; undefined if it is something else. */
export function toolApprovals(value: unknown, responseSchema?: unknown, always?: Always): ToolApproval[] | undefined {
  const read = readBatch(value) ?? readCall(value, responseSchema) ?? readInbox(value) ?? readReview(value);
  return read?.calls.map((call) => {
    check(typeof call.tool === 'string', 'tool');
    return { ...approvalQuestion(call, always), tool: call.tool as string, answer: read.answer };
  });
}

interface Calls {
  calls: Approval[];
  answer(verdicts: Verdict[]): unknown;
}

/** Removes the call from a description of LangChain, because its arguments are fields. */
const withoutCall = (text: unknown, tool: string) => {
  if (typeof text !== 'string') return undefined;
  const at = text.indexOf(`\n\nTool: ${tool}\nArgs: `);
  return at < 0 ? text : text.slice(0, at);
};

const asDecisions = (allowed: unknown): Decision[] => {
  check(Array.isArray(allowed) && allowed.length, 'decisions');
  const known = ['approve', 'edit', 'reject', 'respond'].filter((decision) =>
    (allowed as unknown[]).includes(decision),
  );
  return [...(known as Decision[]), ...(known.includes('reject') ? ['reason' as const] : [])];
};

/** Creates a function that writes a decision in the names of Python or of JavaScript. */
const decided =
  (edited: string) =>
  (tool: string, { decision, args, message }: Verdict): unknown => ({
    type: decision,
    ...(decision === 'edit' && { [edited]: { name: tool, args } }),
    ...(message !== undefined && { message }),
  });

/** LangChain's middleware: several calls in one interrupt. */
function readBatch(value: unknown): Calls | undefined {
  const { action_requests, actionRequests, review_configs, reviewConfigs } = Object(value) as Members;
  const requests = action_requests ?? actionRequests;
  if (requests === undefined) return undefined;
  const configs = review_configs ?? reviewConfigs ?? [];
  check(Array.isArray(requests) && requests.length && Array.isArray(configs), 'requests');
  const write = decided(actionRequests ? 'editedAction' : 'edited_action');
  const calls = (requests as Members[]).map(({ name, args, arguments: own, description }) => {
    const config = configs.find((config: Members) => (config?.action_name ?? config?.actionName) === name) ?? {};
    return {
      text: withoutCall(description, name),
      tool: name,
      args: args ?? own,
      schema: config.args_schema ?? config.argsSchema,
      allows: asDecisions(config.allowed_decisions ?? config.allowedDecisions),
    };
  });
  const answer = (verdicts: Verdict[]) => ({
    decisions: verdicts.map((verdict, at) => write(calls[at].tool, verdict)),
  });
  return { calls, answer };
}

/** LangChain's middleware: an interrupt for each call, with the decisions that its schema allows. */
function readCall(value: unknown, schema: unknown): Calls | undefined {
  const { type, name, args, description, toolCallId } = Object(value) as Members;
  if (type !== 'tool_approval' && type !== 'toolApproval') return undefined;
  const { $defs, definitions, ...root } = Object(schema) as Members;
  const of = (branch: any): Members => {
    const path = typeof branch?.$ref === 'string' ? branch.$ref.slice(2).split('/') : undefined;
    return Object(path ? path.reduce((at: any, key: string) => at?.[key], schema) : branch);
  };
  const branches = (root.oneOf ?? root.anyOf ?? [root]).map((branch: any) => of(branch).properties ?? {});
  const typeOf = (properties: Members) => properties.type?.const ?? properties.type?.enum?.[0];
  const edit = branches.find((properties: Members) => typeOf(properties) === 'edit') ?? {};
  const isCamel = 'editedAction' in edit || toolCallId !== undefined;
  const edited = of(edit.edited_action ?? edit.editedAction);
  const call = {
    text: withoutCall(description, name),
    tool: name,
    args,
    schema: edited.properties?.args,
    root: schema,
    allows: asDecisions(schema ? branches.map(typeOf) : ['approve', 'edit', 'reject']),
  };
  const write = decided(isCamel ? 'editedAction' : 'edited_action');
  return { calls: [call], answer: ([verdict]) => write(name, verdict) };
}

/** The older shape of LangGraph's agent inbox. */
function readInbox(value: unknown): Calls | undefined {
  const requests: Members[] = Array.isArray(value) ? value : [value];
  const actionOf = (request: Members) => request?.action_request ?? request?.actionRequest;
  if (!requests.length || !requests.every((request) => isObject(actionOf(request)))) return undefined;
  const calls = requests.map((request) => {
    const { action, args } = actionOf(request);
    const config = Object(request.config) as Members;
    const allowed: [Decision, string][] = [
      ['approve', 'accept'],
      ['edit', 'edit'],
      ['reject', 'ignore'],
      ['respond', 'respond'],
    ];
    const allows = allowed.filter(([, name]) => config[`allow_${name}`]).map(([decision]) => decision);
    check(allows.length, 'config');
    return { text: request.description, tool: action, args, allows };
  });
  const types = { approve: 'accept', edit: 'edit', reject: 'ignore', respond: 'response' };
  const answer = (verdicts: Verdict[]) =>
    verdicts.map(({ decision, args, message = null }, at) => ({
      type: types[decision],
      args: decision === 'edit' ? { action: calls[at].tool, args } : message,
    }));
  return { calls, answer };
}

/** A call to review, as in LangGraph's guides. */
function readReview(value: unknown): Calls | undefined {
  const { question, message, tool_call, toolCall = tool_call } = Object(value) as Members;
  if (!isObject(toolCall)) return undefined;
  const { name, args } = toolCall as Members;
  const answer = ([{ decision, args, message }]: Verdict[]) => {
    if (decision === 'approve') return { action: 'continue' };
    if (decision === 'edit') return { action: 'update', data: args };
    return { action: 'feedback', data: message ?? 'The user rejected this call.' };
  };
  return {
    calls: [
      { text: question ?? message, tool: name, args, allows: ['approve', 'edit', 'reject', 'reason', 'respond'] },
    ],
    answer,
  };
}

/** The reason why an approval has no answer: the user closed it. */
const CLOSED = { code: 'cancelled', severity: 'error' as const, location: '', message: 'The user closed the question' };

/**
 * Returns the answer to an interrupt of approvals, and the tools whose further calls the user approved too. An approval
 * without a decision leaves the interrupt unanswered.
 */
export function approvalAnswer<Interrupt>(
  own: { question: Partial<ToolApproval> & { interrupt: Interrupt }; result: ElicitResult }[],
  { unanswered }: Pick<Read<Interrupt, Asked>, 'unanswered'>,
  always: { interrupt: Interrupt; tool: string }[],
): { payload: unknown } | undefined {
  const [{ question }] = own;
  const { interrupt, answer } = question;
  const verdicts = readOrLeave(unanswered, interrupt, () =>
    own.flatMap(({ question, result }) => question.verdictOf?.(result) ?? []),
  );
  if (!verdicts) return undefined;
  if (verdicts.length < own.length) return void unanswered.push({ interrupt, diagnostics: [CLOSED] });
  for (const [at, verdict] of verdicts.entries())
    if (verdict.always) always.push({ interrupt, tool: own[at].question.tool as string });
  return { payload: answer?.(verdicts) };
}
