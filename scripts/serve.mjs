// Serves the playground: node scripts/serve.mjs [folder] (PORT and HOST from the environment)
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fail, root } from './common.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const folder = path.resolve(process.argv[2] ?? path.join(root, 'www/dist'));
const host = process.env.HOST ?? '127.0.0.1';
const first = Number(process.env.PORT ?? 8080);
let port = first;

if (!isFile(path.join(folder, 'index.html')))
  fail(`${path.relative(root, folder)} has no index.html: run make serve, which builds it.`);

const server = createServer((request, response) => {
  const file = found(request.url ?? '/');
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
  const { encoding, stored } = encoded(file, String(request.headers['accept-encoding'] ?? ''));
  const { size, mtimeMs } = statSync(stored);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = {
    etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    // The page and its worker request some of the same files, one after the other.
    'cache-control': path.extname(file) === '.html' ? 'no-cache' : 'max-age=5',
    'x-content-type-options': 'nosniff',
  };
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': size });
  if (request.method === 'HEAD') return response.end();
  createReadStream(stored).pipe(response);
});
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE' && process.env.PORT === undefined && port < first + 20)
    return server.listen(++port, host);
  fail(
    `The playground cannot be served on ${host}:${port} (${error.code}): choose another port, as in PORT=8090 ` +
      `make serve.`,
  );
});
server.on('listening', () =>
  console.log(
    `The playground is at http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}/ (Ctrl+C ends it)`,
  ),
);
server.listen(port, host);

function found(url) {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname));
    if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
    return [file, path.join(file, 'index.html')].find(isFile);
  } catch {
    return undefined;
  }
}

/** Returns the compressed version of a file, if the build made one and the client accepts it. */
function encoded(file, accepted) {
  const kinds = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].map(([encoding, ending]) => ({ encoding, stored: file + ending }));
  return (
    kinds.find(({ encoding, stored }) => new RegExp(`\\b${encoding}\\b`).test(accepted) && isFile(stored)) ?? {
      encoding: '',
      stored: file,
    }
  );
}

function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
