// The value with which a graph waits, in `interrupt(value)`: tool calls to approve, or a text and a little more.
import { check, isText, paragraphs, type Inquiry } from './ask-round.js';
import { answerSchema } from './choice.js';
import { nothingAsked, question, type InterruptAnswer } from './interrupts.js';
import { inquiryOf, toolApprovals, type Members } from './tool-approvals.js';
import type { Always } from './types.js';
import { isObject } from '../rounds/json.js';

export const graphInquiry = (value: unknown, responseSchema?: unknown, always?: Always): Inquiry<InterruptAnswer> =>
  toolApprovals(value, responseSchema, always) ?? valueQuestion(value, responseSchema);

/** The members that are text for the user, in the order in which they are shown. */
const TEXTS = 'title message question text prompt query instruction instructions reason description'.split(' ');

/** The members that say how to ask. The others are shown. */
const HOW = 'options choices responseSchema response_schema multiple multiSelect'.split(' ');

/** The members of a tool call in a value, and of its `action`. */
const TOOL = 'action tool tool_name toolName name'.split(' ');
const ARGUMENTS = 'args arguments params parameters input tool_input toolInput'.split(' ');

/**
 * Returns the inquiry of a text, or of an object with a text. It asks by the schema, else for one of the options or
 * for a text; graphs read the value of the option, or the text.
 */
export function valueQuestion(value: unknown, schema?: unknown): Inquiry<InterruptAnswer> {
  const members: Members = typeof value === 'string' ? { message: value } : isObject(value) ? value : {};
  const { options = members.choices, multiple = members.multiSelect, response_schema } = members;
  const { schema: declared, ...rest } = members;
  // Data may have that name, too, and is shown.
  const isSchema = isObject(declared) && (isObject(declared.properties) || isText(declared.type));
  const own = schema ?? members.responseSchema ?? response_schema ?? (isSchema && declared);
  if (own) return question(textOf(isSchema ? rest : members), own);
  const call: Members = isObject(members.action) ? members.action : members;
  const toolName = TOOL.find((name) => isText(call[name])) ?? '';
  const argsName = ARGUMENTS.find((name) => isObject(call[name])) ?? '';
  const isCall = toolName && argsName && !options;
  if (!isCall && !Object.entries(members).some(([name, text]) => !KINDS.includes(name) && isText(text)))
    throw nothingAsked();
  if (isCall) {
    const known = call === members ? [toolName, argsName] : ['action'];
    const others = Object.entries(members).filter(([name]) => !known.includes(name));
    const shown = { text: textOf(Object.fromEntries(others)), allows: ['respond'] };
    const calls = [{ ...shown, tool: call[toolName], args: call[argsName] }];
    return inquiryOf({ calls, answer: ([{ message }]) => message });
  }
  const list = isObject(options) ? Object.entries(options).map(([value, label]) => ({ value, label })) : options;
  check(Array.isArray(list ?? []), 'options');
  return question(textOf(members), answerSchema(list?.map(optionOf), { several: multiple }).properties.answer);
}

/** The members that name the kind of a value. */
const KINDS = ['type', 'kind', 'interrupt_type'];

/** Returns all texts of a value, and its other members by their names. */
function textOf(members: Members): string {
  const texts = TEXTS.filter((name) => name === 'message' || typeof members[name] === 'string');
  const known = [...texts, ...HOW, ...KINDS];
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
