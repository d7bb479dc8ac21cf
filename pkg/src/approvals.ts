// `mcp-elicitation/approvals`: asks the user to approve the tool calls of any agent, as the steps of one card.
import { approvalQuestion, type Always, type Approval, type Decision, type Verdict } from './clients/approval.js';
import { add, askRound, readOrLeave, type Asked, type Read } from './clients/ask-round.js';
import type { Host } from './clients/types.js';
import type { ElicitationServer } from './rounds/types.js';

export type { Always, Approval, Decision, Verdict };

/**
 * Shows tool calls as the steps of one card, with their arguments as fields, and returns a verdict for each, in the
 * same order. A verdict is undefined if the user closed the card, or if the call cannot be shown; `unanswered` has the
 * reasons.
 *
 * ```js
 * const call = { tool: 'send_mail', args: { to: 'ana@example.com' }, allows: ['approve', 'reject', 'reason'] };
 * const { verdicts } = await answerApprovals([call], element, { server: 'assistant' });
 * if (verdicts[0]) answer(verdicts[0].decision === 'approve', verdicts[0].message);
 * ```
 */
export async function answerApprovals(
  calls: readonly Approval[],
  host: Host,
  {
    always,
    ...options
  }: {
    /** The server to show: the agent, by the name that the host uses for it. */
    server?: string | ElicitationServer;
    /** The identity under which the agent's questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
    /** The host's words for approving all further calls of a tool; without them, the choice is not offered. */
    always?: Always;
  } = {},
): Promise<{ verdicts: (Verdict | undefined)[]; unanswered: { call: Approval; diagnostics: any[] }[] }> {
  // By index, because a call may be in the list twice.
  const read: Read<number, Asked & ReturnType<typeof approvalQuestion>> = { questions: [], unanswered: [] };
  for (const [at, call] of calls.entries()) add(read, at, () => [approvalQuestion(call, always)]);
  const { answered, unanswered } = await askRound(host, read, options);
  const verdicts = calls.map((_, at) => {
    const own = answered.find(({ question }) => question.interrupt === at);
    return own && readOrLeave(unanswered, at, () => own.question.verdictOf(own.result));
  });
  return {
    verdicts,
    unanswered: unanswered.map(({ interrupt, diagnostics }) => ({ call: calls[interrupt], diagnostics })),
  };
}
