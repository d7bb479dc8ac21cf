import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, isJson, squeeze } from '../../pkg/src/cli/finder/json-text.js';

test('keeps order, duplicate keys, escapes and numbers in format', () => {
  const text = '{"b":1.10,"a":12345678901234567890,"a":"\\u0041 \\" {","__proto__":{"10":[],"2":{}}}';
  assert.equal(
    format(text),
    `{
  "b": 1.10,
  "a": 12345678901234567890,
  "a": "\\u0041 \\" {",
  "__proto__": { "10": [], "2": {} }
}`,
  );
  assert.equal(squeeze(format(text)), text);
});

test('formats short lists and objects on one line, long ones on several', () => {
  assert.equal(
    format('{"a":{"type":"string"},"r":["a","b"]}'),
    '{\n  "a": { "type": "string" },\n  "r": ["a", "b"]\n}',
  );
  const long = JSON.stringify(['x'.repeat(40), 'y'.repeat(40)]);
  assert.equal(format(long), `[\n  "${'x'.repeat(40)}",\n  "${'y'.repeat(40)}"\n]`);
});

test('formats stably', () => {
  const text = format(
    JSON.stringify({
      message: 'm',
      requestedSchema: { type: 'object', properties: { a: { type: 'string', enum: ['1', '2'] } } },
    }),
  );
  assert.equal(format(text), text);
});

test('leaves invalid JSON alone in format', () => {
  for (const text of ['', '{', '{"a":}', "{'a': 1}", '{"a": 1} x']) {
    assert.equal(isJson(text), false);
    assert.equal(format(text), text);
  }
});

test('removes white space only outside strings in squeeze', () => {
  assert.equal(squeeze('{ "a b" :\n[ 1 , " " ] }'), '{"a b":[1," "]}');
});
