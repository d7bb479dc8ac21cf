// Reorders the functions of a module so that similar ones are adjacent, which compresses better. The code does not
// change. node scripts/measure/bytes.mjs lists the functions.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { wasmOpt } from '../common.mjs';

/**
 * Functions are similar if they share sequences of this many bytes; sequences in more than `COMMON` functions are
 * ignored.
 */
const ROW = 6;
const COMMON = 64;
/**
 * Limits: how many preceding functions the next one is compared with, and how many similar functions are stored for
 * each.
 */
const BEFORE = 24;
const FUNCTIONS = 10;
/** The WebAssembly features of the modules; the section that declares them has been removed. */
const FEATURES = [
  'bulk-memory',
  'bulk-memory-opt',
  'multivalue',
  'mutable-globals',
  'nontrapping-float-to-int',
  'reference-types',
  'sign-ext',
];

/** @param {string} module the path of a module without names; it is written anew */
export function reorder(module) {
  const { sections, bodies, imported } = taken(readFileSync(module));
  const places = bodies.map(() => 0);
  ordered(bodies).forEach((index, place) => (places[index] = place));
  // Binaryen only accepts an order of functions by their names.
  const names = places.flatMap((place, index) => [
    ...number(index + imported),
    5,
    ...Buffer.from(String(place).padStart(5, '0')),
  ]);
  const list = [...number(bodies.length), ...names];
  const section = [4, ...Buffer.from('name'), 1, ...number(list.length), ...list];
  writeFileSync(module, Buffer.concat([...sections, Buffer.from([0, ...number(section.length), ...section])]));
  execFileSync(wasmOpt, [
    module,
    ...FEATURES.map((name) => `--enable-${name}`),
    '--reorder-functions-by-name',
    '--strip-debug',
    '--strip-target-features',
    '-o',
    module,
  ]);
}

/**
 * Returns a module's sections without that of names, the bodies of its functions, and the number of imported functions.
 */
function taken(bytes) {
  let position = 8;
  const next = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[position++];
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const sections = [bytes.subarray(0, 8)];
  const bodies = [];
  while (position < bytes.length) {
    const start = position;
    const id = bytes[position++];
    const length = next();
    const end = position + length;
    if (id === FUNCTIONS) {
      for (let left = next(); left > 0; left--) {
        const size = next();
        bodies.push(bytes.subarray(position, (position += size)));
      }
    }
    if (id !== 0) sections.push(bytes.subarray(start, end));
    position = end;
  }
  const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(
    ({ kind }) => kind === 'function',
  ).length;
  return { sections, bodies, imported };
}

/** Orders functions, beginning with the largest, so that each is followed by the one most similar to the last ones. */
function ordered(bodies) {
  const rows = bodies.map(
    (body) =>
      new Set(
        Array.from({ length: Math.max(body.length - ROW + 1, 0) }, (_, at) => body.toString('latin1', at, at + ROW)),
      ),
  );
  const having = new Map();
  rows.forEach((own, index) => own.forEach((row) => having.set(row, [...(having.get(row) ?? []), index])));
  const likeness = bodies.map((_, index) => {
    const found = new Map();
    for (const row of rows[index]) {
      const others = having.get(row);
      if (others.length > 1 && others.length <= COMMON)
        for (const other of others) found.set(other, (found.get(other) ?? 0) + 1 / others.length);
    }
    return found;
  });
  const left = new Set(bodies.keys());
  const order = [];
  let next = bodies.reduce((largest, body, index) => (body.length > bodies[largest].length ? index : largest), 0);
  while (left.size > 0) {
    left.delete(next);
    order.push(next);
    const likely = new Map();
    order.slice(-BEFORE).forEach((before, weight) => {
      for (const [other, like] of likeness[before])
        if (left.has(other)) likely.set(other, (likely.get(other) ?? 0) + like * (weight + 1));
    });
    let best = 0;
    next = left.values().next().value;
    for (const [other, like] of likely) {
      const share = like / (bodies[other].length + 40);
      if (share > best) [best, next] = [share, other];
    }
  }
  return order;
}

/** Encodes a number for WebAssembly. */
function number(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)];
}
