// Helpers of several scripts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const pkg = path.join(root, 'pkg');
/** The output folder of cargo; the scripts' intermediate files are in `target`. */
export const cargoTarget = path.resolve(root, process.env.CARGO_TARGET_DIR ?? 'target');
export const target = path.join(root, 'target');
/** The generated files that the package's sources import: the modules with their glue, the languages. */
export const generated = path.join(target, 'generated');
/** The modules of the package; those of the quick build are in a folder of their own, and are never published. */
export const modules = path.join(target, 'modules');
export const quickModules = path.join(target, 'modules-quick');
export const source = path.join(pkg, 'src');

/** Returns the path of a module in a folder, in TypeScript or JavaScript, if it exists. */
export const moduleIn = (folder, name) =>
  ['.ts', '.js'].map((ending) => path.join(folder, name + ending)).find((file) => existsSync(file));

/** Ends the script with a sentence that says what to do. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export const gzip = (bytes) => gzipSync(bytes, { level: 9 });

export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

export const wasmOpt = path.join(root, 'node_modules/.bin/wasm-opt');
export const wasm2js = path.join(root, 'node_modules/.bin/wasm2js');
/**
 * The options of wasm-opt for a small module; it is flattened twice. Addresses below 1,024 are the far end of the
 * stack, to which nothing points. Inlining small functions costs hardly a byte, and saves browsers the compilation of a
 * function at its first call; large ones with a single caller compress better where they are.
 */
export const forSize = [
  '--low-memory-unused',
  '--always-inline-max-function-size=5',
  '--one-caller-inline-max-function-size=0',
  '--flatten',
  '--rereloop',
  '-Oz',
  '--flatten',
  '--rereloop',
  '-Oz',
  '-Oz',
  '--strip-target-features',
];

/**
 * Writes the JavaScript of a module that cargo made, and the module that it needs, into a folder.
 * @param {string} module @param {string} folder @param {string} name of the files
 */
export function bindgen(module, folder, name) {
  const command = 'run --quiet --locked --profile quick --package bindgen --'.split(' ');
  try {
    execFileSync('cargo', [...command, module, folder, name], { cwd: root, stdio: 'inherit' });
  } catch {
    fail('wasm-bindgen failed: see the lines above.');
  }
}
