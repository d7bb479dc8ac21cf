// A typical host: the official client, the element, and one line that connects them.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import 'mcp-elicitation/external';
import { attach, capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
const client = new Client({ name: 'chat', version: '1.0.0' }, { capabilities: capabilities('2025-11-25') });

const join = {
  requestHandler: () =>
    client.setRequestHandler(ElicitRequestSchema, requestHandler(element, { server: 'everything' })),
  attach: () => attach(client, element, { server: 'everything' }),
};

window.connect = async (address, adapter) => {
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  join[adapter]();
  const { tools } = await client.listTools();
  return tools.map(({ name }) => name);
};

/** Calls a tool; its texts are in `window.texts` after it has answered. */
window.call = (name, args) => {
  window.texts = undefined;
  client.callTool({ name, arguments: args }).then(
    ({ content }) => (window.texts = content.map(({ text }) => text)),
    (error) => (window.texts = [`failed: ${error}`]),
  );
};
