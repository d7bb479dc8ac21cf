// The answers of --matrix, for every request of the tests, and for patterns.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { lint, validateResult } from '../../pkg/dist/lint.node.js';
import { answerOf } from '../../pkg/src/cli/answers.js';
import { sample } from '../../pkg/src/cli/sample.js';
import { root } from './command.mjs';

/** Returns every object with a schema in the fixtures. */
const within = (value) =>
  typeof value !== 'object' || value === null
    ? []
    : value.requestedSchema?.properties
      ? [value]
      : Object.values(value).flatMap(within);
const requests = ['controls', 'defaults', 'fields', 'lint', 'peers', 'servers'].flatMap((name) =>
  within(JSON.parse(readFileSync(path.join(root, `tests/suite/${name}.json`), 'utf8'))),
);
const revision = '2025-11-25';

test('answers every answerable request validly by defaults, least and most', () => {
  let answered = 0;
  const missed = [];
  for (const item of requests) {
    const params = { message: 'Who?', requestedSchema: item.requestedSchema };
    const request = { method: 'elicitation/create', params };
    if (lint(request).diagnostics.some(({ severity }) => severity === 'error')) continue;
    for (const kind of ['defaults', 'least', 'most']) {
      const { answer, missing } = answerOf(kind, params, revision);
      if (!answer) missed.push([kind, missing, JSON.stringify(item.requestedSchema)]);
      else {
        answered++;
        assert.ok(validateResult(request, answer, { revision, undecided: 'pass' }).valid);
      }
    }
  }
  assert.deepEqual(missed, []);
  assert.ok(answered > 100, String(answered));
});

test("includes required answers in the least, all in the most, and the request's defaults", () => {
  const requestedSchema = {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 3, maxLength: 8 },
      born: { type: 'string', format: 'date' },
      seats: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
      price: { type: 'number', exclusiveMinimum: 0, maximum: 10 },
      sure: { type: 'boolean' },
      meal: {
        oneOf: [
          { const: 'v', title: 'Vegan' },
          { const: 'f', title: 'Fish' },
        ],
        type: 'string',
        default: 'f',
      },
      extras: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, minItems: 1, maxItems: 2 },
    },
    required: ['name', 'seats', 'price', 'extras'],
  };
  const content = (kind) => answerOf(kind, { requestedSchema }, revision).answer.content;
  assert.deepEqual(content('least'), { name: 'aaa', seats: 1, price: 0.5, extras: ['a'] });
  assert.deepEqual(content('defaults'), { name: 'aaa', seats: 2, price: 0.5, meal: 'f', extras: ['a'] });
  const { name, ...most } = content('most');
  assert.equal([...name].length, 8);
  assert.deepEqual(most, { born: '9999-12-31', seats: 9, price: 10, sure: true, meal: 'f', extras: ['a', 'b'] });
});

test('throws for no schema', () => {
  const odd = JSON.parse(
    '[null,true,-1,1.5,1e308,"a","",[],{},[null],[{}],{"a":1},{"$ref":"#"},[{"const":null}],"#/%","#/$defs/a"]',
  );
  const names = (
    'type enum const oneOf anyOf allOf $ref items properties required minLength maxLength minItems ' +
    'maxItems minimum maximum exclusiveMinimum multipleOf pattern format default uniqueItems'
  ).split(' ');
  for (const name of names) {
    for (const value of odd) {
      for (const type of ['string', 'number', 'array', 'object', undefined]) {
        for (const property of [{ type, [name]: value }, { anyOf: [{ type, [name]: value }] }]) {
          for (const kind of ['defaults', 'least', 'most'])
            answerOf(
              kind,
              { requestedSchema: { type: 'object', properties: { a: property }, required: ['a'] } },
              revision,
            );
        }
      }
      answerOf('most', { requestedSchema: { [name]: value } }, revision);
    }
  }
  for (const params of [
    undefined,
    null,
    {},
    { requestedSchema: null },
    { requestedSchema: [] },
    { requestedSchema: { properties: { a: null } } },
  ])
    answerOf('most', params, revision);
});

test('samples texts that match their patterns in every branch', () => {
  for (const pattern of [
    '^[A-Z]{3}-\\d{4}$',
    '^(dev|prod)$',
    '^\\+?[1-9]\\d{1,14}$',
    '^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$',
    '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
    '^\\p{Lu}\\p{L}*$',
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    '[\\]\\-x]',
    '^\\u{41}\\x42$',
    '^$',
  ]) {
    for (const most of [false, true]) assert.match(sample(pattern, most), new RegExp(pattern, 'u'), pattern);
  }
  const { answer } = answerOf(
    'least',
    {
      requestedSchema: {
        type: 'object',
        properties: { key: { type: 'string', pattern: '^[A-Z]{2}-\\d+$', minLength: 6 } },
        required: ['key'],
      },
    },
    revision,
  );
  assert.match(answer.content.key, /^[A-Z]{2}-\d{3,}$/);
});

test('returns nothing at once for an invalid or too costly pattern', () => {
  for (const pattern of ['\\', '((a{1000}){1000}){1000}', `${'('.repeat(100_000)}a`])
    assert.equal(sample(pattern, true), undefined, pattern.slice(0, 20));
});
