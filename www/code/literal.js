// Writes a JSON value as a literal of a language, in the playground's JSON layout.
import { format } from '../json-text.js';

/** Names that JavaScript allows without quotes; an unquoted `__proto__` would not become a property. */
const PLAIN_NAME = /^(?!__proto__$)[A-Za-z_$][\w$]*$/;

/**
 * @param {unknown} value
 * @param {number} indent of the lines after the first
 */
export function javascript(value, indent) {
  return lines(value, indent, (text) =>
    text.replace(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (token, colon) =>
      colon ? name(JSON.parse(token.slice(0, -colon.length))) + colon : quoted(JSON.parse(token)),
    ),
  );
}

/** @param {string} text */
function name(text) {
  if (text === '__proto__') return "['__proto__']";
  return PLAIN_NAME.test(text) ? text : quoted(text);
}

/** @param {string} text */
function quoted(text) {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** @param {unknown} value @param {number} indent */
export function python(value, indent) {
  const words = /** @type {Record<string, string>} */ ({ true: 'True', false: 'False', null: 'None' });
  return lines(value, indent, (text) =>
    text.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => words[token] ?? token),
  );
}

/** @param {unknown} value @param {number} indent @param {(text: string) => string} translate */
function lines(value, indent, translate) {
  return translate(format(JSON.stringify(value))).replaceAll('\n', `\n${' '.repeat(indent)}`);
}
