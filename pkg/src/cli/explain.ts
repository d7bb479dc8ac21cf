// `mcp-elicitation explain`: the page of a rule of lint, or of a failure of test.

import { readFileSync } from 'node:fs';
import { styled } from './style.js';
import { type Command, CommandError } from './command.js';
import { FAILURES, failurePage } from './failures.js';
import { didYouMean } from './nearest.js';

const folder = new URL('../docs/rules/', import.meta.url);

export const pageOf = (code: string) => readFileSync(new URL(`${code}.md`, folder), 'utf8');

/** Returns the rules of lint, from the table of their pages. */
const rules = () =>
  [...pageOf('README').matchAll(/^\| \[`([a-z-]+)`\]\(.*?\) \| (\w+) \| (.*) \|$/gm)].map(
    ([, code, level, sentence]) => ({
      code,
      level,
      sentence,
    }),
  );

export const codes = () => rules().map(({ code }) => code);

/** Creates the error for an unknown rule, with rules of similar names. */
export const noSuchRule = (code: string, names = codes()) =>
  new CommandError(`There is no rule “${code}”.${didYouMean(code, names)} \`mcp-elicitation explain\` lists all.`);

export const run: Command = async ({ positionals: [code, ...more], print }) => {
  if (more.length > 0) throw new CommandError('explain takes one code.');
  if (code === undefined) {
    const failures = Object.entries(FAILURES).map(([code, { sentence }]) => ({ code, level: 'failure', sentence }));
    const all = [...rules(), ...failures];
    const width = Math.max(...all.map(({ code }) => code.length));
    print(
      all
        .map(({ code, level, sentence }) => `${styled('bold', code.padEnd(width))}  ${level.padEnd(7)}  ${sentence}`)
        .join('\n'),
    );
    return 0;
  }
  if (codes().includes(code)) print(pageOf(code));
  else if (Object.hasOwn(FAILURES, code)) print(failurePage(code));
  else throw noSuchRule(code, [...codes(), ...Object.keys(FAILURES)]);
  return 0;
};
