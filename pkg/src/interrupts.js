// What an agent waits for, asked as the steps of one card, whatever its envelope.
import { answerOfPerson, resolveElement, serverOf } from './host.js';

/**
 * The request of a message and a schema, and what of its content is the answer. A schema of anything but an object is a field of one.
 * @param {string} message
 * @param {unknown} responseSchema
 * @returns {{ params: object, payloadOf(content: any): unknown }}
 */
export function question(message, responseSchema) {
  const ask = (/** @type {object} */ requestedSchema) => ({ mode: 'form', message, requestedSchema });
  const schema = Object(responseSchema ?? { type: 'object', properties: {} });
  if ('properties' in schema || schema.type === undefined || schema.type === 'object') return { params: ask(schema), payloadOf: (content) => content };
  return { params: ask({ type: 'object', properties: { answer: schema }, required: ['answer'] }), payloadOf: ({ answer }) => answer };
}

/**
 * Asks questions as one round. Those that cannot be drawn are not asked.
 * @template {{ interrupt: any, params: object }} Question
 * @param {import('./mcp.js').Host} host
 * @param {Question[]} questions
 * @param {{ server?: any, client?: object | string, signal?: AbortSignal }} options
 * @returns {Promise<{ answered: { question: Question, result: import('./element.js').ElicitResult }[], unanswered: { interrupt: any, diagnostics: any[] }[] }>}
 */
export async function askRound(host, questions, { server, client, signal }) {
  const element = /** @type {any} */ (await resolveElement(host));
  const unanswered = [];
  for (let asked = questions; asked.length; ) {
    try {
      const requests = Object.fromEntries(asked.map(({ params }, index) => [`${index}`, { method: 'elicitation/create', params }]));
      const results = await answerOfPerson(() => element.elicitAll(requests, { server: serverOf(server), ...(client && { client }), signal, unanswerable: 'reject' }));
      if (results) return { answered: asked.map((question, index) => ({ question, result: results[`${index}`] })), unanswered };
    } catch (error) {
      const { code, data } = /** @type {any} */ (error) ?? {};
      const faults = asked.map((_, step) => (code === -32602 && Array.isArray(data) ? data.filter((diagnostic) => (diagnostic.step ?? 0) === step) : []));
      if (faults.every(({ length }) => !length)) throw error;
      unanswered.push(...asked.flatMap(({ interrupt }, step) => (faults[step].length ? [{ interrupt, diagnostics: faults[step] }] : [])));
      asked = asked.filter((_, step) => !faults[step].length);
    }
  }
  return { answered: [], unanswered };
}
