// A question and its answer as plain text, for a reader who does not see the card.
import { ANSWERS } from '../../../target/generated/answers.js';
import { isObject } from '../rounds/json.js';
import { jsonText, maskUnknown } from './checks.js';
import type { toText } from '../lint.js';
import type lintGlue from '../../../target/generated/lint/lint_core.js';

type Core = Pick<ReturnType<typeof lintGlue>, 'answer_texts'>;
type Values = (string | number | boolean | null)[];

const HIDDEN = '••••••';

export const textWriter =
  (core: () => Core): typeof toText =>
  (request, result, { messages } = {}) => {
    const { answer_texts } = core();
    const say = (key: keyof typeof ANSWERS) => {
      const sentence = messages?.[key];
      return typeof sentence === 'string' ? sentence : ANSWERS[key];
    };
    const { action, content } = result;
    const text = jsonText(maskUnknown(request), 'request');
    const [message, ...rows]: [string, ...[label: string, values?: Values][]] = JSON.parse(
      answer_texts(text, jsonText(content ?? {}, 'content')),
    );
    const written = (value: Values[number]) => (typeof value === 'boolean' ? say(value ? 'yes' : 'no') : `${value}`);
    const answer = ([label, values]: (typeof rows)[number]) => {
      const list = values?.map(written).join(say('list-separator')) || say('no-answer');
      return `${label}: ${values ? list : HIDDEN}`;
    };
    const host = hostOf(text);
    if (action !== 'accept') rows.length = 0;
    const ending = {
      accept: host ? say('opened').replace('{host}', host) : say('accept-nothing'),
      decline: say('declined'),
      cancel: say('cancelled'),
    }[action];
    return [message, ...(rows.length ? rows.map(answer) : [ending])].join('\n');
  };

/** Returns the host of a request's address; the rest of it can have secrets. */
function hostOf(request: string): string | undefined {
  try {
    const value = JSON.parse(request);
    const params = isObject(value.params) ? value.params : value;
    return params.mode === 'url' ? new URL(String(params.url)).host : undefined;
  } catch {
    return undefined;
  }
}
