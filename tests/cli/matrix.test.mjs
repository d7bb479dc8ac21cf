// The findings of --matrix about servers that handle only one kind of refusal well, or that ask only in some revisions.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { file, folder, here, root, run, xml } from './command.mjs';

const NEW = ['--revision', '2025-11-25'];

/** Runs the matrix, and returns the failures of each run and each revision. */
async function matrix(tool, args = NEW, [name, ...more] = ['server.mjs']) {
  const junit = path.join(folder, `${tool}.xml`);
  const server = ['--', process.execPath, path.join(here, name), ...more];
  const { code, stdout, stderr } = await run(
    ['test', '--matrix', '--tool', tool, '--timeout', '2', '--silence', '1', '--junit', junit, ...args, ...server],
    { cwd: root },
  );
  assert.notEqual(code, 2, stderr);
  const types = ({ children }) =>
    children
      .filter(({ name: element }) => element !== 'system-out')
      .map(({ name: element, attributes }) => attributes.type ?? element);
  const failures = xml(readFileSync(junit, 'utf8'))[0].children.flatMap(
    ({ attributes: { name: revision }, children }) =>
      children
        .filter((one) => types(one).length > 0)
        .map((one) => `${revision} ${one.attributes.name.replace(`${tool}: `, '')}: ${types(one)}`),
  );
  return { code, stdout, failures };
}
const cases = (name, list) => ['--cases', path.join(folder, file(name, { cases: list }))];

test('declines a later question after accepting the first', async () => {
  const deaf = await matrix('deaf-later');
  assert.deepEqual([deaf.code, deaf.failures], [1, ['2025-11-25 decline question 2: success-for-refusal']]);
  assert.match(
    deaf.stdout,
    /decline question 2[^]*First\?[^\n]*→ accept \{"city":"aa","copies":2\}\n[^\n]*sure\?[^\n]*→ decline/,
  );
  assert.deepEqual((await matrix('hears-later')).failures, []);
});

test('lets a case state that a declined question makes no difference', async () => {
  const expected = cases('meant.json', [
    { tool: 'deaf-later', answers: [{ accept: { city: 'Oslo', copies: 1 } }, 'decline'], expect: { text: 'Booked' } },
  ]);
  assert.deepEqual((await matrix('deaf-later', [...NEW, ...expected])).failures, []);
});

test('declines one of two questions in a round', async () => {
  const rounds = ['rounds.mjs'];
  const one = await matrix('hears-one', ['--revision', '2026-07-28'], rounds);
  assert.deepEqual(one.failures, ['2026-07-28 decline question 2: success-for-refusal']);
  const both = await matrix('hears-both', ['--revision', '2026-07-28'], rounds);
  assert.deepEqual([both.code, both.failures], [0, []]);
  assert.match(both.stdout, /decline question 1[^]*First\?[^\n]*→ decline\n[^\n]*Second\?[^\n]*→ accept/);
});

test('detects a server that treats an unticked box as a yes', async () => {
  const anyway = await matrix('deploys-anyway');
  assert.deepEqual(anyway.failures, [
    '2025-11-25 decline: success-for-refusal',
    '2025-11-25 cancel: success-for-refusal',
  ]);
  for (const tool of ['asks-to-confirm', 'asks-to-cancel']) assert.deepEqual((await matrix(tool)).failures, [], tool);
});

test('fails a destructive server that does not wait for the answer', async () => {
  const survey = await matrix('does-not-wait');
  assert.deepEqual([survey.code, survey.failures], [0, []], survey.stdout);
  assert.match(survey.stdout, /note: it does not wait for the answer: the same result comes without one/);
  const wipes = await matrix('wipes-without-waiting', ['--allow-destructive', ...NEW]);
  assert.deepEqual(
    [wipes.code, wipes.failures],
    [1, ['2025-11-25 no elicitation: acts-unasked', '2025-11-25 silence: acts-unasked']],
  );
});

test('calls a tool as a client without elicitation', async () => {
  const drops = await matrix('drops-unasked', ['--allow-destructive', ...NEW]);
  assert.deepEqual([drops.code, drops.failures], [1, ['2025-11-25 no elicitation: acts-unasked']]);
  const books = await matrix('books-unasked');
  assert.deepEqual([books.code, books.failures], [0, []]);
  assert.match(
    books.stdout,
    /no elicitation[^\n]*\n +came back: Done\.\n +note: where the client has no elicitation, it/,
  );
});

