// The formatter breaks code at 120 columns, but no text and no comment.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const WIDTH = 120;

test('has no line over 120 characters in a script', () => {
  const names = execFileSync('git', ['ls-files', '-z', '*.js', '*.mjs', '*.ts', '*.jsx', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = names.split('\0').filter(Boolean);
  assert.ok(files.length > 100);
  const long = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > WIDTH ? [`${file}:${index + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});
