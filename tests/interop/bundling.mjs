// The packages of tests/interop/bundlers, and how each bundler builds a page with its users' default setup: only entry
// and output are configured.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../tools/port.mjs';
import { here, isAll } from './servers.mjs';
import { environment, run as runIn, scriptOf } from './site.mjs';

const execute = promisify(execFile);
export const folder = path.join(here, 'bundlers');
const require = createRequire(path.join(folder, 'package.json'));
/** @param {string} name of a package there, or a path in it */
export const load = async (name) => {
  const loaded = await import(pathToFileURL(require.resolve(name)).href);
  return loaded.default && Object.keys(loaded).length === 1 ? loaded.default : loaded;
};

/** Copies an app to a place where it finds the packages of `bundlers/`. */
export function project(name, app = 'page', entry = 'entry.js') {
  const place = path.join(folder, 'out', name);
  cpSync(path.join(folder, 'apps', app), place, { recursive: true });
  if (app !== 'page') return place;
  const page = path.join(place, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('entry.js', entry));
  writeFileSync(path.join(place, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  return place;
}

/** Fails if Vite warns, for example of a chunk over 500 kB, but not of `'use client'`, which Next needs. */
const vite = (version) => async (root) => {
  const { build, createLogger } = await load(version);
  const customLogger = createLogger('warn');
  const warnings = [];
  customLogger.warn = customLogger.warnOnce = (text) => text.includes('use client') || warnings.push(text);
  await build({ root, configFile: false, customLogger, build: { outDir: 'dist' } });
  assert.deepEqual(warnings, []);
  return path.join(root, 'dist');
};

/** Writes a page for a script, for bundlers that only support scripts. */
const withPage = (root, script, type = 'module') => {
  writeFileSync(
    path.join(root, 'dist/index.html'),
    `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script ` +
      `${type ? `type="${type}"` : ''} src="./${script}"></script>`,
  );
  return path.join(root, 'dist');
};

const packs = (name) => async (root, entry) => {
  const pack = await load(name);
  const run = pack.webpack ?? pack.rspack ?? pack;
  const stats = await new Promise((resolve, reject) =>
    run(
      {
        context: root,
        entry: `./${entry}`,
        mode: 'production',
        output: { path: path.join(root, 'dist'), filename: 'main.js' },
        performance: { hints: false },
      },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    ),
  );
  assert.deepEqual(
    stats.toJson({ errors: true, warnings: true }).errors.map(({ message }) => message),
    [],
  );
  return withPage(root, 'main.js', '');
};

const esbuild = (options) => async (root, entry) => {
  const { build } = await load('esbuild');
  const { warnings } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    outdir: 'dist',
    entryNames: 'main',
    logLevel: 'silent',
    ...options,
  });
  assert.deepEqual(
    warnings.map(({ text }) => text).filter((text) => !/import\.meta/.test(text)),
    [],
  );
  return withPage(root, 'main.js', options.format === 'esm' ? 'module' : '');
};

const rollup = async (root, entry) => {
  const [{ rollup }, resolve] = [await load('rollup'), await load('@rollup/plugin-node-resolve')];
  const plugin = (resolve.default ?? resolve.nodeResolve)({ browser: true });
  const bundle = await rollup({ input: path.join(root, entry), plugins: [plugin] });
  await bundle.write({ dir: path.join(root, 'dist'), format: 'es', entryFileNames: 'main.js' });
  return withPage(root, 'main.js');
};

/** Rolldown without Vite 8, which contains it. */
const rolldown = async (root, entry) => {
  const { build } = await load('rolldown');
  await build({
    input: path.join(root, entry),
    cwd: root,
    logLevel: 'silent',
    platform: 'browser',
    output: { dir: path.join(root, 'dist'), format: 'es', entryFileNames: 'main.js' },
  });
  return withPage(root, 'main.js');
};

const bun = async (root, entry) => {
  await execute(
    path.join(folder, 'node_modules/@oven/bun-linux-x64/bin/bun'),
    ['build', entry, '--outdir', 'dist', '--entry-naming', 'main.[ext]', '--splitting', '--target', 'browser'],
    { cwd: root },
  );
  return withPage(root, 'main.js');
};

const parcel = async (root) => {
  await run(
    ['parcel', 'build', 'index.html', '--dist-dir', 'dist', '--no-cache', '--no-source-maps', '--log-level', 'error'],
    root,
  );
  return path.join(root, 'dist');
};

/** Runs a command of a package and waits for its end. */
export const run = (command, cwd) => runIn(folder, command, cwd);

/** Starts a command that serves, and waits for its answer. */
export async function serving([name, ...options], cwd) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [scriptOf(folder, name), ...options.map((option) => option.replace('PORT', port))],
    { cwd, env: environment(), detached: true },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise((_, reject) => child.on('exit', () => reject(new Error(output))));
  ended.catch(() => {});
  const answers = async () => {
    for (;;) {
      if (
        await fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.race([answers(), ended]);
  // The command may have started child processes.
  return { origin, output: () => output, close: () => process.kill(-child.pid) };
}

/** Bundlers that include files which a script references by `new URL(…, import.meta.url)`. */
export const CARRIES = {
  'Vite 8': vite('vite'),
  ...(isAll && { 'Vite 7': vite('vite-7') }),
  'webpack 5': packs('webpack'),
  Rspack: packs('@rspack/core'),
  'Parcel 2': parcel,
};
/** Bundlers that do not, so that the bundle must embed its WebAssembly. */
export const LEAVES = {
  'esbuild, ESM': esbuild({ format: 'esm', splitting: true }),
  'esbuild, IIFE': esbuild({ format: 'iife' }),
  Rollup: rollup,
  Rolldown: rolldown,
  'Bun 1': bun,
};
