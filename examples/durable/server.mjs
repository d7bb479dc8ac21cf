// The host's server: it calls the MCP server, and keeps conversations, open questions and receipts in a file.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { capabilities } from 'mcp-elicitation/mcp';
import { validateResult } from 'mcp-elicitation/validate';
import { mcp } from './workshop.mjs';

const [FILE, PART] = ['chats.json', 'chats.json.part'].map((name) => new URL(name, import.meta.url));
const NEW = ['road bike', 'cargo bike'].map((bike) => ({ id: bike.replace(' ', '-'), bike, entries: [] }));
const chats = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : NEW;

/** Replaces the file at once, so that it is whole if the server is killed. */
function save() {
  writeFileSync(PART, JSON.stringify(chats));
  renameSync(PART, FILE);
}

/** An error whose sentence the user reads. */
class Refusal extends Error {}

const client = new Client(
  { name: 'durable', version: '1.0.0' },
  { capabilities: capabilities('2026-07-28'), versionNegotiation: { mode: 'auto' } },
);

/** Calls the tool, and returns a new entry of the conversation: a question, or what the tool says. */
async function call({ bike }, input) {
  const params = { name: 'book_repair', arguments: { bike }, ...input };
  const { inputRequests, requestState, content, isError } = await client.callTool(params, { allowInputRequired: true });
  if (inputRequests) return { id: randomUUID(), requests: inputRequests, requestState };
  const [{ text }] = content;
  if (isError) throw new Refusal(text);
  return { id: randomUUID(), text };
}

const verbs = {
  /** In place of a language model: whatever is said, it calls the one tool. */
  async say({ chat, text }) {
    chat.entries.push({ id: randomUUID(), text, isMine: true }, await call(chat));
  },

  /** The page repeats a delivery if it has not heard that it arrived. */
  async answer({ chat, entry, delivery, results }) {
    if (entry?.delivery && entry.delivery === delivery) return;
    if (!entry || entry.delivery) throw new Refusal('This question has been answered elsewhere.');
    if (!validateResult(entry.requests, results).valid) throw new Refusal('This does not answer the question.');
    chat.entries.push(await call(chat, { inputResponses: results, requestState: entry.requestState }));
    entry.delivery = delivery;
  },

  receipt({ entry, receipt }) {
    entry.receipt = receipt;
  },

  /** The MCP server stores nothing between two calls, so that its questions can be forgotten. */
  clear({ chat }) {
    chat.entries = [];
  },
};

/** Settles after all that was asked so far, so that a repeated answer comes after the first. */
let turn = Promise.resolve();

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', wasm: 'application/wasm' };

async function respond(request) {
  const { url, method } = request;
  const [, folder, id, verb] = url.split('/');
  if (folder === 'chats' && method === 'POST') {
    const chat = chats.find((chat) => chat.id === id);
    const { entry, ...more } = await json(request);
    const work = () => verbs[verb]({ ...more, chat, entry: chat.entries.find(({ id }) => id === entry) });
    await (turn = turn.then(work, work));
    save();
  }
  if (folder === 'chats') return ['application/json', JSON.stringify(chats)];
  // The page and its imports, but nothing else of this folder.
  const { pathname } = new URL(url === '/' ? '/index.html' : url, 'http://localhost');
  if (!/^\/(index\.html$|node_modules\/)/.test(pathname)) throw new Error('It is not for pages');
  return [TYPES[pathname.split('.').pop()], await readFile(new URL(`.${pathname}`, import.meta.url))];
}

const server = http.createServer(async (request, response) => {
  if (request.url === '/mcp') return mcp(request, response);
  try {
    const [type = 'text/plain', body] = await respond(request);
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch (error) {
    response.writeHead(error instanceof Refusal ? 422 : 500, { 'content-type': 'text/plain' }).end(error.message);
  }
});
server.listen(process.env.PORT ?? 5178, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
  console.log(`${origin}/`);
});
