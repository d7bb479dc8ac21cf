// Creates answers for a request: from its defaults, the minimal valid one, and a maximal one.

import { validate, validateResult, type Revision } from 'mcp-elicitation/lint';
import { METHOD } from '../../../target/generated/facts.js';
import { sample } from './sample.js';
import type { Answer } from './client.js';
import { namesIn } from '../rounds/json.js';

export type Kind = 'defaults' | 'least' | 'most';

const MOST_TEXT = 10_000;
const MOST_ITEMS = 1000;
const LONG = 'Ünïcode, 漢字, עברית, 😀 & <b>"quotes"</b> ';
/** The shortest and the longest value of a format. */
const FORMATS: Record<string, [string, string]> = {
  email: ['a@b.co', `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`],
  uri: ['a:', `https://example.org/${'a'.repeat(200)}?q=1#part`],
  date: ['0001-01-01', '9999-12-31'],
  'date-time': ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999+14:00'],
  time: ['00:00:00Z', '23:59:59.999Z'],
  uuid: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ipv4: ['0.0.0.0', '255.255.255.255'],
  ipv6: ['::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  hostname: ['a', 'a.example.org'],
};
/** Values that often match other formats. */
const USUAL = ['a', '0', 'aa', '00', '/a', 'P1D', '12:00:00Z', 'a@b.co'];
const DATES = ['2024-02-29', '2026-01-01', '2024-02-29T12:00:00Z'];

/** Limits of the work and time for one answer: a recursive schema has more values than can be tried. */
const MOST_WORK = 100_000_000;
const STEP = 1000;
const MOST_TIME = 3000;

/**
 * Counts the work and time for one answer: a step for each schema that is read, and the size of each schema that a
 * value is tried with.
 */
class Work {
  shared;
  size;
  #left = MOST_WORK;
  #end = performance.now() + MOST_TIME;

  constructor({ $defs, definitions }: any) {
    this.shared = { ...($defs && { $defs }), ...(definitions && { definitions }) };
    this.size = JSON.stringify(this.shared).length;
  }

  /** Returns true if there is work left. */
  spend(cost: number = STEP) {
    this.#left -= cost;
    return this.#left > 0 && performance.now() < this.#end;
  }
}

/**
 * Returns an answer to a request, or the `missing` properties for which no value was found.
 */
export function answerOf(kind: Kind, params: any, revision: Revision): { answer?: Answer; missing?: string[] } {
  if (params?.mode === 'url') return { answer: { action: 'accept' } };
  const schema = params?.requestedSchema ?? {};
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const content: Map<string, unknown> = new Map();
  const left: [string, any][] = [];
  /** How many more of the optional properties the schema allows. */
  let room = count(schema.maxProperties, Infinity) - required.size;
  const missing = [];
  const work = new Work(schema);
  const size = JSON.stringify(schema).length;
  const fit = (property: any, values: unknown[]) => values.find((one) => fits(property, one, work));
  // Without work left, the answer counts as invalid.
  const errors = () => (work.spend(size) ? check() : [{ instanceLocation: '' }]);
  const check = () =>
    validateResult({ method: METHOD, params }, { action: 'accept', content: Object.fromEntries(content) }, { revision })
      .errors;
  for (const [name, property] of properties) {
    const needed = required.has(name);
    const starts = property && typeof property === 'object' && 'default' in property && property.default !== null;
    const isWanted = kind === 'most' || (kind === 'defaults' && starts);
    if (!needed && (!isWanted || room <= 0)) {
      left.push([name, property]);
      continue;
    }
    const tried = [
      ...(kind === 'defaults' && starts ? [property.default] : []),
      ...candidates(property, schema, kind === 'most', work),
    ];
    const value = fit(property, tried);
    // That revision does not allow arrays in answers.
    if (Array.isArray(value) && !needed && revision === '2025-06-18') continue;
    if (value === undefined && needed) missing.push(name);
    if (value === undefined) continue;
    content.set(name, value);
    if (!needed) room--;
  }
  if (missing.length > 0) return { missing };
  // A rule about the whole object may require more properties than `required`.
  for (const [name, property] of left) {
    if (errors().length === 0) break;
    const value = fit(property, candidates(property, schema, false, work));
    if (value !== undefined) content.set(name, value);
  }
  const wrong = new Set(errors().map(({ instanceLocation }) => instanceLocation));
  return wrong.size > 0
    ? { missing: [...wrong] }
    : { answer: { action: 'accept', content: Object.fromEntries(content) } };
}

/**
 * Returns true if a property accepts a value, as far as that can be decided; the definitions of the whole schema are
 * included.
 */
const fits = (property: any, value: unknown, work: Work) =>
  work.spend(STEP + work.size + JSON.stringify(property).length) &&
  validate({ ...work.shared, type: 'object', properties: { value: property } }, { value }, { undecided: 'pass' }).valid;

/** Reads a count from a schema, limited to the maximum size of an answer. */
const count = (value: unknown, otherwise: number) =>
  Number.isInteger(value) && Number(value) >= 0 ? Math.min(Number(value), MOST_TEXT) : otherwise;

/**
 * Returns candidate values, the best first.
 * @param seen the schemas that already apply to this value
 */
function candidates(
  property: any,
  root: any,
  most: boolean,
  work: Work,
  depth = 0,
  schemas: Set<unknown> = new Set(),
): unknown[] {
  const schema = resolved(property, root, work, schemas);
  if (!schema || depth > 4) return [];
  const options = optionsOf(schema);
  if (options) return most ? [...options].reverse() : options;
  const bare = { ...schema, anyOf: undefined, oneOf: undefined };
  const branches = [schema.anyOf ?? schema.oneOf ?? []].flat().flatMap((branch: any) => {
    const within = new Set(schemas);
    const inner = resolved(branch, root, work, within);
    return inner ? candidates({ ...bare, ...inner }, root, most, work, depth + 1, within) : [];
  });
  if (branches.length > 0) return branches;
  const [type] = [schema.type].flat().filter((one) => one !== 'null');
  switch (type ?? (schema.properties ? 'object' : 'string')) {
    case 'boolean':
      return [most, !most];
    case 'integer':
    case 'number':
      return numbers(schema, type === 'integer', most);
    case 'array':
      return arrays(schema, root, most, work, depth);
    case 'object':
      return objects(schema, root, most, work, depth);
    default:
      return texts(schema, most);
  }
}

function optionsOf(schema: any) {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum.filter((one: unknown) => one !== null);
  const titled = [schema.oneOf, schema.anyOf].find(
    (list) => Array.isArray(list) && list.some((option) => Object(option) === option && 'const' in option),
  );
  return titled?.flatMap((option: any) => (Object(option) === option && 'const' in option ? [option.const] : []));
}

function unescaped(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Merges a schema with its references within the document. A circular reference adds nothing. */
function resolved(schema: any, root: any, work: Work, schemas: Set<unknown>, steps = 0): any {
  if (
    typeof schema !== 'object' ||
    schema === null ||
    schemas.has(schema) ||
    steps > 8 ||
    !work.spend(STEP + schemas.size)
  )
    return undefined;
  schemas.add(schema);
  const parts = [schema.allOf ?? []].flat().map((part: any) => resolved(part, root, work, schemas, steps + 1));
  const joined = Object.assign({}, ...parts, schema);
  if (typeof schema.$ref !== 'string' || !schema.$ref.startsWith('#')) return joined;
  const target = namesIn(unescaped(schema.$ref.slice(1))).reduce((node, name) => node?.[name], root);
  if (schemas.has(target)) return undefined;
  return { ...resolved(target, root, work, schemas, steps + 1), ...joined, $ref: undefined };
}

function numbers(schema: any, whole: boolean, most: boolean) {
  const bound: (name: string, otherwise: number) => number = (name, otherwise) =>
    typeof schema[name] === 'number' ? schema[name] : otherwise;
  const step = Math.abs(bound('multipleOf', 0)) || (whole ? 1 : 0.5);
  const low = Math.max(bound('minimum', -Infinity), bound('exclusiveMinimum', -Infinity));
  const high = Math.min(bound('maximum', Infinity), bound('exclusiveMaximum', Infinity));
  const up = [low, low + step, Math.ceil(low / step) * step, Math.ceil(low / step) * step + step];
  const down = [high, high - step, Math.floor(high / step) * step, Math.floor(high / step) * step - step];
  const far = most
    ? [...down, Number.MAX_SAFE_INTEGER, 1000 * step]
    : [...up, ...(low === -Infinity ? [Math.min(0, high)] : [])];
  return [...far, 0, 1, -1, (low + high) / 2, ...up, ...down].filter(Number.isFinite);
}

function texts({ minLength, maxLength, format, pattern }: any, most: boolean) {
  const least = count(minLength, 0);
  const end = count(maxLength, 1000);
  const long = [...LONG.repeat(Math.ceil(end / 40))].slice(0, end).join('');
  const padded = (text: string) =>
    text.length > 0
      ? text.repeat(Math.ceil(Math.max(least, 1) / text.length)).slice(0, Math.max(least, text.length))
      : '';
  const known = format ? [...(FORMATS[format] ?? [])] : [];
  if (most) known.reverse();
  const fitting =
    typeof pattern === 'string'
      ? [sample(pattern, most), sample(pattern, !most)].flatMap((one) => (one === undefined ? [] : [one, padded(one)]))
      : [];
  const usual = format || pattern ? [...USUAL, ...USUAL.map(padded)] : [];
  const plain = most ? [long.trimEnd().padEnd(end, '.'), 'a'.repeat(end)] : [least > 0 ? 'a'.repeat(least) : ''];
  return [...fitting, ...known, ...plain, ...DATES.filter(() => format), ...usual, 'a'.repeat(least || 1)];
}

function arrays({ items, minItems, maxItems, uniqueItems }: any, root: any, most: boolean, work: Work, depth: number) {
  const item = resolved(items, root, work, new Set()) ?? {};
  const options = optionsOf(item);
  const values: unknown[] = (options ?? candidates(item, root, most, work, depth + 1)).slice(0, MOST_ITEMS);
  const size = most ? count(maxItems, options ? options.length : 3) : count(minItems, 0);
  const lists = [values.slice(0, size), ...values.map((one) => Array(Math.min(size, 100)).fill(one))];
  return options || uniqueItems ? lists : lists.reverse();
}

function objects(schema: any, root: any, most: boolean, work: Work, depth: number) {
  const { properties, required } = schema;
  const names = Object.keys(properties ?? {}).filter((name) => most || [required].flat().includes(name));
  return [
    Object.fromEntries(
      names.flatMap((name) => {
        const value = candidates(properties[name], root, most, work, depth + 1).find((one) =>
          fits(properties[name], one, work),
        );
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  ];
}
