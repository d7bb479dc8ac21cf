// Fills pkg/dist from pkg/src and the generated files: the files of `exports` in package.json, minified, with source
// maps: node scripts/build/package.mjs [quick]. With `quick` it takes the modules of scripts/build/quick.mjs, and
// leaves out what neither the playground nor tests need: types, notices, the second minification, and the card without
// WebAssembly.
import { build } from 'esbuild';
import { minify } from 'terser';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './cli.mjs';
import { inline } from './inline.mjs';
import { fail, generated, moduleIn, modules, pkg, quickModules, root, source, target } from '../common.mjs';
import { absolute, repository } from './links.mjs';
import { notices } from './notices.mjs';
import { writeSources } from './sources.mjs';

const isQuick = process.argv[2] === 'quick';
console.log(isQuick ? 'build: the package, quickly' : 'build: the package');
const dist = path.join(pkg, 'dist');
const manifest = JSON.parse(readFileSync(path.join(pkg, 'package.json'), 'utf8'));
const exported = (node) => (typeof node === 'string' ? [node] : Object.values(node).flatMap(exported));
const shipped = [...new Set(exported(manifest.exports))].filter(
  (file) => file.startsWith('./dist/') && file !== './dist/integrity.json',
);
/** Returns the source of a file of dist: hand-written or generated. */
function origin(file) {
  const name = path.relative('dist', file);
  const places = [generated, source].map((folder) => path.join(folder, name));
  const found =
    places.find((place) => existsSync(file.includes('*') ? path.dirname(place) : place)) ??
    moduleIn(source, name.replace(/\.js$/, ''));
  return (
    found ??
    fail(
      `pkg/package.json exports ${file}, but there is neither ` +
        `${places.map((place) => path.relative(root, place)).join(' nor ')}.`,
    )
  );
}

/** Keeps one file for each language next to the entries, whichever entry loads it. */
const languageFiles = {
  name: 'language-files',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/locales\/[\w-]+\.js$/ }, (file) => ({
      path: `./locales/${path.basename(file.path)}`,
      external: true,
    }));
  },
};

/** Keeps one file for pages without WebAssembly next to the entries, whichever entry loads it. */
const withoutWebAssembly = {
  name: 'without-webassembly',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/without-webassembly\.js$/ }, (file) => ({ path: file.path, external: true }));
  },
};

/**
 * Puts WebAssembly, as a module or as text, into separate files next to the entries, whichever entry imports them.
 */
const ownFiles = {
  name: 'own-files',
  setup(bundler) {
    bundler.onResolve({ filter: /\.wasm$|\/inline\.js$/ }, (file) => {
      // The form's text stays in the chunk or the entry that contains its glue.
      if (file.path.endsWith('/form/inline.js')) return undefined;
      return { path: `./${path.relative(generated, path.join(file.resolveDir, file.path))}`, external: true };
    });
  },
};

rmSync(dist, { recursive: true, force: true });
cpSync(isQuick ? quickModules : modules, generated, { recursive: true });
const inlined = [
  'form/form_bg.wasm',
  'validate/validate_core_bg.wasm',
  'lint/lint_core_bg.wasm',
  'pattern/pattern_bg.wasm',
  'address/address_bg.wasm',
].map(inline);
writeSources(manifest);

