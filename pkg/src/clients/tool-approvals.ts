// The approvals of tool calls in LangGraph's interrupts: those of LangChain's middleware, for one call or for several,
// in Python's names or JavaScript's; the older `action_request`; and `{ question, tool_call }`.
import { approvalInquiry, type Approval, type Verdict } from './approval.js';
import { argumentField, resolve } from './argument-field.js';
import { check, fault, type Inquiry } from './ask-round.js';
import type { InterruptAnswer } from './interrupts.js';
import type { Always } from './types.js';
import { isObject } from '../rounds/json.js';

export type Members = Record<string, any>;

/** The calls of an interrupt, and the answer for the decisions about them, in their order. */
export interface Calls {
  calls: Approval[];
  answer(verdicts: Verdict[]): unknown;
}

/** Returns the approvals in the value of an interrupt; undefined if it is something else. */
export function toolApprovals(value: unknown, responseSchema?: unknown, always?: Always) {
  const read = readBatch(value) ?? readCall(value, responseSchema) ?? readInbox(value) ?? readReview(value);
  for (const { tool } of read?.calls ?? []) check(typeof tool === 'string', 'tool');
  return read && inquiryOf(read, always);
}

/** Returns the inquiry of the calls of an interrupt. A call without a decision leaves the interrupt unanswered. */
export function inquiryOf({ calls, answer }: Calls, always?: Always): Inquiry<InterruptAnswer> {
  const inquiries = calls.map((call) => approvalInquiry(call, always, argumentField));
  return {
    steps: inquiries.flatMap(({ steps }) => steps),
    answer(results) {
      // An approval that was decided before the end is answered.
      if (results.some(({ action }) => action === 'expire')) return { action: 'expire' };
      const verdicts = inquiries.flatMap((inquiry, at) => inquiry.answer([results[at]]) ?? []);
      if (verdicts.length < calls.length) {
        // Only a call that asks for an answer has no verdict although it was declined.
        if (results.every(({ action }) => action !== 'cancel')) return { action: 'decline' };
        throw fault('cancelled', 'The user closed the question');
      }
      const further = calls.filter((_, at) => verdicts[at].always);
      return { payload: answer(verdicts), always: further.map(({ tool }) => tool ?? '') };
    },
  };
}

/** Removes the call from a description of LangChain, because its arguments are fields. */
const withoutCall = (text: unknown, tool: string) => {
  if (typeof text !== 'string') return undefined;
  const at = text.indexOf(`\n\nTool: ${tool}\nArgs: `);
  return at < 0 ? text : text.slice(0, at);
};

/** Returns the decisions that LangChain allows; a rejection may have a reason. */
const decisions = (allowed: unknown = []): string[] => {
  const all = [allowed].flat() as string[];
  return all.includes('reject') ? [...all, 'reason'] : all;
};

/**
 * Creates a function that writes a decision in the names of Python, of JavaScript or, where a client has added the
 * other names to a request, in both.
 */
const decided =
  (isPython: boolean, isJavaScript: boolean) =>
  (tool: string, { decision, args, message }: Verdict): unknown => ({
    type: decision,
    ...(decision === 'edit' && isPython && { edited_action: { name: tool, args } }),
    ...(decision === 'edit' && isJavaScript && { editedAction: { name: tool, args } }),
    ...(message !== undefined && { message }),
  });

/** LangChain's middleware: several calls in one interrupt. */
function readBatch(value: unknown): Calls | undefined {
  const { action_requests, actionRequests, review_configs, reviewConfigs } = Object(value) as Members;
  const requests = action_requests ?? actionRequests;
  if (requests === undefined) return undefined;
  const configs = review_configs ?? reviewConfigs ?? [];
  check(Array.isArray(requests) && requests.length && Array.isArray(configs), 'requests');
  const write = decided(!!action_requests, !!actionRequests);
  const calls = (requests as Members[]).map(({ name, args, arguments: own, description }) => {
    const config = configs.find((config: Members) => (config?.action_name ?? config?.actionName) === name) ?? {};
    return {
      text: withoutCall(description, name),
      tool: name,
      args: args ?? own,
      schema: config.args_schema ?? config.argsSchema,
      allows: decisions(config.allowed_decisions ?? config.allowedDecisions),
    };
  });
  const answer = (verdicts: Verdict[]) => ({
    decisions: verdicts.map((verdict, at) => write(calls[at].tool, verdict)),
  });
  return { calls, answer };
}

/** LangChain's middleware: an interrupt for each call, with the decisions that its schema allows. */
function readCall(value: unknown, schema: unknown): Calls | undefined {
  const { type, name, args, description, tool_call_id, toolCallId } = Object(value) as Members;
  if (type !== 'tool_approval' && type !== 'toolApproval') return undefined;
  const { oneOf, anyOf } = Object(schema) as Members;
  const branches = [oneOf ?? anyOf ?? schema].flat().map((branch) => resolve(branch, schema)?.properties ?? {});
  const typeOf = ({ type }: Members) => type?.const ?? type?.enum?.[0];
  const edit = branches.find((properties) => typeOf(properties) === 'edit') ?? {};
  const isJavaScript = 'editedAction' in edit || toolCallId !== undefined;
  const isPython = 'edited_action' in edit || tool_call_id !== undefined || !isJavaScript;
  const call = {
    text: withoutCall(description, name),
    tool: name,
    args,
    schema: resolve(edit.edited_action ?? edit.editedAction, schema)?.properties?.args,
    root: schema,
    allows: decisions(schema ? branches.map(typeOf) : ['approve', 'edit', 'reject']),
  };
  const write = decided(isPython, isJavaScript);
  return { calls: [call], answer: ([verdict]) => write(name, verdict) };
}

const INBOX = { approve: 'accept', edit: 'edit', reject: 'ignore', respond: 'respond' };

/** The older shape of LangGraph's agent inbox. */
function readInbox(value: unknown): Calls | undefined {
  const requests = [value].flat() as Members[];
  const actionOf = (request: Members) => request?.action_request ?? request?.actionRequest;
  if (!requests.length || !requests.every((request) => isObject(actionOf(request)))) return undefined;
  const calls = requests.map((request) => {
    const { action, args } = actionOf(request);
    const allowed = Object.entries(INBOX).filter(([, name]) => request.config?.[`allow_${name}`]);
    return { text: request.description, tool: action, args, allows: allowed.map(([decision]) => decision) };
  });
  const answer = (verdicts: Verdict[]) =>
    verdicts.map(({ decision, args, message = null }, at) => ({
      type: decision === 'respond' ? 'response' : INBOX[decision],
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
