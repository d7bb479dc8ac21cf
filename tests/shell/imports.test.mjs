// A room of the package's sources imports only from earlier rooms, types included. Biome finds circles of files.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../pkg/src/', import.meta.url));
/** The rooms in order. The entries, which are in none, may import every room. */
const ROOMS = ['wasm', 'rounds', 'screen', 'dialogue', 'clients', 'check', 'cli/finder', 'cli'];
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

test('imports only from earlier rooms', () => {
  assert.ok([...imports.values()].flat().length > 100);
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
