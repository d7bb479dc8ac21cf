// What several scripts need.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const pkg = path.join(root, 'pkg');
/** Where cargo puts what it makes; what the scripts make on the way is in `target`. */
export const cargoTarget = path.resolve(root, process.env.CARGO_TARGET_DIR ?? 'target');
export const target = path.join(root, 'target');
/** What the sources of the package import, and is made by the build: the modules with their glue, the languages. */
export const generated = path.join(target, 'generated');
export const source = path.join(pkg, 'src');

/** Ends the script with a sentence that says what to do. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export const gzip = (bytes) => gzipSync(bytes, { level: 9 });

export const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

export const wasmOpt = path.join(root, 'node_modules/.bin/wasm-opt');
export const wasm2js = path.join(root, 'node_modules/.bin/wasm2js');
/**
 * How wasm-opt makes a module small: flattened before, twice over. Addresses below 1,024 are the far end of the stack, which nothing points to. What is
 * inlined costs hardly a byte, and is one function less that a browser compiles at its first call.
 */
export const forSize = ['--low-memory-unused', '--always-inline-max-function-size=5', '--flatten', '--rereloop', '-Oz', '--flatten', '--rereloop', '-Oz', '-Oz', '--strip-target-features'];

/** The path of wasm-bindgen's command, at the version that Cargo.lock names. */
export function wasmBindgen() {
  const version = /name = "wasm-bindgen"\nversion = "(.*)"/.exec(readFileSync(path.join(root, 'Cargo.lock'), 'utf8'))?.[1];
  for (const tool of ['wasm-bindgen', path.join(root, '.cache/tools/bin/wasm-bindgen')]) {
    try {
      if (String(execFileSync(tool, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })).trim() === `wasm-bindgen ${version}`) return tool;
    } catch {}
  }
  return fail(`wasm-bindgen ${version} is missing: run make build, which sets it up.`);
}
