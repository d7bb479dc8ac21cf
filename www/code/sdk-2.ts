// Generates a server for the TypeScript SDK v2 (@modelcontextprotocol/server) that sends this request, in rounds and as
// its own request.
import { javascript } from './literal.js';
import type { Write } from './write.js';

export const write: Write = ({ mode, message, requestedSchema, url, elicitationId }) => {
  if (mode !== 'url' && requestedSchema === undefined)
    return { cannot: '`inputRequired.elicit` needs a `requestedSchema`: give it one without properties.' };
  const call =
    mode === 'url'
      ? `elicitUrl(${javascript({ message, url, elicitationId }, 8)})`
      : `elicit(${javascript({ message, requestedSchema }, 8)})`;
  return {
    text: `import { McpServer, inputRequired } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

serveStdio(() => {
  const server = new McpServer({ name: 'my-server', version: '1.0.0' });

  server.registerTool('ask', { description: 'Asks the person' }, async (ctx) => {
    const { answer } = ctx.mcpReq.inputResponses ?? {};
    if (!answer) {
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
