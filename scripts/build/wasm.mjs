// Builds one WebAssembly module of the crate: node scripts/build/wasm.mjs
// form|validate|lint|pattern|address|without-webassembly It runs cargo, wasm-bindgen and wasm-opt, and writes
// target/modules/NAME/ for scripts/build/package.mjs.
//
// The standard library is rebuilt with the crate, optimized for size and without panic messages, which are invisible in
// a page. It needs Rust's sources (the component rust-src) and unstable options; without them, or with
// MCP_ELICITATION_STD=prebuilt, the module is built with the prebuilt library.
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asJavaScript } from './as-javascript.mjs';
import { bindgen, cargoTarget, fail, forSize, modules, root, target, wasm2js, wasmOpt } from '../common.mjs';
import { renamed, reusable } from './glue.mjs';
import { reorder } from './reorder.mjs';

const MODULES = {
  // The linker's default stack is 1 MiB; the deepest requests of tests/browser/stack.test.mjs use 27 KiB.
  form: { feature: 'element', file: 'form', stack: 128 << 10 },
  // Optimized for speed, because it checks in bulk.
  validate: { feature: 'validate', file: 'validate_core', level: 2 },
  lint: { feature: 'lint', file: 'lint_core' },
  // Patterns are read and matched without recursion; those of the same test use less than 1 KiB.
  pattern: { feature: 'pattern', file: 'pattern', stack: 32 << 10 },
  address: { feature: 'address', file: 'address', stack: 32 << 10 },
  // The whole card, for pages that cannot compile WebAssembly; it is converted to JavaScript.
  'without-webassembly': { feature: 'element,pattern,address', file: 'card', stack: 128 << 10, lowered: true },
};

/**
 * Without two passes of LLVM that spend code on speed, even where it optimizes for size: one keeps a pointer for each
 * array of a loop, the other copies computations into branches. And a call costs 40 instead of 25 units, so that small
 * functions with calls are inlined.
 */
const smaller = ['-disable-lsr', '-enable-pre=false', '-inline-call-penalty=40'].map((one) => `-Cllvm-args=${one}`);

const name = process.argv[2];
const { feature, file, level, stack, lowered } =
  MODULES[name] ?? fail(`say which module: ${Object.keys(MODULES).join(', ')}`);
const work = path.join(target, 'wasm', name);
const out = path.join(modules, name);

console.log(`build: the ${name} module`);
const lean = leanStd();
if (!lean) console.log('  with the prebuilt standard library: the module is larger than it could be');
// With an rlib too, the crate would be built without link-time optimization. All modules share one standard library;
// only the crate itself is built differently.
run(
  'cargo',
  [
    'rustc',
    '--quiet',
    '--release',
    '--crate-type',
    'cdylib',
    '--target',
    'wasm32-unknown-unknown',
    '--no-default-features',
    '--features',
    feature,
    '--lib',
    ...(level ? ['--config', `profile.release.package.mcp-elicitation.opt-level=${level}`] : []),
    ...(lean?.options ?? []),
    '--',
    ...(stack ? [`-Clink-arg=-zstack-size=${stack}`] : []),
    ...(level ? [] : smaller),
  ],
  lean?.environment,
);
mkdirSync(work, { recursive: true });
mkdirSync(out, { recursive: true });
copyFileSync(
  path.join(cargoTarget, 'wasm32-unknown-unknown/release/mcp_elicitation.wasm'),
  path.join(work, 'cargo.wasm'),
);
if (lowered) lower(path.join(work, 'cargo.wasm'));
bindgen(path.join(work, 'cargo.wasm'), work, file);
const made = {
  code: readFileSync(path.join(work, `${file}.js`), 'utf8'),
  types: readFileSync(path.join(work, `${file}.d.ts`), 'utf8'),
};
const { code, types } = reusable(made);
// Names of imports and exports are shortened, as in Emscripten; MCP_ELICITATION_NAMES=1 preserves them for inspection.
const shorten = process.env.MCP_ELICITATION_NAMES === '1' ? [] : ['--minify-imports-and-exports-and-modules'];
const passes = [
  ...(lowered ? ['--enable-bulk-memory-opt'] : []),
  ...(level ? [`-O${level}`, '--strip-target-features'] : forSize),
  ...shorten,
  // Engines ignore the alignments of loads and stores; wasm2js does not.
  ...(lowered ? [] : ['--dealign']),
];
const small = path.join(work, 'small.wasm');
const names =
  run(wasmOpt, [path.join(work, `${file}_bg.wasm`), ...passes, '-o', small], {}, 'pipe').trim() ||
  '{ "imports": [], "exports": [] }';
