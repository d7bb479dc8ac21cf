// `mcp-elicitation/ag-ui`: shows the interrupts of an AG-UI run as the steps of one card, and returns the answers as
// `resume`.
import { resolveElement } from './host.js';
import { askRound, check, isText, isTextOrNone, question, readInterrupts } from './interrupts.js';

const MINUTE = 60_000;
/** The card announces the end of a question this long in advance. */
const NOTICE = 2 * MINUTE;
/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/** @type {typeof import('./ag-ui.js').answerInterrupts} */
export async function answerInterrupts(interrupts, host, { server, client, signal, toolCall } = {}) {
  const element = await resolveElement(host);
  const calls = interrupts.map((interrupt) => (interrupt ? toolCall?.(interrupt) : undefined));
  const idOf = (/** @type {any} */ { id }) => id ?? null;
  const read = readInterrupts(interrupts, idOf, (interrupt, index) => [asked(interrupt, calls[index])]);
  const end = endAt(Math.min(...read.questions.map(({ moment }) => moment)), /** @type {any} */ (element));
  const ended = AbortSignal.any([end.signal, ...(signal ? [signal] : [])]);
  try {
    const { answered, unanswered } = await askRound(element, read, { server, client, signal: ended });
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
 * @param {import('./ag-ui.js').Interrupt} interrupt
 * @param {{ name: string, arguments?: unknown } | undefined} call
 */
function asked({ message, reason, responseSchema, toolCallId, expiresAt }, call) {
  check(isTextOrNone(message) && isTextOrNone(reason), 'message');
  const moment = momentOf(expiresAt);
  const given = call?.arguments;
  const written = [call?.name, typeof given === 'string' ? given : JSON.stringify(given, undefined, 1)]
    .filter(Boolean)
    .join(' ');
  const say = (/** @type {string} */ described = '') => [message, described, written].filter(isText).join('\n\n');
  const [[name, property] = ['', undefined], another] = Object.entries(responseSchema?.properties ?? {});
  const isLoneBoolean = !another && property?.type === 'boolean' && property.const === undefined;
  const isApproval = toolCallId && isLoneBoolean && [responseSchema?.required].flat().includes(name);
  if (!isApproval) return { moment, ...question(say(), responseSchema, reason ?? '') };
  const schema = { type: 'object', properties: { [OK]: { type: 'boolean' } }, required: [OK] };
  const { params } = question(say(property.description) || property.title, schema);
  return { moment, params, payloadOf: (/** @type {any} */ content) => ({ [name]: content[OK] }) };
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
 * Reads the expiry of an interrupt in any of its producers' formats: RFC 3339, or seconds or milliseconds since 1970.
 * @param {unknown} written
 * @returns {number} milliseconds since 1970; `Infinity` for what is no moment
 */
export function momentOf(written) {
  const number = Number(written);
  const moment = number ? number * (number < 1e11 ? 1000 : 1) : Date.parse(String(written));
  return Number.isNaN(moment) ? Infinity : moment;
}

/**
 * Aborts at a moment, and announces it in the card two minutes before.
 * @param {number} moment
 * @param {HTMLElement} element
 */
function endAt(moment, element) {
  const controller = new AbortController();
  /** @type {ReturnType<typeof setTimeout>[]} */
  const timers = [];
  const notice = element.append && Object.assign(document.createElement('p'), { slot: 'message', role: 'status' });
  /** @param {number} before milliseconds @param {() => void} act */
  const at = (before, act) => {
    const time = moment - before - Date.now();
    if (time < LONGEST) timers.push(setTimeout(act, time));
  };
  at(0, () => controller.abort(new DOMException('The interrupt has expired', 'TimeoutError')));
  const say = async () => {
    element.append(notice);
    notice.textContent = await endsAt(moment, element);
  };
  if (notice) for (const before of [NOTICE, MINUTE]) at(before, say);
  return {
    signal: controller.signal,
    over() {
      timers.forEach(clearTimeout);
      notice?.remove();
    },
  };
}

/** Returns the sentence of the receipt with the time. @param {number} moment @param {any} element */
async function endsAt(moment, element) {
  const locale = element.locale || element.closest('[lang]')?.lang || navigator.language;
  const minutes = Math.max(1, Math.round((moment - Date.now()) / MINUTE));
  const { languages } = element.constructor;
  if (!languages.at(locale)) await languages.load(locale);
  const expired = { expired: 'No longer open', ...languages.at(locale).messages, ...element.messages }.expired;
  const words = (/** @type {string | undefined} */ tag) =>
    `⏳ ${expired}: ${new Intl.RelativeTimeFormat(tag).format(minutes, 'minute')} · ${new Date(moment).toLocaleTimeString(tag, { timeStyle: 'short' })}`;
  try {
    return words(locale);
  } catch {
    // An invalid locale throws.
    return words(undefined);
  }
}
