// `mcp-elicitation/ag-ui`: shows the interrupts of an AG-UI run as the steps of one card, and returns the answers as
// `resume`.
import type { Call, Interrupt } from './clients/ag-ui-approvals.js';
import { askInterrupts, question, type Report } from './clients/interrupts.js';
import type { ApprovalOptions, Host } from './clients/types.js';

export type { Interrupt };

/** The answer to one interrupt, as declared by `@ag-ui/core`. */
export interface ResumeEntry {
  interruptId: string;
  status: 'resolved' | 'cancelled';
  payload?: any;
  metadata?: Record<string, any>;
}

/**
 * Shows the interrupts of a run as the steps of one card, and returns the `resume` value for `runAgent({ resume })`.
 *
 * An answer is `resolved` with the content as its `payload`, or with what the agent of a tool call expects. Decline and
 * cancel become `cancelled`; `metadata.action` is `decline`, `cancel`, or `expire` after the earliest `expiresAt`,
 * which ends the round. An interrupt that cannot be shown is in `unanswered` with its diagnostics, and the host answers
 * it: so is one that asks nothing (`nothing-asked`), a value that is none (`malformed-interrupt`), and an approval that
 * the user has closed (`cancelled`), which is still open.
 *
 * ```js
 * const { resume, unanswered } = await answerInterrupts(interrupts, element, { server: { name: 'booking' } });
 * if (unanswered.some(({ diagnostics }) => diagnostics[0].code === 'cancelled')) return; // Ask again later.
 * for (const { interrupt } of unanswered) {
 *   if (interrupt?.id) resume.push({ interruptId: interrupt.id, status: 'cancelled' });
 * }
 * await agent.runAgent({ resume });
 * ```
 */
export async function answerInterrupts(
  interrupts: readonly Interrupt[],
  host: Host,
  {
    toolCall,
    always: words,
    ...options
  }: ApprovalOptions & {
    /**
     * The tool call that an interrupt is about, with its arguments as a value or as JSON text, and the tool's schema of
     * them. The arguments are fields of its approval; for other questions, they are text below the message.
     */
    toolCall?: (interrupt: Interrupt) => Call | undefined;
  } = {},
): Promise<{ resume: ResumeEntry[] } & Report<Interrupt>> {
  const calls = interrupts.map((interrupt) => (interrupt ? toolCall?.(interrupt) : undefined));
  // Tool calls are a part of their own, which an agent with other questions never loads.
  const mayCall = calls.some(Boolean) || interrupts.some(mayApprove);
  const approvals = mayCall ? await import('./clients/ag-ui-approvals.js') : undefined;
  const resume: ResumeEntry[] = [];
  const report = await askInterrupts(
    interrupts,
    host,
    options,
    ({ id }) => id ?? null,
    (interrupt, index) => {
      const { message, reason, responseSchema } = interrupt;
      const inquiry =
        approvals?.callInquiry(interrupt, calls[index], words) ?? question(message, responseSchema, reason);
      return { ...inquiry, expires: momentOf(interrupt.expiresAt) };
    },
    (interruptId, { payload, action }) =>
      resume.push(
        action
          ? { interruptId, status: 'cancelled', metadata: { action } }
          : { interruptId, status: 'resolved', payload },
      ),
  );
  return { resume, ...report };
}

/** True if an interrupt may be the approval of a tool call. */
const mayApprove = (interrupt: Interrupt | null) => {
  const { toolCallId, reason, metadata, responseSchema } = Object(interrupt);
  const { approved, accepted } = Object(responseSchema?.properties);
  return toolCallId || approved || accepted || metadata?.langgraph || /^(tool_call|confirmation)$/.test(reason);
};

/**
 * Reads the expiry of an interrupt in any of its producers' formats: RFC 3339, or seconds or milliseconds since 1970.
 * @returns milliseconds since 1970, or `Infinity` for an invalid value
 */
export function momentOf(value: unknown): number {
  const number = Number(value);
  const moment = number ? number * (number < 1e11 ? 1000 : 1) : Date.parse(String(value));
  return moment || Infinity;
}
