// Helpers for tests of whole applications: the commands of their packages, and a server for their builds.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { forward } from './stage.mjs';

/** The script of a package's command, for a folder where the package is installed. */
export function scriptOf(folder, name) {
  const place = path.join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  return path.join(place, typeof bin === 'string' ? bin : (bin[name] ?? bin.tsc));
}

/** The environment of the commands, without variables that another bundler set in this process. */
export const environment = (more) => ({
  ...process.env,
  NODE_ENV: undefined,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ...more,
});

/** Runs a command of a package and waits for its end. */
export function run(folder, [name, ...options], cwd, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf(folder, name), ...options], {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    child.on('exit', (code) => (code ? reject(new Error(output)) : resolve(output)));
  });
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };

/** Serves a build, and the MCP server `mcp` under `/mcp`. */
export async function serve(place, mcp) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (mcp && pathname === '/mcp') return void forward(mcp, request, response);
    try {
      const file = path.join(place, pathname === '/' ? 'index.html' : pathname);
      const body = readFileSync(file);
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => (server.closeAllConnections(), server.close()),
  };
}

/** Returns the code blocks of a docs page, by the file name of each block. */
export function codeOf(page) {
  return Object.fromEntries(
    [...page.matchAll(/```\w+ ([\w./+-]+)\n([\s\S]*?)```/g)].map(([, file, text]) => [file, text]),
  );
}
