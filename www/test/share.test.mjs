import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, encode, exampleOf } from '../page/share.js';

test('restores a state from its link', async () => {
  const state = { text: '{"message": "Zoë 🚀 \u202e"}', revision: '2025-11-25', server: { name: 'A' } };
  const hash = await encode(state);
  assert.match(hash, /^#1\.[\w-]+$/);
  assert.deepEqual(await decode(hash), state);
});

test('ignores other kinds of links', async () => {
  assert.equal(await decode(''), undefined);
  assert.equal(await decode('#section'), undefined);
  assert.equal(exampleOf('#example=text-short'), 'text-short');
  assert.equal(exampleOf('#example=<b>'), '');
});

test('refuses a broken link, a newer one and a decompression bomb', async () => {
  await assert.rejects(decode('#1.AAAA'));
  await assert.rejects(decode('#2.AAAA'), /newer playground/);
  await assert.rejects(decode(await encode('x'.repeat(5_000_000))), /too long/);
});
