// Plain patterns, which need no matcher: they are decided as by JavaScript's own engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDECIDED } from '../../target/generated/facts.js';
import { needsMatcher, testPlain } from '../../pkg/src/screen/plain-pattern.ts';

const SETS = 'a b - . \\d \\w \\S [ab] [^a] [a-c_] [\\d-] [] [^] \\. é 😀'.split(' ');
const QUANTIFIERS = ['', '', '', '?', '*', '+', '*?', '{2}', '{1,2}', '{2,}', '{0}', '{0,3}?'];
const CHARACTERS = ['a', 'b', 'c', '1', '-', '.', '_', ' ', '\n', 'é', '😀'];

/** Returns numbers that are the same in each run. */
function* random(seed) {
  for (let state = seed; ; ) yield (state = (state * 48271) % 2147483647);
}

test('decides plain patterns as JavaScript does', () => {
  const numbers = random(7);
  const one = (list) => list[numbers.next().value % list.length];
  const some = (list, most) => Array.from({ length: numbers.next().value % (most + 1) }, () => one(list)).join('');
  const outcomes = [0, 0];
  for (let round = 0; round < 20_000; round++) {
    const parts = Array.from({ length: numbers.next().value % 4 }, () => one(SETS) + one(QUANTIFIERS)).join('');
    const pattern = one(['^', '']) + parts + one(['$', '']);
    const text = some(CHARACTERS, 5);
    const outcome = testPlain(pattern, text) & 3;
    assert.equal(outcome, +new RegExp(pattern, 'u').test(text), JSON.stringify([pattern, text]));
    outcomes[outcome]++;
  }
  assert.ok(Math.min(...outcomes) > 2_000, outcomes);
});

test('leaves all other patterns to the matcher, and those that are invalid', () => {
  const others = ['(a)', 'a|b', '\\bx', '(?=a)', '\\1', '\\0', '\\p{L}', '[z-a]', '\\-', '[\\w-x]', 'a{2,1}', 'a**'];
  for (const pattern of [...others, '\\', 'a\\$', '[a', 'a]', '{2}', '*', 'a{1000}', 'a?b{99}c', '^^', '$$', '$^'])
    assert.equal(testPlain(pattern, 'a'), undefined, pattern);
});

test('reads the patterns of a request', () => {
  const request = (...patterns) => JSON.stringify({ a: patterns.map((pattern) => ({ type: 'string', pattern })) });
  assert.equal(needsMatcher(request('^\\d+$', '"', '^[A-Z]{2}-[0-9]{4}$')), false);
  assert.equal(needsMatcher(request('^\\d+$', '^(a|b)$')), true);
  assert.equal(needsMatcher('{ "pattern" : "(" }'), true);
  assert.equal(needsMatcher('{"pattern":{"type":"string"},"x":"\\"pattern\\":\\"("}'), false);
});

test('follows all ways at once, and searches no text that is too long', () => {
  const text = 'a'.repeat(10_000);
  for (const pattern of ['^a*a*a*a*a*a*b$', 'a?'.repeat(49) + 'b', '\\w{0,99}b'])
    assert.ok(testPlain(pattern, text) <= 4 * 101 * 10_000, pattern);
  assert.equal(testPlain('^a*$', `${text}a`), UNDECIDED);
});
