// `mcp-elicitation validate`: checks an answer against its schema.

import { validate, validateResult, type Revision, type Report } from 'mcp-elicitation/lint';
import { type Command, CommandError } from './command.js';
import { read } from './input.js';
import { printableJson, oneLine } from './source.js';
import { isObject } from '../rounds/json.js';

/** Matches inline JSON; a number, true, false or null is unlikely to be the name of a file. */
const WRITTEN = /^\s*(?:[{["]|(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)\s*$)/i;

/** Reads JSON from a file, the standard input (`-`), an address, or the argument itself. */
async function json(name: string): Promise<{ text: string; value: any }> {
  const text = WRITTEN.test(name) ? name : await read(name);
  try {
    return { text, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    throw new CommandError(`${text === name ? 'The answer' : name} is not JSON: ${oneLine((error as Error).message)}`);
  }
}

export const run: Command<{ format?: string; revision?: Revision }> = async ({ options, positionals, print }) => {
  if (positionals.length !== 2) throw new CommandError('validate needs a schema (or a request) and an answer.');
  if (positionals[0] === '-' && positionals[1] === '-')
    throw new CommandError('Only one of the two can come from the standard input.');
  const { format = 'text' } = options;
  if (!['text', 'json'].includes(format)) throw new CommandError('--format of validate is text or json.');
  const source = await json(positionals[0]);
  const answer = await json(positionals[1]);
  const params = isObject(source.value?.params) ? source.value.params : source.value;
  const isRequest =
    isObject(params) && ('requestedSchema' in params || params.mode === 'url' || source.value !== params);
  // The answer to a request is a result, or bare content, which may have a property with the name of a result's.
  const whole =
    isRequest &&
    ['accept', 'decline', 'cancel'].includes(answer.value?.action) &&
    Object.keys(answer.value).every((name) => ['action', 'content', '_meta'].includes(name));
  const checked = { revision: options.revision };
  const result = whole ? answer.text : `{"action":"accept","content":${answer.text}}`;
  const report = isRequest ? validateResult(source.text, result, checked) : validate(source.text, answer.text);
  if (format === 'json') print(printableJson(JSON.stringify(report, null, 2)));
  else {
    const at = (pointer: string) =>
      oneLine((!whole && isRequest ? pointer.replace(/^\/content/, '') : pointer) || '(the whole answer)');
    const lines = report.errors.map(
      ({ instanceLocation, keyword, message }) => `${at(instanceLocation)}: ${keyword}: ${oneLine(message)}`,
    );
    lines.push(
      ...report.undecided.map(
        ({ instanceLocation, keyword, reason }) =>
          `${at(instanceLocation)}: ${keyword} could not be decided (${reason})`,
      ),
    );
    print([...lines, verdict(report)].join('\n'));
  }
  return report.valid ? 0 : 1;
};

function verdict({ valid, errors, undecided }: Report) {
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  if (valid) return 'The answer fits.';
  if (errors.length === 0)
    return `The answer is not known to fit: ${many(undecided.length, 'rule')} could not be checked.`;
  const wrong = errors.filter(({ keyword }) => keyword !== 'limit').length;
  if (wrong === 0) return 'The answer could not be checked to the end, so it is not known to fit.';
  const more = wrong < errors.length ? ', and it could not be checked to the end' : '';
  return `The answer does not fit: ${many(wrong, 'error')}${more}.`;
}
