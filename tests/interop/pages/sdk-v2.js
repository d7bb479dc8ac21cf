import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import 'mcp-elicitation';
import { attach, callTool, capabilities, connect, getPrompt, readResource, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
const SERVER = { server: 'travel' };

window.connect = async (address, { way, modern, timeout, own, progress } = {}) => {
  const client = new Client(
    { name: 'chat', version: '1.0.0' },
    { capabilities: capabilities('2026-07-28'), versionNegotiation: { mode: modern ? 'auto' : 'legacy' } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  if (way === 'requestHandler') client.setRequestHandler('elicitation/create', requestHandler(element, SERVER));
  else if (way !== 'connect') attach(client, element, { ...SERVER, progress });
  const joined = way === 'connect' ? connect(client, 'mcp-elicitation', SERVER) : undefined;
  window.revision = client.getNegotiatedProtocolVersion();
  const { tools } = await client.listTools();
  window.client = client;
  if (own || way === 'requestHandler') return (name, args) => client.callTool({ name, arguments: args }, own);
  return (name, args) => {
    if (joined) return joined.callTool({ name, arguments: args }, { tool: tools.find((tool) => tool.name === name) });
    const options = { ...SERVER, ...(timeout && { timeout }), tool: tools.find((tool) => tool.name === name) };
    if (name === 'prompt') return getPrompt(client, { name: 'greet' }, element, options);
    if (name === 'resource') return readResource(client, { uri: 'note://one' }, element, options);
    return callTool(client, { name, arguments: args }, element, options);
  };
};
