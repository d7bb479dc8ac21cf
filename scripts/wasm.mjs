// One WebAssembly module of the crate: node scripts/wasm.mjs form|validate|pattern
// cargo, then wasm-bindgen, then wasm-opt; what comes out stands in pkg/NAME/.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, pkg, root, target } from './common.mjs';
import { reusable } from './glue.mjs';

const MODULES = {
  form: { feature: 'element', file: 'form' },
  validate: { feature: 'wasm', file: 'validate_core' },
  pattern: { feature: 'pattern', file: 'pattern' },
};

const name = process.argv[2];
const { feature, file } = MODULES[name] ?? fail(`say which module: ${Object.keys(MODULES).join(', ')}`);
const work = path.join(target, 'wasm', name);
const out = path.join(pkg, name);

console.log(`build: the ${name} module`);
run('cargo', ['build', '--quiet', '--release', '--target', 'wasm32-unknown-unknown', '--no-default-features', '--features', feature, '--lib']);
mkdirSync(work, { recursive: true });
mkdirSync(out, { recursive: true });
copyFileSync(path.join(target, 'wasm32-unknown-unknown/release/mcp_elicitation.wasm'), path.join(work, 'cargo.wasm'));

run(wasmBindgen(), [path.join(work, 'cargo.wasm'), '--target', 'web', '--omit-default-module-path', '--out-dir', work, '--out-name', file]);
run(path.join(root, 'node_modules/.bin/wasm-opt'), ['-Oz', path.join(work, `${file}_bg.wasm`), '-o', path.join(work, 'small.wasm')]);
const glue = { code: readFileSync(path.join(work, `${file}.js`), 'utf8'), types: readFileSync(path.join(work, `${file}.d.ts`), 'utf8') };
const { code, types } = name === 'form' ? reusable(glue) : glue;
writeFileSync(path.join(out, `${file}.js`), code);
writeFileSync(path.join(out, `${file}.d.ts`), types);
// The last to be written: its time is what make compares.
rmSync(path.join(out, `${file}_bg.wasm`), { force: true });
copyFileSync(path.join(work, 'small.wasm'), path.join(out, `${file}_bg.wasm`));

function run(command, options) {
  try {
    execFileSync(command, options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    fail(error.status === undefined ? `${command} could not be run: run make build, which sets it up.` : `${path.basename(command)} failed: see the lines above.`);
  }
}

function wasmBindgen() {
  const version = /name = "wasm-bindgen"\nversion = "(.*)"/.exec(readFileSync(path.join(root, 'Cargo.lock'), 'utf8'))?.[1];
  for (const tool of ['wasm-bindgen', path.join(root, '.cache/tools/bin/wasm-bindgen')]) {
    try {
      if (String(execFileSync(tool, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })).trim() === `wasm-bindgen ${version}`) return tool;
    } catch {}
  }
  return fail(`wasm-bindgen ${version} is missing: run make build, which sets it up.`);
}
