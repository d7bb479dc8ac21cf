// A server of `@modelcontextprotocol/server` that asks in rounds; each of its tools mishandles an answer.
import { McpServer, inputRequired } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const text = (value) => ({ content: [{ type: 'text', text: value }] });

serveStdio(() => {
  const server = new McpServer({ name: 'unwell', version: '1.0.0' }, { capabilities: { tools: {} } });
  const ask = () =>
    inputRequired({
      inputRequests: {
        answer: inputRequired.elicit({ message: 'Who?', requestedSchema: z.object({ name: z.string().min(2) }) }),
      },
      requestState: 'opaque',
    });
  const tool = (name, take) =>
    server.registerTool(name, { description: name }, ({ mcpReq }) => {
      const { answer } = mcpReq.inputResponses ?? {};
      return answer ? take(answer) : ask();
    });
  tool('throws', ({ content }) => text(content.name));
  tool('deaf', () => text('Done.'));
  tool('for-ever', ({ action }) => (action === 'accept' ? text('Done.') : ask()));
  tool('hangs', ({ action }) => (action === 'accept' ? text('Done.') : new Promise(() => {})));
  tool('crashes', ({ action }) => (action === 'decline' ? process.exit(3) : text(action)));
  return server;
});
