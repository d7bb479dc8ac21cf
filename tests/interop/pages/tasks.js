import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createTaskSessionFromClient } from '@modelcontextprotocol/ext-tasks/client';
import 'mcp-elicitation';
import { answerTask, capabilities } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
const clientInfo = { name: 'chat', version: '1.0.0' };
const clientCapabilities = capabilities('2026-07-28');

/**
 * The client (2.4) rejects a result that is a task, so task messages go directly over its transport, with ids of their
 * own.
 */
function rawDispatch({ transport }) {
  const waiting = new Map();
  const { onmessage } = transport;
  transport.onmessage = (message, ...rest) =>
    waiting.has(message.id) ? waiting.get(message.id)(message) : onmessage.call(transport, message, ...rest);
  return (request, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const id = crypto.randomUUID();
      waiting.set(id, ({ error, result }) => {
        waiting.delete(id);
        resolve(error ? { kind: 'error', error } : { kind: 'result', result });
      });
      signal?.addEventListener('abort', () => reject(signal.reason));
      transport.send({ jsonrpc: '2.0', id, ...request }).catch(reject);
    });
}

window.connect = async (address) => {
  const client = new Client(clientInfo, { capabilities: clientCapabilities, versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  const v2RequestFraming = { protocolVersion: client.getNegotiatedProtocolVersion(), clientInfo, clientCapabilities };
  window.session = createTaskSessionFromClient(client, {
    endpointId: 'travel',
    rawDispatch: rawDispatch(client),
    v2RequestFraming,
  });
};

/** Calls the tool, and returns the id of its task. */
window.begin = async () => {
  const execution = await session.callTool('book', {});
  const { taskId } = execution.handle;
  await execution.detach();
  return taskId;
};

/** Follows a task to its end. */
window.follow = (taskId, signal) => {
  const task = session.task(taskId);
  const requests = {
    get: async (signal) => (await task.snapshot(signal)).raw,
    update: (inputResponses, signal) => task.updateJson(inputResponses, signal),
  };
  return answerTask(requests, element, { server: { name: 'travel' }, signal });
};
