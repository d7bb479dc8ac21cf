// The meaning of each keyword of a request, and the revisions of MCP that have it: for completion and hover texts.

export type Place = 'params' | 'schema' | 'property' | 'items' | 'option';

/** The keywords of the standard by their place. */
export const KEYWORDS: Record<Place, Record<string, string>> = {
  params: {
    message: 'what the person reads',
    requestedSchema: 'what may be answered',
    mode: 'form or url',
    url: 'the page to open',
    elicitationId: 'of URL mode, up to 2025-11-25',
  },
  schema: { type: 'always object', properties: 'the fields', required: 'which must be answered' },
  property: {
    type: 'string, number, integer, boolean, array',
    title: 'the label',
    description: 'a hint below the label',
    default: 'filled in at the start',
    enum: 'the options',
    oneOf: 'the options with titles',
    format: 'email, uri, date, date-time',
    minLength: 'fewest characters',
    maxLength: 'most characters',
    minimum: 'smallest number',
    maximum: 'largest number',
    items: 'the options of a list',
    minItems: 'fewest options',
    maxItems: 'most options',
  },
  items: { type: 'always string', enum: 'the options', anyOf: 'the options with titles' },
  option: { const: 'what is sent', title: 'what the person sees' },
};

/** Keywords that were added after the first revision with elicitation, 2025-06-18. */
const NEWER = new Set(['mode', 'url', 'elicitationId', 'oneOf', 'items', 'minItems', 'maxItems', 'anyOf', 'const']);

/** Keywords that MCP does not have, but that the form supports. */
const OUTSIDE: Record<string, string> = {
  pattern: 'a regular expression that the text has to match',
  exclusiveMinimum: 'the number has to be above this',
  exclusiveMaximum: 'the number has to be below this',
  multipleOf: 'the number has to be a multiple of this',
  $ref: 'stands for the schema that it leads to, within this document',
  $defs: 'schemas that a “$ref” leads to',
  definitions: 'schemas that a “$ref” leads to',
  allOf: 'schemas that hold together',
  anyOf: 'several schemas, one of which has to hold',
  examples: 'the first is shown as an example',
  const: 'the only value; it is shown and sent',
  enumNames: 'the titles of the options in “enum”',
  writeOnly: 'what is typed is a secret, which MCP forbids in form mode',
  uniqueItems: 'no option twice',
  properties: 'the fields of a nested object, shown as a group',
};

/**
 * Describes the meaning of a keyword and the first revision that has it, in sentences.
 */
export function describe(name: string, place: Place | undefined): { does: string; since: string } | undefined {
  if (!place) return undefined;
  const keywords = KEYWORDS[place];
  if (Object.hasOwn(keywords, name)) return { does: keywords[name], since: sinceOf(name, place) };
  if (name === 'enumNames')
    return { does: OUTSIDE.enumNames, since: 'In MCP 2025-06-18; a legacy since 2025-11-25, which has “oneOf”.' };
  return Object.hasOwn(OUTSIDE, name)
    ? { does: OUTSIDE[name], since: 'MCP does not have it here. This form follows it; other clients may not.' }
    : undefined;
}

function sinceOf(name: string, place: Place) {
  if (name === 'elicitationId') return 'Only in MCP 2025-11-25; removed in 2026-07-28.';
  if (name === 'default') return 'In MCP since 2025-06-18 for booleans, since 2025-11-25 for the others.';
  return `In MCP since ${NEWER.has(name) || place === 'items' || place === 'option' ? '2025-11-25' : '2025-06-18'}.`;
}
