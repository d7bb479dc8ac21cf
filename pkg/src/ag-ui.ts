// `mcp-elicitation/ag-ui`: answers the interrupts of an AG-UI run.
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
 * which ends the round. What cannot be shown is in `unanswered` with its diagnostics, and so is an approval that the
 * user has closed (`cancelled`): the host answers these.
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
     * The tool call that an interrupt is about. The arguments are fields of its approval; for other questions, they are
     * text below the message.
     */
    toolCall?: (interrupt: Interrupt) => Call | undefined;
  } = {},
): Promise<{ resume: ResumeEntry[] } & Report<Interrupt>> {
  const { callInquiry } = await import('./clients/ag-ui-approvals.js');
  const resume: ResumeEntry[] = [];
  const report = await askInterrupts(
    interrupts,
    host,
    options,
    ({ id }) => id ?? null,
    (interrupt) => {
      const { message, reason, responseSchema } = interrupt;
      const inquiry = callInquiry(interrupt, toolCall?.(interrupt), words) ?? question(message, responseSchema, reason);
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

/**
 * Reads the expiry of an interrupt in any of its producers' formats: RFC 3339, or seconds or milliseconds since 1970.
 * @returns milliseconds since 1970, or `Infinity` for an invalid value
 */
export function momentOf(value: unknown): number {
  const number = Number(value);
  const moment = number ? number * (number < 1e11 ? 1000 : 1) : Date.parse(String(value));
  return moment || Infinity;
}
