import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import 'mcp-elicitation';
import { attach, capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');

window.connect = async (address, { way = 'attach', timeout } = {}) => {
  const client = new Client({ name: 'chat', version: '1.0.0' }, { capabilities: capabilities('2025-11-25') });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  if (way === 'attach') attach(client, element, { server: 'travel' });
  else client.setRequestHandler(ElicitRequestSchema, requestHandler(element, { server: 'travel' }));
  await client.listTools();
  return (name, given) => client.callTool({ name, arguments: given }, undefined, { timeout });
};
