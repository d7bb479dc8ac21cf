// Builds the documentation and the playground into one folder of static files: node scripts/docs/site/build.mjs
// [FOLDER] BASE is the path under which it will be served (`/` by default).
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { fail, generated, pkg, root, target } from '../../common.mjs';
import { absolute, repository } from '../../build/links.mjs';
import { drawCharts } from './charts.mjs';
import { deadLinks } from './dead-links.mjs';
import { firstPage } from './first-page.mjs';
import { llms } from './llms.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const staged = path.join(target, 'site/pages');
const made = path.resolve(process.argv[2] ?? path.join(target, 'site/dist'));
const base = process.env.BASE || '/';

// The pages keep their paths in the repository, so that links between them work unchanged.
rmSync(staged, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
for (const from of [root, generated]) cpSync(path.join(from, 'docs'), path.join(staged, 'docs'), { recursive: true });
for (const name of ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'])
  cpSync(path.join(root, name), path.join(staged, name));
writeFileSync(path.join(staged, 'index.md'), firstPage(readFileSync(path.join(root, 'README.md'), 'utf8')));
const names = readdirSync(staged, { recursive: true }).map((name) => String(name).replaceAll(path.sep, '/'));
const isPublished = (name) => (link) =>
  path.extname(link) !== '' && existsSync(path.join(staged, path.dirname(name), link));
const pages = names
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => {
    const text = readFileSync(path.join(staged, name), 'utf8').replace(/(?<=\]\()(\.\.\/)README\.md/g, '$1index.md');
    return [name, absolute(text, name, isPublished(name), repository())];
  });
// VitePress treats an image in HTML as a module unless its address begins with a dot.
const dotted = (text) => text.replace(/ (src|srcset)="(?=[\w-]+\/)/g, ' $1="./');
for (const [name, text] of pages) writeFileSync(path.join(staged, name), dotted(drawCharts(text)));

await build(here, { base, outDir: made });

for (const [name, text] of pages) writeFileSync(path.join(made, name), text);
writeFileSync(path.join(made, 'llms.txt'), llms(pages, base));
// The playground's own copies of docs/ are only needed if it is served alone.
const ofPlayground = path.join(root, 'www/dist');
cpSync(ofPlayground, path.join(made, 'playground'), {
  recursive: true,
  filter: (file) => file !== path.join(ofPlayground, 'docs'),
});
// The files that the card of the first page loads.
const isLoaded = (file) => !/\.(map|ts|stamp)$|\.(cli|node|workerd)\.js$|dist.playground$/.test(file);
cpSync(path.join(pkg, 'dist'), path.join(made, 'package'), { recursive: true, filter: isLoaded });
const dead = deadLinks(made, base);
if (dead.length > 0) fail(`The site has links that lead nowhere:\n${dead.join('\n')}`);
console.log(`site: ${path.relative(root, made)}, to be served under ${base}`);
