// The pages of README.md and docs/, and their example for Node, which runs. pages-types.test.mjs compiles all examples,
// and tests/interop builds those with a client.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { spokenWith } from '../../scripts/docs/site/first-page.mjs';
import { root } from '../../scripts/common.mjs';

const textOf = (name) => readFileSync(path.join(root, name), 'utf8');
const names = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const pages = names.map(textOf).join('\n');
const manifest = JSON.parse(readFileSync(path.join(root, 'pkg/package.json'), 'utf8'));
test('names only entries that exist', () => {
  const named = [...pages.matchAll(/'(mcp-elicitation(?:\/[\w./-]+)?)'/g)].map(([, name]) =>
    name.replace('mcp-elicitation', '.'),
  );
  assert.ok(named.length > 10);
  const styles = manifest.exports['./styles/*'];
  const isStyle = (name) =>
    name.startsWith('./styles/') && existsSync(path.join(root, 'pkg', styles.replace('*', path.basename(name))));
  const isLanguage = (name) => existsSync(path.join(root, 'src/message', `${name}.json`));
  for (const name of named) assert.ok(name in manifest.exports || isStyle(name) || isLanguage(name), name);
  const hosts = textOf('docs/hosts.md');
  const table = hosts.slice(hosts.indexOf('## Entries'), hosts.indexOf('## Files beside'));
  for (const name of Object.keys(manifest.exports).filter((name) => !/json$/.test(name)))
    assert.ok(table.includes(`${name.slice(1)}\``) || name === '.', `${name} is in the table`);
});

test('states the sizes of make size in docs/hosts.md and docs/figures.md, within a twentieth', () => {
  const printed = execFileSync(process.execPath, ['scripts/measure/size.mjs'], { cwd: root, encoding: 'utf8' });
  const measured = new Map(
    [...printed.matchAll(/^(\.\S*|pattern|address) +\d+ +\d+ +(\d+)/gm)].map(([, entry, bytes]) => [
      entry,
      Number(bytes) / 1000,
    ]),
  );
  const near = (entry, written) =>
    assert.ok(
      Math.abs(written - measured.get(entry)) <= Math.max(written < 10 ? 0.1 : 0.5, measured.get(entry) / 20),
      `${entry}: ${written} kB are written, ${measured.get(entry)} measured`,
    );
  const hosts = textOf('docs/hosts.md');
  const entries = [...hosts.matchAll(/^\| `mcp-elicitation(\/[a-z-]+)?` \|.*\| (\d+) kB \|$/gm)].filter(
    ([, entry = '']) => measured.has(`.${entry}`),
  );
  assert.deepEqual(
    entries.map(([, entry = '']) => `.${entry}`),
    ['.', './standalone', './external', './mcp', './validate', './lint'],
  );
  for (const [, entry = '', kilobytes] of entries) near(`.${entry}`, Number(kilobytes));
  near('.', Number(/pays (\d+) kB/.exec(textOf('README.md'))[1]));
  const [, pattern, address] = /loads (\d+) kB more, an address to open (\d+)/.exec(hosts);
  near('pattern', Number(pattern));
  near('address', Number(address));
  const figures = [...textOf('docs/figures.md').matchAll(/^\| `(\.\S*)` \| ([\d.]+) \|/gm)];
  assert.equal(figures.length, 11);
  for (const [, entry, kilobytes] of figures) near(entry, Number(kilobytes));
});

test('names only files that exist', () => {
  const named = [...textOf('CONTRIBUTING.md').matchAll(/`((?:src|pkg|tests|docs|scripts)\/[\w./-]+)`/g)]
    .map(([, file]) => file)
    .filter((file) => !file.startsWith('pkg/dist'));
  assert.ok(named.length > 8);
  for (const file of named) assert.ok(existsSync(path.join(root, file)), file);
});

test('links only to pages that exist', () => {
  for (const name of names) {
    const links = [...textOf(name).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file]) => file);
    for (const file of links) assert.ok(existsSync(path.join(root, path.dirname(name), file)), `${name}: ${file}`);
  }
});

test('names in the readme the versions that the interop tests drive', () => {
  assert.ok(textOf('README.md').includes(spokenWith()), 'node scripts/docs/site/first-page.mjs writes them');
});

test('shows in the readme what the command says of a tool that fails on decline', () => {
  const options = ['pkg/dist/cli.js', 'explain', 'throws-on-decline'];
  const explained = execFileSync(process.execPath, options, { cwd: root, encoding: 'utf8' });
  const [, output] = /^  (throws-on-decline .*[^]*?)```/m.exec(textOf('README.md'));
  const mending = /Write\n([^]*?)\n  More/.exec(output)[1].split('\n');
  for (const line of ['The tool fails when the user declines.', ...mending])
    assert.ok(output.includes(line) && explained.includes(line.trim()), line);
});

test('names the file of each example above it, because GitHub does not show the name beside the fence', () => {
  const blocks = [...pages.matchAll(/(.*)\n\n```\w+ ([\w./+-]+)\n/g)];
  assert.ok(blocks.length > 30);
  for (const [, above, file] of blocks) assert.ok(above.includes(`\`${file}\``), `${file}: ${above}`);
});

test('shows in the readme the first example of each framework page, which is built and driven', () => {
  for (const name of ['react', 'vue', 'svelte']) {
    const first = (page) => /```(?:tsx|vue|svelte)\b.*\n([^]*?)```/.exec(page)[1].split('\n').filter(Boolean);
    const [, part] = textOf('README.md').split(`(docs/${name}.md)`);
    assert.deepEqual(first(part), first(textOf(`docs/${name}.md`)));
  }
});

test('keeps the readme within 700 words, without its examples', () => {
  const words = textOf('README.md')
    .replace(/```[\s\S]*?```/g, '')
    .match(/\S+/g);
  assert.ok(words.length <= 700, `${words.length} words`);
});

test('prints the output that the Node example promises', () => {
  const [, example] = /```js\n((?:(?!```)[^])*console\.log\(valid[^]*?)```/.exec(pages);
  const expected = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
  assert.equal(expected.length, 2);
  const options = ['--input-type=module', '--eval', example];
  const printed = execFileSync(process.execPath, options, { cwd: root, encoding: 'utf8' });
  assert.deepEqual(printed.trim().split('\n'), expected);
});
