// The help of the command, and of each subcommand.

import { REVISIONS } from '../../../target/generated/facts.js';
import { FORMATS } from './formats.js';

interface Help {
  usage: string;
  does: string;
  example: string;
  /** Options with their meanings. */
  options: [string, string][];
}

const REVISION = REVISIONS.join(', ');
const MATRIX = 'answer with defaults, minimal and maximal answers, decline, cancel, silence, and without elicitation';

export const HELPS: Record<string, Help> = {
  test: {
    usage: 'test -- COMMAND… | test URL',
    does: 'Calls the tools of a server, answers what they ask, and checks what comes back.',
    example:
      'npx -y -p mcp-elicitation -p @modelcontextprotocol/client mcp-elicitation test --matrix --tool book ' +
      '-- python server.py',
    options: [
      ['--matrix', MATRIX],
      ['--tool NAME', 'a tool for --matrix, which it implies (again for more); nothing else is ever called'],
      ['--arguments JSON', 'the arguments of such a tool ({})'],
      ['--cases FILE', 'what to call and answer (elicitations.json)'],
      ['--allow-destructive', 'call tools with destructiveHint too'],
      ['--timeout SECONDS', 'how long a server may take to answer (30)'],
      ['--silence SECONDS', 'how long --matrix leaves a question without an answer (5); 0: not at all'],
      ['--most-questions COUNT', 'more in one call never ends (10)'],
      ['--revision REVISION', `only ${REVISION} (again for more); without it, all that the server speaks`],
      ["--header 'NAME: VALUE'", 'for a URL (again for more)'],
      ['--record FILE', 'write each request once, as JSON lines; answers are never written'],
      ['--junit FILE', 'write a report for CI'],
      ['--verbose', 'print every run with its questions and its result'],
    ],
  },
  lint: {
    usage: 'lint FILE… | FOLDER… | - | URL',
    does: 'Finds what is wrong with requests, in JSON, logs, TypeScript, JavaScript, Python and Markdown.',
    example: 'npx mcp-elicitation lint --max-warnings 0 src',
    options: [
      ['--format FORMAT', Object.keys(FORMATS).join(', ')],
      ['--fix', 'make the fixes that are certain; of the standard input the text is printed'],
      ['--revision REVISION', `${REVISION}; without it, what is wrong in all`],
      ['--max-warnings COUNT', 'more warnings than that are a failure too'],
      ['--rule CODE=LEVEL', 'off, note, warning or error, for the findings of a rule (again for more)'],
      ['--quiet', 'print only errors'],
      ['mcp-elicitation.json', 'levels of rules, beside where it runs: {"rules": {"CODE": "LEVEL"}}'],
    ],
  },
  playground: {
    usage: 'playground [-- COMMAND… | URL]',
    does: 'Serves the playground on 127.0.0.1, with your server behind it: no CORS, no copying.',
    example: 'npx mcp-elicitation playground -- python server.py',
    options: [["--header 'NAME: VALUE'", 'for a URL (again for more)']],
  },
  validate: {
    usage: 'validate SCHEMA ANSWER',
    does: 'Checks if an answer fits its schema or request; ANSWER may be JSON itself.',
    example: `npx mcp-elicitation validate request.json '{"name": "Ada"}'`,
    options: [
      ['--format FORMAT', 'text, json'],
      ['--revision REVISION', REVISION],
    ],
  },
  explain: {
    usage: 'explain [CODE]',
    does: 'Prints the page of a code of lint or test; without a code, lists all.',
    example: 'npx mcp-elicitation explain throws-on-decline',
    options: [],
  },
};

const EXIT = 'Exit code: 0 all is well, 1 something was found, 2 it could not run. Warnings alone are no failure.';

/** Returns the help of a subcommand. */
export function helpOf(name: string) {
  const { usage, does, example, options } = HELPS[name];
  const lines = options.map(([option, meaning]) => `  ${option.padEnd(24)}${meaning}`);
  const part = lines.length > 0 ? `\n\n${lines.join('\n')}` : '';
  return `Usage: mcp-elicitation ${usage}\n\n${does}${part}\n\nExample: ${example}\n\n${EXIT}`;
}

/** Returns the help of the whole command. */
export function help() {
  const rows = Object.values(HELPS).map(({ usage, does }) => `  ${usage.padEnd(34)}${does}`);
  return (
    `Usage: mcp-elicitation COMMAND\n\n${rows.join('\n')}\n\n` +
    `\`mcp-elicitation COMMAND --help\` lists its options. Begin with your server:\n\n` +
    `  ${HELPS.test.example}\n\n${EXIT}`
  );
}
