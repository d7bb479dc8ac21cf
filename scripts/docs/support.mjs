// Writes the tables of docs/support.md from www/clients/clients.json: node scripts/docs/support.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../common.mjs';

const FACTS = { form: 'Form', url: 'URL', rounds: 'Rounds', tasks: 'Tasks', defaults: 'Defaults', enums: 'Options' };
const TABLES = {
  clients: 'Clients',
  sdks: 'SDKs on the side of the client',
  servers: 'SDKs on the side of the server',
};
const page = path.join(root, 'docs/support.md');

const cell = (text) => text.replaceAll('|', '\\|');
const fact = (value) =>
  value === null
    ? 'not known'
    : typeof value === 'string'
      ? cell(value)
      : `${cell(value.is)} (${cell([value.version, value.date, value.source].filter(Boolean).join(', '))})`;
const name = ({ name }) => `\`${name}\``.replace(/^`([^@]*)`$/, '$1');

/** The part of the page that is generated from the data. */
export function tables(data) {
  return Object.entries(TABLES)
    .map(([key, title]) => {
      const entries = data[key];
      const head =
        `| | version, date | ${Object.values(FACTS).join(' | ')} |\n|---|---|` +
        `${'---|'.repeat(Object.keys(FACTS).length)}`;
      const rows = entries.map(
        (entry) =>
          `| ${name(entry)} | ${cell(entry.version)}, ${entry.date} | ${Object.keys(FACTS)
            .map((key) => fact(entry[key]))
            .join(' | ')} |`,
      );
      const notes = entries.map(
        (entry) =>
          `- **${name(entry)}** (${entry.source})${entry.notes.length > 0 ? `: ${entry.notes.join(' ')}` : ''}`,
      );
      return `## ${title}\n\n${head}\n${rows.join('\n')}\n\n${notes.join('\n')}`;
    })
    .concat(envelopes(data))
    .join('\n\n');
}

/** The other envelopes in which agents ask. */
function envelopes({ envelopes }) {
  const rows = envelopes.map(
    ({ name, version, date, asks, adapter, test }) =>
      `| ${[name, `${version}, ${date}`, asks, adapter, test].map(cell).join(' | ')} |`,
  );
  return `## Agents\n\n| | version, date | asks for | adapter | test |\n|---|---|---|---|---|\n${rows.join('\n')}`;
}

/** Returns the page with its tables generated from the data. */
export const written = (text, data) =>
  text.replace(/(<!-- tables -->\n)[^]*(\n<!-- end -->)/, (_, before, after) => `${before}\n${tables(data)}\n${after}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const data = JSON.parse(readFileSync(path.join(root, 'www/clients/clients.json'), 'utf8'));
  writeFileSync(page, written(readFileSync(page, 'utf8'), data));
}
