// A server that asks in rounds (2026-07-28), with two questions in one.
import { McpServer, inputRequired } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

const text = (value) => ({ content: [{ type: 'text', text: value }] });

serveStdio(() => {
  const server = new McpServer({ name: 'rounds', version: '1.0.0' }, { capabilities: { tools: {} } });
  const question = (message) => inputRequired.elicit({ message, requestedSchema: { type: 'object', properties: {} } });
  const tool = (name, take) =>
    server.registerTool(name, { description: name }, ({ mcpReq }) => {
      const { first, second } = mcpReq.inputResponses ?? {};
      return first
        ? take(first, second)
        : inputRequired({
            inputRequests: { first: question('First?'), second: question('Second?') },
            requestState: 'opaque',
          });
    });
  tool('hears-both', (first, second) =>
    text(first.action === 'accept' && second.action === 'accept' ? 'Booked.' : 'Not booked.'),
  );
  tool('hears-one', (first) => text(first.action === 'accept' ? 'Booked.' : 'Not booked.'));
  tool('fails', () => {
    throw new Error('no rounds');
  });
  return server;
});
