// `mcp-elicitation/ag-ui`: shows the interrupts of an AG-UI run as the steps of one card, and returns the answers as
// `resume`.
import { resolveElement } from './clients/host.js';
import { askRound, check, isText, type Content } from './clients/ask-round.js';
import type { Call } from './clients/ag-ui-approvals.js';
import type { Always } from './clients/approval.js';
import { isTextOrNone, readInterrupts } from './clients/interrupts.js';
import { question, textQuestion } from './clients/schema-question.js';
import type { ToolApproval } from './clients/tool-approvals.js';
import type { Host } from './clients/types.js';
import type { ElicitResult, ElicitationServer } from './rounds/types.js';

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

/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/**
 * Shows the interrupts of a run as the steps of one card, and returns the `resume` value for `runAgent({ resume })`.
 *
 * An answer is `resolved` with the content as its `payload`. Decline and cancel both become `cancelled`, because AG-UI
 * has no other status; `metadata.action` distinguishes them: `decline`, `cancel`, or `expire` after the time limit. The
 * earliest `expiresAt` ends the whole round; the card shows it, and announces it two minutes in advance. The approval
 * of a tool call is `resolved` with the answer that the agent expects, whether approved or rejected. If the user closes
 * it, it is in `unanswered` with the code `cancelled`, and is still open.
 *
 * AG-UI requires an answer to every interrupt. An interrupt that cannot be shown is returned in `unanswered` with its
 * diagnostics, and the host answers it. The same applies to an interrupt without a text and without fields, or with
 * only a bare yes or no (`nothing-asked`), and to a value that is not an interrupt (`malformed-interrupt`).
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
    server,
    client,
    signal,
    toolCall,
    always: words,
  }: {
    /** The server to show: the agent, by the name that the host uses for it. */
    server?: string | ElicitationServer;
    /** The identity under which the agent's questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
    /**
     * The tool call that an interrupt is about, with its arguments as a value or as JSON text, and the tool's schema of
     * them. The arguments are fields of its approval; for other questions, they are text below the message.
     */
    toolCall?: (interrupt: Interrupt) => Call | undefined;
    /** The host's words for approving all further calls of a tool; without them, the choice is not offered. */
    always?: Always;
  } = {},
): Promise<{
  resume: ResumeEntry[];
  unanswered: { interrupt: Interrupt; diagnostics: any[] }[];
  /** The tools whose further calls the user approved too, with the interrupts. */
  always?: { interrupt: Interrupt; tool: string }[];
}> {
  const element = await resolveElement(host);
  const calls = interrupts.map((interrupt) => (interrupt ? toolCall?.(interrupt) : undefined));
  const idOf = ({ id }: Interrupt) => id ?? null;
  // Approvals are a part of their own, which an agent with other questions never loads.
  const approvals = interrupts.some(mayApprove) ? await import('./clients/ag-ui-approvals.js') : undefined;
  const read = readInterrupts(interrupts, idOf, (interrupt, index): Asking[] => {
    const moment = momentOf(interrupt.expiresAt);
    check(isTextOrNone(interrupt.message) && isTextOrNone(interrupt.reason), 'message');
    const own = approvals?.approvalsOf(interrupt, calls[index], words);
    return (own ?? [questionOf(interrupt, calls[index])]).map((question) => ({ ...question, moment }));
  });
  const moment = Math.min(...read.questions.map(({ moment }) => moment));
  const end = endAt(moment);
  const ended = AbortSignal.any([end.signal, ...(signal ? [signal] : [])]);
  try {
    const { answered, unanswered } = await askRound(element, read, {
      server,
      client,
      signal: ended,
      expires: moment < Infinity ? moment : undefined,
    });
    // The element's own clock may be a moment ahead.
    const hasEnded = end.signal.aborted || Date.now() >= moment;
    const always: { interrupt: Interrupt; tool: string }[] = [];
    const resume = interrupts.flatMap((interrupt): ResumeEntry[] => {
      const own = answered.filter(({ question }) => question.interrupt === interrupt);
      if (!own.length || unanswered.some((one) => one.interrupt === interrupt)) return [];
      const [{ question }] = own;
      // An approval that was decided before the end is answered.
      const open = hasEnded ? own.find(({ result }) => result.action === 'cancel') : undefined;
      if (!question.answer || open) return [entryOf(question, (open ?? own[0]).result, hasEnded)];
      const given = approvals?.approvalAnswer(own, { unanswered }, always);
      return given ? [{ interruptId: interrupt.id, status: 'resolved', ...given }] : [];
    });
    return { resume, unanswered, ...(always.length && { always }) };
  } finally {
    end.over();
  }
}

/** A question of an interrupt. */
interface Asking extends Partial<ToolApproval> {
  params: object;
  moment: number;
  payloadOf?(content: Content): unknown;
}

/** True if an interrupt may be the approval of a tool call. */
const mayApprove = (interrupt: Interrupt | null) => {
  const { toolCallId, reason, metadata, responseSchema } = interrupt ?? ({} as Partial<Interrupt>);
  const { approved, accepted } = Object(responseSchema?.properties);
  return (
    toolCallId || approved || accepted || metadata?.langgraph || reason === 'tool_call' || reason === 'confirmation'
  );
};

/** Reads the request of an interrupt that is no approval. */
function questionOf({ message, reason, responseSchema, metadata }: Interrupt, call: Call | undefined) {
  const raw = metadata?.langgraph?.raw;
  if (raw && !responseSchema) return textQuestion(raw);
  const args = call?.arguments;
  const written = [call?.name, typeof args === 'string' ? args : JSON.stringify(args, undefined, 1)]
    .filter(Boolean)
    .join(' ');
  return question([message, written].filter(isText).join('\n\n'), responseSchema, reason ?? '');
}

function entryOf(
  { interrupt: { id }, payloadOf }: { interrupt: Interrupt; payloadOf?(content: Content): unknown },
  { action, content }: ElicitResult,
  hasEnded: boolean,
): ResumeEntry {
  if (action === 'accept') return { interruptId: id, status: 'resolved', payload: payloadOf?.(content as Content) };
  return { interruptId: id, status: 'cancelled', metadata: { action: hasEnded ? 'expire' : action } };
}

/**
 * Reads the expiry of an interrupt in any of its producers' formats: RFC 3339, or seconds or milliseconds since 1970.
 * @returns milliseconds since 1970, or `Infinity` for an invalid value
 */
export function momentOf(written: unknown): number {
  const number = Number(written);
  const moment = number ? number * (number < 1e11 ? 1000 : 1) : Date.parse(String(written));
  return Number.isNaN(moment) ? Infinity : moment;
}

/** Returns a signal that aborts at a moment, for hosts that put an object without `expires` in place of the element. */
function endAt(moment: number) {
  const controller = new AbortController();
  const time = moment - Date.now();
  const end = () => controller.abort(new DOMException('The interrupt has expired', 'TimeoutError'));
  const timer = time < LONGEST ? setTimeout(end, time) : undefined;
  return { signal: controller.signal, over: () => clearTimeout(timer) };
}
