// `make audit` reports everything that it could not check.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/common.mjs';

/** Runs the audit with a fake cargo-deny that prints these advisories and accepts everything else. */
function audit(advisories, env = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'audit-'));
  const deny = path.join(folder, 'cargo-deny');
  writeFileSync(deny, `#!/bin/sh\ncase "$*" in *advisories*) echo "${advisories}" >&2; exit 1;; esac\n`);
  chmodSync(deny, 0o755);
  const environment = { ...process.env, ...env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check/audit.mjs', 'dependencies'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, output: stdout + stderr };
}

test('fails the audit without advisories, unless OFFLINE=1 is set', () => {
  const unreachable = audit('error: failed to fetch advisory database', { OFFLINE: '' });
  assert.notEqual(unreachable.status, 0);
  assert.match(unreachable.output, /cannot be reached/);
  const offline = audit('error: failed to fetch advisory database', { OFFLINE: '1' });
  assert.equal(offline.status, 0, offline.output);
  assert.match(offline.output, /NOT CHECKED/);
  const advised = audit('error[vulnerability]: a crate is broken', { OFFLINE: '1' });
  assert.notEqual(advised.status, 0);
});
