// A module of wasm2js in two files.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { asJavaScript } from '../../scripts/build/as-javascript.mjs';
import { wasm2js } from '../../scripts/common.mjs';

/** Functions that make up most of the module, so that its middle is among them. */
const store = '(i32.store (i32.const 80000) (i32.load (i32.const 80000)))';
const more = Array.from({ length: 60 }, (_, at) => `(func (export "f${at}") ${store.repeat(4)})`);
/** `$count` and `$first` get into one file, `$read` and `$last` into the other: each file calls the other one. */
const MODULE = `(module
  (import "a" "seen" (func $seen (param i32)))
  (type $number (func (result i32)))
  (memory (export "memory") 1)
  (data (i32.const 8) "\\05\\00\\00\\00")
  (global $counter (mut i32) (i32.const 40))
  (table funcref (elem $first $last))
  (func $count (export "count") (result i32)
    (global.set $counter (i32.add (global.get $counter) (i32.const 1)))
    (call $seen (call $read))
    (call_indirect (type $number) (i32.const 1)))
  (func $first (result i32) (global.get $counter))
  (func $grow (export "grow") (result i32) (memory.grow (i32.const 1)))
  (func $written (export "written") (result i32) (i32.load (i32.const 70000)))
  ${more.join('')}
  (func $read (export "read") (result i32) (i32.load (i32.const 8)))
  (func $last (result i32) (i32.mul (call_indirect (type $number) (i32.const 0)) (i32.const 10)))
  (func $write (export "write") (param i32) (i32.store (i32.const 70000) (local.get 0))))`;

// Node.js 20 has none.
ArrayBuffer.prototype.transfer ??= function (length) {
  const bytes = new Uint8Array(length);
  bytes.set(new Uint8Array(this));
  return bytes.buffer;
};

test('puts two files together, once for each instance', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'as-javascript-'));
  const [text, made] = ['module.wat', 'module.js'].map((name) => path.join(folder, name));
  writeFileSync(text, MODULE);
  execFileSync(wasm2js, [text, '-o', made]);
  const { first, second } = asJavaScript(readFileSync(made, 'utf8'));
  rmSync(folder, { recursive: true });
  for (const name of ['count', 'first', 'grow', 'written']) assert.ok(second.includes(` function ${name}(`), name);
  for (const name of ['read', 'last', 'write']) assert.ok(first.includes(` function ${name}(`), name);
  const [{ instantiate }, { half }] = await Promise.all(
    [first, second].map((code) => import(`data:text/javascript,${encodeURIComponent(code)}`)),
  );
  const calls = [];
  const [one, other] = [1, 2].map((name) => instantiate({ a: { seen: (value) => calls.push([name, value]) } }, half));
  assert.deepEqual([one.count(), one.count(), other.count()], [410, 420, 410]);
  assert.deepEqual(calls.flat(), [1, 5, 1, 5, 2, 5]);
  assert.equal(one.grow(), 1);
  one.write(7);
  assert.deepEqual([one.written(), one.read(), other.memory.buffer.byteLength], [7, 5, 65536]);
});

test('fails the build on output of an unknown shape', () => {
  assert.throws(() => asJavaScript('export function a() {}'), /something else than it did/);
});
