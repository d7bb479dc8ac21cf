// The request of a message and a schema, as agents write them in interrupts.
import { check, isText, left, type Content } from './ask-round.js';
import { isTextOrNone } from './interrupts.js';
import { isObject } from '../rounds/json.js';

export const nothingAsked = () =>
  left('nothing-asked', 'No text says what is asked, or no schema says what can be answered');

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

/** The members of a value that can contain its text. */
const TEXTS = ['message', 'question', 'description'];

/**
 * Creates the request of a value with which a graph waits: a text, or an object with a text and perhaps a schema. A
 * text without a schema gets a text field. Other values without a schema could not be shown in full, so they are
 * refused.
 */
export function textQuestion(value: any, responseSchema?: unknown): ReturnType<typeof question> {
  const members = typeof value === 'string' ? { message: value } : Object(value);
  check(
    TEXTS.every((name) => isTextOrNone(members[name])),
    'message',
  );
  const text = TEXTS.map((name) => members[name])
    .filter(isText)
    .join('\n\n');
  const schema = responseSchema ?? members.responseSchema ?? members.response_schema;
  if (schema) return question(text, schema);
  if (!text || Object.keys(members).some((name) => !TEXTS.includes(name))) throw nothingAsked();
  return question(text, { type: 'string' });
}
