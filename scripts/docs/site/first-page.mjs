// Collects the figures of the first page from their sources: the versions in tests/interop, and the table of
// docs/figures.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../common.mjs';
import { drawCharts } from './charts.mjs';

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

/** Returns a table of the clients and servers that are tested, with their versions. */
function spokenWith() {
  const [newest, old] = ['package.json', 'old/package.json'].map((name) => JSON.parse(read(name)).dependencies);
  const dependencies = { ...old, ...newest };
  const versions = (names) => Object.entries(names).map(([name, shown]) => `${shown} ${dependencies[name]}`);
  const python = Object.entries(PYTHON).flatMap(([file, names]) =>
    names.map((name) => `${PYTHON_NAMES[name]} ${new RegExp(`^${name}==(.*)$`, 'm').exec(read(`python/${file}`))[1]}`),
  );
  const rmcp = `rmcp ${/rmcp = \{ version = "=([\d.]+)"/.exec(read('rmcp/Cargo.toml'))[1]}`;
  return (
    `| clients | servers |\n|---|---|\n| ${versions(CLIENTS).join('<br>')} | ` +
    `${[...versions(SERVERS), ...python, rmcp].join('<br>')} |\n`
  );
}

/** Returns the first chart of docs/figures.md. */
const weights = () =>
  drawCharts(/<!-- chart: [^\n]*\n(?:\|.*\n)+/.exec(readFileSync(path.join(root, 'docs/figures.md'), 'utf8'))[0]);

/** @param {string} text of the first page */
export const firstPage = (text) => text.replace('<SpokenWith />', spokenWith).replace('<Weights />', weights);
