// `mcp-elicitation/eve`: answers what a session of eve asks, in `input.requested`.
import { askRound, check, fault, isText, type Inquiry } from './clients/ask-round.js';
import { answerSchema } from './clients/choice.js';
import type { AgentOptions, Host } from './clients/types.js';

/** A request of a session, as declared by `eve`. */
export interface InputRequest {
  requestId: string;
  kind: 'question' | 'session-limit' | 'tool-approval';
  prompt: string;
  options?: readonly { id: string; label: string; description?: string }[];
  allowFreeform?: boolean;
  /** The call that asks, or that waits for approval. */
  action?: { toolName: string; input: unknown };
}

/** The answer to a request, as declared by `eve`. */
export interface InputResponse {
  requestId: string;
  optionId?: string;
  text?: string;
}

/**
 * Shows requests as the steps of one card, and returns the responses. A question is answered with an option or a text;
 * the approval of a tool call shows its arguments, and a rejection may say why. What the user skips or closes has no
 * response, and stays open in the session. Requests that cannot be shown are in `unanswered`, with the reasons.
 */
export async function answerInputs(
  requests: readonly InputRequest[],
  host: Host,
  options: AgentOptions = {},
): Promise<{ responses: InputResponse[]; unanswered: { request: InputRequest; diagnostics: any[] }[] }> {
  const { approvalInquiry } = await import('./clients/approval.js');
  const responses: InputResponse[] = [];
  const own = { ...options, isAgentsQuestion: true };
  const unanswered = await askRound('request', requests, host, own, (request): Inquiry<void> => {
    const { requestId, kind, prompt, options, allowFreeform, action } = request;
    check(typeof requestId === 'string', 'requestId');
    const respond = (response: Omit<InputResponse, 'requestId'>) => responses.push({ requestId, ...response });
    if (kind === 'tool-approval') {
      if (!action) throw fault('nothing-asked', 'The arguments of the tool call are not known');
      const { toolName: tool, input: args } = action;
      const allows = ['approve', 'reject', 'reason'];
      const { steps, answer } = approvalInquiry({ text: prompt, tool, args, allows });
      // Not just any other option: that could be a further yes.
      const no = options?.find(({ id }) => id === 'deny')?.id ?? 'cancel';
      return {
        steps,
        answer(results) {
          const { decision, message } = answer(results) ?? {};
          if (decision)
            respond({ optionId: decision === 'reject' ? no : 'approve', ...(message && { text: message }) });
        },
      };
    }
    check(isText(prompt), 'prompt');
    const choices = options?.map(({ id, label, description = '' }) => ({ value: id, label, description }));
    const requestedSchema = answerSchema(choices, { free: allowFreeform });
    return {
      steps: [{ params: { mode: 'form', message: prompt, requestedSchema } }],
      answer([{ content }]) {
        const { answer, other } = (content ?? {}) as Record<string, string>;
        if (other !== undefined) respond({ text: other });
        else if (content) respond(choices?.length ? { optionId: answer } : { text: answer });
      },
    };
  });
  return { responses, unanswered };
}
