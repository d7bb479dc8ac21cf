// Audits the dependencies and the reproducibility of the package:
// node scripts/check/audit.mjs [locks | dependencies | build]
// It checks the lock files, which needs neither tools nor network, runs cargo deny on the crate, the fuzz targets
// and wasm-bindgen's program, and compares a second build in another folder byte for byte. Unreachable sources are
// failures, unless OFFLINE=1 declares that there is no network.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, pkg, root } from '../common.mjs';

const failed = [];
const only = process.argv[2];
const offline = process.env.OFFLINE === '1';
locks();
if (!only || only === 'dependencies') dependencies();
if (!only || only === 'build') secondBuild();
if (failed.length > 0) fail(`audit: ${failed.join('; ')}`);
console.log('audit: nothing is wrong');

function dependencies() {
  const tools = path.join(root, '.cache/tools/bin');
  const env = { ...process.env, PATH: `${process.env.PATH}${path.delimiter}${tools}` };
  for (const manifest of ['Cargo.toml', 'fuzz/Cargo.toml', 'scripts/build/bindgen/Cargo.toml']) {
    for (const check of [['licenses', 'bans', 'sources'], ['advisories']]) {
      const deny = [
        '--manifest-path',
        manifest,
        '--all-features',
        '--log-level',
        'warn',
        '--config',
        path.join(root, 'deny.toml'),
        'check',
        '--hide-inclusion-graph',
        ...check,
      ];
      const run = spawnSync('cargo-deny', deny, { cwd: root, env, encoding: 'utf8' });
      const words = `${run.stdout ?? ''}${run.stderr ?? ''}`;
      // The advisories are in a separate repository, which not every machine can reach.
      const unreachable =
        check[0] === 'advisories' &&
        /failed to (fetch|clone|open)|unable to (fetch|clone)|Could not resolve/i.test(words);
      const excused = unreachable && offline;
      console.log(
        `deny: ${manifest}, ${check.join(', ')}: ` +
          `${run.status === 0 ? 'ok' : excused ? 'NOT CHECKED, OFFLINE=1' : 'FAILED'}`,
      );
      if (run.status === 0 || excused) continue;
      console.log(words);
      failed.push(
        unreachable
          ? `the advisories for ${manifest} cannot be reached (OFFLINE=1 goes on without)`
          : `cargo deny finds fault with ${manifest}`,
      );
    }
  }
}

/** Checks the lock files: each package has a hash, is from its registry, and has no install script. */
function locks() {
  const crates = readFileSync(path.join(root, 'Cargo.lock'), 'utf8').split('[[package]]').slice(1);
  const foreign = crates.filter(
    (one) =>
      one.includes('source = ') &&
      !/source = "registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index"\nchecksum = "[0-9a-f]{64}"/.test(one),
  );
  console.log(`cargo: ${crates.length} crates`);
  if (foreign.length > 0)
    failed.push(
      `Cargo.lock has crates of another source, or without a hash: ` +
        `${foreign.map((one) => /name = "(.*)"/.exec(one)?.[1]).join(', ')}`,
    );
  const shipped = JSON.parse(readFileSync(path.join(root, 'pkg/package.json'), 'utf8'));
  if (shipped.dependencies || shipped.scripts) failed.push('the package has dependencies or scripts');
  for (const name of ['package-lock.json', 'scripts/docs/site/package-lock.json']) npmLock(name);
}

/** @param {string} name of a lock file of npm's */
function npmLock(name) {
  const lock = JSON.parse(readFileSync(path.join(root, name), 'utf8')).packages;
  const scripts = Object.entries(lock)
    .filter(([, one]) => one.hasInstallScript && !one.optional)
    .map(([name]) => path.basename(name));
  // esbuild's script checks its binary; no other script is allowed.
  console.log(
    `npm: ${name}, ${Object.keys(lock).length} packages to build and test with, those with an install script: ` +
      `${scripts.join(', ') || 'none'}`,
  );
  if (scripts.some((name) => name !== 'esbuild'))
    failed.push(`an npm package has an install script: ${scripts.join(', ')}`);
  const loose = Object.entries(lock)
    .filter(([place, one]) => place.startsWith('node_modules/') && !one.link && !one.integrity)
    .map(([place]) => place);
  if (loose.length > 0) failed.push(`${name} has no hash for ${loose.join(', ')}`);
}

/** Builds a copy of the tracked files elsewhere, without anything of this build except node_modules and the tools. */
function secondBuild() {
  if (!existsSync(path.join(pkg, 'dist/package.stamp')))
    fail('There is no build to compare with: run make audit, which builds it.');
  const copy = path.join(mkdtempSync(path.join(os.tmpdir(), 'mcp-elicitation-second-')), 'another/folder');
  console.log('build: everything once more, in another folder (some minutes)');
  for (const file of String(
    execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root }),
  ).split('\0')) {
    if (!file || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  for (const tools of ['node_modules', '.cache'])
    if (existsSync(path.join(root, tools))) symlinkSync(path.join(root, tools), path.join(copy, tools));
  const env = { ...process.env, CARGO_TARGET_DIR: path.join(copy, 'target') };
  const steps = [
    ...['form', 'validate', 'lint', 'pattern', 'address', 'without-webassembly'].map((name) => [
      'scripts/build/wasm.mjs',
      name,
    ]),
    ['scripts/build/package.mjs'],
  ];
  for (const step of steps) execFileSync('node', step, { cwd: copy, env, stdio: 'inherit' });
  const [here, there] = [pkg, path.join(copy, 'pkg')].map(hashes);
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  const different = names.filter((name) => here[name] !== there[name]);
  console.log(`build: ${names.length - different.length} of ${names.length} files are the same`);
  if (different.length > 0) failed.push(`two builds are different: ${different.join(', ')}`);
  else rmSync(path.dirname(path.dirname(copy)), { recursive: true, force: true });
}

function hashes(folder) {
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => path.extname(name) && !name.endsWith('.stamp'));
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(dist, name)))
        .digest('hex'),
    ]),
  );
}
