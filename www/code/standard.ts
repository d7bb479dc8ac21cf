// The part of a request that is outside of MCP's own subset of JSON Schema, which types and some libraries know alone.
import { pointerToken } from '../../pkg/src/rounds/json.js';

export type Json = Record<string, any>;

const FORMATS = ['email', 'uri', 'date', 'date-time'];
const NAMED = ['type', 'title', 'description', 'default'];
const others = (schema: Json, keys: string[]) => Object.keys(schema).filter((key) => !keys.includes(key));
const titled = (options: unknown) =>
  Array.isArray(options) &&
  options.every(
    (option) =>
      typeof option?.const === 'string' &&
      typeof option.title === 'string' &&
      others(option, ['const', 'title']).length === 0,
  );
const strings = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === 'string');

/** Returns the keywords of a property that are outside of MCP's own subset. */
function lost(property: Json): string[] {
  const { type, items } = property;
  if (type === 'boolean') return others(property, NAMED);
  if (type === 'number' || type === 'integer') return others(property, [...NAMED, 'minimum', 'maximum']);
  if (type === 'string') {
    if (Object.hasOwn(property, 'enum'))
      return strings(property.enum) && (property.enumNames === undefined || strings(property.enumNames))
        ? others(property, [...NAMED, 'enum', 'enumNames'])
        : ['enum'];
    if (Object.hasOwn(property, 'oneOf'))
      return titled(property.oneOf) ? others(property, [...NAMED, 'oneOf']) : ['oneOf'];
    const more = others(property, [...NAMED, 'minLength', 'maxLength', 'format']);
    return property.format === undefined || FORMATS.includes(property.format) ? more : [...more, 'format'];
  }
  if (type === 'array' && typeof items === 'object' && items !== null) {
    const options = Object.hasOwn(items, 'anyOf')
      ? titled(items.anyOf) && others(items, ['anyOf']).length === 0
      : items.type === 'string' && strings(items.enum) && others(items, ['type', 'enum']).length === 0;
    return options ? others(property, [...NAMED, 'minItems', 'maxItems', 'items']) : ['items'];
  }
  return ['type'];
}

/** Returns the locations of what is outside of MCP's own subset. */
export function outside({ requestedSchema: schema = {} }: Json) {
  const root = others(schema, ['$schema', 'type', 'properties', 'required']).map((key) => `/${pointerToken(key)}`);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return [
    ...root,
    ...properties.flatMap(([name, property]) =>
      lost(property).map((key) => `/properties/${pointerToken(name)}/${pointerToken(key)}`),
    ),
  ];
}
