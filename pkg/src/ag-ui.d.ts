import type { ElicitationServer } from './element.js';
import type { Host } from './mcp.js';

/** What a run of AG-UI 1.0 waits for, as `@ag-ui/core` has it. */
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

/** The answer to one interrupt, as `@ag-ui/core` has it. */
export interface ResumeEntry {
  interruptId: string;
  status: 'resolved' | 'cancelled';
  payload?: any;
  metadata?: Record<string, any>;
}

/**
 * Asks the interrupts of a run as the steps of one card, and gives what `runAgent({ resume })` takes.
 *
 * An answer is `resolved` with the content as its `payload`. Decline and cancel are both `cancelled`, which is the one word that
 * AG-UI has; `metadata.action` says which it was: `decline`, `cancel`, or `expire` where the time was over. The earliest `expiresAt`
 * ends the whole round; two minutes before, the card says when that is.
 *
 * AG-UI wants every interrupt answered. What cannot be drawn is not asked: it is in `unanswered`, with the diagnostics that say
 * why, and the host answers it. So is what has no text, and no fields or only a bare yes or no (`nothing-asked`), and what is no
 * interrupt (`malformed-interrupt`).
 *
 * ```js
 * const { resume, unanswered } = await answerInterrupts(interrupts, element, { server: { name: 'booking' } });
 * for (const { interrupt } of unanswered) if (interrupt?.id) resume.push({ interruptId: interrupt.id, status: 'cancelled' });
 * await agent.runAgent({ resume });
 * ```
 */
export function answerInterrupts(
  interrupts: readonly Interrupt[],
  host: Host,
  options?: {
    /** Who asks: the agent, by the name that the host knows it by. */
    server?: string | ElicitationServer;
    /** What stands for the agent where its questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
    /** The tool call that an interrupt is about; its name and arguments stand below the message, as text. */
    toolCall?: (interrupt: Interrupt) => { name: string; arguments?: unknown } | undefined;
  },
): Promise<{ resume: ResumeEntry[]; unanswered: { interrupt: Interrupt; diagnostics: any[] }[] }>;

/** When an interrupt can be answered no longer: milliseconds since 1970, `Infinity` for what is no moment. */
export function momentOf(written: unknown): number;
