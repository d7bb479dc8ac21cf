// The page of each rule of lint, from its sentences and the head of its file, and their index.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../common.mjs';

const SEVERITIES = {
  error: 'Error: the request cannot be answered, or its answers cannot be checked.',
  warning: "Warning: it is outside MCP's standard, or surely a mistake.",
  note: 'Note: it is good to know.',
};

/** Returns a template without its arguments, and without its bracketed parts. @param {string} template */
export const plain = (template) =>
  template
    .replace(/\[.*?\]/g, '')
    .replace(/\{.*?\}/g, '…')
    .trim();

/** Returns the sections of a rule's page from the three paragraphs at the head of its file. @param {string} code */
function sections(code) {
  const file = path.join(root, `src/lint/rules/${code.replaceAll('-', '_')}.rs`);
  if (!existsSync(file)) return '';
  const [head] = /^(?:\/\/!.*\n)+/.exec(readFileSync(file, 'utf8'));
  const paragraphs = head
    .replace(/^\/\/! ?/gm, '')
    .trimEnd()
    .split('\n\n');
  const [why, ...samples] = paragraphs;
  const labels = ['Example: ', 'Use instead: '];
  if (samples.length !== 2 || samples.some((sample, at) => !sample.startsWith(labels[at])))
    throw new Error(`The head of ${file} needs three paragraphs: why, Example, Use instead.`);
  const [example, instead] = samples.map((sample, at) =>
    sample
      .slice(labels[at].length)
      .replaceAll('\n', ' ')
      .replace(/^`([^`]*)`$/, '```json\n$1\n```'),
  );
  return `\n## Why\n${why}\n\n## Example\n${example}\n\n## Use instead\n${instead}\n`;
}

/**
 * Returns the pages by their names in `docs/rules/`.
 * @param {{ code: string, severity: string, message: string, help: string }[]} rules
 * @returns {Record<string, string>}
 */
export function rulePages(rules) {
  const row = ({ code, severity, message }) => `| [\`${code}\`](${code}.md) | ${severity} | ${plain(message)} |\n`;
  const page = ({ code, severity, message, help }) =>
    `# ${code}\n\n${SEVERITIES[severity]}\n\n${plain(message)} ${plain(help)}\n${sections(code)}`;
  return {
    'README.md': `# What lint finds\n\n| code | severity | message |\n|---|---|---|\n${rules.map(row).join('')}`,
    ...Object.fromEntries(rules.map((rule) => [`${rule.code}.md`, page(rule)])),
  };
}
