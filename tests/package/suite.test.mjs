// `make test` runs all of its parts and prints at the end which of them failed; a script replaces make here.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/check/test.mjs', import.meta.url));

/** Runs the suite with a shell command for each target; targets without one do nothing. */
function suite(targets, then = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-elicitation-suite-'));
  const make = path.join(folder, 'make');
  const cases = Object.entries(targets).map(([name, words]) => `${name}) ${words} ;;`);
  writeFileSync(make, `#!/bin/sh\necho "make $1"\ncase "$1" in\n${cases.join('\n')}\nesac\n`);
  chmodSync(make, 0o755);
  try {
    const { status, stdout } = spawnSync(process.execPath, [script, ...then], {
      encoding: 'utf8',
      env: { ...process.env, MAKE: make },
    });
    return {
      status,
      ran: [...stdout.matchAll(/^make (\S+)$/gm)].map(([, name]) => name),
      text: stdout,
      end: stdout.trimEnd().split('\n'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ALL = ['build', 'style', 'test-browser', 'test-examples', 'test-native', 'test-node', 'types'];
const onWindows = process.platform === 'win32' && 'a shell script cannot stand in for make there';

test('counts what passed when nothing failed', { skip: onWindows }, () => {
  const { status, ran, end } = suite({
    'test-native': 'echo "test result: ok. 5 passed; 0 failed; 1 ignored"',
    'test-node': 'echo "# pass 7"; echo "# fail 0"',
  });
  assert.equal(status, 0);
  assert.deepEqual(ran.toSorted(), ALL);
  assert.equal(end.at(-1), '12 passed, 0 failed');
});

test('runs all parts and names what failed when some are red', { skip: onWindows }, () => {
  const { status, ran, end } = suite({
    'test-native': 'echo "test result: FAILED. 4 passed; 1 failed"; echo "---- reads stdout ----"; exit 1',
    style: 'exit 1',
    'test-browser':
      'echo "    not ok 1 - a press"; echo "# pass 2"; echo "# fail 1"; echo "browser tests: keys in webkit ' +
      'failed after 3 s" >&2; echo "not ok 2 - never begun"; echo "  duration_ms: 0"; ' +
      `echo "  failureType: 'cancelledByParent'"; exit 1`,
  });
  assert.equal(status, 1);
  assert.deepEqual(ran.toSorted(), ALL);
  assert.deepEqual(end.slice(-7), [
    'make style failed:',
    'make test-browser failed:',
    '  not ok 1 - a press',
    '  browser tests: keys in webkit failed after 3 s',
    'make test-native failed:',
    '  ---- reads stdout ----',
    '6 passed, 3 failed',
  ]);
});

test('runs a further part only if nothing failed', { skip: onWindows }, () => {
  const prepared = [...ALL, 'setup-interop'];
  assert.deepEqual(suite({}, ['test-interop']).ran.toSorted(), [...prepared, 'test-interop'].toSorted());
  assert.deepEqual(suite({ style: 'exit 1' }, ['test-interop']).ran.toSorted(), prepared.toSorted());
});

test('prints the slowest files and the time of each part', { skip: onWindows }, () => {
  const { text } = suite({
    'test-node': 'echo "tests/shell/a.test.mjs took 3 s"',
    'test-browser': 'echo "browser tests: keys in webkit passed after 12 s"',
  });
  assert.match(text, /^The slowest files:\n {2}12 s keys in webkit\n {2}3 s tests\/shell\/a\.test\.mjs\nThe parts:$/m);
  for (const name of ALL) assert.match(text, new RegExp(`^ {2}0 s make ${name}$`, 'm'));
});

test('runs nothing that needs the build when there is none', { skip: onWindows }, () => {
  const { status, ran, end } = suite({ build: 'exit 1' });
  assert.equal(status, 1);
  assert.deepEqual(ran.toSorted(), ['build', 'style', 'test-examples', 'test-native']);
  assert.deepEqual(end.slice(-3), [
    'make build failed:',
    'Without a build there was no test-browser, test-node, types.',
    '0 passed, 1 failed',
  ]);
});
