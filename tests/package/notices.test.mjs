// The package's notices for the code that is linked into it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/common.mjs';
import { linkedNames, notices } from '../../scripts/build/notices.mjs';

const text = readFileSync(path.join(root, 'pkg/dist/NOTICES.txt'), 'utf8');
const parts = text.split(/^-{80}$/m);

test('lists exactly the linked crates', () => {
  const linked = linkedNames();
  const listed = [...parts[0].matchAll(/^([\w-]+ \d\S*) \(.+\)$/gm)].map(([, name]) => name);
  assert.ok(linked.length > 20 && linked.some((name) => name.startsWith('web-sys ')));
  assert.deepEqual(listed.toSorted(), linked);
});

test('has one licence text for each crate, and none twice', () => {
  const crates = new Set(
    parts
      .slice(1)
      .filter((_, index) => index % 2 === 0)
      .flatMap((names) => names.trim().split(', ')),
  );
  const listed = [...parts[0].matchAll(/^([\w-]+ \d\S*) \(.+\)$/gm)].map(([, name]) => name);
  assert.deepEqual(
    listed.filter((name) => !crates.has(name)),
    [],
  );
  const texts = parts
    .slice(2)
    .filter((_, index) => index % 2 === 0)
    .map((one) => one.replace(/\s+/g, ' '));
  assert.equal(new Set(texts).size, texts.length);
  assert.ok(texts.every((one) => /copyright|licen[cs]e/i.test(one)));
  assert.match(text, /Permission is hereby granted/);
});

test('is reproducible, and names no path of this machine', () => {
  assert.equal(notices(), text);
  assert.ok(!text.includes(root) && !/\.cargo\/registry/.test(text));
});
