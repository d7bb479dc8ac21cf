// Bundles that all files of tests share: one file is read much sooner than hundreds.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
// What is bundled may be written for CommonJS.
const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };

const filesIn = (place) =>
  /\.\w+$/.test(place)
    ? [path.join(root, place)]
    : readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
        .filter(({ name }) => /\.(ts|js|json)$/.test(name))
        .map(({ name, parentPath, path: folder }) => path.join(parentPath ?? folder, name));

/**
 * Returns the file with a module and all that it imports.
 * @param sources the files and folders on which the bundle depends
 */
export async function bundleOf(entry, sources) {
  const hash = createHash('sha256').update(entry);
  for (const file of sources.flatMap(filesIn)) hash.update(readFileSync(file));
  const file = path.join(root, `target/tests/card-${hash.digest('hex').slice(0, 16)}.mjs`);
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    const entryPoints = [import.meta.resolve(entry).replace('file://', '')];
    const options = { bundle: true, format: 'esm', platform: 'node', logLevel: 'error', banner };
    await build({ entryPoints, outfile: own, ...options });
    renameSync(own, file);
  }
  return file;
}

/** Imports a module as one bundle, in which a later part is a matter of microtasks and not of files. */
export const bundled = async (...module) => import(await bundleOf(...module));
