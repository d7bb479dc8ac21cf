// Two servers in the page with the same tools: SDK v1 sends its own requests (up to 2025-11-25), SDK v2 uses rounds
// (2026-07-28).
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { McpServer, createMcpHandler, inputRequired } from '@modelcontextprotocol/server';
import { ready, validate } from 'mcp-elicitation/validate';
import { type Answer, TOOLS } from './demo-tools.js';

const INFO = { name: 'playground', title: 'Demo server', version: '1.0.0' };
/** Practically without limit. */
const PATIENCE = 2 ** 31 - 1;

const result = (text: string) => ({ content: [{ type: 'text' as const, text }] });

/** Replaces the SDK's own validator, which generates code, because the page's policy forbids that. */
const jsonSchemaValidator = {
  getValidator: (schema: object) => (value: unknown) => {
    const { valid, errors } = validate(schema, value, { undecided: 'pass' });
    return valid ? { valid, data: value } : { valid, errorMessage: errors.map(({ message }) => message).join(' ') };
  },
} as any;

/** Starts a server of SDK v1, and returns the client's end of its connection. */
export async function byRequests(): Promise<InMemoryTransport> {
  await ready();
  const server = new Server(INFO, { capabilities: { tools: {} }, jsonSchemaValidator });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description }) => ({ name, title, description, inputSchema: { type: 'object' } })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new Error(`There is no tool ${params.name}`);
    const answers: Record<string, Answer> = {};
    for (;;) {
      const step = tool.next(answers);
      if ('text' in step) return result(step.text);
      for (const [key, params] of Object.entries(step.ask)) {
        const request = (params.mode === 'url' ? { ...params, elicitationId: crypto.randomUUID() } : params) as any;
        answers[key] = await server.elicitInput(request, { timeout: PATIENCE });
      }
    }
  });
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(theirs);
  return mine;
}

/** Creates a server of SDK v2 that answers HTTP requests. */
export function byRounds(): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(INFO, { capabilities: { tools: {} } });
      for (const { name, title, description, next } of TOOLS) {
        server.registerTool(name, { title, description }, async (ctx: any) => {
          // The answers of earlier rounds return in requestState. A server whose decisions depend on it must sign it.
          const before = ctx.mcpReq.requestState();
          const answers = { ...(before && JSON.parse(before)), ...ctx.mcpReq.inputResponses };
          const step = next(answers);
          if ('text' in step) return result(step.text);
          const requests = Object.entries(step.ask).map(([key, params]) => [
            key,
            params.mode === 'url' ? inputRequired.elicitUrl(params as any) : inputRequired.elicit(params as any),
          ]);
          return inputRequired({ inputRequests: Object.fromEntries(requests), requestState: JSON.stringify(answers) });
        });
      }
      return server;
    },
    { legacy: 'reject' },
  );
  return (request) => handler.fetch(request);
}
