// The field of an argument that the user may change, or that the tool's own schema describes.
import { TEXT_DEFAULT } from '../../../target/generated/limits.js';
import { fixedField, isWhole, type Approval, type Schema } from './approval.js';
import { isObject } from '../rounds/json.js';

/** Returns the field of an argument, with the labels of the tool's own schema. */
export function argumentField(value: unknown, name: string, { schema, root = schema, allows }: Approval): Schema {
  const own = resolve(resolve(schema, root)?.properties?.[name], root) ?? {};
  const { title, description } = own;
  const json = JSON.stringify(value, undefined, 1);
  // A longer value is shown, but cannot be changed.
  const canChange = allows.includes('edit') && json.length <= TEXT_DEFAULT;
  return { title, description, ...(canChange ? fieldOf(value, json, own, root) : fixedField(value)) };
}

/** True for a text without line breaks and half surrogate pairs. */
const isLine = (text: unknown) => /^[^\r\n\p{Cs}]*$/u.test(`${text}`);

/** The length from which a text is in a text area, which wraps it. */
const LONG = 60;

/** Returns the schema behind references, and the only branch that is not null. */
export function resolve(schema: unknown, root: unknown, depth = 0): Schema | undefined {
  if (!isObject(schema) || depth > 8) return undefined;
  const { $ref, ...own } = schema;
  if (typeof $ref === 'string') {
    const [, ...names] = $ref.split('/');
    const target = names.reduce((at: any, name) => at?.[name], root);
    return { ...resolve(target, root, depth + 1), ...own };
  }
  const { anyOf, oneOf, ...more } = own;
  const branches = [anyOf ?? oneOf ?? []].flat().filter((branch) => branch?.type !== 'null');
  return branches.length === 1 ? { ...resolve(branches[0], root, depth + 1), ...more } : own;
}

/**
 * Returns the options of a schema that can be shown in full, if a value is one of them. Of the schema, only the values
 * are used: its titles and other rules could show another value than the one that is sent.
 */
function optionsOf(value: unknown, { enum: values, oneOf, anyOf }: Schema): unknown[] | undefined {
  const all = [values ?? oneOf ?? anyOf ?? []].flat().map((option) => option?.const ?? option);
  const options = all.filter((option) => typeof option === typeof value);
  return options.includes(value) && options.every(isLine) && !all.some(isObject) ? options : undefined;
}

/** The rules of a tool's schema that a field keeps: none changes the value that is shown. */
const RULES = 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern'.split(' ');

/** Returns the schema of the field that shows and changes a value: the tool's own where the value fits it. */
function fieldOf(value: any, json: string, own: Schema, root: unknown): Schema {
  const type = typeof value;
  if (type === 'boolean') return { type, default: value };
  if (type === 'number' ? Number.isSafeInteger(Math.trunc(value)) : isWhole(value)) {
    const options = optionsOf(value, own);
    if (options) return { type, enum: options, default: value };
    const rules = Object.fromEntries(RULES.map((name) => [name, own[name]]));
    const isInteger = [own.type].flat().includes('integer') && value % 1 === 0;
    if (type === 'number') return { ...rules, type: isInteger ? 'integer' : type, default: value };
    const format = isLine(value) && value.length <= LONG ? own.format : 'multiline';
    // The answer of a field in the format `json` is read as JSON text.
    return { ...rules, minLength: own.minLength ?? 0, type, ...(format !== 'json' && { format }), default: value };
  }
  const isList = Array.isArray(value) && value.length > 0 && value.length < 100;
  if (isList && value.every((entry) => isWhole(entry) && /^\S(.*\S)?$/.test(entry))) {
    const items = resolve(own.items, root) ?? {};
    const options = optionsOf(value[0], items);
    const isChoice = options && value.every((entry) => options.includes(entry)) && new Set(value).size === value.length;
    if (isChoice || !(items.enum ?? items.oneOf))
      return { type: 'array', items: { type: 'string', enum: options }, default: value };
  }
  return { type: 'string', format: 'json', minLength: 0, default: json };
}
