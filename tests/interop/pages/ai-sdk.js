import { ElicitationRequestSchema, createMCPClient } from '@ai-sdk/mcp';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');

window.connect = async (url, { legacy } = {}) => {
  const client = await createMCPClient({
    transport: { type: 'http', url },
    capabilities: capabilities('2025-11-25', { url: false }),
    protocolVersionDiscovery: !legacy,
  });
  let call;
  client.onElicitationRequest(ElicitationRequestSchema, requestHandler(element, { server: 'travel', signal: () => call?.signal }));
  const tools = await client.tools();
  return async (name, given) => {
    call = new AbortController();
    window.endCall = () => call.abort();
    try {
      return await tools[name].execute(given, { toolCallId: '1', messages: [], abortSignal: call.signal });
    } finally {
      call.abort();
    }
  };
};
