// The findings of --matrix about servers that handle only one kind of refusal well, or that ask only in some revisions.
import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { file, folder, matrix, root, run, sdkServer } from './command.mjs';

const NEW = ['--revision', '2025-11-25'];
const OLD = ['--revision', '2025-06-18', ...NEW];
const TOOLS = ['deaf-later', 'hears-later', 'deploys-anyway', 'asks-to-confirm', 'asks-to-cancel', 'drops-unasked'];
const MORE = ['books-unasked', 'deaf-to-no', 'explains'];
const SILENT = ['does-not-wait', 'wipes-without-waiting', 'blocks', 'needs-page-once', 'needs-page'];
const cases = (name, list) => ['--cases', path.join(folder, file(name, { cases: list }))];

let all;
before(async () => {
  const args = ['--verbose', '--allow-destructive', ...NEW];
  const runs = await Promise.all([matrix([...TOOLS, ...MORE], [...args, '--silence', '0']), matrix(SILENT, args)]);
  const failures = Object.assign({}, ...runs.map((one) => one.failures));
  all = { failures, stdout: runs.map(({ stdout }) => stdout).join('') };
});
/** Returns the part of the output that is about a tool. */
const about = (tool) =>
  [...all.stdout.matchAll(/^(?:ok|FAILED|skip) .*\n(?: .*\n)*/gm)]
    .map(([part]) => part)
    .filter((part) => part.includes(` ${tool}: `))
    .join('');

test('declines a later question after accepting the first', () => {
  assert.deepEqual(all.failures['deaf-later'], { '2025-11-25 decline question 2': 'success-for-refusal' });
  assert.match(
    about('deaf-later'),
    /decline question 2[^]*First\?[^\n]*→ accept \{"city":"aa","copies":2\}\n[^\n]*sure\?[^\n]*→ decline/,
  );
  assert.deepEqual(all.failures['hears-later'], {});
});

test('lets a case state that a refusal makes no difference, or that a server hangs', async () => {
  const expected = cases('meant.json', [
    { tool: 'deaf-later', answers: [{ accept: { city: 'Oslo', copies: 1 } }, 'decline'], expect: { text: 'Booked' } },
    { tool: 'blocks', answers: ['silence'], expect: { hangs: true } },
  ]);
  assert.deepEqual(all.failures.blocks, { '2025-11-25 silence': 'hangs' });
  assert.match(about('blocks'), /blocks: silence \(\d\.\d s\)/);
  const meant = await matrix(['deaf-later', 'blocks'], [...NEW, ...expected]);
  assert.deepEqual(meant.failures, { 'deaf-later': {}, blocks: {} });
  const limits = ['--timeout', '2', '--silence', '1'];
  const { code, stdout } = await run(['test', ...expected, ...limits, ...NEW, '--', process.execPath, sdkServer], {
    cwd: root,
  });
  assert.equal(code, 0, stdout);
});

test('declines one of two questions in a round', async () => {
  const { stdout, failures } = await matrix(
    ['hears-one', 'hears-both'],
    ['--verbose', '--silence', '0', '--revision', '2026-07-28'],
    ['rounds.mjs'],
  );
  assert.deepEqual(failures, {
    'hears-one': { '2026-07-28 decline question 2': 'success-for-refusal' },
    'hears-both': {},
  });
  assert.doesNotMatch(stdout, /: silence/);
  assert.match(stdout, /hears-both: decline question 1[^]*First\?[^\n]*→ decline\n[^\n]*Second\?[^\n]*→ accept/);
});

test('detects a server that treats an unticked box as a yes', () => {
  assert.deepEqual(all.failures['deploys-anyway'], {
    '2025-11-25 decline': 'success-for-refusal',
    '2025-11-25 cancel': 'success-for-refusal',
  });
  for (const tool of ['asks-to-confirm', 'asks-to-cancel']) assert.deepEqual(all.failures[tool], {}, tool);
});

