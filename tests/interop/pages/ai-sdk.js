import { ElicitationRequestSchema, createMCPClient } from '@ai-sdk/mcp';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');

window.connect = async (url, { modern } = {}) => {
  const client = await createMCPClient({
    transport: { type: 'http', url },
    capabilities: capabilities('2025-11-25', { url: false }),
  });
  client.onElicitationRequest(ElicitationRequestSchema, requestHandler(element, { server: 'travel' }));
  const tools = await client.tools();
  return (name, given) => tools[name].execute(given, { toolCallId: '1', messages: [] });
};
