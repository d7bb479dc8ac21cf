// Builds a Leptos application of examples/ into target/examples/, like trunk and cargo-leptos:
// node scripts/check/examples.mjs leptos-csr|leptos-ssr
// It is built without optimization, because the tests only check that it works.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bindgen, cargoTarget, fail, root, target } from '../common.mjs';

const run = (command, args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });

/** @param {string} name of the folder @param {string[]} args what is built of it */
function cargo(name, ...args) {
  run('cargo', ['build', '--quiet', '--locked', '--package', name, ...args]);
}

/**
 * @param {string} made the module that cargo made
 * @param {string} out a folder
 * @param {string} name of the files in it
 */
function bind(made, out, name) {
  const wasm = path.join(cargoTarget, 'wasm32-unknown-unknown/debug', `${made}.wasm`);
  bindgen(wasm, path.join(target, 'examples', out), name);
}

const WASM = ['--target', 'wasm32-unknown-unknown'];
const BUILDS = {
  'leptos-csr'() {
    cargo('leptos-csr', ...WASM);
    bind('leptos-csr', 'leptos-csr', 'leptos-csr');
  },
  'leptos-ssr'() {
    cargo('leptos-ssr', '--lib', '--features', 'hydrate', ...WASM);
    bind('leptos_ssr', 'leptos-ssr/pkg', 'leptos_ssr');
    cargo('leptos-ssr', '--bin', 'leptos-ssr', '--features', 'ssr');
  },
};
const name = process.argv[2];
if (!Object.hasOwn(BUILDS, name)) fail(`say which example: ${Object.keys(BUILDS).join(', ')}`);
console.log(`build: the example ${name}`);
BUILDS[name]();
