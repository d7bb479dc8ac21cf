// Serves the page and a real MCP server: a shop that asks before it takes an order back.
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { McpServer, createMcpHandler, inputRequired } from '@modelcontextprotocol/server';
import { z } from 'zod';

const ITEMS = { lamp: 'Desk lamp', kettle: 'Kettle, 1.7 l', rug: 'Wool rug' };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const question = () =>
  inputRequired.elicit({
    message: 'What shall we take back, and when?',
    requestedSchema: z.object({
      item: z.enum(Object.values(ITEMS)).meta({ title: 'Item' }),
      day: z.iso
        .date()
        .meta({ title: 'Collection day', description: 'From tomorrow, between 9 and 17 o’clock' })
        .default(tomorrow()),
      note: z.string().max(200).optional().meta({ title: 'Note for the driver' }),
    }),
  });

const SAID = {
  accept: ({ item, day }) => `Return of “${item}” is booked. We collect it on ${day}.`,
  decline: () => 'The customer did not want to say. Nothing was booked.',
  cancel: () => 'The customer closed the question. Nothing was booked.',
};

function shop() {
  const server = new McpServer({ name: 'corner-shop', title: 'Corner Shop', version: '1.0.0' });
  server.registerTool(
    'return_item',
    { description: 'Books the return of an order', inputSchema: z.object({}) },
    (_, { mcpReq }) => {
      const answer = mcpReq.inputResponses?.answer;
      if (!answer) return inputRequired({ inputRequests: { answer: question() } });
      return { content: [{ type: 'text', text: SAID[answer.action](answer.content) }] };
    },
  );
  return server;
}

const mcp = toNodeHandler(createMcpHandler(shop));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Serves the page and its imports, but nothing else of this folder. */
async function file(pathname, response) {
  const name = pathname === '/' ? '/index.html' : path.posix.normalize(pathname);
  try {
    if (name !== '/index.html' && !name.startsWith('/node_modules/')) throw new Error('It is not for pages');
    const body = await readFile(path.join(fileURLToPath(new URL('.', import.meta.url)), name));
    response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  return pathname === '/mcp' ? mcp(request, response) : file(pathname, response);
});
server.listen(process.env.PORT ?? 5173, '127.0.0.1', () => console.log(`http://localhost:${server.address().port}/`));
