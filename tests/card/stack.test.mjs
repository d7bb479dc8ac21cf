// The deepest allowed requests are read, drawn and checked in the real module, whose stack is smaller than a linker's
// default.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, settled } from './card.mjs';

const form = (schema) => `{"message":"Please answer","requestedSchema":${schema}}`;
const nested = (open, close, times, inner = '1') => open.repeat(times) + inner + close.repeat(times);
/**
 * References in a chain of length `times`, each through a construct that can contain a schema. The form merges none of
 * so many members.
 */
const chain = (times, link, last) => {
  const property = '{"type":"string","default":"x","allOf":[{"$ref":"#/$defs/d0"},{},{},{},{},{}]}';
  const links = Array.from({ length: times }, (_, index) => `"d${index}":${link(`{"$ref":"#/$defs/d${index + 1}"}`)}`);
  return `{"type":"object","properties":{"p":${property}},"$defs":{${links.join(',')},"d${times}":${last}}}`;
};

for (const [name, text] of Object.entries({
  'values in one another': form(
    `{"type":"object","properties":{"p":{"type":"string","x":${nested('[', ']', 58)}},"q":{"const":` +
      `${nested('[', ']', 58)}}}}`,
  ),
  'objects in one another': form(
    `{"type":"object","properties":{"p":{"type":"string"},"q":` +
      `${nested('{"type":"object","properties":{"a":', '}}', 28, '{"type":"string"}')}}}`,
  ),
  'unions in one another': form(
    `{"type":"object","properties":{"p":{"type":"string"},"q":` +
      `${nested('{"anyOf":[{"type":"null"},', ']}', 28, '{"type":"string"}')}}}`,
  ),
  'references to references': form(chain(330, (next) => `{"allOf":[${next}]}`, '{"minLength":1}')),
  'unions of references': form(chain(330, (next) => `{"anyOf":[${next},{"const":"y"}]}`, '{"minLength":1}')),
})) {
  test(name, async () => {
    const card = await open(text, { client: {} });
    card.enter('typed', 'p');
    card.press('accept');
    assert.equal((await card.answer).action, 'accept');
  });
}

for (const [name, pattern, text] of [
  ['groups in one another', nested('(', ')', 499, 'a'), 'a'],
  ['look-arounds in one another', nested('(?=', ')', 249, 'a'), 'a'],
  ['repetitions', '(a{1,90}){1,90}', 'a'.repeat(5000)],
]) {
  test(`a pattern of ${name}`, async () => {
    const property = `{"type":"string","pattern":"${pattern}"}`;
    const card = await open(form(`{"type":"object","properties":{"p":${property}},"required":["p"]}`), { client: {} });
    card.enter('b');
    card.blur();
    await settled();
    assert.ok(card.find('[data-property=p] [aria-invalid]'));
    card.enter(text);
    card.press('accept');
    assert.equal((await card.answer).action, 'accept');
  });
}
