// `mcp-elicitation explain`: the page of a rule.

import { readFileSync, readdirSync } from 'node:fs';
import { type Command, CommandError } from './command.js';

const folder = new URL('../docs/rules/', import.meta.url);

export const pageOf = (code: string) => readFileSync(new URL(`${code}.md`, folder), 'utf8');

export const codes = () =>
  readdirSync(folder)
    .filter((name) => /^[a-z-]+\.md$/.test(name))
    .map((name) => name.slice(0, -'.md'.length));

/** Creates the error for an unknown rule, with rules of similar names. */
export function noSuchRule(code: string) {
  const ranked = codes()
    .map((name) => ({ name, far: code.length > 2 && name.includes(code) ? 0 : distance(code.slice(0, 100), name) }))
    .sort((a, b) => a.far - b.far);
  const near = ranked
    .filter(({ far }) => far <= 3)
    .slice(0, 3)
    .map(({ name }) => `“${name}”`);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  return new CommandError(`There is no rule “${code}”.${hint} \`mcp-elicitation explain\` lists all.`);
}

export const run: Command = async ({ positionals: [code, ...more], print }) => {
  if (more.length > 0) throw new CommandError('explain takes one code.');
  if (code === undefined) {
    print(codes().join('\n'));
    return 0;
  }
  if (!codes().includes(code)) throw noSuchRule(code);
  print(pageOf(code));
  return 0;
};

/** Returns the edit distance of two names. */
function distance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}
