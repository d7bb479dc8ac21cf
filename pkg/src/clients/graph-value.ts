// The value with which a graph waits, in `interrupt(value)`: tool calls to approve, or a text and a little more.
import { check, isText, paragraphs, type Inquiry } from './ask-round.js';
import { answerSchema } from './choice.js';
import { nothingAsked, question, type InterruptAnswer } from './interrupts.js';
import { inquiryOf, toolApprovals } from './tool-approvals.js';
import type { Always } from './types.js';
import { isObject } from '../rounds/json.js';

type Members = Record<string, any>;

/** Returns the inquiry of a value. */
export const graphInquiry = (value: unknown, responseSchema?: unknown, always?: Always): Inquiry<InterruptAnswer> =>
  toolApprovals(value, responseSchema, always) ?? valueQuestion(value, responseSchema);

/** The members that are text for the user, in the order in which they are shown. */
const TEXTS = [
  'title',
  'message',
  'question',
  'prompt',
  'query',
  'instruction',
  'instructions',
  'reason',
  'description',
];

/** The members that say how to ask. The others are shown. */
const HOW = ['type', 'options', 'choices', 'responseSchema', 'response_schema', 'multiple', 'multiSelect'];

/**
 * Returns the inquiry of a text, or of an object with a text. It asks by the schema, else for one of the options, or
 * for a text; graphs read that text, or the value of the option.
 */
export function valueQuestion(value: unknown, schema?: unknown): Inquiry<InterruptAnswer> {
  const members: Members = typeof value === 'string' ? { message: value } : isObject(value) ? value : {};
  const { options = members.choices, multiple = members.multiSelect, response_schema } = members;
  const own = schema ?? members.responseSchema ?? response_schema;
  if (own) return question(textOf(members), own);
  if (!Object.entries(members).some(([name, text]) => name !== 'type' && isText(text))) throw nothingAsked();
  const [tool, args] = [members.action ?? members.tool ?? members.tool_name, members.args ?? members.arguments];
  if (isText(tool) && isObject(args) && !options) {
    const { action: _a, tool: _b, tool_name: _c, args: _d, arguments: _e, ...rest } = members;
    const calls = [{ tool, args, text: textOf(rest), allows: ['respond'] }];
    return inquiryOf({ calls, answer: ([{ message }]) => message });
  }
  check(Array.isArray(options ?? []), 'options');
  const asked = answerSchema(options?.map(optionOf), { several: multiple });
  return question(textOf(members), asked.properties.answer);
}

/** Returns all texts of a value, and its other members by their names. */
function textOf(members: Members): string {
  const texts = TEXTS.filter((name) => name === 'message' || typeof members[name] === 'string');
  const known = [...texts, ...HOW];
  const others = Object.entries(members).filter(([name, value]) => !known.includes(name) && value != null);
  const lines = others.map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
    return `${name.replaceAll('_', ' ')}: ${text}`;
  });
  return paragraphs(...texts.map((name) => members[name]), lines.join('\n'));
}

/** Returns an option of a graph: a value, or an object with a label and perhaps a value. */
function optionOf(option: any) {
  if (!isObject(option)) return { label: `${option}`, value: option };
  const { label = option.title ?? option.name ?? option.text, description } = option;
  const value = option.value ?? option.id ?? option.key ?? label;
  check(!isObject(value), 'options');
  return { label: label ?? `${value}`, value, description };
}
