// Asks an agent's interrupts, whatever protocol carries them, and reads those with a text and a schema.
import type { Schema } from './approval.js';
import { askRound, check, fault, isText, paragraphs, type Inquiry, type StepResult } from './ask-round.js';
import type { AgentOptions, Host } from './types.js';
import { isObject } from '../rounds/json.js';

/** The payload for an interrupt; or the action of a user who gave none. */
export interface InterruptAnswer {
  payload?: unknown;
  action?: Exclude<StepResult['action'], 'accept'>;
  /** The tools whose further calls the user approved too. */
  always?: string[];
}

export interface Report<Interrupt> {
  unanswered: { interrupt: Interrupt; diagnostics: any[] }[];
  /** The tools whose further calls the user approved too. */
  always?: { interrupt: Interrupt; tool: string }[];
}

/**
 * Asks interrupts as one round, each id once.
 * @param read returns the inquiry of an interrupt
 * @param take takes the answer to an interrupt
 */
export async function askInterrupts<Interrupt>(
  interrupts: readonly Interrupt[],
  host: Host,
  options: AgentOptions,
  idOf: (interrupt: Interrupt) => unknown,
  read: (interrupt: Interrupt) => Inquiry<InterruptAnswer>,
  take: (id: string, answer: InterruptAnswer, interrupt: Interrupt) => void,
): Promise<Report<Interrupt>> {
  const ids = new Set();
  const always: Report<Interrupt>['always'] & {} = [];
  // A single interrupt may have no id.
  const isAlone = interrupts.filter(isObject).length === 1;
  const unanswered = await askRound('interrupt', interrupts, host, options, (interrupt) => {
    const id = idOf(interrupt);
    check(isObject(interrupt) && (typeof id === 'string' || (isAlone && id === undefined)), 'id');
    if (ids.has(id)) return undefined;
    ids.add(id);
    const inquiry = read(interrupt);
    return {
      ...inquiry,
      answer(results) {
        const answer = inquiry.answer(results);
        for (const tool of answer.always ?? []) always.push({ interrupt, tool });
        take(id as string, answer, interrupt);
      },
    };
  });
  return { unanswered, ...(always.length && { always }) };
}

/** True if a field has a meaning of its own; a bare yes or no does not. */
const saysSomething = (field: Schema | undefined) =>
  field?.type !== 'boolean' || isText(field.title) || isText(field.description);

export const nothingAsked = () => fault('nothing-asked', 'It has no text, or no schema');

/**
 * Returns the inquiry of a text and a schema. A schema that is not an object becomes a single field, and its value is
 * the payload. A confirmation without a text is refused.
 * @param heading stands above the fields if there is no text
 */
export function question(text: unknown, responseSchema?: unknown, heading?: unknown): Inquiry<InterruptAnswer> {
  const schema: Schema = responseSchema ?? { type: 'object', properties: {} };
  check(isObject(schema) && isObject(schema.properties ?? {}) && Array.isArray(schema.required ?? []), 'schema');
  const isObjectSchema = 'properties' in schema || (schema.type ?? 'object') === 'object';
  const fields = isObjectSchema ? Object.values<Schema>(schema.properties ?? {}) : [schema];
  const message = paragraphs(text);
  const title = paragraphs(heading);
  if (!message && !fields.some(saysSomething)) throw nothingAsked();
  const properties = { answer: schema };
  const requestedSchema = isObjectSchema ? schema : { type: 'object', properties, required: ['answer'] };
  return {
    steps: [{ params: { mode: 'form', message: message || title, requestedSchema } }],
    answer: ([{ action, content }]) =>
      action === 'accept' ? { payload: isObjectSchema ? content : content?.answer } : { action },
  };
}
