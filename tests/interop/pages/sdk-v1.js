import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import 'mcp-elicitation';
import { attach, callTool, capabilities, fromUrlElicitationRequired, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
const SERVER = { server: 'travel' };

window.connect = async (address, { way, timeout, tasks } = {}) => {
  const declared = { ...capabilities('2025-11-25'), ...(tasks && { tasks: { requests: { elicitation: { create: {} } } } }) };
  const client = new Client({ name: 'chat', version: '1.0.0' }, { capabilities: declared });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  if (way === 'requestHandler') client.setRequestHandler(ElicitRequestSchema, requestHandler(element, SERVER));
  else attach(client, element, way === 'claimed' ? {} : SERVER);
  await client.listTools();
  window.client = client;
  window.urls = fromUrlElicitationRequired;
  return (name, given) => callTool(client, { name, arguments: given }, element, { ...SERVER, ...(timeout && { timeout }) });
};
