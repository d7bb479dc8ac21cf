// A host's code to show this server's questions, for each framework.
import { javascript } from './literal.js';
import { isJson, squeeze } from '../../pkg/src/cli/finder/json-text.js';
import { elicitationsOf } from '../request/requests.js';
import { shapeOf } from '../request/shape.js';
import type { State } from '../page/state.js';
import type { Revision } from 'mcp-elicitation/validate';

export interface Snippet {
  id: string;
  title: string;
  write: (state: State) => string;
}

function settings({ server, locale }: State) {
  const lines = [];
  if (server) lines.push(`element.server = ${object(server)};`);
  if (locale) lines.push(`element.locale = ${string(locale)};`);
  return lines.map((line) => `${line}\n`).join('');
}

function string(text: string) {
  return `'${escape(JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'"))}'`;
}

function object(from: Record<string, string>) {
  return `{ ${Object.entries(from)
    .map(([key, value]) => `${key}: ${string(value)}`)
    .join(', ')} }`;
}

/** Escapes the sequences that would end a script in HTML. */
function escape(literal: string) {
  return literal.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
}

/** Returns the call that asks this request. JSON is a JavaScript literal, except for `__proto__`. */
function call(text: string) {
  if (!isJson(text)) return 'elicit(request)';
  const method = shapeOf(text).kind === 'inputRequests' ? 'elicitAll' : 'elicit';
  return `${method}(${text.includes('__proto__') ? `JSON.parse(${string(squeeze(text))})` : escape(text.trim())})`;
}

function html(state: State) {
  return `<link rel="modulepreload" href="./node_modules/mcp-elicitation/dist/external.js">
<link rel="preload" as="fetch" crossorigin href="./node_modules/mcp-elicitation/dist/form/form_bg.wasm">

<mcp-elicitation></mcp-elicitation>

<script type="module">
import './node_modules/mcp-elicitation/dist/external.js'; // with a bundler: 'mcp-elicitation'

const element = document.querySelector('mcp-elicitation');
${settings(state)}const result = await element.${call(state.text)};
console.log(result);
</script>
`;
}

/**
 * Returns the code for an SDK's client.
 * @param module the module of the client
 * @param options further options of the client
 */
function sdk({ server, ...state }: State, module: string, revision: Revision, options: string = '') {
  return `import { Client } from '${module}';
import 'mcp-elicitation';
import { capabilities, connect } from 'mcp-elicitation/mcp';

const element = document.body.appendChild(document.createElement('mcp-elicitation'));
${settings({ ...state, server: null })}
const client = new Client(
  { name: 'chat', version: '1.0.0' },
  { capabilities: capabilities('${revision}')${options} },
);
await client.connect(transport);
const server = connect(client, element${server ? `, { server: ${object(server)} }` : ''});
const result = await server.callTool({ name: 'TOOL', arguments: {} });
`;
}

function react({ text, server, locale }: State) {
  const [request = { message: '' }] = elicitationsOf(text);
  const props = [`request={${javascript(request, 6)}}`];
  if (server) props.push(`server={${object(server)}}`);
  if (locale) props.push(`locale=${JSON.stringify(locale)}`);
  props.push('onElicitResult={({ detail }) => console.log(detail)}');
  return `import { McpElicitation } from 'mcp-elicitation/react';

export default function Question() {
  return (
    <McpElicitation
${props.map((prop) => `      ${prop}\n`).join('')}    />
  );
}
`;
}

export const SNIPPETS: Snippet[] = [
  { id: 'html', title: 'HTML', write: html },
  {
    id: 'sdk1',
    title: 'SDK v1',
    write: (state) => sdk(state, '@modelcontextprotocol/sdk/client/index.js', '2025-11-25'),
  },
  {
    id: 'sdk2',
    title: 'SDK v2',
    write: (state) =>
      sdk(state, '@modelcontextprotocol/client', '2026-07-28', ", versionNegotiation: { mode: 'auto' }"),
  },
  { id: 'react', title: 'React', write: react },
];
