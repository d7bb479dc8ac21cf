// The defects of a text that was meant to be JSON, each at its first location.
import { allTokens, isComment, tokensOf } from './tokens.js';
import type { Range } from './token-map.js';

const CAUSES = {
  fence: 'A fence of backticks is around the JSON.',
  comment: 'JSON has no comments.',
  comma: 'A comma is before the end of an object or a list.',
  quote: 'JSON has double quotes: this text is in single ones.',
  python: 'This is a Python word: JSON has true, false and null.',
  name: 'A name has no quotes.',
  gap: 'A comma is missing behind this.',
  cut: 'The text ends before its last bracket is closed.',
};

/** Returns the first location of each kind of defect in a text that is not JSON. */
export function defectsOf(text: string): (Range & { message: string })[] {
  const places: Map<keyof typeof CAUSES, Range> = new Map();
  const note = (cause: keyof typeof CAUSES, { start, end }: Range) =>
    places.has(cause) || places.set(cause, { start, end });
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
  // An unfinished text is not a defect.
  if (depth > 0 && code.some(({ token }) => /^[,}\]]$/.test(token))) note('cut', { start: end, end });
  return [...places]
    .map(([cause, place]) => ({ message: CAUSES[cause], ...place }))
    .sort((one, other) => one.start - other.start);
}
