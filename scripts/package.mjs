// Fills pkg/dist from the sources in pkg: what package.json's `exports` name, minified, with source maps.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, gzip, pkg, root, target } from './common.mjs';

console.log('build: the package');
const dist = path.join(pkg, 'dist');
const manifest = JSON.parse(readFileSync(path.join(pkg, 'package.json'), 'utf8'));
const exported = (node) => (typeof node === 'string' ? [node] : Object.values(node).flatMap(exported));
const shipped = [...new Set(exported(manifest.exports))].filter((file) => file.startsWith('./dist/') && file !== './dist/integrity.json');
const formStands = existsSync(path.join(pkg, 'form/form_bg.wasm'));
const source = (file) => path.join(pkg, path.relative('dist', file));

rmSync(dist, { recursive: true, force: true });
inline('form/form_bg.wasm', 'form/inline.js');
inline('pattern/pattern_bg.wasm', 'pattern/inline.js');
inline('address/address_bg.wasm', 'address/inline.js');
const languages = locales();

const entries = shipped.filter((file) => file.endsWith('.js') && !file.includes('*')).map(source);
const alone = source('./dist/external.js');
const groups = {
  // Served as it is, so that the form must not wait for a second round of files.
  external: entries.filter((file) => file === alone),
  browser: entries.filter((file) => file !== alone && !file.endsWith('.node.js')),
  node: entries.filter((file) => file.endsWith('.node.js')),
};
for (const [name, entryPoints] of Object.entries(groups)) await bundle(name, entryPoints);

for (const file of shipped.filter((name) => (!name.endsWith('.js') || name.includes('*')) && (formStands || !name.includes('/form/')))) copy(source(file), path.join(pkg, file));
for (const name of ['README.md', 'LICENSE-MIT', 'LICENSE-APACHE']) copy(path.join(root, name), path.join(pkg, name));
writeFileSync(path.join(dist, 'integrity.json'), integrity());
writeFileSync(path.join(dist, 'package.stamp'), '');

/** What a host can hold each file against that a page fetches: Subresource Integrity's hashes, by the file's place in dist. */
function integrity() {
  const fetched = readdirSync(dist, { recursive: true }).map(String).filter((name) => /\.(js|wasm)$/.test(name));
  const hash = (name) => `sha384-${createHash('sha384').update(readFileSync(path.join(dist, name))).digest('base64')}`;
  return `${JSON.stringify(Object.fromEntries(fetched.sort().map((name) => [name.replaceAll(path.sep, '/'), hash(name)])), null, 2)}\n`;
}

/** The module as text, packed before it is base64, so that it travels no larger than the file would. */
function inline(wasm, module) {
  const file = path.join(pkg, wasm);
  if (!existsSync(file)) return;
  const text = gzip(readFileSync(file)).toString('base64');
  writeFileSync(path.join(pkg, module), `export default ${JSON.stringify(text)};\n`);
  writeFileSync(path.join(pkg, module.replace(/\.js$/, '.d.ts')), 'declare const gzippedBase64: string;\nexport default gzippedBase64;\n');
}

/** Each language as a module, as small as it ships. English, which is built in, is there for those who write sentences. */
function locales() {
  const from = path.join(root, 'src/message/locales');
  const to = path.join(pkg, 'locales');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const types = 'declare const sentences: Record<string, string | Record<string, string>>;\nexport default sentences;\n';
  const write = (tag, sentences) => {
    writeFileSync(path.join(to, `${tag}.js`), `export default ${JSON.stringify(sentences)};\n`);
    writeFileSync(path.join(to, `${tag}.d.ts`), types);
    return `./locales/${tag}.js`;
  };
  write('en', english());
  return readdirSync(from).map((name) => write(path.basename(name, '.json'), JSON.parse(readFileSync(path.join(from, name), 'utf8'))));
}

/** The English sentences, which stand beside their keys. */
function english() {
  const text = '"(?:[^"\\\\]|\\\\.)*"';
  const line = new RegExp(`^ +\\w+ = "([a-z0-9-]+)": *(${text})(?:\\s*\\|\\s*(${text}))?;`, 'gm');
  const keys = readFileSync(path.join(root, 'src/message/key.rs'), 'utf8').matchAll(line);
  return Object.fromEntries([...keys].map(([, name, one, other]) => [name, other ? { one: JSON.parse(one), other: JSON.parse(other) } : JSON.parse(one)]));
}

/** Entries of a group share one file of what they share: there is one element class, whichever of them defines it. */
async function bundle(name, entryPoints) {
  const { metafile } = await build({
    absWorkingDir: pkg,
    entryPoints,
    outdir: dist,
    outbase: pkg,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    sourcemap: 'linked',
    metafile: true,
    // One file for each language, whichever entry loads it.
    external: ['react', ...languages, ...(formStands ? [] : ['./form/*'])],
    logLevel: 'warning',
    platform: name === 'node' ? 'node' : 'browser',
  }).catch(() => fail('The package could not be put together: see the lines above.'));
  mkdirSync(path.join(target, 'package'), { recursive: true });
  writeFileSync(path.join(target, 'package', `${name}.json`), JSON.stringify(metafile));
}

function copy(from, to) {
  if (path.basename(from).includes('*')) {
    if (!existsSync(path.dirname(from))) return;
    for (const name of readdirSync(path.dirname(from))) copy(path.join(path.dirname(from), name), path.join(path.dirname(to), name));
    return;
  }
  if (!existsSync(from)) fail(`pkg/package.json exports ${path.relative(pkg, to)}, but there is no ${path.relative(root, from)}.`);
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
