// The sources of the package import one way, types included: no circle of files, and a room only from earlier rooms.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../pkg/src/', import.meta.url));
/** The rooms in order. The entries, which are in none, may import every room. */
const ROOMS = ['wasm', 'rounds', 'screen', 'dialogue', 'clients', 'check', 'cli'];
/** Types of modules that scripts/build/sources.mjs generates. */
const GENERATED = ['validate.ts', 'lint.ts'];

const files = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.ts'));

/** Returns the sources that a file imports, in any way. */
function importsOf(file) {
  const text = readFileSync(path.join(source, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)]
    .map(([, name]) => path.posix.join(path.posix.dirname(file), name))
    .flatMap((name) => files.filter((one) => one.replace(/\.[jt]s$/, '') === name.replace(/\.[jt]s$/, '')));
}
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Returns the way from a file back to itself, if there is one. */
function circleOf(file, way = [file], visits = new Set()) {
  for (const next of imports.get(way.at(-1))) {
    if (next === file) return [...way, next];
    if (visits.has(next)) continue;
    visits.add(next);
    const circle = circleOf(file, [...way, next], visits);
    if (circle) return circle;
  }
  return undefined;
}

test('has no circular imports', () => {
  assert.ok([...imports.values()].flat().length > 100);
  const circles = files.map((file) => circleOf(file)?.join(' → ')).filter(Boolean);
  assert.deepEqual(circles, []);
});

test('imports only from earlier rooms', () => {
  const roomOf = (file) => ROOMS.indexOf(path.dirname(file));
  const inRooms = files.filter((file) => path.dirname(file) !== '.' && path.dirname(file) !== 'registry');
  assert.deepEqual(
    inRooms.filter((file) => roomOf(file) < 0),
    [],
  );
  const wrong = inRooms.flatMap((file) =>
    imports
      .get(file)
      .filter((next) => !GENERATED.includes(next) && (roomOf(next) < 0 || roomOf(next) > roomOf(file)))
      .map((next) => `${file} → ${next}`),
  );
  assert.deepEqual(wrong, []);
});
