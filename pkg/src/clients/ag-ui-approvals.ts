// The approvals of tool calls in AG-UI's interrupts: `{ approved }`, with edited arguments or a reason, of the
// protocol's own examples, pydantic-ai, Microsoft's Agent Framework and LangGraph.
import { approvalQuestion, parse, type Always } from './approval.js';
import { isText, left } from './ask-round.js';
import { isObject } from '../rounds/json.js';
import { toolApprovals, type ToolApproval } from './tool-approvals.js';

export { approvalAnswer } from './tool-approvals.js';

/** An interrupt, as far as it is read here. */
interface Interrupt {
  id: string;
  reason: string;
  message?: string;
  toolCallId?: string;
  responseSchema?: Record<string, any>;
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

/** The members of an answer that are no arguments. */
const OWN = ['approved', 'accepted', 'editedArgs', 'reason'];

/** Returns the approvals of an interrupt; undefined if it asks for something else. */
export function approvalsOf(interrupt: Interrupt, call?: Call, always?: Always): ToolApproval[] | undefined {
  const { id, reason, message, toolCallId, responseSchema, metadata } = interrupt;
  const ofGraph = metadata?.langgraph?.raw && toolApprovals(metadata.langgraph.raw, responseSchema, always);
  if (ofGraph) return ofGraph;
  const { properties: own = {}, required = [] } = responseSchema ?? {};
  const isReadable = isObject(responseSchema ?? {}) && isObject(own) && Array.isArray(required);
  if (!isReadable) return undefined;
  const properties = own as Record<string, any>;
  const names = Object.keys(properties);
  const isYesOrNo = (name: string) => properties[name]?.type === 'boolean' && properties[name].const === undefined;
  const isBare = !responseSchema && (reason === 'tool_call' || reason === 'confirmation');
  const isLone = toolCallId && names.length === 1 && isYesOrNo(names[0]);
  const lone = isLone && required.includes(names[0]) ? names[0] : undefined;
  const flag = isBare ? 'approved' : (lone ?? OWN.slice(0, 2).find(isYesOrNo));
  const { toolCall, agent_framework } = metadata ?? {};
  const known = call ?? ([toolCall, agent_framework?.function_call].find((own) => isObject(own)) as Call | undefined);
  if (!flag || !(toolCallId || known || reason === 'confirmation' || names.length > 1)) return undefined;
  // Only the host's and the agent's own record of the call has its arguments; an agent omits them if there are none.
  const isCall = reason === 'tool_call' || toolCallId;
  if (isCall && !(call ? call.arguments !== undefined : known))
    throw left('nothing-asked', 'The arguments of the tool call are not known');
  const given = known?.arguments;
  const args = Object((typeof given === 'string' ? parse(given || '{}') : given) ?? {});
  const others = names.filter((name) => name !== flag && !OWN.includes(name));
  if (others.some((name) => !Object.hasOwn(args, name))) return undefined;
  const { editedArgs } = properties;
  const isWhole = !editedArgs && others.length > 0;
  const canEdit = known && (editedArgs || isWhole);
  const { name: tool, schema } = known ?? {};
  const says = [message && tool && named(message, tool) ? undefined : message, lone && properties[lone].description];
  const text = says.filter(isText).join('\n\n') || (!tool && lone && properties[lone].title);
  const isDotNet = isText(toolCall?.callId) || (id.startsWith('ficc_') && known);
  const echo = isDotNet && {
    toolCall: isText(toolCall?.callId) ? toolCall : { callId: toolCallId, name: tool, arguments: args },
  };
  const question = approvalQuestion(
    {
      text,
      tool,
      args,
      schema: schema ?? (editedArgs?.properties ? editedArgs : { properties }),
      root: schema ?? responseSchema,
      allows: [
        'approve',
        'reject',
        ...(canEdit ? ['edit' as const] : []),
        ...(properties.reason ? ['reason' as const] : []),
      ],
    },
    always,
  );
  return [
    {
      ...question,
      tool: tool ?? '',
      answer: ([{ decision, args, message }]) => ({
        ...(decision === 'edit' && editedArgs && { editedArgs: args }),
        ...(decision !== 'reject' && isWhole && args),
        ...(message && { reason: message }),
        ...echo,
        // Last, because an argument may have the same name.
        [flag]: decision !== 'reject',
      }),
    },
  ];
}

/** True if a message only names the call whose arguments are fields, as that of pydantic-ai. */
const named = (message: string, tool: string) => message.startsWith(`Approve ${tool}(`) && message.endsWith(')?');
