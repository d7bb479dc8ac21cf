// The framework pages of docs/: their code goes into the official TypeScript templates, whose own compilers check and
// build it, and the test answers its cards.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { accept, launch, open } from '../browser/fixtures.mjs';
import { NODE_22, here, isAll, listening, python, start } from './servers.mjs';
import { codeOf, run, serve } from './site.mjs';
import { unpack } from './package.mjs';

const folder = path.join(here, 'bundlers');
const out = path.join(folder, 'out-frameworks');
/** The checks of each template, as its package.json has them. */
const CHECKS = {
  react: [['typescript-7', '-b']],
  vue: [['vue-tsc', '-b']],
  svelte: [
    ['svelte-check', '--tsconfig', './tsconfig.app.json', '--fail-on-warnings'],
    ['typescript', '-p', 'tsconfig.node.json'],
  ],
  solid: [['typescript-7', '-b']],
};
const MAINS = { react: 'main.tsx', vue: 'main.ts', svelte: 'main.ts', solid: 'index.tsx' };
const ICON = '<link rel="icon" href="data:," />';
const ANGULAR = {
  compilerOptions: {
    strict: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom'],
    types: [],
    skipLibCheck: true,
    rootDir: 'src',
    outDir: 'js',
  },
  angularCompilerOptions: { strictTemplates: true },
  include: ['src'],
};
const PAGES = { index: 'App', chat: 'Chat', lazy: 'Lazy' };

