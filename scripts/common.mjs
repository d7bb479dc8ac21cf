// Helpers of several scripts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
 * stack, to which nothing points. Inlining costs hardly a byte, and saves browsers the compilation of a function at its
 * first call.
 */
export const forSize = [
  '--low-memory-unused',
  '--always-inline-max-function-size=5',
  '--flatten',
  '--rereloop',
  '-Oz',
  '--flatten',
  '--rereloop',
  '-Oz',
  '-Oz',
  '--strip-target-features',
];

/** Returns the path of wasm-bindgen's command in the version of Cargo.lock. */
export function wasmBindgen() {
  const version = /name = "wasm-bindgen"\nversion = "(.*)"/.exec(
    readFileSync(path.join(root, 'Cargo.lock'), 'utf8'),
  )?.[1];
  for (const tool of ['wasm-bindgen', path.join(root, '.cache/tools/bin/wasm-bindgen')]) {
    try {
      if (
        String(execFileSync(tool, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })).trim() ===
        `wasm-bindgen ${version}`
      )
        return tool;
    } catch {}
  }
  return fail(`wasm-bindgen ${version} is missing: run make build, which sets it up.`);
}
