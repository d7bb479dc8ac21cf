// Answers that are made of a request: what its defaults give, the least that is valid, the most.

import { validate, validateResult } from 'mcp-elicitation/lint';
import { METHOD } from '../../../target/generated/facts.js';
import { sample } from './sample.js';

/** @typedef {import('./client.js').Answer} Answer */
/** @typedef {'defaults' | 'least' | 'most'} Kind */

const MOST_TEXT = 10_000;
const LONG = 'Ünïcode, 漢字, עברית, 😀 & <b>"quotes"</b> ';
/** @type {Record<string, [string, string]>} the least and the most of a format */
const FORMATS = {
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
/** What formats often want that are not among those. */
const USUAL = ['a', '0', 'aa', '00', '/a', 'P1D', '12:00:00Z', 'a@b.co'];
const DATES = ['2024-02-29', '2026-01-01', '2024-02-29T12:00:00Z'];

/**
 * @param {Kind} kind
 * @param {any} params of the request
 * @param {import('mcp-elicitation/lint').Revision} revision
 * @returns {{ answer?: Answer, missing?: string[] }} `missing`: properties for which no value was found
 */
export function answerOf(kind, params, revision) {
  if (params?.mode === 'url') return { answer: { action: 'accept' } };
  const schema = params?.requestedSchema ?? {};
  const properties = Object.entries(schema.properties ?? {});
  const required = Array.isArray(schema.required) ? schema.required : [];
  /** @type {Map<string, unknown>} */
  const content = new Map();
  /** @type {[string, any][]} */
  const left = [];
  const missing = [];
  const errors = () => validateResult({ method: METHOD, params }, { action: 'accept', content: Object.fromEntries(content) }, { revision }).errors;
  for (const [name, property] of properties) {
    const needed = required.includes(name);
    const starts = property && typeof property === 'object' && 'default' in property && property.default !== null;
    if (kind !== 'most' && !needed && !(kind === 'defaults' && starts)) {
      left.push([name, property]);
      continue;
    }
    const tried = [...(kind === 'defaults' && starts ? [property.default] : []), ...candidates(property, schema, kind === 'most')];
    const value = tried.find((one) => fits(schema, property, one));
    // That revision has no arrays in answers.
    if (Array.isArray(value) && !needed && revision === '2025-06-18') continue;
    if (value !== undefined) content.set(name, value);
    else if (needed) missing.push(name);
  }
  if (missing.length > 0) return { missing };
  // A rule of the whole may want more than what is required by name.
  for (const [name, property] of left) {
    if (errors().length === 0) break;
    const value = candidates(property, schema, false).find((one) => fits(schema, property, one));
    if (value !== undefined) content.set(name, value);
  }
  const wrong = new Set(errors().map(({ instanceLocation }) => instanceLocation));
  return wrong.size > 0 ? { missing: [...wrong] } : { answer: { action: 'accept', content: Object.fromEntries(content) } };
}

/**
 * Whether a property takes a value; the definitions of the whole schema are at hand.
 * @param {any} root
 * @param {any} property
 * @param {unknown} value
 */
const fits = ({ $defs, definitions }, property, value) =>
  validate({ ...($defs && { $defs }), ...(definitions && { definitions }), type: 'object', properties: { value: property } }, { value }).valid;

/**
 * A count that a schema gives, no larger than what is sent here.
 * @param {unknown} given
 * @param {number} otherwise
 */
const count = (given, otherwise) => (Number.isInteger(given) && Number(given) >= 0 ? Math.min(Number(given), MOST_TEXT) : otherwise);

/**
 * Values to try, the best first.
 * @param {any} property
 * @param {any} root
 * @param {boolean} most
 * @returns {unknown[]}
 */
function candidates(property, root, most, depth = 0) {
  const schema = resolved(property, root);
  if (!schema || depth > 4) return [];
  const options = optionsOf(schema);
  if (options) return most ? [...options].reverse() : options;
  const bare = { ...schema, anyOf: undefined, oneOf: undefined };
  const branches = [schema.anyOf ?? schema.oneOf ?? []].flat().flatMap((/** @type {any} */ branch) => candidates({ ...bare, ...resolved(branch, root) }, root, most, depth + 1));
  if (branches.length > 0) return branches;
  const [type] = [schema.type].flat().filter((one) => one !== 'null');
  switch (type ?? (schema.properties ? 'object' : 'string')) {
    case 'boolean':
      return [most, !most];
    case 'integer':
    case 'number':
      return numbers(schema, type === 'integer', most);
    case 'array':
      return arrays(schema, root, most, depth);
    case 'object':
      return objects(schema, root, most, depth);
    default:
      return texts(schema, most);
  }
}

/** @param {any} schema */
function optionsOf(schema) {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum.filter((/** @type {unknown} */ one) => one !== null);
  const titled = [schema.oneOf, schema.anyOf].find((list) => Array.isArray(list) && list.some((option) => Object(option) === option && 'const' in option));
  return titled?.flatMap((/** @type {any} */ option) => (Object(option) === option && 'const' in option ? [option.const] : []));
}

/** @param {string} fragment */
function unescaped(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * What a reference within the document points to.
 * @param {any} schema
 * @param {any} root
 * @returns {any}
 */
function resolved(schema, root, steps = 0) {
  if (typeof schema !== 'object' || schema === null || steps > 8) return undefined;
  const parts = [schema.allOf ?? []].flat().map((/** @type {any} */ part) => resolved(part, root, steps + 1));
  const joined = Object.assign({}, ...parts, schema);
  if (typeof schema.$ref !== 'string' || !schema.$ref.startsWith('#')) return joined;
  const names = unescaped(schema.$ref.slice(1)).split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = names.reduce((node, name) => node?.[name], root);
  return { ...resolved(target, root, steps + 1), ...joined, $ref: undefined };
}

/**
 * @param {any} schema
 * @param {boolean} whole
 * @param {boolean} most
 */
function numbers(schema, whole, most) {
  /** @type {(name: string, otherwise: number) => number} what a server writes may be anything */
  const bound = (name, otherwise) => (typeof schema[name] === 'number' ? schema[name] : otherwise);
  const step = Math.abs(bound('multipleOf', 0)) || (whole ? 1 : 0.5);
  const low = Math.max(bound('minimum', -Infinity), bound('exclusiveMinimum', -Infinity));
  const high = Math.min(bound('maximum', Infinity), bound('exclusiveMaximum', Infinity));
  const up = [low, low + step, Math.ceil(low / step) * step, Math.ceil(low / step) * step + step];
  const down = [high, high - step, Math.floor(high / step) * step, Math.floor(high / step) * step - step];
  const far = most ? [...down, Number.MAX_SAFE_INTEGER, 1000 * step] : [...up, ...(low === -Infinity ? [Math.min(0, high)] : [])];
  return [...far, 0, 1, -1, (low + high) / 2, ...up, ...down].filter(Number.isFinite);
}

/**
 * @param {any} schema
 * @param {boolean} most
 */
function texts({ minLength, maxLength, format, pattern }, most) {
  const least = count(minLength, 0);
  const end = count(maxLength, 1000);
  const long = [...LONG.repeat(Math.ceil(end / 40))].slice(0, end).join('');
  const padded = (/** @type {string} */ text) => (text.length > 0 ? text.repeat(Math.ceil(Math.max(least, 1) / text.length)).slice(0, Math.max(least, text.length)) : '');
  const known = format ? [...(FORMATS[format] ?? [])] : [];
  if (most) known.reverse();
  const fitting = typeof pattern === 'string' ? [sample(pattern, most), sample(pattern, !most)].flatMap((one) => (one === undefined ? [] : [one, padded(one)])) : [];
  const usual = format || pattern ? [...USUAL, ...USUAL.map(padded)] : [];
  const plain = most ? [long.trimEnd().padEnd(end, '.'), 'a'.repeat(end)] : [least > 0 ? 'a'.repeat(least) : ''];
  return [...fitting, ...known, ...plain, ...DATES.filter(() => format), ...usual, 'a'.repeat(least || 1)];
}

/**
 * @param {any} schema
 * @param {any} root
 * @param {boolean} most
 * @param {number} depth
 */
function arrays({ items, minItems, maxItems, uniqueItems }, root, most, depth) {
  const item = resolved(items, root) ?? {};
  const options = optionsOf(item);
  /** @type {unknown[]} */
  const values = options ?? candidates(item, root, most, depth + 1);
  const size = most ? count(maxItems, options ? options.length : 3) : count(minItems, 0);
  const lists = [values.slice(0, size), ...values.map((one) => Array(Math.min(size, 100)).fill(one))];
  return options || uniqueItems ? lists : lists.reverse();
}

/**
 * @param {any} schema
 * @param {any} root
 * @param {boolean} most
 * @param {number} depth
 */
function objects(schema, root, most, depth) {
  const { properties, required } = schema;
  const names = Object.keys(properties ?? {}).filter((name) => most || [required].flat().includes(name));
  return [Object.fromEntries(names.flatMap((name) => {
    const value = candidates(properties[name], root, most, depth + 1).find((/** @type {unknown} */ one) => fits(root, properties[name], one));
    return value === undefined ? [] : [[name, value]];
  }))];
}
