import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPasted } from '../../pkg/src/cli/finder/token-map.js';
import { understand } from '../request/paste.js';
import { tokensOf } from '../../pkg/src/cli/finder/tokens.js';

const SCHEMA = {
  type: 'object',
  properties: { city: { type: 'string', default: null }, vip: { type: 'boolean', default: true } },
};
const CASES = {
  'a trailing comma': [
    '{"type":"object","properties":{"city":{"type":"string","default":null},"vip":{"type":"boolean","default":true}},}',
    /comma/,
    111,
  ],
  'a comment': [
    `{ // of the form\n` +
      `"type":"object","properties":{"city":{"type":"string","default":null},"vip":{"type":"boolean","default":true}}}`,
    /comment/,
    2,
  ],
  'a Python dict': [
    `{'type': 'object', 'properties': {'city': {'type': 'string', 'default': None}, 'vip': {'type': 'boolean', ` +
      `'default': True}}}`,
    /single/,
    1,
  ],
  'a fence': [
    '```json\n' +
      '{"type":"object","properties":{"city":{"type":"string","default":null},' +
      '"vip":{"type":"boolean","default":true}}}\n```',
    /backticks/,
    0,
  ],
  'a missing comma': [
    '{"type":"object"\n"properties":{"city":{"type":"string","default":null},"vip":{"type":"boolean","default":true}}}',
    /comma is missing/,
    8,
  ],
  'a cut end': [
    '{"type":"object","properties":{"city":{"type":"string","default":null},"vip":{"type":"boolean","default":true\n',
    /ends before/,
    109,
  ],
  'bare names': [
    '{type:"object",properties:{city:{type:"string","default":null},vip:{type:"boolean","default":true}}}',
    /quotes/,
    1,
  ],
};

for (const [name, [text, message, start]] of Object.entries(CASES)) {
  test(`names ${name} at its position, and repairs it`, () => {
    const { text: json, causes } = understand(text);
    assert.deepEqual(JSON.parse(json), SCHEMA);
    assert.match(causes[0].message, message);
    assert.equal(causes[0].range.start, start);
    const [{ range, text: written }] = causes[0].fix.edits;
    assert.deepEqual([range.start, range.end, written], [0, text.length, json]);
  });
}

test('names a cut end next to other errors', () => {
  assert.deepEqual(
    understand("{'type': 'object', 'properties': {").causes.map(({ message }) => /single|ends/.exec(message)[0]),
    ['single', 'ends'],
  );
});

test('maps findings in the repaired JSON back to the pasted text', () => {
  const pasted =
    "```python\n{'type': 'object', # all\n 'properties': {\n  'site': {'type': 'string', 'format': 'url', },\n" +
    "  'on': {'default': True}\n";
  const { text: json } = understand(pasted);
  const rangeOf = (part) =>
    inPasted(tokensOf(pasted), json)({ start: json.indexOf(part), end: json.indexOf(part) + part.length });
  for (const [part, there] of [
    ['"url"', "'url'"],
    ['"site"', "'site'"],
    ['true', 'True'],
  ]) {
    const { start, end } = rangeOf(part);
    assert.equal(pasted.slice(start, end), there);
  }
});

test('leaves unfinished typing alone', () => {
  for (const text of ['{"type": "obj', '{"type": ', '{', '', 'nonsense'])
    assert.deepEqual(understand(text), { causes: [] }, text);
});

test('recognises source code, and suggests the line that prints its schema', () => {
  const [python] = understand('class Trip(BaseModel):\n    city: str\n').causes;
  assert.match(python.message, /pydantic.*Trip\.model_json_schema\(\)/);
  const [zod] = understand('const trip = z.object({ city: z.string() });').causes;
  assert.match(zod.message, /zod.*z\.toJSONSchema\(trip\)/);
});
