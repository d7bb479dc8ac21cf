// The first page of the site, and the table of versions in README.md: node scripts/docs/site/first-page.mjs writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../common.mjs';

const read = (name) => readFileSync(path.join(root, 'tests/interop', name), 'utf8');

const CLIENTS = {
  '@modelcontextprotocol/sdk': 'TypeScript SDK v1',
  '@modelcontextprotocol/client': 'TypeScript SDK v2',
  '@ai-sdk/mcp': 'AI SDK',
  'mcp-use': 'mcp-use',
  '@assistant-ui/react-mcp': 'assistant-ui (patched)',
  '@mastra/mcp': 'Mastra',
  agents: 'Cloudflare agents',
  '@ag-ui/client': 'AG-UI',
  '@langchain/langgraph': 'LangGraph',
  '@agentclientprotocol/sdk': 'ACP',
};
const SERVERS = {
  '@modelcontextprotocol/server': 'TypeScript SDK v2',
  '@modelcontextprotocol/server-everything': 'server-everything',
  tmcp: 'tmcp',
};
const PYTHON = { 'mcp-1.txt': ['mcp'], 'mcp-2.txt': ['mcp'], 'fastmcp.txt': ['fastmcp'] };
const PYTHON_NAMES = { mcp: 'mcp (Python)', fastmcp: 'FastMCP' };

/** Returns the clients and servers that are tested, with their versions. */
export function spokenWith() {
  const [newest, old] = ['package.json', 'old/package.json'].map((name) => JSON.parse(read(name)).dependencies);
  const dependencies = { ...old, ...newest };
  const versions = (names) => Object.entries(names).map(([name, shown]) => `${shown} ${dependencies[name]}`);
  const python = Object.entries(PYTHON).flatMap(([file, names]) =>
    names.map((name) => `${PYTHON_NAMES[name]} ${new RegExp(`^${name}==(.*)$`, 'm').exec(read(`python/${file}`))[1]}`),
  );
  const rmcp = `rmcp ${/rmcp = \{ version = "=([\d.]+)"/.exec(read('rmcp/Cargo.toml'))[1]}`;
  const servers = [...versions(SERVERS), ...python, rmcp].join(', ');
  return `- Clients: ${versions(CLIENTS).join(', ')}.\n- Servers: ${servers}.\n`;
}

const HEAD =
  '---\ntitle: mcp-elicitation\ntitleTemplate: false\nsidebar: false\naside: false\npageClass: first\n---\n\n';

/** Makes the first page of README.md: a card to try takes the place of its pictures. @param {string} readme */
export const firstPage = (readme) => HEAD + readme.replace(/<table>[^]*<\/table>\n/, '<LiveCard />\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = path.join(root, 'README.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/- Clients: .*\n- Servers: .*\n/, spokenWith));
}
