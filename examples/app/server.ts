// A server with one tool that asks: by elicitation where the client can, else with an app in the conversation.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest, type ElicitRequestFormParams } from '@modelcontextprotocol/sdk/types.js';
import { validateResult } from 'mcp-elicitation/validate';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';

const PAGE = 'ui://harbour/question';
const page = readFileSync(path.join(import.meta.dirname, 'dist/app.html'), 'utf8');

const question: ElicitRequestFormParams = {
  mode: 'form',
  message: 'Which berth shall I book for the night?',
  requestedSchema: {
    type: 'object',
    properties: {
      berth: {
        type: 'string',
        title: 'Berth',
        oneOf: [
          { const: 'quay', title: 'At the quay' },
          { const: 'buoy', title: 'At a buoy' },
        ],
      },
      length: { type: 'number', title: 'Length in metres', minimum: 3, maximum: 40 },
    },
    required: ['berth', 'length'],
  },
};
const text = (text: string, isError = false) => ({ content: [{ type: 'text' as const, text }], isError });
const said = ({ action, content }: { action: string; content?: Record<string, unknown> }) =>
  action === 'accept' ? `Booked: ${content?.berth}, ${content?.length} m.` : 'Nothing was booked.';

/** The server of one session. A nonce is good for one answer, in the session that was asked. */
function harbour() {
  const open = new Map<string, ElicitRequestFormParams>();
  const answered: string[] = [];
  const server = new McpServer({ name: 'harbour', version: '1.0.0' });
  const canElicit = () => !!server.server.getClientCapabilities()?.elicitation;
  const book = server.registerTool('book', { description: 'Asks the user which berth to book' }, async () => {
    if (canElicit()) return text(said(await server.server.elicitInput(question)));
    const nonce = randomUUID();
    open.set(nonce, question);
    // The result is there before the answer: the model goes on, and learns the outcome from the tool `outcome`.
    return {
      ...text('The user is asked in the page.'),
      structuredContent: { nonce, question, server: { name: 'harbour' } },
    };
  });
  // Only a client without elicitation gets the page.
  server.server.oninitialized = () => {
    if (!canElicit()) book.update({ _meta: { ui: { resourceUri: PAGE } } });
  };
  server.registerTool(
    'answer',
    {
      description: 'Takes the answer from the page',
      inputSchema: { nonce: z.string(), result: z.looseObject({ action: z.string() }) },
      // The model never sees this tool; without this, it could answer for the user.
      _meta: { ui: { visibility: ['app'] } },
    },
    async ({ nonce, result }) => {
      const asked = open.get(nonce);
      if (!asked) return text('This question is not open', true);
      const { valid, errors } = validateResult(asked, result);
      if (!valid) return text(errors[0]?.message ?? 'The answer could not be checked', true);
      open.delete(nonce);
      answered.push(said(result as Parameters<typeof said>[0]));
      return text('Taken');
    },
  );
  server.registerTool('outcome', { description: 'Tells what the user has answered in the page' }, async () =>
    text(answered.join('\n') || 'The user has not answered yet.'),
  );
  server.registerResource('question', PAGE, { mimeType: 'text/html;profile=mcp-app' }, async () => ({
    contents: [{ uri: PAGE, mimeType: 'text/html;profile=mcp-app', text: page }],
  }));
  return server;
}

const sessions = new Map<string, StreamableHTTPServerTransport>();
const bodyOf = async (request: IncomingMessage) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return pieces.length ? JSON.parse(Buffer.concat(pieces).toString()) : undefined;
};
const http = createServer(async (request, response) => {
  if (request.url !== '/mcp') return void response.end('This is an MCP server: /mcp');
  const body = await bodyOf(request);
  let transport = sessions.get(`${request.headers['mcp-session-id']}`);
  if (!transport && isInitializeRequest(body)) {
    transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport!),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await harbour().connect(transport);
  }
  if (!transport) return void response.writeHead(404).end();
  await transport.handleRequest(request, response, body);
});
const port = Number(process.env.PORT ?? 5173);
http.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/mcp`));
