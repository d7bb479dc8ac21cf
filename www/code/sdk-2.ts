// Generates a server for the TypeScript SDK v2 (@modelcontextprotocol/server) that sends this request, in rounds and as
// its own request.
import { javascript } from './literal.js';
import { outside } from './standard.js';
import type { Write } from './write.js';

export const write: Write = ({ mode, message, requestedSchema, url, elicitationId }) => {
  if (mode !== 'url' && requestedSchema === undefined)
    return { cannot: '`inputRequired.elicit` needs a `requestedSchema`: give it one without properties.' };
  // The types of the SDK know MCP's own keywords alone, and no id.
  const isTyped = mode === 'url' ? elicitationId === undefined : outside({ requestedSchema }).length === 0;
  const cast = isTyped ? '' : ' as any';
  const call =
    mode === 'url'
      ? `elicitUrl(${javascript({ message, url, elicitationId }, 8)}${cast})`
      : `elicit(${javascript({ message, requestedSchema }, 8)}${cast})`;
  return {
    text: `import { McpServer, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

serveStdio(() => {
  const server = new McpServer({ name: 'my-server', version: '1.0.0' });

  server.registerTool('ask', { description: 'Asks the person' }, async (ctx) => {
    const answer = inputResponse(ctx.mcpReq.inputResponses, 'answer');
    if (answer.kind !== 'elicit') {
      return inputRequired({ inputRequests: {
        answer: inputRequired.${call},
      } });
    }
    if (answer.action !== 'accept') return { content: [{ type: 'text', text: \`No answer: \${answer.action}\` }] };
    return { content: [{ type: 'text', text: JSON.stringify(answer.content ?? {}) }] };
  });

  return server;
});
`,
  };
};
