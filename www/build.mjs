// Fills dist/ (or the folder that is named), which any static server can serve: the page, its bundled script, the package's files as they are published,
// and the examples of tests/suite.
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { looks } from './looks.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const dist = process.argv[2] ?? join(here, 'dist');
const suite = join(here, '..', 'tests', 'suite');
const PAGE = ['index.html', 'style.css', 'drawer.css', 'embed.css', 'conversation.html', 'conversation.css', 'theme.js', 'icon.svg'];
const NAME = 'mcp-elicitation';

/** The folder that holds the nearest package.json above a file. */
async function packageRoot(file) {
  let folder = dirname(file);
  while (!(await stat(join(folder, 'package.json')).catch(() => null))) folder = dirname(folder);
  return folder;
}

/** Our package stays outside the bundle, in the files that it ships: that is how a page without a bundler uses it. */
function asPublished(roots) {
  return {
    name: 'as-published',
    setup(bundler) {
      bundler.onResolve({ filter: new RegExp(`^${NAME}(/|$)`) }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === NAME) return undefined;
        const found = await bundler.resolve(path, { ...rest, pluginData: NAME });
        if (found.errors.length > 0) return { errors: found.errors };
        const root = await packageRoot(found.path);
        roots.add(root);
        return { path: `./${NAME}/${relative(root, found.path)}`, external: true };
      });
    },
  };
}

/** What npm would ship of a package, or all of it where it does not say. */
async function copyPublished(root) {
  const { files = ['.'] } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const left = files.filter((file) => file.startsWith('!')).map((file) => join(root, file.slice(1)));
  const filter = (path) => !left.includes(path) && !path.includes('node_modules', root.length);
  for (const file of files.filter((name) => !name.startsWith('!'))) {
    await cp(join(root, file), join(dist, NAME, file), { recursive: true, dereference: true, filter });
  }
}

/** English, which is built in, and the languages that the package carries, from the names of its files. */
async function locales() {
  const root = await packageRoot(createRequire(import.meta.url).resolve(`${NAME}/package.json`));
  const files = await readdir(join(root, 'dist/locales'));
  return [...new Set(['en', ...files.map((file) => file.split('.')[0])])];
}

async function examples() {
  const files = (await readdir(suite).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(files.map(async (file) => ({ name: file.slice(0, -'.json'.length), ...JSON.parse(await readFile(join(suite, file), 'utf8')) })));
}

/** What a page's script imports at once is asked for together with it. */
async function preload(page, script) {
  const outputs = Object.fromEntries(Object.entries(metafile.outputs).map(([file, { imports }]) => [basename(file), imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => basename(path))]));
  const all = new Set();
  const follow = (name) => outputs[name].forEach((one) => all.has(one) || (all.add(one), follow(one)));
  follow(script);
  const links = [...all].map((name) => `<link rel="modulepreload" href="${name}">\n`).join('');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<script type="module"', `${links}<script type="module"`));
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const roots = new Set();
const { metafile } = await build({
  entryPoints: ['app.js', 'sdk-worker.js', 'conversation.js'].map((name) => join(here, name)),
  outdir: dist,
  bundle: true,
  metafile: true,
  splitting: true,
  minify: true,
  sourcemap: 'linked',
  format: 'esm',
  target: 'es2022',
  define: { LOCALES: JSON.stringify(await locales()) },
  plugins: [asPublished(roots)],
  logLevel: 'warning',
});
for (const root of roots) await copyPublished(root);
for (const file of PAGE) await cp(join(here, file), join(dist, file));
for (const name of ['index', 'conversation']) await preload(join(dist, `${name}.html`), name === 'index' ? 'app.js' : 'conversation.js');
await mkdir(join(dist, 'looks'));
for (const [name, css] of Object.entries(await looks())) await writeFile(join(dist, 'looks', `${name}.css`), css);
const groups = await examples();
await writeFile(join(dist, 'examples.json'), JSON.stringify(groups));
console.log(`www/dist: ${groups.reduce((sum, group) => sum + (group.cases?.length ?? 0), 0)} examples from ${groups.length} files`);
