// A real client and a real server of the SDK, connected in the page: its tool asks a given number of times, and returns
// the answers.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { capabilities } from 'mcp-elicitation/mcp';
import { z } from 'zod';

export async function booking() {
  const mcp = new McpServer({ name: 'booking', version: '1.0.0' });
  const requestedSchema = {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name' } },
    required: ['name'],
  };
  const deep = { type: 'object', properties: { all: { type: 'array', items: { type: 'object' } } }, required: ['all'] };
  const form = (properties) => ({ inputSchema: properties });
  mcp.registerTool('book', form({ questions: z.number().default(1) }), async ({ questions }, { signal }) => {
    const got = [];
    for (let n = 1; n <= questions; n++)
      got.push(await mcp.server.elicitInput({ message: `Who comes as number ${n}?`, requestedSchema }, { signal }));
    return { content: [{ type: 'text', text: JSON.stringify(got) }] };
  });
  mcp.registerTool('unanswerable', form({}), async () => {
    const code = await mcp.server.elicitInput({ message: 'All of them?', requestedSchema: deep }).then(
      () => 0,
      (error) => error.code,
    );
    return { content: [{ type: 'text', text: String(code) }] };
  });
  const client = new Client({ name: 'chat', version: '1.0.0' }, { capabilities: capabilities('2025-11-25') });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([mcp.connect(there), client.connect(here)]);
  return client;
}
