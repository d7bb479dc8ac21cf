// `@modelcontextprotocol/server` 2.4.0: the same tools in 2026-07-28 by rounds, and in 2025-11-25 by sessions.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { NodeStreamableHTTPServerTransport, toNodeHandler, toWebRequest } from '@modelcontextprotocol/node';
import { McpServer, createMcpHandler, inputRequired, isLegacyRequest } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const text = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });

/** Every kind of field that zod and `inputRequired.elicit` support. */
const FORM = z.object({
  name: z.string().min(2).describe('Who travels'),
  email: z.email().optional(),
  site: z.url().optional(),
  born: z.iso.date().optional(),
  leaves: z.iso.datetime({ offset: true }).optional(),
  seats: z.number().int().min(1).max(9).default(2),
  budget: z.number().optional(),
  window: z.boolean().default(false),
  meal: z.enum(['vegan', 'fish', 'none']).optional(),
  extras: z.array(z.enum(['lounge', 'bag', 'bike'])).optional(),
});

function make() {
  const server = new McpServer(
    { name: 'travel', title: 'Travel desk', version: '1.0.0' },
    { capabilities: { tools: {}, prompts: {}, resources: {} } },
  );
  /** Asks once, and returns the answer. */
  const once = (request, done) => (args, ctx) => {
    const context = ctx ?? args;
    const { answer } = context.mcpReq.inputResponses ?? {};
    return answer ? done(answer) : inputRequired({ inputRequests: { answer: request() }, requestState: 'opaque' });
  };
  const form = () => inputRequired.elicit({ message: 'Where shall we book?', requestedSchema: FORM });
  server.registerTool('ask', { description: 'Asks by a form' }, once(form, text));
  server.registerTool(
    'book',
    { description: 'Asks for a name, as the pages of docs/ have it' },
    once(() => inputRequired.elicit({ message: 'Who comes?', requestedSchema: z.object({ name: z.string() }) }), text),
  );
  server.registerTool(
    'open',
    { description: 'Asks to open a page' },
    once(() => inputRequired.elicitUrl({ message: 'Please sign in', url: 'https://example.org/sign-in' }), text),
  );
  server.registerTool(
    'count',
    { description: 'Asks, and answers with structured content', outputSchema: z.object({ action: z.string() }) },
    once(form, ({ action }) => ({ ...text({ action }), structuredContent: { action } })),
  );
  server.registerTool(
    'hurried',
    { description: 'Asks by a request, and gives up at once (2025-11-25)' },
    async (ctx) => {
      const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
      const { action } = await ctx.mcpReq.elicitInput({ message: 'Quick!', requestedSchema }, { timeout: 1500 });
      return text({ action });
    },
  );
  for (const [name, options] of Object.entries({
    minute: undefined,
    'half-minute': { timeout: 30_000, resetTimeoutOnProgress: true, onprogress() {} },
  })) {
    server.registerTool(name, { description: 'Asks by a request, and waits for so long (2025-11-25)' }, async (ctx) => {
      const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
      return text(await ctx.mcpReq.elicitInput({ message: 'Who?', requestedSchema }, options));
    });
  }
  server.registerTool(
    'refused',
    { description: 'Asks what nobody can answer, and says with which code that was refused (2025-11-25)' },
    async (ctx) => {
      const deep = { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } };
      try {
        await ctx.mcpReq.elicitInput({
          message: 'Who?',
          requestedSchema: { type: 'object', properties: { deep }, required: ['deep'] },
        });
      } catch ({ code }) {
        return text({ code });
      }
      return text({});
    },
  );
  server.registerTool('two', { description: 'Asks two things in one round' }, (ctx) => {
    const { first, second } = ctx.mcpReq.inputResponses ?? {};
    if (first && second) return text({ first, second });
    const ask = (message) => inputRequired.elicit({ message, requestedSchema: z.object({ note: z.string() }) });
    return inputRequired({ inputRequests: { first: ask('First?'), second: ask('Second?') } });
  });
  server.registerPrompt(
    'greet',
    { description: 'Asks for a prompt' },
    once(form, ({ action }) => ({ messages: [{ role: 'user', content: { type: 'text', text: action } }] })),
  );
  server.registerResource('note', 'note://one', {}, (uri, ctx) =>
    once(form, ({ action }) => ({ contents: [{ uri: String(uri), text: action }] }))(ctx),
  );
  return server;
}

const modern = toNodeHandler(createMcpHandler(make, { legacy: 'reject' }));
const sessions = new Map();

// Without a port it uses stdio.
if (!process.env.PORT) serveStdio(make);
else
  http
    .createServer(async (request, response) => {
      const pieces = [];
      for await (const piece of request) pieces.push(piece);
      const body = pieces.length ? JSON.parse(Buffer.concat(pieces).toString()) : undefined;
      if (!(await isLegacyRequest(await toWebRequest(request, body), body))) return modern(request, response, body);
      const id = request.headers['mcp-session-id'];
      let transport = sessions.get(id);
      if (!transport) {
        transport = new NodeStreamableHTTPServerTransport({
          sessionIdGenerator: randomUUID,
          onsessioninitialized: (made) => void sessions.set(made, transport),
        });
        await make().connect(transport);
      }
      await transport.handleRequest(request, response, body);
    })
    .listen(process.env.PORT, '127.0.0.1');
