// Shows the interrupts of an agent as the steps of one card, independently of their envelope.
import { answerOfPerson, resolveElement, serverOf } from './host.js';
import { isObject } from './json.js';

/** @param {unknown} text @returns {text is string} whether somebody sees something of it */
export const isText = (text) => typeof text === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Creates the reason why an interrupt is left to the host. @param {string} code @param {string} message */
const left = (code, message) => Object.assign(new Error(message), { code });
export const nothingAsked = () =>
  left('nothing-asked', 'No text says what is asked, or no schema says what can be answered');

/** @param {unknown} holds @param {string} part of an interrupt, which is as it should be where this holds */
export function check(holds, part) {
  if (!holds) throw left('malformed-interrupt', `The interrupt cannot be read: its ${part} is not what it should be`);
}

/** @param {unknown} value */
export const isTextOrNone = (value) => value === undefined || value === null || typeof value === 'string';

/**
 * Reads interrupts, each id once, and reports those that cannot be shown; the others are still asked.
 * @template {{ params: object }} Question
 * @param {readonly any[]} interrupts
 * @param {(interrupt: any) => unknown} idOf
 * @param {(interrupt: any, index: number) => Question[]} read
 */
export function readInterrupts(interrupts, idOf, read) {
  /** @type {(Question & { interrupt: any })[]} */
  const questions = [];
  const unanswered = [];
  const ids = new Set();
  // A single interrupt may have no id.
  const isAlone = interrupts.filter(isObject).length === 1;
  for (const [index, interrupt] of interrupts.entries()) {
    try {
      check(isObject(interrupt), 'type');
      const id = idOf(interrupt);
      check(typeof id === 'string' || (isAlone && id === undefined), 'id');
      if (ids.has(id)) continue;
      ids.add(id);
      questions.push(...read(interrupt, index).map((question) => ({ ...question, interrupt })));
    } catch (error) {
      const { code = 'malformed-interrupt', message } = /** @type {any} */ (error);
      unanswered.push({ interrupt, diagnostics: [{ code, severity: 'error', location: '', message }] });
    }
  }
  return { questions, unanswered };
}

/** True if a field has a meaning of its own; a bare yes or no does not. @param {any} field */
const saysSomething = (field) => field?.type !== 'boolean' || isText(field.title) || isText(field.description);

/**
 * Creates the request of a message and a schema, and the conversion of its content to the payload. A schema that is not
 * an object becomes a single field. A confirmation without a text is refused.
 * @param {string} text what is asked
 * @param {unknown} responseSchema
 * @param {string} [heading] stands above the fields where there is no text
 * @returns {{ params: object, payloadOf(content: any): unknown }}
 */
export function question(text, responseSchema, heading = '') {
  const ask = (/** @type {object} */ requestedSchema) => ({ mode: 'form', message: text || heading, requestedSchema });
  const schema = /** @type {any} */ (responseSchema ?? { type: 'object', properties: {} });
  check(isObject(schema) && isObject(schema.properties ?? {}) && Array.isArray(schema.required ?? []), 'schema');
  const isWhole = 'properties' in schema || schema.type === undefined || schema.type === 'object';
  const fields = isWhole ? Object.values(schema.properties ?? {}) : [schema];
  if (!isText(text) && !fields.some(saysSomething)) throw nothingAsked();
  if (isWhole) return { params: ask(schema), payloadOf: (content) => content };
  return {
    params: ask({ type: 'object', properties: { answer: schema }, required: ['answer'] }),
    payloadOf: ({ answer }) => answer,
  };
}

/**
 * Asks questions as one round, except those that cannot be shown.
 * @template {{ interrupt: any, params: object }} Question
 * @param {import('./mcp.js').Host} host
 * @param {{ questions: Question[], unanswered: { interrupt: any, diagnostics: any[] }[] }} read
 * @param {{ server?: any, client?: object | string, signal?: AbortSignal }} options
 * @returns {Promise<{ answered: { question: Question, result: import('./element.js').ElicitResult }[], unanswered: { interrupt: any, diagnostics: any[] }[] }>}
 */
export async function askRound(host, { questions, unanswered }, { server, client, signal }) {
  const element = /** @type {any} */ (await resolveElement(host));
  for (let asked = questions; asked.length; ) {
    try {
      const requests = Object.fromEntries(
        asked.map(({ params }, index) => [`${index}`, { method: 'elicitation/create', params }]),
      );
      const results = await answerOfPerson(() =>
        element.elicitAll(requests, {
          server: serverOf(server),
          ...(client && { client }),
          signal,
          unanswerable: 'reject',
        }),
      );
      if (results)
        return { answered: asked.map((question, index) => ({ question, result: results[`${index}`] })), unanswered };
    } catch (error) {
      const { code, data } = /** @type {any} */ (error) ?? {};
      const faults = asked.map((_, step) =>
        code === -32602 && Array.isArray(data) ? data.filter((diagnostic) => (diagnostic.step ?? 0) === step) : [],
      );
      if (faults.every(({ length }) => !length)) throw error;
      unanswered.push(
        ...asked.flatMap(({ interrupt }, step) =>
          faults[step].length ? [{ interrupt, diagnostics: faults[step] }] : [],
        ),
      );
      asked = asked.filter((_, step) => !faults[step].length);
    }
  }
  return { answered: [], unanswered };
}
