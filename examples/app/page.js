// The page of the app: it shows the question in the tool's result, and sends the answer by the tool that only an app
// can call. MCP Apps (2026-01-26) talk to their host by JSON-RPC messages.
import './without-webassembly.js';
import 'mcp-elicitation/external';

const element = document.querySelector('mcp-elicitation');
const waiting = new Map();
let last = 0;

const send = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
/** Sends a request to the host, and returns its result. */
const request = (method, params) =>
  new Promise((resolve, reject) => {
    waiting.set(++last, { resolve, reject });
    send({ id: last, method, params });
  });

/** Delivers the answer. The card says that it was sent once the server has taken it. */
async function deliver(nonce, result) {
  const { isError, content } = await request('tools/call', { name: 'answer', arguments: { nonce, result } });
  if (isError) throw new Error(content?.[0]?.text ?? 'The server did not take the answer');
}

addEventListener('message', async ({ source, data }) => {
  if (source !== parent) return;
  const { id, method, params, result, error } = data ?? {};
  if (!method && waiting.has(id)) {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    return error ? reject(new Error(error.message)) : resolve(result);
  }
  if (method === 'ui/notifications/tool-result' && params.structuredContent?.nonce) {
    const { nonce, question, server } = params.structuredContent;
    await element.elicit(question, { server, deliver: (answer) => deliver(nonce, answer) });
  }
  if (id !== undefined) send({ id, result: {} });
});

new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  send({ method: 'ui/notifications/size-changed', params: { height } });
}).observe(document.body);

const { hostContext } = await request('ui/initialize', {
  appInfo: { name: 'question', version: '1.0.0' },
  appCapabilities: {},
  protocolVersion: '2026-01-26',
});
document.documentElement.style.colorScheme = hostContext?.theme ?? 'light dark';
send({ method: 'ui/notifications/initialized', params: {} });
