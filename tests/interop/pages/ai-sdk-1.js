import { ElicitationRequestSchema, createMCPClient } from 'ai-sdk-mcp-1';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');

window.connect = async (url, { plain } = {}) => {
  const transport = { type: 'http', url, ...(!plain && { fetch: (...given) => fetch(...given) }) };
  const client = await createMCPClient({ transport, capabilities: capabilities('2025-11-25', { url: false }) });
  client.onElicitationRequest(ElicitationRequestSchema, requestHandler(element, { server: 'travel' }));
  const tools = await client.tools();
  return (name, given) => tools[name].execute(given, { toolCallId: '1', messages: [] });
};
