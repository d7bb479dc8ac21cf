// The approval of a tool call, whichever envelope it comes in: its arguments as a form, and the user's decision.
import { TEXT_DEFAULT } from '../../../target/generated/facts.js';
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
  if (!isText(tool) && !isText(text)) throw left('nothing-asked', 'Neither a text nor a name says what is approved');
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
    params: { mode: 'form', message: [text, tool].filter(isText).join('\n\n'), requestedSchema },
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

const json = JSON as typeof JSON & { rawJSON?(text: string): unknown; isRawJSON?(value: unknown): boolean };

/** Reads JSON text. A number that JavaScript would change keeps its text, and `JSON.stringify` writes it again. */
export function parse(text: string): unknown {
  const exact = (_: string, value: unknown, { source }: { source?: string } = {}) => {
    if (typeof value !== 'number' || source === undefined || String(value) === source) return value;
    return json.rawJSON?.(source);
  };
  // Older browsers have no way to keep a long number.
  const numbers = json.rawJSON ? [] : (text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? []);
  const long = numbers.find((number) => number[0] !== '"' && number.replace(/\D/g, '').length > 15);
  if (long) throw left('number-not-exact', `${long} would be changed`);
  try {
    return JSON.parse(text, exact as (key: string, value: unknown) => unknown);
  } catch (error) {
    if (error instanceof SyntaxError) check(false, 'JSON');
    throw error;
  }
}

/** Returns a value as text for a field that cannot be changed. */
const written = (value: unknown) => (typeof value === 'string' && value ? value : JSON.stringify(value, undefined, 1));

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
  const options: unknown[] | undefined = own.enum ?? (own.oneOf ?? own.anyOf)?.map((option: Schema) => option.const);
  const isOption = options?.includes(value);
  if (typeof value === 'boolean') return { type: 'boolean', default: value };
  if (typeof value === 'number' && Number.isSafeInteger(Math.trunc(value))) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = own;
    if (isOption && fits('number', 'integer')) return { ...own, default: value };
    const type = types.includes('integer') && Number.isInteger(value) ? 'integer' : 'number';
    return { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, type, default: value };
  }
  if (typeof value === 'string') {
    if (isOption && fits('string')) return { ...own, default: value };
    const { minLength = 0, maxLength, pattern, format } = own;
    const isLong = value.length > LINE || /[\r\n]/.test(value);
    if (isLong || !fits('string')) return { ...MULTILINE, minLength, maxLength, pattern, default: value };
    return { type: 'string', minLength, maxLength, pattern, ...(format !== 'json' && { format }), default: value };
  }
  const isList =
    Array.isArray(value) && value.length > 0 && value.length < 100 && value.every((entry) => typeof entry === 'string');
  const items = resolve(own.items, root) ?? {};
  if (isList && (items.enum ?? []).length && value.every((entry: string) => items.enum.includes(entry)))
    return { type: 'array', items: { type: 'string', enum: items.enum }, default: value };
  if (isList && !items.enum && !items.oneOf && value.every((entry: string) => /^\S(.*\S)?$/.test(entry)))
    return { type: 'array', items: { type: 'string' }, default: value };
  return {
    ...MULTILINE,
    format: 'json',
    default: JSON.stringify(value, undefined, 1),
  };
}
