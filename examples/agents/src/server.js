// The chat as an agent: it holds the conversation and the MCP client. Requests of a server go to the connected browser,
// and the answers return the same way.
import { Agent, routeAgentRequest } from 'agents';
import { relayHandler, requestHandler } from 'mcp-elicitation/mcp';
import { validate } from 'mcp-elicitation/validate';

const DESK = 'travel-desk';
const SERVERS = { [DESK]: { name: DESK, title: 'Travel desk' } };

export class Chat extends Agent {
  initialState = { messages: [], busy: false };
  /** The resolvers of the promises that wait for answers. */
  #waiting = new Map();

  async onStart() {
    const channel = {
      send: (message) => this.broadcast(JSON.stringify(message)),
      waitFor: (id) => new Promise((resolve) => this.#waiting.set(id, resolve)),
    };
    const server = (_, id) => SERVERS[id];
    const handler = requestHandler({ elicit: relayHandler(channel, { validate }) }, { server });
    this.mcp.configureElicitationHandlers({ form: handler, url: handler });
  }

  async onMessage(_, text) {
    const message = JSON.parse(text);
    if (message.type === 'say') return this.#answer(String(message.text));
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }

  #say(role, text, busy) {
    this.setState({ messages: [...this.state.messages, { role, text }], busy });
  }

  /** A replacement for a language model: it calls the only tool whatever the user writes. */
  async #answer(text) {
    if (this.state.busy) return;
    this.#say('user', text, true);
    try {
      await this.addMcpServer('Travel desk', this.env.TRAVEL_DESK, { id: DESK });
      this.#say('assistant', 'I’ll plan that with the travel desk.', true);
      const { content } = await this.mcp.callTool(
        { serverId: DESK, name: 'plan_trip', arguments: {} },
        { timeout: 600_000 },
      );
      this.#say('assistant', content.map((part) => part.text).join('\n'), false);
    } catch (error) {
      this.#say('assistant', `That did not work: ${error.message}`, false);
    }
  }
}

export default {
  // Everyone who knows the name of a chat can read and answer it, so a real app must check the user here.
  fetch: async (request, env) =>
    (await routeAgentRequest(request, env)) ?? new Response('There is nothing here', { status: 404 }),
};
