// The features of a request that clients treat differently: the conditions of `when` in clients.json, with the
// locations where they hold.
import { isObject, pointerToken } from '../../pkg/src/rounds/json.js';

export type Json = Record<string, any>;
/** The names of traits, with JSON Pointers into the params. */
export type Traits = Map<string, string[]>;

const has = (schema: Json, ...keywords: string[]) => keywords.some((keyword) => Object.hasOwn(schema, keyword));
const areTitled = (options: unknown) =>
  Array.isArray(options) &&
  options.length > 0 &&
  options.every((option) => isObject(option) && Object.hasOwn(option, 'const'));

/** Conditions of a property, which may depend on whether it is required. */
const OF_PROPERTY: Record<string, (property: Json, required: boolean) => boolean> = {
  title: (property) => has(property, 'title'),
  'min-length': (property) => has(property, 'minLength'),
  length: (property) => has(property, 'minLength', 'maxLength'),
  pattern: (property) => has(property, 'pattern'),
  format: (property) => property.type === 'string' && has(property, 'format'),
  'format-date-time': (property) => property.format === 'date-time',
  'format-with-length': (property) => has(property, 'format') && has(property, 'minLength', 'maxLength', 'pattern'),
  bounds: (property) => has(property, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
  number: (property) => property.type === 'number',
  integer: (property) => property.type === 'integer',
  boolean: (property, required) => property.type === 'boolean' && required && !has(property, 'default'),
  default: (property) => has(property, 'default'),
  'default-text': (property) => typeof property.default === 'string' && !has(property, 'enum', 'oneOf', 'anyOf'),
  'default-array': (property) => Array.isArray(property.default),
  enum: (property) => property.type !== 'array' && has(property, 'enum'),
  'enum-names': (property) => has(property, 'enumNames'),
  titled: (property) =>
    [property, isObject(property.items) ? property.items : {}].some(
      ({ oneOf, anyOf }) => areTitled(oneOf) || areTitled(anyOf),
    ),
  multi: (property) => property.type === 'array',
  'multi-limits': (property) => property.type === 'array' && has(property, 'minItems', 'maxItems'),
  nested: (property) =>
    property.type === 'object' ||
    (property.type === 'array' && isObject(property.items) && property.items.type === 'object'),
  'optional-text': (property, required) => property.type === 'string' && !required && !has(property, 'enum', 'oneOf'),
  'optional-number': (property, required) => (property.type === 'number' || property.type === 'integer') && !required,
  'optional-boolean': (property, required) => property.type === 'boolean' && !required,
};
const OF_REQUEST = ['any', 'url', 'no-schema', 'no-fields', 'root-title', 'over-32-fields', 'several'];
/** All traits. */
export const TRAITS = [...OF_REQUEST, ...Object.keys(OF_PROPERTY)];

/**
 * Returns the traits of the params of one elicitation.
 * @param together the number of requests in its round
 */
export function traitsOf(params: Json, together: number = 1): Traits {
  const traits: Traits = new Map([['any', ['']]]);
  const add = (trait: string, place = '') => traits.set(trait, [...(traits.get(trait) ?? []), place]);
  if (together > 1) add('several');
  if (params.mode === 'url') {
    add('url', '/url');
    return traits;
  }
  const schema = params.requestedSchema;
  if (!isObject(schema)) {
    add('no-schema');
    return traits;
  }
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  if (has(schema, 'title')) add('root-title', '/requestedSchema/title');
  if (properties.length === 0) add('no-fields', '/requestedSchema/properties');
  if (properties.length > 32) add('over-32-fields', '/requestedSchema/properties');
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, property] of properties) {
    if (!isObject(property)) continue;
    for (const [trait, holds] of Object.entries(OF_PROPERTY)) {
      if (holds(property, required.includes(name))) add(trait, `/requestedSchema/properties/${pointerToken(name)}`);
    }
  }
  return traits;
}
