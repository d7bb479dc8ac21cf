// Generates a server for the TypeScript SDK v1 (@modelcontextprotocol/sdk) that sends this request.
import { javascript } from './literal.js';
import type { Write } from './write.js';

export const write: Write = ({ mode, message, requestedSchema, url, elicitationId }) => {
  const params = mode === 'url' ? { mode, message, url, elicitationId } : { message, requestedSchema };
  return {
    text: `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

const server = new McpServer({ name: 'my-server', version: '1.0.0' });

server.registerTool('ask', { description: 'Asks the person' }, async () => {
  // The SDK gives up after 60 seconds, which is short for a person.
  const result = await server.server.elicitInput(${javascript(params, 2)}, { timeout: 600_000 });
  if (result.action !== 'accept') return { content: [{ type: 'text', text: \`No answer: \${result.action}\` }] };
  return { content: [{ type: 'text', text: JSON.stringify(result.content ?? {}) }] };
});

await server.connect(new StdioServerTransport());
`,
  };
};
