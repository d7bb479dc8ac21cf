import type { ElicitationServer } from './element.js';
import type { Host } from './mcp.js';

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
 * An answer is `resolved` with the content as its `payload`. Decline and cancel both become `cancelled`, because AG-UI
 * has no other status; `metadata.action` distinguishes them: `decline`, `cancel`, or `expire` after the time limit. The
 * earliest `expiresAt` ends the whole round; the card announces it two minutes in advance.
 *
 * AG-UI requires an answer to every interrupt. An interrupt that cannot be shown is returned in `unanswered` with its
 * diagnostics, and the host answers it. The same applies to an interrupt without a text and without fields, or with
 * only a bare yes or no (`nothing-asked`), and to a value that is not an interrupt (`malformed-interrupt`).
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
    /** The server to show: the agent, by the name that the host uses for it. */
    server?: string | ElicitationServer;
    /** The identity under which the agent's questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
    /** The tool call that an interrupt is about; its name and arguments are shown as text below the message. */
    toolCall?: (interrupt: Interrupt) => { name: string; arguments?: unknown } | undefined;
  },
): Promise<{ resume: ResumeEntry[]; unanswered: { interrupt: Interrupt; diagnostics: any[] }[] }>;

/** Returns the moment at which an interrupt expires: milliseconds since 1970, or `Infinity` for an invalid value. */
export function momentOf(written: unknown): number;
