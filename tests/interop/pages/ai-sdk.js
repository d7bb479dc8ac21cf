import { ElicitationRequestSchema, createMCPClient } from '@ai-sdk/mcp';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');

/**
 * Before 2026-07-28 AI SDK opens the stream for the server's requests in parallel with its first request, and takes its
 * session from the last response. tmcp gives such a stream a separate session without questions. So the stream waits
 * here for the session, and the first call waits for the stream, as a user's first message would.
 */
function patientStream() {
  let opened;
  const open = Promise.race([
    new Promise((resolve) => (opened = resolve)),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ]);
  const own = async (url, init) => {
    if (init?.method === 'GET' && !new Headers(init.headers).has('mcp-session-id'))
      return new Response(null, { status: 400 });
    const response = await fetch(url, init);
    if (init?.method === 'GET') opened();
    return response;
  };
  return { own, open };
}

async function open(url, legacy, attempts = 3) {
  const { own, open: stream } = patientStream();
  try {
    const client = await createMCPClient({
      transport: { type: 'http', url, fetch: own },
      capabilities: capabilities('2025-11-25', { url: false }),
      protocolVersionDiscovery: !legacy,
    });
    if (legacy) await stream;
    return client;
  } catch (error) {
    // Python's mcp 2.3 forgets a session if the client drops the response to its first request before it has ended.
    if (attempts > 1 && /Session not found/.test(error)) return open(url, legacy, attempts - 1);
    throw error;
  }
}

window.connect = async (url, { legacy } = {}) => {
  const client = await open(url, legacy);
  let call;
  client.onElicitationRequest(
    ElicitationRequestSchema,
    requestHandler(element, { server: 'travel', signal: () => call?.signal }),
  );
  const tools = await client.tools();
  return async (name, args) => {
    call = new AbortController();
    window.endCall = () => call.abort();
    try {
      return await tools[name].execute(args, { toolCallId: '1', messages: [], abortSignal: call.signal });
    } finally {
      call.abort();
    }
  };
};