const entries = shipped.filter((file) => file.endsWith('.js') && !file.includes('*')).map(origin);
const [external, standalone, withoutWasm] = ['external', 'standalone', 'wasm/without-webassembly'].map((name) =>
  moduleIn(source, name),
);
const groups = {
  // Built separately, because the form must not wait for a second round of files.
  external: [external],
  standalone: [standalone],
  browser: entries.filter((file) => file !== external && file !== standalone && !/\.(node|workerd)\.js$/.test(file)),
  node: entries.filter((file) => file.endsWith('.node.js')),
  workerd: entries.filter((file) => file.endsWith('.workerd.js')),
  ...(!isQuick && { 'without-webassembly': [withoutWasm] }),
};
for (const [name, entryPoints] of Object.entries(groups)) await bundle(name, entryPoints);
for (const name of ['external.js', 'standalone.js']) {
  if (/\bfrom\s*"\.\//.test(readFileSync(path.join(dist, name), 'utf8')))
    fail(
      `${name} imports another file, which costs each page one more round trip: see which part that loads later ` +
        `shares code with it.`,
    );
}
await command();

for (const file of inlined.filter((file) => file !== 'form/inline.js'))
  copy(path.join(generated, file), path.join(dist, file));
for (const file of shipped.filter((name) => !/\.js$|\.d\.ts$/.test(name) || name.includes('*')))
  copy(origin(file), path.join(pkg, file));
copy(path.join(generated, 'sentences.d.ts'), path.join(dist, 'sentences.d.ts'));
if (!isQuick) types(shipped.filter((name) => name.endsWith('.d.ts') && !name.includes('*')));
// The pages that the readme links to. Their links to files outside the package lead to the repository.
rmSync(path.join(pkg, 'docs'), { recursive: true, force: true });
const filesOf = (folder) =>
  readdirSync(path.join(folder, 'docs'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath ?? one.path, one.name)).replaceAll(path.sep, '/'));
const made = filesOf(generated);
const packed = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE-MIT',
  'LICENSE-APACHE',
  ...made,
  ...filesOf(root).filter((name) => !name.startsWith('docs/pictures/') && name !== 'docs/performance.md'),
];
for (const name of packed) {
  const from = path.join(made.includes(name) ? generated : root, name);
  copy(from, path.join(pkg, name));
  if (!name.endsWith('.md')) continue;
  const isPacked = (link) => packed.includes(path.posix.join(path.posix.dirname(name), link));
  writeFileSync(path.join(pkg, name), absolute(readFileSync(from, 'utf8'), name, isPacked, repository()));
}
mkdirSync(path.join(dist, 'registry'));
writeFileSync(path.join(dist, 'registry/elicitation.json'), registryItem());
writeFileSync(path.join(dist, 'integrity.json'), integrity());
if (!isQuick) writeFileSync(path.join(dist, 'NOTICES.txt'), notices());
if (!isQuick) playground();
// Each build removes the stamp of the other, so that make never takes one for the other.
writeFileSync(path.join(dist, isQuick ? 'quick.stamp' : 'package.stamp'), '');

/** Builds the playground that the command serves; `make serve` builds its own. */
function playground() {
  const options = { cwd: path.join(root, 'www'), stdio: 'inherit' };
  const args = ['--import', 'tsx', 'build.mjs', path.join(dist, 'playground'), 'package'];
  if (spawnSync(process.execPath, args, options).status !== 0) fail('The playground could not be built: see above.');
}

/** Returns the Subresource Integrity hashes of the files that a page fetches, by their paths in dist. */
function integrity() {
  const fetched = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|wasm)$/.test(name));
  const hash = (name) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(dist, name)))
      .digest('base64')}`;
  const hashes = fetched.sort().map((name) => [name.replaceAll(path.sep, '/'), hash(name)]);
  return `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
}

/** Returns the item that shadcn/ui's command adds to a project: the wrapper in pkg/src/registry. */
function registryItem() {
  const name = 'elicitation';
  const content = readFileSync(path.join(source, `registry/${name}.tsx`), 'utf8');
  const item = {
    name,
    type: 'registry:component',
    title: 'MCP elicitation',
    description: 'What an MCP server asks its user, as a card.',
    dependencies: [manifest.name],
    files: [{ path: `registry/${name}.tsx`, type: 'registry:component', content }],
  };
  return `${JSON.stringify(item, null, 2)}\n`;
}

