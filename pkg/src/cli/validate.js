// `mcp-elicitation validate`: checks an answer against its schema.

import { validate, validateResult } from 'mcp-elicitation/lint';
import { Unable, read } from './input.js';
import { printableJson, shown } from './source.js';

/** Matches inline JSON; a number, true, false or null is unlikely to be the name of a file. */
const WRITTEN = /^\s*(?:[{["]|(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)\s*$)/i;
const object = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {string} name a file, `-`, an address, or JSON
 * @returns {Promise<{ text: string, value: any }>}
 */
async function json(name) {
  const text = WRITTEN.test(name) ? name : await read(name);
  try {
    return { text, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    throw new Unable(
      `${text === name ? 'The answer' : name} is not JSON: ${shown(/** @type {Error} */ (error).message)}`,
    );
  }
}

/** @type {import('./main.js').Command} */
export async function run({ options, positionals, print }) {
  if (positionals.length !== 2) throw new Unable('validate needs a schema (or a request) and an answer.');
  if (positionals[0] === '-' && positionals[1] === '-')
    throw new Unable('Only one of the two can come from the standard input.');
  const { format = 'text' } = options;
  if (!['text', 'json'].includes(format)) throw new Unable('--format of validate is text or json.');
  const asked = await json(positionals[0]);
  const answer = await json(positionals[1]);
  const params = object(asked.value?.params) ? asked.value.params : asked.value;
  const isRequest = object(params) && ('requestedSchema' in params || params.mode === 'url' || asked.value !== params);
  // The answer to a request is a result, or bare content.
  const whole = isRequest && ['accept', 'decline', 'cancel'].includes(answer.value?.action);
  const checked = { revision: /** @type {import('mcp-elicitation/lint').Dialect | undefined} */ (options.revision) };
  const result = whole ? answer.text : `{"action":"accept","content":${answer.text}}`;
  const report = isRequest ? validateResult(asked.text, result, checked) : validate(asked.text, answer.text);
  if (format === 'json') print(printableJson(JSON.stringify(report, null, 2)));
  else {
    const at = (/** @type {string} */ pointer) =>
      shown((!whole && isRequest ? pointer.replace(/^\/content/, '') : pointer) || '(the whole answer)');
    const lines = report.errors.map(
      ({ instanceLocation, keyword, message }) => `${at(instanceLocation)}: ${keyword}: ${shown(message)}`,
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
}

/** @param {import('mcp-elicitation/lint').Report} report */
function verdict({ valid, errors, undecided }) {
  if (valid && undecided.length > 0)
    return `The answer fits what could be decided; ${undecided.length === 1 ? '1 rule' : `${undecided.length} rules`} could not.`;
  if (valid) return 'The answer fits.';
  const wrong = errors.filter(({ keyword }) => keyword !== 'limit').length;
  if (wrong === 0) return 'The answer could not be checked to the end, so it is not known to fit.';
  return `The answer does not fit: ${wrong === 1 ? '1 error' : `${wrong} errors`}${wrong < errors.length ? ', and it could not be checked to the end' : ''}.`;
}
