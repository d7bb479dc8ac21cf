// Fills dist/ (or the named folder) for any static server: the page, its bundled script, the package's published files,
// and the examples of tests/suite. For the package itself (`build.mjs FOLDER package`) it leaves out what that has
// already, and what only a site needs: maps, compressed files, pictures.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { marked } from 'marked';
import { absolute, repository } from '../scripts/build/links.mjs';
import { groupsOf, titleOf } from './request/gallery.ts';
import { looks } from './form/looks.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const dist = resolve(process.argv[2] ?? join(here, 'dist'));
const isPackaged = process.argv[3] === 'package';
const suite = join(here, '..', 'tests', 'suite');
const PAGE = ['conversation.html', 'conversation.css', 'page/theme.js', 'icon.svg'];
const NAME = 'mcp-elicitation';
const QUALITY = 10;
const SHEETS = /<link rel="stylesheet" href="([\w-]+\.css)">\n/g;

/** Returns the folder of the nearest package.json above a file. */
async function packageRoot(file) {
  let folder = dirname(file);
  while (!(await stat(join(folder, 'package.json')).catch(() => null))) folder = dirname(folder);
  return folder;
}

/** Keeps our package outside the bundle, in its published files, like a page without a bundler. */
function asPublished(roots) {
  return {
    name: 'as-published',
    setup(bundler) {
      bundler.onResolve({ filter: new RegExp(`^${NAME}(/|$)`) }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === NAME) return undefined;
        const resolution = await bundler.resolve(path, { ...rest, pluginData: NAME });
        if (resolution.errors.length > 0) return { errors: resolution.errors };
        const root = await packageRoot(resolution.path);
        roots.add(root);
        return { path: `./${NAME}/${relative(root, resolution.path)}`, external: true };
      });
    },
  };
}

/** Copies the files that npm would publish of a package, or all of them if it does not list them. */
async function copyPublished(root) {
  const { files = ['.'] } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const left = files.filter((file) => file.startsWith('!')).map((file) => join(root, file.slice(1)));
  const playground = join(root, 'dist/playground');
  const filter = (path) => !left.includes(path) && path !== playground && !path.includes('node_modules', root.length);
  for (const file of files.filter((name) => !name.startsWith('!'))) {
    await cp(join(root, file), join(dist, NAME, file), { recursive: true, dereference: true, filter });
  }
}

/** Returns English, which is built in, and the package's languages from the names of its files. */
async function locales() {
  const root = await packageRoot(createRequire(import.meta.url).resolve(`${NAME}/package.json`));
  const files = await readdir(join(root, 'dist/locales'));
  return [...new Set(['en', ...files.map((file) => file.split('.')[0])])];
}

async function examples() {
  const files = (await readdir(suite).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.json'.length),
      ...JSON.parse(await readFile(join(suite, file), 'utf8')),
    })),
  );
}

/** Preloads the static imports of a page's script. */
async function preload(page, script) {
  const outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, { imports }]) => [
      basename(file),
      imports
        .filter(({ kind, external }) => kind === 'import-statement' && !external)
        .map(({ path }) => basename(path)),
    ]),
  );
  const all = new Set();
  const follow = (name) => outputs[name].forEach((one) => all.has(one) || (all.add(one), follow(one)));
  follow(script);
  const links = [...all].map((name) => `\n<link rel="modulepreload" href="${name}">`).join('');
  // After the script: a browser with HTTP/1.1 requests six files at a time, and these are small.
  await writeFile(page, (await readFile(page, 'utf8')).replace(`src="${script}"></script>`, `$&${links}`));
}

/** Fills the page with its first view, before any script runs: the examples, and the text of the first one. */
async function firstView(files) {
  const groups = groupsOf(files);
  const [first] = groups[0]?.examples ?? [];
  const item = ({ name, title }) => `<li><a href="#example=${name}">${escaped(title)}</a></li>`;
  const lists = groups.map(
    ({ name, examples }) =>
      `<section><h3>${escaped(titleOf(name))}</h3><ul>${examples.map(item).join('')}</ul></section>`,
  );
  const icon = `data:image/svg+xml,${encodeURIComponent(await readFile(join(here, 'icon.svg'), 'utf8'))}`;
  const html = await readFile(join(here, 'index.html'), 'utf8');
  const sheets = await Promise.all([...html.matchAll(SHEETS)].map(([, file]) => readFile(join(here, file), 'utf8')));
  const style = sheets.join('').replace('url("icon.svg")', `url("${icon}")`);
  const theme = await readFile(join(here, 'page/theme.js'), 'utf8');
  // They are inlined because nothing is drawn without them, and a separate file would cause a delay.
  const filled = html
    .replace('<p class="quiet">Loading…</p>', () => lists.join(''))
    .replace('></textarea>', () => `>${escaped(first?.text ?? '')}</textarea>`)
    .replace('href="icon.svg"', `href="${icon}"`)
    .replace(SHEETS, '')
    .replace('<script src="theme.js"></script>', () => `<script>${theme}</script>\n<style>${style}</style>`)
    .replace("script-src 'self'", `$& '${hashOf(theme)}'`)
    .replace("style-src 'self'", `$& '${hashOf(style)}'`);
  await writeFile(join(dist, 'index.html'), filled);
  await writeFile(join(dist, 'style.css'), style);
}

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes the page of each code. */
async function rulePages() {
  const folder = join(here, '../target/generated/docs/rules');
  await mkdir(join(dist, 'rules'));
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.md'))) {
    const text = await readFile(join(folder, file), 'utf8');
    const body = (await marked(text))
      .replaceAll(/href="([\w-]+)\.md"/g, 'href="$1.html"')
      .replaceAll('href="README.html"', 'href="index.html"');
    const name = file === 'README.md' ? 'index' : file.slice(0, -'.md'.length);
    const title = /^# (.*)$/m.exec(text)?.[1].replaceAll('`', '') ?? name;
    await writeFile(join(dist, 'rules', `${name}.html`), page(title, body, '<a href="index.html">All rules</a>'));
  }
}

