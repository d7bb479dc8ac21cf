// The hostile requests of ../shared/requests/hostile.json as JSON text, with the expected outcomes.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, '../shared/requests/hostile.json');

/** The reason why there are no cases; undefined if there are. */
export const missing = existsSync(file) ? undefined : `${path.relative(root, file)} is not there`;

export const cases = missing ? [] : JSON.parse(readFileSync(file, 'utf8'));

const FORM = () => ({
  mode: 'form',
  message: 'Please fill in the form.',
  requestedSchema: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
});

const steps = (pointer) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Sets the value at a JSON Pointer. */
function put(root, pointer, value) {
  const names = steps(pointer);
  const last = names.pop();
  names.reduce((node, name) => (node[name] ??= {}), root)[last] = value;
}

const at = (root, pointer) => steps(pointer).reduce((node, name) => node?.[name], root);

/** Replaces every `{i}` in a value by a number. */
const numbered = (value, number) => JSON.parse(JSON.stringify(value).replaceAll('{i}', String(number)));

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

const KINDS = {
  raw: ({ json }) => json,
  repeat({ base, path: pointer, unit, count, append }) {
    put(base, pointer, (append ? at(base, pointer) : '') + unit.repeat(count));
    return base;
  },
  'rename-key'({ base, path: pointer, from, to }) {
    const object = at(base, pointer);
    put(
      base,
      pointer,
      Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value])),
    );
    return base;
  },
  properties({ base = FORM(), at: pointer = '/requestedSchema/properties', count, name, schema }) {
    Object.assign(
      at(base, pointer),
      Object.fromEntries(times(count, (index) => [numbered(name, index), numbered(schema, index)])),
    );
    return base;
  },
  required({ base = FORM(), count, name }) {
    base.requestedSchema.required = times(count, (index) => numbered(name ?? 'a', index));
    return base;
  },
  enum({ base = FORM(), count, item, item_repeat = 1, multi, titled }) {
    const options = times(count, (index) => numbered(item, index).repeat(item_repeat));
    const choice = titled ? { oneOf: options.map((option) => ({ const: option, title: option })) } : { enum: options };
    const single = { type: 'string', ...choice };
    base.requestedSchema.properties.a = multi ? { type: 'array', items: single } : single;
    return base;
  },
  nest({ base = FORM(), depth, path: pointer, wrap }) {
    // Nested deeper than JSON.stringify supports.
    const [before, after] = JSON.stringify(wrap).split('"$"');
    put(base, pointer, '$nested');
    const inner = Array.isArray(wrap) ? '0' : '{"type":"string"}';
    return JSON.stringify(base).replace('"$nested"', () => before.repeat(depth) + inner + after.repeat(depth));
  },
  combinators({ base, path: pointer, all_of, any_of, schema }) {
    Object.assign(at(base, pointer), { allOf: times(all_of, () => schema), anyOf: times(any_of, () => schema) });
    return base;
  },
};

/** Returns the parameters of a case as JSON text; undefined for errors and rounds. */
export function textOf({ params }) {
  const generator = params?.generate;
  if (!generator) return JSON.stringify(params);
  const made = KINDS[generator.kind]?.(structuredClone(generator));
  return typeof made === 'object' ? JSON.stringify(made) : made;
}

const BLOCKS = ['blocked-scheme', 'invalid-url', 'too-long', 'insecure', 'userinfo'];
const CODE = '(?:(?:[a-z]+-)+[a-z]+|idn|insecure|ambiguous|normalised)';
const WARNS = new RegExp(`\\b(?:render-warn|warn(?:ing)?)\\s+(${CODE})((?:\\s*(?:,|and|or)\\s+${CODE})*)`, 'g');
const EITHER = new RegExp(
  [
    '^reject -32602 or ',
    '^render or reject',
    '^url: block,? (?:by default, )?or ',
    '^url: block: .*, or ',
    '^url: opens as typed or ',
    '^url: shown in .* or block',
    String.raw`^url: warn \S+ or block`,
  ].join('|'),
);

/** Parses the expectation of a case. */
export function expectation({ expect: words }) {
  const either = EITHER.test(words);
  const blocked = !either && /^url: block/.test(words);
  const refused = !either && /^reject/.test(words);
  const codes = [];
  if (!either) {
    for (const [, first, others] of words.matchAll(WARNS)) {
      const alternative = /\bor\b/.test(others);
      const named = [
        first,
        ...others
          .split(/,|\band\b|\bor\b/)
          .map((code) => code.trim())
          .filter(Boolean),
      ];
      codes.push(...(alternative ? [named] : named.map((code) => [code])));
    }
  }
  const quiet = /no secret warning/.test(words)
    ? ['secret-solicitation']
    : /without a warning/.test(words)
      ? ['hidden-characters', 'mixed-scripts', 'confusable-options']
      : [];
  return {
    either,
    blocked,
    refused,
    quiet,
    codes: codes.filter(([code]) => code !== 'value-looks-secret'),
    blocks: BLOCKS,
  };
}
