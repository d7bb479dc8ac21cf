// What a host writes to show this server's questions: one text a framework.
import { isJson, squeeze } from './json-text.js';
import { shapeOf } from './wire.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {{id: string, title: string, write: (state: State) => string}} Snippet */

/** @param {State} state */
function settings({ server, locale, layout }) {
  const lines = [];
  if (server) lines.push(`element.server = ${object(server)};`);
  if (locale) lines.push(`element.locale = ${string(locale)};`);
  if (layout !== 'card') lines.push(`element.layout = ${string(layout)};`);
  return lines.map((line) => `${line}\n`).join('');
}

/** @param {string} text */
function string(text) {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** @param {Record<string, string>} from */
function object(from) {
  return `{ ${Object.entries(from).map(([key, value]) => `${key}: ${string(value)}`).join(', ')} }`;
}

/**
 * The call that asks this request. JSON is a JavaScript literal, but for `__proto__`, and for what would end the script.
 * @param {string} text
 */
function call(text) {
  if (!isJson(text)) return 'elicit(request)';
  const method = shapeOf(text).kind === 'inputRequests' ? 'elicitAll' : 'elicit';
  const literal = text.includes('__proto__') ? `JSON.parse(${string(squeeze(text))})` : text.trim();
  return `${method}(${literal.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--')})`;
}

/** @param {State} state */
function html(state) {
  return `<mcp-elicitation></mcp-elicitation>

<script type="module">
import './node_modules/mcp-elicitation/dist/index.js'; // with a bundler: 'mcp-elicitation'

const element = document.querySelector('mcp-elicitation');
${settings(state)}const result = await element.${call(state.text)};
console.log(result);
</script>
`;
}

/** @param {State} state */
function sdk1(state) {
  return `import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
${settings(state)}
const client = new Client(
  { name: 'chat', version: '1.0.0' },
  { capabilities: capabilities('2025-11-25', { form: true, url: true }) },
);
client.setRequestHandler(ElicitRequestSchema, requestHandler(element));
`;
}

/** @param {State} state */
function sdk2(state) {
  return `import { Client } from '@modelcontextprotocol/client';
import 'mcp-elicitation';
import { capabilities, requestHandler } from 'mcp-elicitation/mcp';

const element = document.querySelector('mcp-elicitation');
${settings(state)}
const client = new Client(
  { name: 'chat', version: '1.0.0' },
  { capabilities: capabilities('2026-07-28', { form: true, url: true }), versionNegotiation: { mode: 'auto' } },
);
client.setRequestHandler('elicitation/create', requestHandler(element));
`;
}

/** @param {State} state */
function react({ server, locale, layout }) {
  const props = ['request={request}'];
  if (server) props.push(`server={${object(server)}}`);
  if (locale) props.push(`locale=${JSON.stringify(locale)}`);
  if (layout !== 'card') props.push(`layout=${JSON.stringify(layout)}`);
  props.push('onResult={onResult}');
  return `import { McpElicitation } from 'mcp-elicitation/react';

export function Question({ request, onResult }) {
  return <McpElicitation ${props.join(' ')} />;
}
`;
}

/** @type {Snippet[]} */
export const SNIPPETS = [
  { id: 'html', title: 'HTML', write: html },
  { id: 'sdk1', title: 'SDK v1', write: sdk1 },
  { id: 'sdk2', title: 'SDK v2', write: sdk2 },
  { id: 'react', title: 'React', write: react },
];
