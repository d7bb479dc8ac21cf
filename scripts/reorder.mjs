// Puts the functions of a module into an order in which what is alike is near: a compressor then has less to say of each. The code stays
// as it is. node scripts/bytes.mjs shows what the functions are.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { wasmOpt } from './common.mjs';

/** Functions are alike as far as they share rows of so many bytes, of which none is in more than `COMMON` functions. */
const ROW = 6;
const COMMON = 64;
/** So many functions before the next are compared with it, the nearest most. */
const BEFORE = 16;
const FUNCTIONS = 10;
/** What the modules use of WebAssembly; the section that says so has been taken out. */
const FEATURES = ['bulk-memory', 'bulk-memory-opt', 'multivalue', 'mutable-globals', 'nontrapping-float-to-int', 'reference-types', 'sign-ext'];

/** @param {string} module the path of a module without names; it is written anew */
export function reorder(module) {
  const { sections, bodies, imported } = taken(readFileSync(module));
  const places = bodies.map(() => 0);
  ordered(bodies).forEach((index, place) => (places[index] = place));
  // Binaryen has no other way to be told of an order than by names.
  const names = places.flatMap((place, index) => [...number(index + imported), 5, ...Buffer.from(String(place).padStart(5, '0'))]);
  const list = [...number(bodies.length), ...names];
  const section = [4, ...Buffer.from('name'), 1, ...number(list.length), ...list];
  writeFileSync(module, Buffer.concat([...sections, Buffer.from([0, ...number(section.length), ...section])]));
  execFileSync(wasmOpt, [module, ...FEATURES.map((name) => `--enable-${name}`), '--reorder-functions-by-name', '--strip-debug', '--strip-target-features', '-o', module]);
}

/** A module's sections but for that of names, the bodies of its functions, and how many functions it imports. */
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
  const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(({ kind }) => kind === 'function').length;
  return { sections, bodies, imported };
}

/** From the largest on, always the one that is most like those just before it. */
function ordered(bodies) {
  const rows = bodies.map((body) => new Set(Array.from({ length: Math.max(body.length - ROW + 1, 0) }, (_, at) => body.toString('latin1', at, at + ROW))));
  const having = new Map();
  rows.forEach((own, index) => own.forEach((row) => having.set(row, [...(having.get(row) ?? []), index])));
  const likeness = bodies.map((_, index) => {
    const found = new Map();
    for (const row of rows[index]) {
      const others = having.get(row);
      if (others.length > 1 && others.length <= COMMON) for (const other of others) found.set(other, (found.get(other) ?? 0) + 1 / others.length);
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
      for (const [other, like] of likeness[before]) if (left.has(other)) likely.set(other, (likely.get(other) ?? 0) + like * (weight + 1));
    });
    let best = 0;
    next = left.values().next().value;
    for (const [other, like] of likely) {
      const share = like / (bodies[other].length + 40) ** 0.8;
      if (share > best) [best, next] = [share, other];
    }
  }
  return order;
}

/** A number as WebAssembly writes it. */
function number(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)];
}