/** Returns the code blocks of a page, up to the heading of its sections for frameworks of servers. */
const blocksOf = (name) =>
  codeOf(readFileSync(path.join(here, `../../docs/${name}.md`), 'utf8').split(/\n## (?:Next|Nuxt|SvelteKit)\n/)[0]);

/** Creates a project from a template, with the code of a page and an HTML page for each of its applications. */
function project(name) {
  const place = path.join(out, name);
  cpSync(path.join(folder, `node_modules/create-vite/template-${name}-ts`), place, { recursive: true });
  const files = blocksOf(name);
  const first = Object.keys(files).find((file) => /App\.\w+$/.test(file));
  const lines = files[first].split('\n').filter((line) => line.trim()).length + ('vite.config.ts' in files ? 1 : 0);
  assert.ok(lines <= 8, `${lines} lines to a first card`);
  const html = readFileSync(path.join(place, 'index.html'), 'utf8').replace(/<link rel="icon".*/, ICON);
  const main = readFileSync(path.join(place, 'src', MAINS[name]), 'utf8');
  for (const [file, app] of Object.entries(PAGES)) {
    const entry = file === 'index' ? MAINS[name] : `${file}-${MAINS[name]}`;
    files[`src/${entry}`] = main.replace('./App.', `./${app}.`);
    files[`${file}.html`] = html.replace(MAINS[name], entry);
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return place;
}

/** Builds the pages of a project in development mode, in which frameworks warn. */
async function build(place) {
  const require = createRequire(path.join(folder, 'package.json'));
  const vite = await import(pathToFileURL(require.resolve('vite')).href);
  const input = Object.fromEntries(Object.keys(PAGES).map((page) => [page, path.join(place, `${page}.html`)]));
  await vite.build({
    root: place,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { rolldownOptions: { input }, minify: false },
  });
}

let browser, mcp;
before(async () => {
  unpack(folder);
  rmSync(out, { recursive: true, force: true });
  [browser, mcp] = await Promise.all([launch(), start('v2')]);
});
after(async () => {
  mcp?.end();
  await browser?.close();
});

/** Answers the cards of a built project. */
async function answerAll(place) {
  const served = await serve(place, mcp);
  const on = async (name, work) => {
    const { page, faults, close } = await open(browser, served.origin, { path: `/${name}.html`, defined: false });
    const lines = [];
    page.on('console', (message) => lines.push(message.text()));
    try {
      await work({ page, card: page.locator('mcp-elicitation'), lines });
      assert.deepEqual(faults, []);
    } finally {
      await close();
    }
  };
  try {
    await on('index', async ({ page, card, lines }) => {
      await card.locator('[part~="accept"]').waitFor();
      assert.deepEqual(lines, []);
      const message = card.locator('[part~="message"]');
      assert.equal(await message.evaluate((node) => getComputedStyle(node).textAlign), 'start');
      await card.locator('input[type=text]').fill('Oslo');
      await accept(page);
      await card.locator('[part~="receipt"]').waitFor();
    });
    await on('chat', async ({ page, card }) => {
      await page.getByRole('button', { name: 'Book a table' }).click();
      await card.locator('input[type=text]').fill('Ada');
      assert.match(await card.locator('[part~="server"]').innerText(), /Calendar/);
      await accept(page);
      await page.locator('output', { hasText: 'Ada' }).waitFor();
    });
    await on('lazy', async ({ page, card }) => {
      const posted = [];
      await page.route('**/answers', async (route) => {
        posted.push(route.request().postDataJSON().result);
        await route.fulfill({ status: 204 });
      });
      await card.locator('input[type=text]').fill('Ada');
      await accept(page);
      await card.locator('[part~="receipt"]').waitFor();
      assert.deepEqual(posted, [{ action: 'accept', content: { name: 'Ada' } }]);
    });
  } finally {
    served.close();
  }
}

test('the first chat, its server and good questions work as docs/start.md and docs/questions.md say', async () => {
  const place = path.join(out, 'start');
  cpSync(path.join(folder, 'node_modules/create-vite/template-vanilla-ts'), place, { recursive: true });
  const { 'trip.py': trip, ...questions } = blocksOf('questions');
  for (const [file, text] of Object.entries(questions)) writeFileSync(path.join(place, 'src', file), text);
  for (const [file, text] of Object.entries(blocksOf('start'))) writeFileSync(path.join(place, file), text);
  await run(folder, ['typescript-7', '-p', '.'], place);
  await run(folder, ['vite', 'build', '--logLevel', 'error'], place);
  const travel = await listening([process.execPath, path.join(place, 'server.mjs')]);
  const served = await serve(path.join(place, 'dist'), travel);
  const { page, close } = await open(browser, served.origin, { path: '/' });
  try {
    await page.getByRole('button', { name: 'Book a trip' }).click();
    await page.locator('mcp-elicitation input[type=text]').fill('Oslo');
    await accept(page);
    await page.getByText('Booked: Oslo').waitFor();
    const command = path.join(folder, 'node_modules/mcp-elicitation/dist/cli.js');
    const script =
      `${trip}\nimport json\nfrom fastmcp.server.elicitation import parse_elicit_response_type\n` +
      'print(json.dumps({"message": "Where to?", "requestedSchema": parse_elicit_response_type(Trip).schema}))';
    const { stdout } = await promisify(execFile)(python('fastmcp'), ['-c', script]);
    writeFileSync(path.join(place, 'trip.json'), stdout);
    const lint = [command, 'lint', '--max-warnings', '0', 'trip.json'];
    await promisify(execFile)(process.execPath, lint, { cwd: place });
    const address = `http://127.0.0.1:${travel.port}`;
    await promisify(execFile)(process.execPath, [command, 'test', '--matrix', '--tool', 'book', address], {
      cwd: place,
    });
  } finally {
    await close();
    served.close();
    travel.end();
  }
});

describe('works in its template as its page says', { concurrency: false }, () => {
  for (const [name, checks] of Object.entries(CHECKS)) {
    test(name, async () => {
      const place = project(name);
      for (const check of checks) await run(folder, check, place);
      await build(place);
      const assets = path.join(place, 'dist/assets');
      const lazy = readdirSync(assets).find((file) => /^lazy-.*\.js$/.test(file));
      assert.doesNotMatch(readFileSync(path.join(assets, lazy), 'utf8'), /attachShadow/);
      await answerAll(path.join(place, 'dist'));
    });
  }

  // Its own command-line program is large, so its compiler alone builds the page's code.
  if (isAll)
    test('angular', async () => {
      const packages = path.join(here, 'angular');
      const place = path.join(packages, 'out');
      unpack(packages);
      rmSync(place, { recursive: true, force: true });
      mkdirSync(path.join(place, 'src/app'), { recursive: true });
      const files = { ...blocksOf('angular'), 'tsconfig.json': JSON.stringify(ANGULAR) };
      for (const [file, app] of Object.entries(PAGES)) {
        files[`src/${file}.ts`] =
          "import '@angular/compiler';\nimport { bootstrapApplication } from '@angular/platform-browser';\n" +
          `import { ${app} } from './app/${app.toLowerCase()}';\nbootstrapApplication(${app});\n`;
        const [, tag] = /selector: '([\w-]+)'/.exec(files[`src/app/${app.toLowerCase()}.ts`]);
        files[`${file}.html`] =
          `<!doctype html>\n${ICON}\n<${tag}></${tag}><script type="module" src="./js/${file}.js"></script>`;
      }
      for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
      const compiler = path.join(packages, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');
      await promisify(execFile)(NODE_22, [compiler, '-p', 'tsconfig.json'], { cwd: place });
      await build(place);
      await answerAll(path.join(place, 'dist'));
    });
});
