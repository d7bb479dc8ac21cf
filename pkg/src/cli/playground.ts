// `mcp-elicitation playground`: serves the playground of the package on this machine, with the author's server behind
// it.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bridgeTo, type Bridge } from './bridge.js';
import { type Command, CommandError } from './command.js';
import { serverOf } from './connect.js';

const HOST = '127.0.0.1';
/** The port stays the same as long as it is free, because the browser keeps what the author has written by it. */
const FIRST_PORT = 8790;
const PORTS = 20;
const dist = fileURLToPath(new URL('.', import.meta.url));
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Returns the file of an address: of the playground, or of the package that it shows. */
function fileOf(pathname: string) {
  const [, own, name] = /^\/(mcp-elicitation\/dist\/)?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  const folder = own ? dist : path.join(dist, 'playground/');
  const file = path.join(folder, name || 'index.html');
  const isWithin = file.startsWith(folder) && Object.hasOwn(TYPES, path.extname(file));
  return isWithin && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** True if two texts are alike, in a time that does not tell how far. */
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Serves the playground, and returns its address without the token. */
export async function serve(bridge: Bridge | undefined, token: string) {
  let origin = '';
  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const refuse = (status: number) => response.writeHead(status, { 'content-type': 'text/plain' }).end('refused\n');
    const { host, origin: from, 'x-bridge-token': word = '' } = request.headers;
    // A name that was bound to this machine, or a page of another origin.
    if (`http://${host}` !== origin || (from !== undefined && from !== origin)) return refuse(403);
    const { pathname } = new URL(request.url ?? '/', origin);
    if (!/^\/bridge(?:\/|$)/.test(pathname)) {
      const file = ['GET', 'HEAD'].includes(String(request.method)) ? fileOf(pathname) : undefined;
      if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] });
      return request.method === 'HEAD' ? response.end() : createReadStream(file).pipe(response);
    }
    const isAllowed = bridge && request.method === 'POST' && from === origin && isSame(String(word), token);
    return isAllowed ? bridge(pathname.slice('/bridge'.length), request, response) : refuse(403);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => (response.headersSent ? response.destroy() : response.writeHead(400).end()));
  });
  for (let port = FIRST_PORT; ; port++) {
    const isFree = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port < FIRST_PORT + PORTS ? port : 0, HOST, () => resolve(true));
    });
    if (isFree) break;
  }
  const address = server.address();
  origin = `http://${HOST}:${typeof address === 'object' ? address?.port : ''}`;
  return origin;
}

export const run: Command<{ header?: string[] }> = async ({ options, positionals, behind, print }) => {
  const hasServer = positionals.length + behind.length > 0;
  if (!hasServer && options.header) throw new CommandError('--header is for the server at a URL.');
  const server = hasServer ? serverOf('playground', positionals, behind, options.header) : undefined;
  if (!fileOf('/')) throw new CommandError('This build of the package has no playground.');
  const token = randomBytes(32).toString('base64url');
  const origin = await serve(server && bridgeTo(server), token);
  // Browsers send no fragment, so the token appears in no log.
  print(`The playground is at ${origin}/${server ? `conversation.html#bridge=${token}` : ''} (Ctrl+C ends it)`);
  return new Promise(() => {});
};
