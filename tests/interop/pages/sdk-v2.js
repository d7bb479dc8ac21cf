import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import 'mcp-elicitation';
import { answerRounds, attach, capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
const SERVER = { server: 'travel' };

window.connect = async (address, { way, modern, timeout } = {}) => {
  const client = new Client(
    { name: 'chat', version: '1.0.0' },
    {
      capabilities: capabilities('2026-07-28'),
      versionNegotiation: { mode: modern ? 'auto' : 'legacy' },
      ...(way === 'attach' && { inputRequired: { autoFulfill: false } }),
    },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  if (way === 'attach') attach(client, element, SERVER);
  else client.setRequestHandler('elicitation/create', requestHandler(element, SERVER));
  window.revision = client.getNegotiatedProtocolVersion();
  const { tools } = await client.listTools();
  window.client = client;
  if (way !== 'attach') return (name, given) => client.callTool({ name, arguments: given }, { timeout });
  return (name, given) => answerRounds((input) => client.callTool({ name, arguments: given, ...input }, { allowInputRequired: true, timeout }), element, SERVER);
};
