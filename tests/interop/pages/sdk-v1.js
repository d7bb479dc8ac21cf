import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import 'mcp-elicitation';
import { attach, callTool, capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
const SERVER = { server: 'travel' };

window.connect = async (address, { way, timeout, tasks, own, progress } = {}) => {
  const declared = {
    ...capabilities('2025-11-25'),
    ...(tasks && { tasks: { requests: { elicitation: { create: {} } } } }),
  };
  const client = new Client({ name: 'chat', version: '1.0.0' }, { capabilities: declared });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  if (way === 'requestHandler') client.setRequestHandler(ElicitRequestSchema, requestHandler(element, SERVER));
  else attach(client, element, { ...SERVER, progress });
  await client.listTools();
  window.client = client;
  if (own) return (name, args) => client.callTool({ name, arguments: args }, undefined, own);
  return (name, args) =>
    callTool(client, { name, arguments: args }, element, { ...SERVER, ...(timeout && { timeout }) });
};
