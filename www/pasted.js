// What people paste that is almost JSON: each cause with its place, and the JSON that was meant.
import { jsonrepair } from 'jsonrepair';
import { format, isJson } from './json-text.js';

/** @typedef {import('mcp-elicitation/lint').Diagnostic} Diagnostic */

/** What a place in a text is the sign of, and what is said of it; `plural` where it is there more than once. */
const CAUSES = {
  fence: 'A fence of backticks is around the JSON.',
  comment: 'JSON has no comments.',
  comma: 'A comma is before the end of an object or a list.',
  quote: 'JSON has double quotes: this text is in single ones.',
  python: 'This is a word of Python: JSON has true, false and null.',
  name: 'A name has no quotes.',
  gap: 'A comma is missing behind this.',
  cut: 'The text ends before its last bracket is closed.',
};

/** @type {Pick<Diagnostic, 'code' | 'severity' | 'location' | 'help' | 'page'>} */
const ABOUT = { code: 'invalid-json', severity: 'error', location: '', help: '', page: 'docs/rules/invalid-json.md' };

/** Source text that makes a schema, by what it looks like, and the line that prints the schema. */
const SOURCES = [
  [/^\s*class (\w+)\(.*BaseModel.*\):/m, 'This is Python source of a pydantic model. Paste what this prints', (/** @type {string} */ name) => `print(json.dumps(${name}.model_json_schema()))`],
  [/(?:const|let|export const) (\w+)\s*=\s*z\s*\.\s*(?:object|strictObject)\(/, 'This is source of a zod schema. Paste what this prints', (/** @type {string} */ name) => `console.log(JSON.stringify(z.toJSONSchema(${name})))`],
  [/\bz\s*\.\s*(?:object|strictObject)\(/, 'This is source of a zod schema. Paste what this prints', () => 'console.log(JSON.stringify(z.toJSONSchema(schema)))'],
  [/(?:const|let|export const) (\w+)\s*=\s*v\s*\.\s*(?:object|strictObject)\(/, 'This is source of a valibot schema. Paste what this prints', (/** @type {string} */ name) => `console.log(JSON.stringify(toJsonSchema(${name})))`],
];

const TOKEN = /```\w*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|#[^\n]*|[{}[\],:]|[^\s"'{}[\],:`/#]+|./g;

/**
 * What a text that is no JSON is, as far as that can be told.
 * @param {string} text
 * @returns {{ text?: string, causes: Diagnostic[] }} the JSON that was meant, where that is certain, and why this is none
 */
export function understand(text) {
  for (const [sign, said, line] of /** @type {[RegExp, string, (name: string) => string][]} */ (SOURCES)) {
    const found = sign.exec(text);
    if (found) return { causes: [{ ...ABOUT, range: { start: found.index, end: found.index + found[0].length }, message: `${said}: ${line(found[1])}` }] };
  }
  const found = signs(text);
  if (found.length === 0) return { causes: [] };
  const meant = repaired(text);
  const fix = meant === undefined ? {} : { fix: { edits: [{ range: { start: 0, end: text.length }, text: meant }], keepsAnswers: false } };
  return { causes: found.map(({ cause, start, end }) => ({ ...ABOUT, range: { start, end }, message: CAUSES[cause], ...fix })), ...(meant !== undefined && { text: meant }) };
}

/** @param {string} text */
function repaired(text) {
  try {
    // Comments of Python it does not know.
    const meant = format(jsonrepair(text.replace(TOKEN, (token) => (token.startsWith('#') ? '' : token))));
    return isJson(meant) ? meant : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the text is made of, comments and fences left out.
 * @param {string} text
 * @returns {{ token: string, start: number, end: number }[]}
 */
export function tokensOf(text) {
  return allTokens(text).filter(({ token }) => !isComment(token) && !token.startsWith('```'));
}

/** @param {string} text */
function allTokens(text) {
  return [...text.matchAll(TOKEN)].filter(([token]) => token.trim()).map(({ 0: token, index }) => ({ token, start: index, end: index + token.length }));
}

const isComment = (/** @type {string} */ token) => /^(\/[/*]|#)/.test(token);

/**
 * The first place of each sign that a text is no JSON.
 * @param {string} text
 * @returns {{ cause: keyof typeof CAUSES, start: number, end: number }[]}
 */
function signs(text) {
  /** @type {Map<keyof typeof CAUSES, { start: number, end: number }>} */
  const found = new Map();
  const note = (/** @type {keyof typeof CAUSES} */ cause, /** @type {{ start: number, end: number }} */ { start, end }) => found.has(cause) || found.set(cause, { start, end });
  for (const part of allTokens(text)) {
    if (isComment(part.token)) note('comment', part);
    if (part.token.startsWith('```')) note('fence', part);
  }
  const code = tokensOf(text);
  let depth = 0;
  code.forEach((part, at) => {
    const { token } = part;
    const next = code[at + 1]?.token ?? '';
    if (token.startsWith("'")) note('quote', part);
    else if (/^(None|True|False)$/.test(token)) note('python', part);
    else if (/^[A-Za-z_$][\w$]*$/.test(token) && next === ':') note('name', part);
    else if (token === ',' && /^[}\]]$/.test(next)) note('comma', part);
    else if (/^[{[]$/.test(token)) depth += 1;
    else if (/^[}\]]$/.test(token)) depth -= 1;
    if (depth > 0 && !/^[{[,:]$/.test(token) && /^["'{[\w$]/.test(next)) note('gap', part);
  });
  const end = text.trimEnd().length;
  // Of what has only begun, nothing is said.
  if (depth > 0 && code.some(({ token }) => /^[,}\]]$/.test(token))) note('cut', { start: end, end });
  return [...found].map(([cause, place]) => ({ cause, ...place })).sort((one, other) => one.start - other.start);
}
