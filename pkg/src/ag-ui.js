// `mcp-elicitation/ag-ui`: the interrupts of an AG-UI run, asked as the steps of one card and answered as `resume`.
import { resolveElement } from './host.js';
import { askRound, question } from './interrupts.js';

const MINUTE = 60_000;
/** So long before its end a question says when that is. */
const NOTICE = 2 * MINUTE;
/** Timers know no longer time. */
const LONGEST = 2 ** 31 - 1;

/** @type {typeof import('./ag-ui.js').answerInterrupts} */
export async function answerInterrupts(interrupts, host, { server, client, signal, toolCall } = {}) {
  const element = await resolveElement(host);
  const questions = interrupts.map((interrupt) => ({ interrupt, ...asked(interrupt, toolCall?.(interrupt)) }));
  const end = endAt(Math.min(...interrupts.map(({ expiresAt }) => momentOf(expiresAt))), /** @type {any} */ (element));
  const ended = AbortSignal.any([end.signal, ...(signal ? [signal] : [])]);
  try {
    const { answered, unanswered } = await askRound(element, questions, { server, client, signal: ended });
    return { resume: answered.map(({ question, result }) => entryOf(question, result, end.signal.aborted)), unanswered };
  } finally {
    end.over();
  }
}

/** What a yes or no is called whose message says everything. */
const OK = 'OK?';

/**
 * What an interrupt asks. The approval of a tool call is a yes or no of its message, whatever its property is called.
 * @param {import('./ag-ui.js').Interrupt} interrupt
 * @param {{ name: string, arguments?: unknown } | undefined} call
 */
function asked({ message, reason, responseSchema, toolCallId }, call) {
  const written = call && [call.name, ...(call.arguments === undefined ? [] : [typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments, undefined, 1)])].join(' ');
  const say = (/** @type {string} */ described) => [message || reason, described, written].filter(Boolean).join('\n\n');
  const [[name, property] = ['', undefined], another] = Object.entries(responseSchema?.properties ?? {});
  const isApproval = toolCallId && !another && property?.type === 'boolean' && property.const === undefined && responseSchema?.required?.includes(name);
  if (!isApproval) return question(say(''), responseSchema);
  const { params } = question(say(property.description), { type: 'object', properties: { [OK]: { type: 'boolean' } }, required: [OK] });
  return { params, payloadOf: (/** @type {any} */ content) => ({ [name]: content[OK] }) };
}

/**
 * @param {{ interrupt: import('./ag-ui.js').Interrupt, payloadOf(content: any): unknown }} asked
 * @param {import('./element.js').ElicitResult} result
 * @param {boolean} hasEnded
 * @returns {import('./ag-ui.js').ResumeEntry}
 */
function entryOf({ interrupt: { id }, payloadOf }, { action, content }, hasEnded) {
  if (action === 'accept') return { interruptId: id, status: 'resolved', payload: payloadOf(content) };
  return { interruptId: id, status: 'cancelled', metadata: { action: hasEnded ? 'expire' : action } };
}

/**
 * When an interrupt can be answered no longer, as its producer wrote it: RFC 3339, or seconds or milliseconds since 1970.
 * @param {unknown} written
 * @returns {number} milliseconds since 1970; `Infinity` for what is no moment
 */
export function momentOf(written) {
  const number = typeof written === 'string' && written.trim() === '' ? NaN : Number(written ?? NaN);
  if (Number.isFinite(number)) return number < 1e11 ? number * 1000 : number;
  const moment = Date.parse(String(written));
  return Number.isNaN(moment) ? Infinity : moment;
}

/**
 * Ends at a moment, and says so in the card two minutes before.
 * @param {number} moment
 * @param {HTMLElement} element
 */
function endAt(moment, element) {
  const controller = new AbortController();
  /** @type {ReturnType<typeof setTimeout>[]} */
  const timers = [];
  const notice = element.append && Object.assign(document.createElement('p'), { slot: 'message', role: 'status' });
  /** @param {number} time @param {() => void} act */
  const at = (time, act) => time - Date.now() < LONGEST && timers.push(setTimeout(act, Math.max(0, time - Date.now())));
  if (Number.isFinite(moment)) {
    at(moment, () => controller.abort(new DOMException('The interrupt has expired', 'TimeoutError')));
    if (notice) for (const time of [NOTICE, MINUTE]) at(moment - time, () => (element.append(notice), (notice.textContent = endsAt(moment, /** @type {any} */ (element)))));
  }
  return {
    signal: controller.signal,
    over() {
      timers.forEach(clearTimeout);
      notice?.remove();
    },
  };
}

/** @param {number} moment @param {HTMLElement & { locale?: string }} element */
function endsAt(moment, element) {
  const locale = element.locale || element.closest('[lang]')?.getAttribute('lang') || undefined;
  const minutes = Math.max(1, Math.round((moment - Date.now()) / MINUTE));
  const words = (/** @type {string | undefined} */ tag) => `⏳ ${new Intl.RelativeTimeFormat(tag).format(minutes, 'minute')} · ${new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(moment)}`;
  try {
    return words(locale);
  } catch {
    // What is no locale throws.
    return words(undefined);
  }
}
