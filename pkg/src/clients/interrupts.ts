// Shows the interrupts of an agent as the steps of one card, independently of their envelope.
import { answerOfPerson, resolveElement, serverOf } from './host.js';
import { isObject } from '../rounds/json.js';
import type { Diagnostic, ElicitResult } from '../rounds/types.js';
import type { RpcError } from './sdk.js';
import type { Host, RoundOptions } from './types.js';

/** Returns true if a text has visible characters. */
export const isText = (text: unknown): text is string =>
  typeof text === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Creates the reason why an interrupt is left to the host. */
const left = (code: string, message: string) => Object.assign(new Error(message), { code });
export const nothingAsked = () =>
  left('nothing-asked', 'No text says what is asked, or no schema says what can be answered');

/** Rejects an interrupt unless a condition holds for a part of it. */
export function check(holds: unknown, part: string) {
  if (!holds) throw left('malformed-interrupt', `The interrupt cannot be read: its ${part} is not what it should be`);
}

export const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string';

/** An interrupt that was not shown, with the reasons. */
export interface Unanswered<Interrupt> {
  interrupt: Interrupt;
  diagnostics: Diagnostic[];
}

/** The questions of interrupts, and the interrupts that cannot be shown. */
interface Read<Interrupt, Question> {
  questions: (Question & { interrupt: Interrupt })[];
  unanswered: Unanswered<Interrupt>[];
}

/** The content of an accepted form. */
export type Content = NonNullable<ElicitResult['content']>;

/** Reads interrupts, each id once, and reports those that cannot be shown; the others are still asked. */
export function readInterrupts<Interrupt, Question extends { params: object }>(
  interrupts: readonly Interrupt[],
  idOf: (interrupt: Interrupt) => unknown,
  read: (interrupt: Interrupt, index: number) => Question[],
): Read<Interrupt, Question> {
  const questions: (Question & { interrupt: Interrupt })[] = [];
  const unanswered: Unanswered<Interrupt>[] = [];
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
      const { code = 'malformed-interrupt', message } = error as { code?: string; message: string };
      unanswered.push({ interrupt, diagnostics: [{ code, severity: 'error', location: '', message }] });
    }
  }
  return { questions, unanswered };
}

/** True if a field has a meaning of its own; a bare yes or no does not. */
const saysSomething = (field: Record<string, unknown> | undefined) =>
  field?.type !== 'boolean' || isText(field?.title) || isText(field?.description);

/** A JSON Schema, as far as it is read. */
interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Record<string, unknown>>;
}

/**
 * Creates the request of a message and a schema, and the conversion of its content to the payload. A schema that is not
 * an object becomes a single field. A confirmation without a text is refused.
 * @param text the message
 * @param heading stands above the fields if there is no text
 */
export function question(
  text: string,
  responseSchema: unknown,
  heading = '',
): { params: object; payloadOf(content: Content): unknown } {
  const ask = (requestedSchema: object) => ({ mode: 'form', message: text || heading, requestedSchema });
  const schema = (responseSchema ?? { type: 'object', properties: {} }) as Schema;
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

/** Asks questions as one round, except those that cannot be shown. */
export async function askRound<Interrupt, Question extends { params: object }>(
  host: Host,
  { questions, unanswered }: Read<Interrupt, Question>,
  { server, client, signal }: RoundOptions,
): Promise<{
  answered: { question: Question & { interrupt: Interrupt }; result: ElicitResult }[];
  unanswered: Unanswered<Interrupt>[];
}> {
  const element = await resolveElement(host);
  for (let open = questions; open.length; ) {
    try {
      const requests = Object.fromEntries(
        open.map(({ params }, index) => [`${index}`, { method: 'elicitation/create', params }]),
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
        return { answered: open.map((question, index) => ({ question, result: results[`${index}`] })), unanswered };
    } catch (error) {
      const { code, data } = (error as RpcError | undefined) ?? {};
      const faults = open.map((_, step) =>
        code === -32602 && Array.isArray(data) ? data.filter((diagnostic) => (diagnostic.step ?? 0) === step) : [],
      );
      if (faults.every(({ length }) => !length)) throw error;
      unanswered.push(
        ...open.flatMap(({ interrupt }, step) =>
          faults[step].length ? [{ interrupt, diagnostics: faults[step] }] : [],
        ),
      );
      open = open.filter((_, step) => !faults[step].length);
    }
  }
  return { answered: [], unanswered };
}
