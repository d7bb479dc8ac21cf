// Generates a server for tmcp that sends this request. tmcp needs a schema adapter; this one passes a JSON Schema on,
// and checks answers with mcp-elicitation.
import { pointerToken } from '../../pkg/src/rounds/json.js';
import { javascript } from './literal.js';
import type { Write } from './write.js';

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

/**
 * Returns the keywords of a property that tmcp would drop or reject: everything outside of MCP's own subset.
 */
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

function allLost({ requestedSchema: schema }: Json) {
  const root = others(schema, ['$schema', 'type', 'properties', 'required']).map((key) => `/${pointerToken(key)}`);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return [
    ...root,
    ...properties.flatMap(([name, property]) =>
      lost(property).map((key) => `/properties/${pointerToken(name)}/${pointerToken(key)}`),
    ),
  ];
}

export const write: Write = (params) => {
  const { mode, message, requestedSchema, url, elicitationId } = params;
  if (mode === 'url' && elicitationId !== undefined) return { cannot: 'tmcp sends no `elicitationId`.' };
  if (mode !== 'url' && (requestedSchema === undefined || requestedSchema.properties === undefined))
    return { cannot: 'tmcp needs a `requestedSchema` with `properties`.' };
  const missing = mode === 'url' ? [] : allLost(params);
  if (missing.length > 0)
    return { cannot: `tmcp sends MCP's own keywords alone. It would drop or refuse: ${missing.join(', ')}.` };
  const parameters =
    mode === 'url' ? `${javascript(message, 4)}, ${javascript(url, 4)}` : `${javascript(message, 4)}, form`;
  return {
    text: `${mode === 'url' ? '' : ADAPTER(requestedSchema)}${mode === 'url' ? BARE : SERVER}
server.tool({ name: 'ask', description: 'Asks the person', replayable: true }, async () => {
  const result = await server.elicitation(${parameters});
  if (result.action !== 'accept') return { content: [{ type: 'text', text: \`No answer: \${result.action}\` }] };
  return { content: [{ type: 'text', text: JSON.stringify(result.content ?? {}) }] };
});

new StdioTransport(server).listen();
`,
  };
};

const INFO = "{ name: 'my-server', version: '1.0.0', description: 'Asks' }";
const BARE = `import { StdioTransport } from '@tmcp/transport-stdio';
import { McpServer } from 'tmcp';

const server = new McpServer(${INFO}, { capabilities: { tools: {} } });
`;

const SERVER = `
const server = new McpServer(${INFO}, { adapter: new FormAdapter(), capabilities: { tools: {} } });
`;

const ADAPTER = (schema: Json) => `import { StdioTransport } from '@tmcp/transport-stdio';
import { validate } from 'mcp-elicitation/validate';
import { McpServer } from 'tmcp';
import { JsonSchemaAdapter } from 'tmcp/adapter';

const requestedSchema = ${javascript(schema, 0)};

// A form as tmcp takes one: what the person enters is checked against the JSON Schema itself.
const form = {
  requestedSchema,
  '~standard': {
    version: 1,
    vendor: 'json-schema',
    validate(value) {
      const { valid, errors } = validate(requestedSchema, value);
      return valid ? { value } : { issues: errors.map(({ message }) => ({ message })) };
    },
  },
};

class FormAdapter extends JsonSchemaAdapter {
  async toJsonSchema(schema) {
    return schema.requestedSchema;
  }
}
`;