test('warns of a lone question for which no and yes end alike', async () => {
  const deaf = await matrix('deaf-to-no');
  assert.deepEqual([deaf.code, deaf.failures], [0, []]);
  assert.match(
    deaf.stdout,
    /→ accept \{"confirm":(true|false)\}[^]*warning: the result is the same whether “confirm” is true or false/,
  );
  assert.doesNotMatch((await matrix('deploys-anyway')).stdout, /warning: the result/);
});

test('fails a destructive tool that asks only in another revision', async () => {
  const wipes = await matrix('wipes-unasked', ['--allow-destructive']);
  assert.deepEqual([wipes.code, wipes.failures], [1, ['2025-06-18 defaults: acts-unasked']]);
  assert.match(
    wipes.stdout,
    /FAILED 2025-06-18 wipes-unasked: The tool says that it destroys\. It asks in 2025-11-25, and acts unasked here\./,
  );
  const harmless = await matrix('old-unasked', []);
  assert.deepEqual([harmless.code, harmless.failures], [0, []]);
  assert.match(harmless.stdout, /note {3}2025-06-18 old-unasked: The tool asks nothing here; it asks in 2025-11-25\./);
});

test('tolerates a tool that fails before asking, except in a revision that is named', async () => {
  const all = await matrix('old-fails', []);
  assert.deepEqual([all.code, all.failures], [0, []]);
  assert.match(
    all.stdout,
    /note {3}2025-06-18 old-fails: The tool ends in an error before it asks anything; it asks in 2025-11-25\./,
  );
  const named = await matrix('old-fails', ['--revision', '2025-06-18', ...NEW]);
  assert.deepEqual([named.code, named.failures], [1, ['2025-06-18 defaults: fails-before-asking']]);
  const never = await matrix('fails', [...NEW], ['raw.mjs', 'fails']);
  assert.equal(never.code, 1);
});

test('skips a tool with only URL mode in 2025-06-18', async () => {
  const both = ['--revision', '2025-06-18', ...NEW];
  const official = await matrix('by-url', both);
  assert.deepEqual([official.code, official.failures], [0, []], official.stdout);
  assert.match(official.stdout, /2025-06-18 by-url: [^\n]*URL mode does not exist in 2025-06-18\./);
  const careless = await matrix('ask', both, ['raw.mjs', 'url']);
  assert.deepEqual([careless.code, careless.failures], [0, ['2025-06-18 defaults: skipped']], careless.stdout);
  assert.match(careless.stdout, /no elicitation[^]*warning: it asks a client that has not declared elicitation/);
});

test('treats an error that requires a page as a question, and repeats the call', async () => {
  const once = await matrix('needs-page-once');
  assert.deepEqual([once.code, once.failures], [0, []], once.stdout);
  assert.match(once.stdout, /asked: Sign in \(https:\/\/example\.com\/login\) → accept\n +came back: Signed in\./);
  const never = await matrix('needs-page');
  assert.deepEqual([never.code, never.failures], [0, []], never.stdout);
  assert.match(never.stdout, /→ accept \(2 times\)\n +came back: that a page has to be opened first \(-32042\)/);
  const old = await matrix('needs-page', []);
  assert.equal(old.code, 0, old.stdout);
});

test('limits silence separately, and excuses a server that hangs if a case says so', async () => {
  const blocks = await matrix('blocks');
  assert.deepEqual(blocks.failures, ['2025-11-25 silence: hangs']);
  assert.match(blocks.stdout, /blocks: silence \(1\.\d s\)/);
  const expected = cases('silence.json', [{ tool: 'blocks', answers: ['silence'], expect: { hangs: true } }]);
  assert.deepEqual((await matrix('blocks', [...NEW, ...expected])).failures, []);
  const { code, stdout } = await run(
    [
      'test',
      ...expected,
      '--timeout',
      '2',
      '--silence',
      '1',
      ...NEW,
      '--',
      process.execPath,
      path.join(here, 'server.mjs'),
    ],
    { cwd: root },
  );
  assert.equal(code, 0, stdout);
  assert.doesNotMatch((await matrix('blocks', [...NEW, '--silence', '0'])).stdout, /silence/);
});

test('prints a message with its lines, and an error in full', async () => {
  const { stdout } = await matrix('explains');
  assert.match(stdout, /\n {7}asked: First line\n {7}Second line \(city/);
  assert.match(stdout, /came back: an error: Broken\.\n {7}(?:Do this\. ){99}Do this\. *\n {7}And then that\.\n/);
});
