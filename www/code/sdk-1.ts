// Generates a server for the TypeScript SDK v1 (@modelcontextprotocol/sdk) that sends this request.
import { javascript } from './literal.js';
import { outside } from './standard.js';
import type { Write } from './write.js';

export const write: Write = ({ mode, message, requestedSchema, url, elicitationId }) => {
  const params = mode === 'url' ? { mode, message, url, elicitationId } : { message, requestedSchema };
  // The types of the SDK know MCP's own keywords alone.
  const isTyped = mode === 'url' ? elicitationId !== undefined : outside(params).length === 0;
  const cast = isTyped ? '' : ' as any';
  return {
    text: `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

const server = new McpServer({ name: 'my-server', version: '1.0.0' });

server.registerTool('ask', { description: 'Asks the person' }, async () => {
  // The SDK gives up after 60 seconds, which is short for a person.
  const result = await server.server.elicitInput(${javascript(params, 2)}${cast}, { timeout: 600_000 });
  if (result.action !== 'accept') return { content: [{ type: 'text', text: \`No answer: \${result.action}\` }] };
  return { content: [{ type: 'text', text: JSON.stringify(result.content ?? {}) }] };
});

await server.connect(new StdioServerTransport());
`,
  };
};
