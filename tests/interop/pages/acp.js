import * as acp1 from '@agentclientprotocol/sdk';
import * as acp2 from '@agentclientprotocol/sdk/experimental/v2';
import { createWebSocketStream } from '@agentclientprotocol/sdk/experimental/ws-client';
import 'mcp-elicitation';
import { capabilities, handler } from 'mcp-elicitation/acp';

const handle = handler(document.querySelector('mcp-elicitation'), {
  server: ({ params }) => ({ name: params.toolCallId ? 'calendar' : 'agent' }),
});

/** Lets the agent ask, and returns what the agent received. */
window.run = (address, version, kind) =>
  new Promise((resolve, reject) => {
    const acp = version === 1 ? acp1 : acp2;
    const client = acp
      .client({ name: 'panel' })
      .onRequest(acp.methods.client.elicitation.create, handle)
      .onNotification(acp.methods.client.elicitation.complete, handle.complete);
    const able =
      version === 1
        ? { clientCapabilities: capabilities() }
        : { capabilities: capabilities(), info: { name: 'panel', version: '1.0.0' } };
    client
      .connectWith(createWebSocketStream(address), async (agent) => {
        await agent.request(acp.methods.agent.initialize, { protocolVersion: version, ...able });
        resolve(await agent.request('_ask', { kind }));
      })
      .catch(reject);
  });
