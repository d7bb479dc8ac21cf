// The approval of a tool call, whichever envelope it comes in: its arguments as a form, and the user's decision.
import { TEXT_DEFAULT } from '../../../target/generated/limits.js';
import { check, isText, left } from './ask-round.js';
import { isObject } from '../rounds/json.js';
import type { CardApproval, ElicitResult } from '../rounds/types.js';

/** The decisions that an agent allows; `reason`: a rejection may say why. */
export type Decision = 'approve' | 'edit' | 'reject' | 'reason' | 'respond';

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
  /** The reason of a rejection, or the answer in place of the tool. */
  message?: string;
  /** True if the user approves all further calls too, in the host's words. */
  always?: boolean;
}

/** The host's words for approving all further calls of a tool; without them, the choice is not offered. */
export type Always = string | ((call: { tool?: string; args: any }) => string | undefined);

/** A question that is an approval. */
export interface ApprovalQuestion {
  params: object;
  approval: CardApproval;
  /** Returns the user's decision; undefined if there was none. */
  verdictOf(result: ElicitResult): Verdict | undefined;
}

type Schema = Record<string, any>;

const MULTILINE = { type: 'string', format: 'multiline', minLength: 0 };
/** A longer text gets a box of several lines. */
const LINE = 60;

/** Creates the question of an approval. */
export function approvalQuestion(
  { text, tool, args, schema, root, allows }: Approval,
  always?: Always,
): ApprovalQuestion {
  const given = (typeof args === 'string' ? parse(args) : args) ?? {};
  check(isObject(given), 'arguments');
  check(tool === undefined || tool === null || (isText(tool) && !/[\r\n]/.test(tool)), 'tool');
  if (!tool && !isText(text)) throw left('nothing-asked', 'Neither a text nor a name says what is approved');
  const may = (decision: Decision) => allows.includes(decision);
  const own = resolve(schema, root ?? schema)?.properties ?? {};
  const texts = new Set<string>();
  const properties = Object.entries(given).map(([name, value]) => {
    const argument = resolve(Object.hasOwn(own, name) ? own[name] : undefined, root ?? schema) ?? {};
    const { title, description } = argument;
    const changeable = may('edit') ? fieldOf(value, argument, root ?? schema) : undefined;
    // A longer text is shown, but cannot be changed.
    const isShort = (changeable?.default?.length ?? 0) <= TEXT_DEFAULT;
    const field: Schema = changeable && isShort ? changeable : { const: written(value) };
    if (field.format === 'json') texts.add(name);
    return [name, { ...(isText(title) && { title }), ...(isText(description) && { description }), ...field }];
  });
  const requestedSchema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(given),
  };
  const words = typeof always === 'function' ? always({ ...(tool && { tool }), args: given }) : always;
  return {
    // First, so that no text can stand in its place or push it away.
    params: { mode: 'form', message: [tool, text].filter(isText).join('\n\n'), requestedSchema },
    approval: {
      allows:
        (may('approve') || may('edit') ? 1 : 0) |
        (may('reject') ? 2 : 0) |
        (may('reason') ? 4 : 0) |
        (may('respond') ? 8 : 0),
      ...(words && { always: words }),
    },
    verdictOf({ action, content = {}, _meta }) {
      const { reason, response, always } = (_meta ?? {}) as { reason?: string; response?: string; always?: boolean };
      if (action === 'cancel') return undefined;
      if (action === 'decline') return { decision: 'reject', args: given, ...(reason && { message: reason }) };
      if (response) return { decision: 'respond', args: given, message: response };
      const edits = Object.entries(content).map(([name, value]) => [
        name,
        texts.has(name) ? parse(value as string) : value,
      ]);
      return {
        decision: edits.length || !may('approve') ? 'edit' : 'approve',
        args: { ...given, ...Object.fromEntries(edits) },
        ...(always && { always }),
      };
    },
  };
}

const json = JSON as typeof JSON & { rawJSON?(text: string): unknown };