writeFileSync(path.join(work, 'names.json'), names);
writeFileSync(path.join(out, `${file}.js`), renamed(code, JSON.parse(names)));
writeFileSync(path.join(out, `${file}.d.ts`), types);
// The module is written last, because make compares its time.
if (lowered) {
  run(wasm2js, ['--enable-bulk-memory', '--enable-bulk-memory-opt', small, '-Oz', '-o', path.join(work, 'module.js')]);
  const { first, second } = asJavaScript(readFileSync(path.join(work, 'module.js'), 'utf8'));
  const types = {
    second: 'export function half(parameters: unknown[]): unknown[];\n',
    first:
      'export function instantiate(\n' +
      '  imports: WebAssembly.Imports,\n  half: (parameters: unknown[]) => unknown[],\n): WebAssembly.Exports;\n',
  };
  for (const [half, code] of Object.entries({ second, first })) {
    writeFileSync(path.join(out, `${name}-${half}.d.ts`), types[half]);
    writeFileSync(path.join(out, `${name}-${half}.js`), code);
  }
} else {
  reorder(small);
  copyFileSync(small, path.join(out, `${file}_bg.wasm`));
}

/**
 * Lowers newer instructions to the first version of WebAssembly. wasm2js itself handles copied and filled memory.
 */
function lower(module) {
  run(wasmOpt, [
    module,
    '-g',
    '--signext-lowering',
    '--llvm-nontrapping-fptoint-lowering',
    '--strip-target-features',
    '-o',
    module,
  ]);
  // The features that it uses, because wasm-bindgen otherwise warns.
  const text = (words) => [words.length, ...Buffer.from(words)];
  const features = [...text('target_features'), 1, ...Buffer.from('+'), ...text('mutable-globals')];
  appendFileSync(module, Uint8Array.of(0, features.length, ...features));
}

function run(command, options, environment, printed = 'inherit') {
  try {
    return String(
      execFileSync(command, options, {
        cwd: root,
        stdio: ['ignore', printed, 'inherit'],
        env: { ...process.env, ...environment },
      }),
    );
  } catch (error) {
    fail(
      error.status === undefined
        ? `${command} could not be run: run make build, which sets it up.`
        : `${path.basename(command)} failed: see the lines above.`,
    );
  }
}

/** Returns the options to build the standard library too, if this toolchain supports it. */
function leanStd() {
  if (process.env.MCP_ELICITATION_STD === 'prebuilt') return undefined;
  // Without reference types, the glue keeps JavaScript's values in an array, which is smaller and as fast.
  const flags = [
    '-Zunstable-options',
    '-Cpanic=immediate-abort',
    '-Zlocation-detail=none',
    '-Zfmt-debug=none',
    '-Ctarget-feature=-reference-types',
  ];
  const bootstrap = { RUSTC_BOOTSTRAP: '1' };
  try {
    const rustc = (options) =>
      String(
        execFileSync('rustc', options, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...bootstrap } }),
      ).trim();
    rustc([...flags, '--print', 'cfg']);
    if (!existsSync(path.join(rustc(['--print', 'sysroot']), 'lib/rustlib/src/rust/library/std'))) return undefined;
  } catch {
    return undefined;
  }
  return {
    // A profile does not support immediate abort, and its own setting would contradict the flag.
    options: [
      '-Zbuild-std=core,alloc,std,panic_abort',
      '-Zbuild-std-features=optimize_for_size',
      '--config',
      'profile.release.panic="unwind"',
    ],
    environment: { ...bootstrap, RUSTFLAGS: [process.env.RUSTFLAGS, ...flags].filter(Boolean).join(' ') },
  };
}
