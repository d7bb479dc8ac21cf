// `mcp-elicitation/ag-ui`: shows the interrupts of an AG-UI run as the steps of one card, and returns the answers as
// `resume`.
import { resolveElement } from './clients/host.js';
import { askRound, check, isText, type Content } from './clients/ask-round.js';
import { isTextOrNone, readInterrupts } from './clients/interrupts.js';
import { question } from './clients/schema-question.js';
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
 * earliest `expiresAt` ends the whole round; the card shows it, and announces it two minutes in advance.
 *
 * AG-UI requires an answer to every interrupt. An interrupt that cannot be shown is returned in `unanswered` with its
 * diagnostics, and the host answers it. The same applies to an interrupt without a text and without fields, or with
 * only a bare yes or no (`nothing-asked`), and to a value that is not an interrupt (`malformed-interrupt`).
 *
 * ```js
 * const { resume, unanswered } = await answerInterrupts(interrupts, element, { server: { name: 'booking' } });
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
  }: {
    /** The server to show: the agent, by the name that the host uses for it. */
    server?: string | ElicitationServer;
    /** The identity under which the agent's questions are counted. */
    client?: object | string;
    /** Withdraws the question. */
    signal?: AbortSignal;
    /** The tool call that an interrupt is about; its name and arguments are shown as text below the message. */
    toolCall?: (interrupt: Interrupt) => { name: string; arguments?: unknown } | undefined;
  } = {},
): Promise<{ resume: ResumeEntry[]; unanswered: { interrupt: Interrupt; diagnostics: any[] }[] }> {
  const element = await resolveElement(host);
  const calls = interrupts.map((interrupt) => (interrupt ? toolCall?.(interrupt) : undefined));
  const idOf = ({ id }: Interrupt) => id ?? null;
  const read = readInterrupts(interrupts, idOf, (interrupt, index) => [questionOf(interrupt, calls[index])]);
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
    return {
      resume: answered.map(({ question, result }) => entryOf(question, result, end.signal.aborted)),
      unanswered,
    };
  } finally {
    end.over();
  }
}

/** The label of a yes-or-no field whose message says everything. */
const OK = 'OK?';

/**
 * Reads the request of an interrupt. The approval of a tool call is a yes or no to its message, whatever the property's
 * name.
 */
function questionOf(
  { message, reason, responseSchema, toolCallId, expiresAt }: Interrupt,
  call: { name: string; arguments?: unknown } | undefined,
) {
  check(isTextOrNone(message) && isTextOrNone(reason), 'message');
  const moment = momentOf(expiresAt);
  const args = call?.arguments;
  const written = [call?.name, typeof args === 'string' ? args : JSON.stringify(args, undefined, 1)]
    .filter(Boolean)
    .join(' ');
  const say = (described: unknown = '') => [message, described, written].filter(isText).join('\n\n');
  const properties: Record<string, Record<string, unknown>> = responseSchema?.properties ?? {};
  const [[name, property] = ['', {}], another] = Object.entries(properties);
  const isLoneBoolean = !another && property?.type === 'boolean' && property.const === undefined;
  const isApproval = toolCallId && isLoneBoolean && [responseSchema?.required].flat().includes(name);
  if (!isApproval) return { moment, ...question(say(), responseSchema, reason ?? '') };
  const schema = { type: 'object', properties: { [OK]: { type: 'boolean' } }, required: [OK] };
  const { params } = question(say(property.description) || (property.title as string), schema);
  return { moment, params, payloadOf: (content: Content) => ({ [name]: content[OK] }) };
}

function entryOf(
  { interrupt: { id }, payloadOf }: { interrupt: Interrupt; payloadOf(content: Content): unknown },
  { action, content }: ElicitResult,
  hasEnded: boolean,
): ResumeEntry {
  if (action === 'accept') return { interruptId: id, status: 'resolved', payload: payloadOf(content as Content) };
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

/** Returns a signal that aborts at a moment, for hosts whose place of the element knows no `expires`. */
function endAt(moment: number) {
  const controller = new AbortController();
  const time = moment - Date.now();
  const end = () => controller.abort(new DOMException('The interrupt has expired', 'TimeoutError'));
  const timer = time < LONGEST ? setTimeout(end, time) : undefined;
  return { signal: controller.signal, over: () => clearTimeout(timer) };
}
