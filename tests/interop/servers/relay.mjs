// An MCP client that runs on a server, like Mastra and Cloudflare agents: the browser has the other half of the relay.
import http from 'node:http';
import { paramsHandler, relayHandler, requestHandler } from 'mcp-elicitation/mcp';
import { validate } from 'mcp-elicitation/validate';

/** The only browser: it receives events, and sends answers by the question's id. */
let browser;
const waiting = new Map();
const elicit = relayHandler(
  {
    send: (message) => void browser.write(`data: ${JSON.stringify(message)}\n\n`),
    waitFor: (id) => new Promise((resolve) => waiting.set(id, resolve)),
  },
  { validate },
);

const CLIENTS = {
  async mastra() {
    const { MCPClient } = await import('@mastra/mcp');
    const inputRequests = paramsHandler({ elicit }, { server: 'travel' });
    const client = new MCPClient({ servers: { travel: { url: new URL(process.env.MCP), inputRequests } } });
    const tools = await client.listTools();
    return (name) => tools[`travel_${name}`].execute({}, {});
  },
  async agents() {
    const { MCPClientManager } = await import('agents/mcp/client');
    const manager = new MCPClientManager('chat', '1.0.0', { storage: {} });
    // Without a Durable Object there is nothing to store.
    const storage = {
      sql: { exec: () => [] },
      get: async () => undefined,
      put: async () => {},
      list: async () => new Map(),
    };
    Object.defineProperty(manager, 'lifecycle', { value: { storage } });
    const handler = requestHandler({ elicit }, { server: () => 'travel' });
    manager.configureElicitationHandlers({ form: handler, url: handler });
    const connection = manager.createConnection('Xy7rAnd0', process.env.MCP, {
      transport: { type: 'streamable-http' },
    });
    await connection.init();
    return (name) => connection.client.callTool({ name, arguments: {} });
  },
};

const body = async (request) => {
  let text = '';
  for await (const piece of request) text += piece;
  return JSON.parse(text);
};

const call = await CLIENTS[process.argv[2]]();
http
  .createServer(async (request, response) => {
    if (request.url === '/events') {
      browser = response.writeHead(200, { 'content-type': 'text/event-stream' });
      return void browser.write(': here\n\n');
    }
    const message = await body(request);
    if (request.url === '/answer') {
      waiting.get(message.id)?.(message);
      return void response.end();
    }
    const outcome = await call(message.name).then(
      (value) => ({ value }),
      (error) => ({ error: String(error) }),
    );
    response.end(JSON.stringify(outcome));
  })
  .listen(process.env.PORT, '127.0.0.1');