/**
 * Writes the pages of docs/ to which the playground links, as plain pages for a playground that is served without the
 * site.
 */
async function docPages() {
  const folders = ['../docs', '../target/generated/docs'].map((folder) => join(here, folder));
  await mkdir(join(dist, 'docs'));
  if (!isPackaged) await cp(folders[0], join(dist, 'docs'), { recursive: true, filter: (file) => !/\.md$/.test(file) });
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  for (const from of names.flat().filter((name) => name.endsWith('.md'))) {
    const file = basename(from);
    const isThere = (link) => /^(?:[\w-]+\.md|rules\/[\w-]+\.md|[\w/-]+\.(?:png|webp))$/.test(link);
    const text = absolute(await readFile(from, 'utf8'), `docs/${file}`, isThere, repository());
    const body = (await marked(text))
      .replaceAll(isPackaged ? /<img[^>]*>/g : /(?!)/g, '')
      .replaceAll('href="rules/README.md"', 'href="../rules/index.html"')
      .replaceAll(
        /href="(rules\/)?([\w-]+)\.md(#[^"]*)?"/g,
        (_, rules, name, place = '') => `href="${rules ? '../rules/' : ''}${name}.html${place}"`,
      );
    await writeFile(
      join(dist, 'docs', file.replace(/md$/, 'html')),
      page(/^# (.*)$/m.exec(text)?.[1] ?? file, body, '<a href="index.html">All pages</a>'),
    );
  }
}

/** Writes the list of all pages of the documentation. */
async function docIndex() {
  const names = (await readdir(join(dist, 'docs'))).filter((name) => name.endsWith('.html')).sort();
  const items = names.map(async (name) => {
    const title = /<title>(.*?) · /.exec(await readFile(join(dist, 'docs', name), 'utf8'))?.[1] ?? name;
    return `<li><a href="${name}">${title}</a></li>`;
  });
  const rules = '<li><a href="../rules/index.html">What lint finds</a></li>';
  const body = `<h1>Documentation</h1>\n<ul>${(await Promise.all(items)).join('\n')}${rules}</ul>\n`;
  await writeFile(join(dist, 'docs/index.html'), page('Documentation', body, ''));
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

const page = (title, body, up) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="color-scheme" content="light dark">
<title>${title} · mcp-elicitation</title>
<link rel="stylesheet" href="../style.css">
<script src="../theme.js"></script>
<main class="rule">
<p><a href="../">Playground</a>${up && ` · ${up}`}</p>
${body}</main>
</html>
`;

/** Returns the licences of the packages that the scripts contain. */
async function notices(inputs) {
  const foreign = inputs.filter((file) => file.includes('node_modules')).map((file) => packageRoot(resolve(file)));
  // A folder of a package may have a package.json that only states the kind of its modules.
  const roots = [...new Set(await Promise.all(foreign))].map((root) =>
    root.replace(/(node_modules\/(?:@[^/]+\/)?[^@/][^/]*)\/.*$/, '$1'),
  );
  const parts = [...new Set(roots)].sort().map(async (root) => {
    const { name, version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const file = (await readdir(root)).find((one) => /^licen[cs]e/i.test(one));
    return `${name} ${version} (${license})\n\n${file ? (await readFile(join(root, file), 'utf8')).trim() : ''}\n`;
  });
  const head = 'The scripts of the playground contain these packages of others.\n\n';
  return head + (await Promise.all(parts)).join(`\n${'-'.repeat(80)}\n`);
}

/** Compresses the files, for servers that can send the compressed ones; those of a quick build are only served here. */
async function compress(folder) {
  if (await stat(join(folder, NAME, 'dist/quick.stamp')).catch(() => null)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(html|css|js|json|svg|wasm)$/.test(file)) continue;
    const bytes = await readFile(file);
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const roots = new Set();
const { metafile } = await build({
  entryPoints: ['app', 'conversation', 'request/lint-worker', 'clients/sdk-worker'].map((name) => ({
    in: join(here, `${name}.ts`),
    out: basename(name),
  })),
  outdir: dist,
  bundle: true,
  metafile: true,
  splitting: true,
  minify: true,
  ...(!isPackaged && { sourcemap: 'linked' }),
  format: 'esm',
  target: 'es2022',
  define: { LOCALES: JSON.stringify(await locales()) },
  plugins: [asPublished(roots)],
  logLevel: 'warning',
});
if (!isPackaged) for (const root of roots) await copyPublished(root);
for (const file of PAGE) await cp(join(here, file), join(dist, basename(file)));
await mkdir(join(dist, 'looks'));
for (const [name, css] of Object.entries(await looks())) await writeFile(join(dist, 'looks', `${name}.css`), css);
const groups = await examples();
await writeFile(join(dist, 'examples.json'), JSON.stringify(groups));
await firstView(groups);
for (const name of ['index', 'conversation'])
  await preload(join(dist, `${name}.html`), name === 'index' ? 'app.js' : 'conversation.js');
await rulePages();
await docPages();
await docIndex();
if (isPackaged) await writeFile(join(dist, 'NOTICES.txt'), await notices(Object.keys(metafile.inputs)));
else await compress(dist);
const count = groups.reduce((sum, group) => sum + (group.cases?.length ?? 0), 0);
console.log(`${relative(join(here, '..'), dist)}: ${count} examples from ${groups.length} files`);
