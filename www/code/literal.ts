// Writes a JSON value as a literal of a language, in the playground's JSON layout.
import { format } from '../../pkg/src/cli/finder/json-text.js';

/** Names that JavaScript allows without quotes; an unquoted `__proto__` would not become a property. */
const PLAIN_NAME = /^(?!__proto__$)[A-Za-z_$][\w$]*$/;

/** @param indent the indentation of the lines after the first */
export function javascript(value: unknown, indent: number) {
  return lines(value, indent, (text) =>
    text.replace(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (token, colon) =>
      colon ? name(JSON.parse(token.slice(0, -colon.length))) + colon : quoted(JSON.parse(token)),
    ),
  );
}

function name(text: string) {
  if (text === '__proto__') return "['__proto__']";
  return PLAIN_NAME.test(text) ? text : quoted(text);
}

function quoted(text: string) {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export function python(value: unknown, indent: number) {
  const words = { true: 'True', false: 'False', null: 'None' } as Record<string, string>;
  return lines(value, indent, (text) =>
    text.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => words[token] ?? token),
  );
}

function lines(value: unknown, indent: number, translate: (text: string) => string) {
  return translate(format(JSON.stringify(value))).replaceAll('\n', `\n${' '.repeat(indent)}`);
}
