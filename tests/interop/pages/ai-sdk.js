import { ElicitationRequestSchema, createMCPClient } from '@ai-sdk/mcp';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');

/**
 * Before 2026-07-28 a server may ask by a stream that AI SDK opens after it has connected, and says nothing of: what is asked
 * before it is there, nobody hears. A person does not call so soon; a test waits.
 */
function hearingStream() {
  let opened;
  const open = Promise.race([new Promise((resolve) => (opened = resolve)), new Promise((resolve) => setTimeout(resolve, 5000))]);
  const own = async (...given) => {
    const response = await fetch(...given);
    if (given[1]?.method === 'GET') opened();
    return response;
  };
  return { own, open };
}

async function open(url, legacy, attempts = 3) {
  const { own, open: stream } = hearingStream();
  try {
    const client = await createMCPClient({
      transport: { type: 'http', url, fetch: own },
      capabilities: capabilities('2025-11-25', { url: false }),
      protocolVersionDiscovery: !legacy,
    });
    if (legacy) await stream;
    return client;
  } catch (error) {
    // Python's mcp 2.3 forgets a session if the client lets go of the answer to its first request before that has ended.
    if (attempts > 1 && /Session not found/.test(error)) return open(url, legacy, attempts - 1);
    throw error;
  }
}

window.connect = async (url, { legacy } = {}) => {
  const client = await open(url, legacy);
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
