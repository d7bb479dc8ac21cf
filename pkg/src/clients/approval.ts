// The approval of a tool call, whichever envelope it comes in: its arguments as a form, and the user's decision.
import { check, fault, isText, paragraphs, type Inquiry } from './ask-round.js';
import type { Always } from './types.js';

/** The decisions that an agent allows; `reason`: a rejection may say why; `note`: an approval may have a remark. */
export type Decision = 'approve' | 'edit' | 'reject' | 'reason' | 'respond' | 'note';

/** A tool call that waits for approval. */
export interface Approval {
  /** The agent's text about it. */
  text?: string | null | undefined;
  /** The tool's name. */
  tool?: string | null | undefined;
  /** The arguments, as a value or as JSON text. */
  args?: unknown;
  /** The tool's own schema of its arguments; references in it are resolved in `root`. */
  schema?: unknown;
  root?: unknown;
  /** Decisions of the type `Decision`. */
  allows: readonly string[];
}

/** The user's decision about a tool call. */
export interface Verdict {
  decision: 'approve' | 'edit' | 'reject' | 'respond';
  /** All arguments, with the changes. */
  args: any;
  /** The reason of a rejection, the remark on an approval, or the answer in place of the tool. */
  message?: string;
  /** True if the user approves all further calls too, in the host's words. */
  always?: boolean;
}

export type Schema = Record<string, any>;

/** The decisions that the card offers, in the order of their bits; an edit is an approval. */
const OFFERS = ['approve', 'reject', 'reason', 'respond', 'note'];
const RESPOND = 8;

/** A text that reads like another value, or has nothing to show. */
const LIKE_JSON = /^\s*(-?\d[\d.eE+-]*|".*"|[[{].*|true|false|null|)\s*$/s;

/** Returns the field of an argument that cannot be changed; a text that reads like another value is quoted. */
export const fixedField = (value: unknown): Schema => ({
  const: isWhole(value) && !LIKE_JSON.test(value as string) ? value : JSON.stringify(value, undefined, 1),
});

/**
 * Returns the inquiry of an approval; its answer is undefined if the user has decided nothing.
 * @param fieldOf returns the field of an argument; `argumentField` does so for calls with a schema or with edits
 */
export function approvalInquiry(
  call: Approval,
  always?: Always,
  fieldOf: (value: unknown, name: string, call: Approval) => Schema = fixedField,
): Inquiry<Verdict | undefined> {
  const { text, tool, args, allows } = call;
  const values = argumentsOf(args);
  check(isText(tool ?? 'none') && !/[\r\n]/.test(tool ?? ''), 'tool');
  // The name is first, so that no text can stand in its place or push it away.
  const message = paragraphs(tool, text);
  if (!message) throw fault('nothing-asked', 'No text says what is approved');
  const may = (decision: string) => Number(allows.includes(decision));
  const offers = OFFERS.reduce((bits, decision, at) => bits | (may(decision) << at), may('edit'));
  check(offers, 'decisions');
  const fields = Object.entries(values).map(([name, value]) => [name, fieldOf(value, name, call)] as const);
  const properties = Object.fromEntries(fields);
  const required = Object.keys(values);
  const params = { mode: 'form', message, requestedSchema: { type: 'object', properties, required } };
  if (offers === RESPOND) {
    // Nothing is approved: it is a question for a text, with the arguments above it.
    let answer = 'answer';
    while (answer in values) answer += '_';
    properties[answer] = { type: 'string' };
    required.push(answer);
    return {
      steps: [{ params }],
      answer: ([{ content }]) => content && { decision: 'respond', args: values, message: content[answer] as string },
    };
  }
  const words = typeof always === 'function' ? always({ ...(tool && { tool }), args: values }) : always;
  return {
    steps: [{ params, approval: { allows: offers, ...(words && { always: words }), ...(isText(tool) && { tool }) } }],
    answer([{ action, content = {}, _meta }]) {
      const { reason, response, note, always } = (_meta ?? {}) as Record<string, string> & { always?: boolean };
      if (action === 'decline') return { decision: 'reject', args: values, ...(reason && { message: reason }) };
      if (action !== 'accept') return undefined;
      if (response) return { decision: 'respond', args: values, message: response };
      const edits = Object.entries(content).map(([name, value]) => [
        name,
        properties[name].format === 'json' ? parse(value as string) : value,
      ]);
      return {
        decision: edits.length || !may('approve') ? 'edit' : 'approve',
        args: { ...values, ...Object.fromEntries(edits) },
        ...(note && { message: note }),
        ...(always && { always }),
      };
    },
  };
}

const exactJson = JSON as typeof JSON & { rawJSON?(text: string): unknown };

/** Returns the digits of a number's text, without the zeros around them and the exponent. */
const digitsOf = (number: string) => number.replace(/e.*|\D/gi, '').replace(/^0+|0+$/g, '');

/** True if JavaScript would change a number of JSON text. */
const isChanged = (number: string) => digitsOf(number) !== digitsOf(`${Number(number)}`);

/** Reads JSON text. A number that JavaScript would change keeps its text, and `JSON.stringify` writes it again. */
function parse(text: string): unknown {
  // Older browsers have no way to keep a long number.
  const numbers = exactJson.rawJSON ? [] : text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g);
  const long = numbers?.find((number) => number[0] !== '"' && isChanged(number));
  if (long) throw fault('number-not-exact', `${long} would be changed`);
  const exact = (_: string, value: unknown, context?: { source: string }) =>
    typeof value === 'number' && context && isChanged(context.source) ? exactJson.rawJSON?.(context.source) : value;
  try {
    return JSON.parse(text, exact as Parameters<typeof JSON.parse>[1]);
  } catch {
    // The browser's own message would repeat the text.
    return check(false, 'JSON');
  }
}

/** Returns the arguments of a call as JSON can write them, from a value or JSON text. */
export function argumentsOf(args: unknown): Record<string, unknown> {
  const values = parse((typeof args === 'string' ? args : JSON.stringify(args)) || '{}') ?? {};
  check(typeof values === 'object' && !Array.isArray(values), 'arguments');
  return values as Record<string, unknown>;
}

/** True for a text without half a surrogate pair, which no form can send; JSON text shows it as an escape. */
export const isWhole = (text: unknown) => typeof text === 'string' && !/\p{Cs}/u.test(text);
