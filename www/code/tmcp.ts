// Generates a server for tmcp that sends this request. tmcp needs a schema adapter; this one passes a JSON Schema on,
// and checks answers with mcp-elicitation.
import { javascript } from './literal.js';
import { outside, type Json } from './standard.js';
import type { Write } from './write.js';

export const write: Write = (params) => {
  const { mode, message, requestedSchema, url, elicitationId } = params;
  if (mode === 'url' && elicitationId !== undefined) return { cannot: 'tmcp sends no `elicitationId`.' };
  if (mode !== 'url' && (requestedSchema === undefined || requestedSchema.properties === undefined))
    return { cannot: 'tmcp needs a `requestedSchema` with `properties`.' };
  const missing = mode === 'url' ? [] : outside(params);
  if (missing.length > 0)
    return { cannot: `tmcp sends MCP's own keywords alone. It would drop or refuse: ${missing.join(', ')}.` };
  const content = mode === 'url' ? "'Done.'" : 'JSON.stringify(result.content ?? {})';
  const parameters =
    mode === 'url' ? `${javascript(message, 4)}, ${javascript(url, 4)}` : `${javascript(message, 4)}, form`;
  return {
    text: `${mode === 'url' ? '' : ADAPTER(requestedSchema)}${mode === 'url' ? BARE : SERVER}
server.tool({ name: 'ask', description: 'Asks the person', replayable: true }, async () => {
  const result = await server.elicitation(${parameters});
  if (result.action !== 'accept') return { content: [{ type: 'text', text: \`No answer: \${result.action}\` }] };
  return { content: [{ type: 'text', text: ${content} }] };
});

new StdioTransport(server).listen();
`,
  };
};

const INFO = "{ name: 'my-server', version: '1.0.0', description: 'Asks' }";
const BARE = `import { StdioTransport } from '@tmcp/transport-stdio';
import { McpServer } from 'tmcp';

const server = new McpServer(${INFO}, { adapter: undefined, capabilities: { tools: {} } });
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
    version: 1 as const,
    vendor: 'json-schema',
    validate(value: unknown): { value: Record<string, unknown> } | { issues: { message: string }[] } {
      const { valid, errors } = validate(requestedSchema, value);
      if (valid) return { value: value as Record<string, unknown> };
      return { issues: errors.map(({ message }) => ({ message })) };
    },
  },
};

class FormAdapter extends JsonSchemaAdapter<typeof form> {
  async toJsonSchema(schema: typeof form) {
    return schema.requestedSchema as never;
  }
}
`;
