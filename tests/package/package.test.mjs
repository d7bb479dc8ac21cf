// The package as users get it: packed, installed into an empty project, and used there.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { absolute } from '../../scripts/build/links.mjs';
import { root } from '../../scripts/common.mjs';

const pkg = path.join(root, 'pkg');
const NPM = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
/** @type {string} */
let project;
/** @type {{ files: { path: string }[], filename: string }} */
let packed;

const run = (command, options, cwd = project) =>
  execFileSync(command, options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs a module in the project and returns its output, parsed as JSON. */
function script(text) {
  writeFileSync(path.join(project, 'script.mjs'), text);
  return JSON.parse(run('node', ['script.mjs']));
}

before(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'mcp-elicitation-'));
  [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', project, ...NPM], pkg));
  writeFileSync(path.join(project, 'package.json'), '{"name":"empty","private":true,"type":"module"}');
  run('npm', ['install', `./${packed.filename}`, ...NPM]);
});

after(() => rmSync(project, { recursive: true, force: true }));

test('packs only shipped files', () => {
  const folders = /^(dist\/|docs\/[\w./-]+\.md$|docs\/(card|hostile)-(light|dark)\.png$)/;
  const atTop = /^(package\.json$|(README|CHANGELOG|SECURITY)\.md$|LICENSE-)/;
  const foreign = packed.files.map((file) => file.path).filter((name) => !folders.test(name) && !atTop.test(name));
  assert.deepEqual(foreign, []);
  for (const name of ['SECURITY.md', 'LICENSE-MIT', 'LICENSE-APACHE', 'docs/clients.md'])
    assert.ok(
      packed.files.some((file) => file.path === name),
      name,
    );
});

test('runs from the packed file by npx, as the readme says', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, file] = /^npx -y -p \.\/(\S+\.tgz) -p /m.exec(readme);
  assert.equal(file, packed.filename);
  writeFileSync(path.join(project, 'request.json'), '{ "message": "Where to?", "requestedSchema": {} }');
  // Its second package is on a registry.
  const line = ['-y', '--offline', '-p', `./${file}`, 'mcp-elicitation', 'lint', 'request.json'];
  const { status, stderr } = spawnSync('npx', line, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: path.join(project, 'cache') },
  });
  assert.equal(status, 0, stderr);
});

test('links only to packed files from packed pages', () => {
  const folder = path.join(project, 'node_modules/mcp-elicitation');
  const pages = packed.files.map((file) => file.path).filter((name) => name.endsWith('.md'));
  assert.ok(pages.length > 80);
  const dead = pages.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').replace(/^```[\s\S]*?^```|`<[^`]*>`/gm, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)].map(
      ([, link, other]) => (link ?? other).split('#')[0],
    );
    return links
      .filter((link) => link && !/^https?:/.test(link) && !existsSync(path.join(folder, path.dirname(name), link)))
      .map((link) => `${name}: ${link}`);
  });
  assert.deepEqual(dead, []);
});

test('points links out of the package to the repository of package.json', () => {
  const page =
    'See [a](b.md#c), [examples](../examples/one-file), ![A card](pictures/a.png) here.\n```md\n[f](g.md)\n```\n';
  const isThere = (link) => link === 'b.md';
  assert.equal(
    absolute(page, 'docs/x.md', isThere, 'https://example.com/o/r'),
    'See [a](b.md#c), [examples](https://example.com/o/r/blob/HEAD/examples/one-file), ' +
      '![A card](https://example.com/o/r/raw/HEAD/docs/pictures/a.png) here.\n```md\n[f](g.md)\n```\n',
  );
  assert.equal(
    absolute('[examples](../examples/one-file), ![A card](pictures/a.png)', 'docs/x.md', isThere),
    'examples, *A card*',
  );
});

test('has no dependencies and no install scripts', () => {
  const installed = readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
  assert.deepEqual(installed, ['mcp-elicitation']);
  const { scripts, dependencies } = JSON.parse(
    readFileSync(path.join(project, 'node_modules/mcp-elicitation/package.json'), 'utf8'),
  );
  assert.deepEqual({ scripts, dependencies }, { scripts: undefined, dependencies: undefined });
});

test('has a file for every export', () => {
  const folder = path.join(project, 'node_modules/mcp-elicitation');
  const targets = (node) => (typeof node === 'string' ? [node] : Object.values(node).flatMap(targets));
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const missing = targets(exports).filter((target) => !target.includes('*') && !existsSync(path.join(folder, target)));
  assert.deepEqual(missing, []);
});

test('finds the same files without exports', () => {
  const manifest = JSON.parse(readFileSync(path.join(project, 'node_modules/mcp-elicitation/package.json'), 'utf8'));
  const scripts = Object.entries(manifest.exports)
    .map(([name, entry]) => [name, entry.browser ?? entry.default ?? entry])
    .filter(([name, file]) => name !== '.' && typeof file === 'string' && /\.js$|styles/.test(file))
    .map(([name, file]) => [name, file.replace('*', '$1')]);
  assert.deepEqual(manifest.alias, Object.fromEntries(scripts));
  assert.equal(manifest.main, manifest.exports['.'].default);
  for (const field of ['unpkg', 'jsdelivr']) assert.equal(manifest[field], manifest.exports['./standalone'].default);
});