/** Returns a number's text without zeros that mean nothing, and with the exponent of its last digit. */
function plain(number: string): string {
  const [, sign, whole = '', fraction = '', exponent] = /^(-?)(\d+)\.?(\d*)(?:e(.+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const short = digits.replace(/0+$/, '');
  return short && `${sign}${short}e${Number(exponent ?? 0) - fraction.length + digits.length - short.length}`;
}

/** True if JavaScript would change a number of JSON text. */
const isChanged = (number: string) => !Number.isFinite(Number(number)) || plain(number) !== plain(`${Number(number)}`);

/** Reads JSON text. A number that JavaScript would change keeps its text, and `JSON.stringify` writes it again. */
export function parse(text: string): unknown {
  const exact = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' && source !== undefined && isChanged(source) ? json.rawJSON?.(source) : value;
  // Older browsers have no way to keep a long number.
  const numbers = json.rawJSON ? [] : (text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? []);
  const long = numbers.find((number) => number[0] !== '"' && isChanged(number));
  if (long) throw left('number-not-exact', `${long} would be changed`);
  try {
    return JSON.parse(text, exact as (key: string, value: unknown) => unknown);
  } catch (error) {
    if (error instanceof SyntaxError) check(false, 'JSON');
    throw error;
  }
}

/** True for a text that no form can send: it has half a surrogate pair. JSON text shows it as an escape. */
const isBroken = (text: string) => /\p{Cs}/u.test(text);

/** True for a text that does not fit on one line. */
const isLong = (text: string) => text.length > LINE || /[\r\n]/.test(text);

/** Returns a value as text for a field that cannot be changed. */
const written = (value: unknown) =>
  typeof value === 'string' && value && !isBroken(value) ? value : JSON.stringify(value, undefined, 1);

/**
 * Returns the options of a schema that can be shown in full, if a value is one of them. Of the schema, only the values
 * are used: its titles and other rules could show another value than the one that is sent.
 */
function optionsOf(value: unknown, { enum: values, oneOf, anyOf }: Schema): unknown[] | undefined {
  const all: unknown = values ?? [oneOf ?? anyOf ?? []].flat().map((option) => option?.const);
  if (!Array.isArray(all)) return undefined;
  const options = all.filter((option) => typeof option === typeof value);
  const isShown = !options.some((option) => typeof option === 'string' && (isLong(option) || isBroken(option)));
  return isShown && options.includes(value) ? options : undefined;
}

/** Returns the schema behind references, and the only branch that is not null. */
function resolve(schema: unknown, root: unknown, depth = 0): Schema | undefined {
  if (!isObject(schema) || depth > 8) return undefined;
  const { $ref, ...rest } = schema as Schema;
  if (typeof $ref === 'string' && $ref.startsWith('#/')) {
    const path = $ref
      .slice(2)
      .split('/')
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = path.reduce((at: any, name) => (isObject(at) ? at[name] : undefined), root);
    return { ...resolve(target, root, depth + 1), ...rest };
  }
  const branches = rest.anyOf ?? rest.oneOf;
  if (!Array.isArray(branches) || branches.every((branch) => isObject(branch) && 'const' in branch)) return schema;
  const [only, another] = branches.filter((branch) => (branch as Schema | undefined)?.type !== 'null');
  const { anyOf, oneOf, ...more } = rest;
  return another ? more : { ...resolve(only, root, depth + 1), ...more };
}

/** Returns the schema of the field that shows and changes a value: the tool's own where the value fits it. */
function fieldOf(value: any, { title, description, default: _, const: __, ...own }: Schema, root: unknown): Schema {
  const types = [own.type ?? []].flat();
  const fits = (...names: string[]) => !types.length || names.some((name) => types.includes(name));
  const options = optionsOf(value, own);
  if (typeof value === 'boolean') return { type: 'boolean', default: value };
  if (typeof value === 'number' && Number.isSafeInteger(Math.trunc(value))) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = own;
    if (options && fits('number', 'integer')) return { type: 'number', enum: options, default: value };
    const type = types.includes('integer') && Number.isInteger(value) ? 'integer' : 'number';
    return { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, type, default: value };
  }
  if (typeof value === 'string' && !isBroken(value)) {
    if (options && fits('string')) return { type: 'string', enum: options, default: value };
    const { minLength = 0, maxLength, pattern, format } = own;
    if (isLong(value) || !fits('string')) return { ...MULTILINE, minLength, maxLength, pattern, default: value };
    return { type: 'string', minLength, maxLength, pattern, ...(format !== 'json' && { format }), default: value };
  }
  const isList = Array.isArray(value) && value.length > 0 && value.length < 100;
  if (isList && value.every((entry) => typeof entry === 'string' && !isBroken(entry) && entry.length < TEXT_DEFAULT)) {
    const items = resolve(own.items, root) ?? {};
    const options = optionsOf(value[0], items);
    const isChoice = options && value.every((entry) => options.includes(entry)) && new Set(value).size === value.length;
    if (isChoice) return { type: 'array', items: { type: 'string', enum: options }, default: value };
    if (!items.enum && !items.oneOf && value.every((entry: string) => /^\S(.*\S)?$/.test(entry)))
      return { type: 'array', items: { type: 'string' }, default: value };
  }
  return {
    ...MULTILINE,
    format: 'json',
    default: JSON.stringify(value, undefined, 1),
  };
}
