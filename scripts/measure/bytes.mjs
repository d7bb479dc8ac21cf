// Lists the composition of a module's code: node scripts/measure/bytes.mjs form|validate|lint|pattern|address [DEPTH]
// [PART OF A NAME] It prints the bytes of functions by the first DEPTH parts of their paths (2 by default), or of each
// function whose name contains the part. It reads the output of `node scripts/build/wasm.mjs` in target/wasm/,
// optimized like the shipped module, but with names.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fail, forSize, target, wasmOpt } from '../common.mjs';

const [module, depth = '2', part] = process.argv.slice(2);
const work = path.join(target, 'wasm', module ?? fail('say which module: form, validate, lint, pattern or address'));
const bound =
  readdirSync(work).find((name) => name.endsWith('_bg.wasm')) ?? fail(`There is no ${module} module: run make build.`);
const named = path.join(work, 'named.wasm');
execFileSync(wasmOpt, [path.join(work, bound), ...forSize, '-g', '-o', named]);

const bytes = readFileSync(named);
let position = 8;

function number() {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[position++];
    value += (byte & 127) * factor;
    if (byte < 128) return value;
  }
}

function text() {
  const length = number();
  return bytes.toString('utf8', position, (position += length));
}

/** The number of imported functions; they precede the others in the numbering. */
const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(
  ({ kind }) => kind === 'function',
).length;
const sizes = [];
const names = new Map();
const sections = [];
while (position < bytes.length) {
  const id = bytes[position++];
  const length = number();
  const end = position + length;
  const name =
    id === 0
      ? text()
      : [
          '',
          'types',
          'imports',
          'functions',
          'tables',
          'memory',
          'globals',
          'exports',
          'start',
          'elements',
          'code',
          'data',
          'data count',
        ][id];
  if (id !== 0) sections.push(`${name} ${length}`);
  if (name === 'code') {
    for (let left = number(); left > 0; left--) {
      const size = number();
      sizes.push(size);
      position += size;
    }
  }
  while (name === 'name' && position < end) {
    const kind = bytes[position++];
    const behind = number() + position;
    if (kind === 1) for (let left = number(); left > 0; left--) names.set(number(), text());
    position = behind;
  }
  position = end;
}

const functions = sizes.map((size, index) => ({
  size,
  name: (names.get(index + imported) ?? '?').replace(/\[[0-9a-f]{16}\]/g, ''),
}));
const rows = new Map();
for (const { size, name } of functions) {
  if (part !== undefined && !name.includes(part)) continue;
  // Generic code for our own types counts as ours.
  const owner = /mcp_elicitation(?:::\w+)*/.exec(name)?.[0] ?? name.replace(/[<&]/g, '');
  const row = part === undefined ? owner.split('::').slice(0, Number(depth)).join('::') : name;
  rows.set(row, (rows.get(row) ?? 0) + size);
}
console.log(`bytes of sections: ${sections.join(', ')}`);
for (const [row, size] of [...rows].sort((a, b) => b[1] - a[1]).slice(0, 80))
  console.log(`${String(size).padStart(7)}  ${row}`);