test('names no other file when the WebAssembly is inside', async () => {
  const { exports } = JSON.parse(readFileSync(path.join(project, 'node_modules/mcp-elicitation/package.json'), 'utf8'));
  const entries = Object.entries(exports)
    .filter(([, entry]) => /\.js$/.test(entry.browser ?? entry.default ?? ''))
    .map(([name]) => name.replace('*', 'de'));
  assert.ok(entries.length > 10);
  for (const entry of entries) {
    const options = {
      bundle: true,
      splitting: true,
      format: 'esm',
      write: false,
      outdir: 'out',
      external: ['react'],
      logLevel: 'silent',
    };
    const { outputFiles } = await build({
      ...options,
      stdin: {
        contents: `import * as all from 'mcp-elicitation${entry.slice(1)}'; console.log(all);`,
        resolveDir: project,
      },
    });
    const naming = outputFiles.filter(({ text }) => /import\.meta|\.wasm["'`]/.test(text));
    assert.equal(naming.length > 0, entry.endsWith('/external'), entry);
  }
});

test('tells the server of React that the component belongs to a browser', () => {
  assert.match(readFileSync(path.join(pkg, 'dist/react.js'), 'utf8'), /^['"]use client['"];/);
});

test('maps the scripts to their sources', () => {
  const of = (name) => readFileSync(path.join(pkg, 'dist', name), 'utf8');
  const lines = of('external.js').split('\n');
  const line = lines.findIndex((text) => text.includes('over-limit'));
  const map = new SourceMap(JSON.parse(of('external.js.map')));
  const { originalSource } = map.findEntry(line, lines[line].indexOf('over-limit'));
  assert.match(originalSource, /\/rounds\/steps\.ts$/);
});

test('passes publint', async () => {
  const { messages, pkg: manifest } = await publint({
    pkgDir: path.join(project, 'node_modules/mcp-elicitation'),
    pack: false,
    level: 'warning',
    strict: true,
  });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, manifest)),
    [],
  );
});

test('publishes package.json unchanged', () => {
  const { stderr, status } = spawnSync(
    'npm',
    ['publish', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=warn'],
    { cwd: pkg, encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
  assert.doesNotMatch(stderr, /removed|converted|corrected|cleaned/);
});

test('imports every language', () => {
  const tags = readdirSync(path.join(root, 'src/message/locales')).map((name) => path.basename(name, '.json'));
  const loaded = script(`
    const languages = {};
    for (const tag of ${JSON.stringify(['en', ...tags])})
      languages[tag] = (await import('mcp-elicitation/locales/' + tag)).default;
    console.log(JSON.stringify(languages));`);
  const { en: english } = loaded;
  assert.deepEqual(Object.keys(english).sort(), Object.keys(loaded.de).sort());
  assert.deepEqual([english.accept, Object.keys(english.waiting)], ['Send', ['one', 'other']]);
  for (const tag of tags)
    assert.deepEqual(
      loaded[tag],
      JSON.parse(readFileSync(path.join(root, `src/message/locales/${tag}.json`), 'utf8')),
      tag,
    );
});

test('imports the element without a page', () => {
  const printed = script(`
    const { McpElicitationElement, define } = await import('mcp-elicitation/element');
    await import('mcp-elicitation');
    await import('mcp-elicitation/external');
    const mcp = await import('mcp-elicitation/mcp');
    define();
    console.log(JSON.stringify([typeof McpElicitationElement, typeof mcp.requestHandler]));
  `);
  assert.deepEqual(printed, ['function', 'function']);
});

test('throws before ready() if validate has its own file', () => {
  const printed = script(`
    import { pathToFileURL } from 'node:url';
    import { readFile } from 'node:fs/promises';
    const folder = new URL('node_modules/mcp-elicitation/dist/', import.meta.url);
    const { ready, validate } = await import(new URL('validate.external.js', folder));
    let refused;
    try { validate('{}', '1') } catch (error) { refused = error.message }
    const wasm = await readFile(new URL('validate/validate_core_bg.wasm', folder));
    const schema = { type: 'string', pattern: '^a$' };
    // Node cannot fetch the matcher's file.
    const unfetched = await ready({ wasm }).then(() => false, () => true);
    const before = validate(schema, '"a"');
    await ready({ pattern: await readFile(new URL('pattern/pattern_bg.wasm', folder)) });
    console.log(JSON.stringify([refused, unfetched, before, validate(schema, '"a"').valid]));
  `);
  const undecided = [{ instanceLocation: '', keywordLocation: '/pattern', keyword: 'pattern', reason: 'pattern' }];
  assert.deepEqual(printed, [
    'mcp-elicitation/validate/external is not loaded yet: await ready() first',
    true,
    { valid: false, errors: [], undecided },
    true,
  ]);
});
