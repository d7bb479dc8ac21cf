// clients.json: each fact has its version, date and source; docs/support.md has the same tables; verdicts follow from a
// request's traits.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { written } from '../../scripts/docs/support.mjs';
import { elicitationsOf } from '../request/requests.js';
import { EFFECTS, verdict } from '../clients/verdict.js';
import { TRAITS, traitsOf } from '../clients/traits.js';

const data = JSON.parse(readFileSync(new URL('../clients/clients.json', import.meta.url), 'utf8'));
const all = [...data.clients, ...data.sdks, ...data.servers];
const FACTS = ['form', 'url', 'rounds', 'tasks', 'defaults', 'enums'];
const named = (name) => all.find((one) => one.name === name);
const of = (name, params, together) => verdict(named(name), traitsOf(params, together));
const form = (properties, more = {}) => ({ message: 'm', requestedSchema: { type: 'object', properties, ...more } });

test('has version, date, source and every fact in each entry', () => {
  assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
  for (const entry of all) {
    for (const key of ['version', 'source']) assert.ok(entry[key], `${entry.name}: ${key}`);
    assert.match(entry.date, /^202\d-\d\d(-\d\d)?$/, entry.name);
    assert.deepEqual(
      Object.keys(entry).filter((key) => FACTS.includes(key)),
      FACTS,
      entry.name,
    );
    for (const fact of FACTS.map((key) => entry[key]))
      assert.ok(fact === null || (typeof fact === 'string' && fact) || (fact.is && fact.source), entry.name);
    for (const { when, effect, says } of entry.does)
      assert.ok(TRAITS.includes(when) && Object.hasOwn(EFFECTS, effect) && says, `${entry.name}: ${when}`);
  }
});

test('generates the tables of docs/support.md from the data', () => {
  const page = readFileSync(new URL('../../docs/support.md', import.meta.url), 'utf8');
  assert.equal(page, written(page, data), 'node scripts/docs/support.mjs writes them');
  for (const { name } of all) assert.ok(page.includes(name));
  assert.ok(!page.includes('|  |'), 'what is not known is said so');
});

test('names an adapter for each envelope, and a test or why there is none', () => {
  for (const { name, test, ...facts } of data.envelopes) {
    const [, file] = /^(?:(tests\/[\w/.-]+)|none: \w)/.exec(test) ?? assert.fail(`${name}: ${test}`);
    assert.ok(!file || existsSync(new URL(`../../${file}`, import.meta.url)), `${name}: ${test}`);
    for (const fact of ['version', 'date', 'asks', 'adapter']) assert.ok(facts[fact], `${name}: ${fact}`);
  }
});

test('judges a client by the contents of the request', () => {
  const titled = form({ plan: { type: 'string', oneOf: [{ const: 'a', title: 'A' }] } });
  assert.equal(of('Cursor', titled).effect, 'drops');
  assert.deepEqual(of('Cursor', titled).says[0].places, ['/requestedSchema/properties/plan']);
  assert.equal(of('Cursor', form({ plan: { type: 'string' } }, { required: ['plan'] })).effect, 'whole');
  assert.equal(of('Codex (terminal)', form({ n: { type: 'integer' } })).effect, 'no-form');
  assert.equal(of('Codex (terminal)', form({ n: { type: 'integer' } }, { title: 'Trip' })).effect, 'refuses');
  assert.equal(of('Claude Code', { mode: 'url', message: 'm', url: 'https://a.example' }).effect, 'undeclared');
  assert.equal(of('claude.ai', titled).effect, 'undeclared');
  assert.equal(
    of('AI SDK, example mcp-elicitation', { mode: 'url', message: 'm', url: 'https://a.example' }).effect,
    'unknown',
  );
  assert.equal(of('Hugging Face chat-ui', titled, 2).effect, 'refuses');
});

test('treats a property name as a pointer token', () => {
  assert.deepEqual(traitsOf(form({ 'a/b~c': { type: 'integer' } })).get('integer'), [
    '/requestedSchema/properties/a~1b~0c',
  ]);
});

test('finds the elicitations of a text in any shape', () => {
  const params = form({ a: { type: 'string' } });
  assert.deepEqual(elicitationsOf(JSON.stringify(params)), [params]);
  assert.deepEqual(elicitationsOf(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params })), [
    params,
  ]);
  assert.deepEqual(elicitationsOf(JSON.stringify(params.requestedSchema)), [
    { message: '', requestedSchema: params.requestedSchema },
  ]);
  assert.deepEqual(
    elicitationsOf(
      JSON.stringify({ inputRequests: { a: { method: 'elicitation/create', params }, b: { method: 'roots/list' } } }),
    ),
    [params],
  );
  assert.deepEqual(elicitationsOf('{'), []);
});