/** Writes the declarations of the entries, and of the files that they import, which must be the package's own. */
function types(entries) {
  const emitted = path.join(target, 'types');
  rmSync(emitted, { recursive: true, force: true });
  const options = [
    '--noEmit',
    'false',
    '--emitDeclarationOnly',
    '--declaration',
    '--rootDir',
    root,
    '--outDir',
    emitted,
  ];
  // `make types` reports errors; the declarations are written all the same.
  spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', root, ...options]);
  const from = path.join(emitted, path.relative(root, source));
  const files = new Set(entries.map((name) => path.join(from, path.relative('dist', name))));
  for (const file of files) {
    if (!file.startsWith(from) || !existsSync(file))
      fail(`The published types need ${path.relative(emitted, file)}, which is not there or not published.`);
    const to = path.join(dist, path.relative(from, file));
    const sentences = path.relative(path.dirname(to), path.join(dist, 'sentences.js'));
    const text = readFileSync(file, 'utf8').replace(
      /'[./]+target\/generated\/sentences\.js'/,
      `'${sentences.startsWith('.') ? '' : './'}${sentences}'`,
    );
    for (const [, name] of text.matchAll(/(?:from |import\()'(\.[^']*)\.js'/g))
      if (!name.endsWith('/sentences')) files.add(path.join(path.dirname(file), `${name}.d.ts`));
    mkdirSync(path.dirname(to), { recursive: true });
    // Private members would tie the types to this class, so that a host could put no other object in its place.
    writeFileSync(to, text.replace(/^ +#private;\n/gm, ''));
  }
}

/**
 * Bundles the entries of a group with shared chunks, so that there is one element class, whichever entry defines it.
 */
async function bundle(name, entryPoints) {
  const { metafile } = await build({
    absWorkingDir: pkg,
    entryPoints: entryPoints.map((file) => ({ in: file, out: path.basename(file).replace(/\.[jt]s$/, '') })),
    outdir: dist,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // Chunks for Node may import modules that only Node has.
    chunkNames: name === 'node' || name === 'workerd' ? `[name]-[hash].${name}` : '[name]-[hash]',
    // With this hint, a browser compiles all functions off the main thread while the WebAssembly loads, instead of each
    // at its first call.
    banner: name === 'external' || name === 'standalone' ? { js: '//# allFunctionsCalledOnLoad' } : {},
    // Source maps of wasm2js output are useless; in UTF-8 its data are shorter.
    sourcemap: name === 'without-webassembly' || name === 'standalone' ? false : 'linked',
    charset: name === 'without-webassembly' ? 'utf8' : 'ascii',
    metafile: true,
    external: ['react'],
    plugins: [languageFiles, ownFiles, withoutWebAssembly],
    logLevel: 'warning',
    platform: name === 'node' ? 'node' : 'browser',
  }).catch(() => fail('The package could not be put together: see the lines above.'));
  const scripts = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
  if (name !== 'without-webassembly' && !isQuick) for (const file of scripts) await minifyAgain(path.join(pkg, file));
  mkdirSync(path.join(target, 'package'), { recursive: true });
  writeFileSync(path.join(target, 'package', `${name}.json`), JSON.stringify(metafile));
}

/** Minifies a script a second time, which finds 3 % more, and merges its source map. */
async function minifyAgain(file) {
  const mapFile = `${file}.map`;
  const content = existsSync(mapFile) && readFileSync(mapFile, 'utf8');
  const { code, map } = await minify(readFileSync(file, 'utf8'), {
    module: true,
    ecma: 2022,
    // React's server reads 'use client'.
    compress: { passes: 3, directives: false },
    format: { comments: /^# all/ },
    ...(content && { sourceMap: { content, url: path.basename(mapFile) } }),
  });
  writeFileSync(file, code);
  if (content) writeFileSync(mapFile, map);
}

function copy(from, to) {
  if (path.basename(from).includes('*')) {
    for (const name of readdirSync(path.dirname(from)))
      copy(path.join(path.dirname(from), name), path.join(path.dirname(to), name));
    return;
  }
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
