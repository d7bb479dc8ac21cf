// The approvals of tool calls in AG-UI's interrupts.
import { argumentsOf } from './approval.js';
import { check, fault, isText, paragraphs, type Inquiry } from './ask-round.js';
import { valueQuestion } from './graph-value.js';
import { question, type InterruptAnswer } from './interrupts.js';
import { inquiryOf, toolApprovals, type Calls } from './tool-approvals.js';
import type { Always } from './types.js';
import { isObject } from '../rounds/json.js';

/** An interrupt of an AG-UI 1.0 run, as declared by `@ag-ui/core`. */
export interface Interrupt {
  id: string;
  reason: string;
  message?: string;
  toolCallId?: string;
  responseSchema?: Record<string, any>;
  /** RFC 3339, seconds or milliseconds since 1970 (also as text), or a date. */
  expiresAt?: string | number | Date;
  metadata?: Record<string, any>;
}

/** The tool call of an interrupt. */
export interface Call {
  name: string;
  /** As a value or as JSON text, which is exact. */
  arguments?: unknown;
  /** The tool's own schema of its arguments. */
  schema?: unknown;
}

/** Returns the inquiry of an interrupt that is about a tool call or comes from LangGraph; undefined for another. */
export function callInquiry(
  interrupt: Interrupt,
  call: Call | undefined,
  always: Always | undefined,
): Inquiry<InterruptAnswer> | undefined {
  const { reason, message, responseSchema, metadata } = interrupt;
  const raw = metadata?.langgraph?.raw;
  const ofGraph = raw && toolApprovals(raw, responseSchema, always);
  if (ofGraph) return ofGraph;
  const approval = approvalOf(interrupt, call);
  if (approval) return inquiryOf(approval, always);
  if (raw && !responseSchema) return valueQuestion(raw);
  if (!call) return undefined;
  const { name, arguments: args } = call;
  const parts = [name, typeof args === 'string' ? args : JSON.stringify(args, undefined, 1)];
  return question(paragraphs(message, parts.filter(Boolean).join(' ')), responseSchema, reason);
}

/** The names of a yes to a call; without a call, only the first two. Under any other name, `false` may be the yes. */
const FLAGS = ['approved', 'accepted', 'approve', 'accept', 'allowed', 'allow', 'confirmed', 'confirm', 'proceed'];

/** Returns the property that says yes or no to a call; undefined if an interrupt asks for something else. */
function flagOf({ reason, toolCallId, responseSchema }: Interrupt): string | undefined {
  if (!responseSchema) return reason === 'tool_call' || reason === 'confirmation' ? 'approved' : undefined;
  const { properties = {}, required = [] } = responseSchema;
  check(Array.isArray(required), 'schema');
  const isYesOrNo = (name: string) => properties?.[name]?.type === 'boolean' && properties[name].const === undefined;
  return (toolCallId ? FLAGS : FLAGS.slice(0, 2)).find(isYesOrNo);
}

/** The members of an answer that are no arguments. */
const OWN = ['approved', 'accepted', 'editedArgs', 'reason'];

/** Returns the approval of an interrupt; undefined if it asks for something else. */
function approvalOf(interrupt: Interrupt, call: Call | undefined): Calls | undefined {
  const { id, reason, message, toolCallId, responseSchema, metadata } = interrupt;
  const { toolCall, agent_framework } = metadata ?? {};
  const flag = flagOf(interrupt);
  const known: Call | undefined =
    call ?? [toolCall, agent_framework?.function_call].find((one): one is Call => isObject(one));
  const properties = responseSchema?.properties ?? {};
  const names = Object.keys(properties);
  if (!flag || !(toolCallId || known || reason === 'confirmation' || names.length > 1)) return undefined;
  // Only the host's and the agent's own record of the call has its arguments; an agent omits them if there are none.
  const isCall = reason === 'tool_call' || toolCallId;
  if (isCall && !(call ? call.arguments !== undefined : known))
    throw fault('nothing-asked', 'The arguments of the tool call are not known');
  const { name: tool, schema, arguments: values } = known ?? {};
  const args = argumentsOf(values);
  const others = names.filter((name) => name !== flag && !OWN.includes(name));
  if (others.some((name) => !Object.hasOwn(args, name))) return undefined;
  const { editedArgs } = properties;
  const isWhole = !editedArgs && others.length > 0;
  const { title, description } = toolCallId && names.length === 1 ? properties[flag] : ({} as Record<string, any>);
  // The message of pydantic-ai only names the call, whose arguments are fields.
  const isName = tool && message?.startsWith(`Approve ${tool}(`) && message.endsWith(')?');
  const text = paragraphs(isName ? undefined : message, description);
  const echo = isText(toolCall?.callId)
    ? { toolCall }
    : id.startsWith('ficc_') && known && { toolCall: { callId: toolCallId, name: tool, arguments: args } };
  const approval = {
    text: text || (tool ? undefined : title),
    tool,
    args,
    schema: schema ?? (editedArgs?.properties ? editedArgs : { properties }),
    root: schema ?? responseSchema,
    allows: [
      'approve',
      'reject',
      ...(known && (editedArgs || isWhole) ? ['edit'] : []),
      ...(properties.reason ? ['reason'] : []),
    ],
  };
  const answer: Calls['answer'] = ([{ decision, args, message }]) => ({
    ...(decision === 'edit' && editedArgs && { editedArgs: args }),
    ...(decision !== 'reject' && isWhole && args),
    ...(message && { reason: message }),
    ...echo,
    // Last, because an argument may have the same name.
    [flag]: decision !== 'reject',
  });
  return { calls: [approval], answer };
}
