// `mcp-elicitation/approvals`: asks the user to approve the tool calls of any agent, as the steps of one card.
import { approvalInquiry, type Approval, type Decision, type Verdict } from './clients/approval.js';
import { askRound } from './clients/ask-round.js';
import type { Always, ApprovalOptions, Host } from './clients/types.js';

export type { Always, Approval, Decision, Verdict };

/**
 * Shows tool calls as the steps of one card, with their arguments as fields, and returns a verdict for each, in the
 * same order. A verdict is undefined if the user closed the card, or if the call cannot be shown; `unanswered` has the
 * reasons.
 */
export async function answerApprovals(
  calls: readonly Approval[],
  host: Host,
  { always, ...options }: ApprovalOptions = {},
): Promise<{ verdicts: (Verdict | undefined)[]; unanswered: { call: Approval; diagnostics: any[] }[] }> {
  const { argumentField } = await import('./clients/argument-field.js');
  const verdicts: (Verdict | undefined)[] = calls.map(() => undefined);
  const unanswered = await askRound('call', calls, host, options, (call, at) => {
    const { steps, answer } = approvalInquiry(call, always, argumentField);
    return { steps, answer: (results) => void (verdicts[at] = answer(results)) };
  });
  return { verdicts, unanswered };
}