test('fails a destructive server that does not wait for the answer', () => {
  assert.deepEqual(all.failures['does-not-wait'], {});
  assert.match(about('does-not-wait'), /note: it does not wait for the answer: the same result comes without one/);
  assert.deepEqual(all.failures['wipes-without-waiting'], {
    '2025-11-25 no elicitation': 'acts-unasked',
    '2025-11-25 silence': 'acts-unasked',
  });
});

test('calls a tool as a client without elicitation', () => {
  assert.deepEqual(all.failures['drops-unasked'], { '2025-11-25 no elicitation': 'acts-unasked' });
  assert.deepEqual(all.failures['books-unasked'], {});
  assert.match(
    about('books-unasked'),
    /no elicitation[^\n]*\n +came back: Done\.\n +note: where the client has no elicitation, it/,
  );
});

test('warns of a lone question for which no and yes end alike', () => {
  assert.deepEqual(all.failures['deaf-to-no'], {});
  assert.match(
    about('deaf-to-no'),
    /→ accept \{"confirm":(true|false)\}[^]*warning: the result is the same whether “confirm” is true or false/,
  );
  assert.doesNotMatch(about('deploys-anyway'), /warning: the result/);
});

test('compares a tool in its revisions: a destructive one fails that acts in one of them without asking', async () => {
  const tools = ['wipes-unasked', 'old-unasked', 'old-fails', 'by-url'];
  const { stdout, failures } = await matrix(tools, ['--allow-destructive']);
  assert.deepEqual(failures, {
    'wipes-unasked': { '2025-06-18 defaults': 'acts-unasked' },
    'old-unasked': {},
    'old-fails': {},
    'by-url': {},
  });
  assert.match(
    stdout,
    /^✗ wipes-unasked {2}2025-06-18\n {2}acts-unasked: The tool says that it destroys\. It asks in 20/m,
  );
  assert.match(stdout, /^– old-unasked {2}2025-06-18 {2}The tool asks nothing here; it asks in 2025-11-25\.$/m);
  assert.match(
    stdout,
    /^– old-fails {2}2025-06-18 {2}The tool ends in an error before it asks anything; it asks in 20/m,
  );
  assert.match(stdout, /^– by-url {2}2025-06-18 {2}[^\n]*URL mode does not exist in 2025-06-18\.$/m);
});

test('fails a tool that fails before asking, in a revision that is named, or in all', async () => {
  const named = await matrix(['old-fails'], OLD);
  assert.deepEqual(named.failures, { 'old-fails': { '2025-06-18 defaults': 'fails-before-asking' } });
  assert.equal((await matrix(['fails'], NEW, ['raw.mjs', 'fails'])).code, 1);
});

test('skips a tool with only URL mode in 2025-06-18', async () => {
  const { code, stdout } = await matrix(['ask'], OLD, ['raw.mjs', 'url']);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /^– ask {2}2025-06-18 {2}URL mode does not exist in 2025-06-18\.$/m);
  assert.match(stdout, /note: no elicitation: it asks a client that has not declared elicitation/);
});

test('treats an error that requires a page as a question, and repeats the call', () => {
  for (const tool of ['needs-page-once', 'needs-page']) assert.deepEqual(all.failures[tool], {}, tool);
  assert.match(
    about('needs-page-once'),
    /asked: Sign in \(https:\/\/example\.com\/login\) → accept\n +came back: Signed in\./,
  );
  assert.match(about('needs-page'), /→ accept \(2 times\)\n +came back: that a page has to be opened first \(-32042\)/);
});

test('prints a message with its lines, and an error in full', () => {
  assert.match(about('explains'), /\n {7}asked: First line\n {7}Second line \(city/);
  assert.match(
    about('explains'),
    /came back: an error: Broken\.\n {7}(?:Do this\. ){99}Do this\. *\n {7}And then that\.\n/,
  );
});
