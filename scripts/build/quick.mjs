// Builds the crate as one WebAssembly module, soon and not small, which stands in for every module of the package
// except the one without WebAssembly: node scripts/build/quick.mjs
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bindgen, cargoTarget, fail, quickModules, root, target } from '../common.mjs';
import { reusable } from './glue.mjs';

/** The files of the modules, by their folders. */
const MODULES = { form: 'form', validate: 'validate_core', lint: 'lint_core', pattern: 'pattern', address: 'address' };
const WASM = 'wasm32-unknown-unknown';

console.log('build: the modules, quickly');
// scripts/build/package.mjs runs it, in another folder of cargo's, so it can be compiled meanwhile.
spawn('cargo', ['build', '--quiet', '--package', 'facts'], { cwd: root, stdio: 'inherit' });
const features = 'element,lint,pattern,address';
const options = ['--profile', 'quick', '--target', WASM, '--no-default-features', '--features', features];
try {
  const command = ['rustc', '--quiet', '--lib', '--crate-type', 'cdylib', ...options];
  execFileSync('cargo', command, { cwd: root, stdio: 'inherit' });
} catch {
  fail('cargo failed: see the lines above.');
}
const work = path.join(target, 'wasm/quick');
bindgen(path.join(cargoTarget, WASM, 'quick/mcp_elicitation.wasm'), work, 'all');
const read = (name) => readFileSync(path.join(work, name), 'utf8');
const { code, types } = reusable({ code: read('all.js'), types: read('all.d.ts') });
for (const [name, file] of Object.entries(MODULES)) {
  const out = path.join(quickModules, name);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, `${file}.js`), code);
  writeFileSync(path.join(out, `${file}.d.ts`), types);
  copyFileSync(path.join(work, 'all_bg.wasm'), path.join(out, `${file}_bg.wasm`));
}
