import { ElicitationRequestSchema, createMCPClient } from 'ai-sdk-mcp-1';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');

window.connect = async (url, { plain } = {}) => {
  const transport = { type: 'http', url, ...(!plain && { fetch: (...args) => fetch(...args) }) };
  const client = await createMCPClient({ transport, capabilities: capabilities('2025-11-25', { url: false }) });
  client.onElicitationRequest(ElicitationRequestSchema, requestHandler(element, { server: 'travel' }));
  const tools = await client.tools();
  return (name, args) => tools[name].execute(args, { toolCallId: '1', messages: [] });
};
