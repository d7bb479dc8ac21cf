// The GitHub Action and the hook of pre-commit: their own scripts, run by bash in the checkout of a pull request that
// tries to choose what runs.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { file, folder as home, root, sdkServer } from './command.mjs';
import { registry } from './registry.mjs';

const GOOD = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name', description: 'Yours' } } },
};
const WARNED = {
  message: 'Who?',
  requestedSchema: {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name', description: 'Yours', format: 'mail' } },
  },
};
const SHORT = '--timeout 2 --silence 0.3 --revision 2025-11-25';
const text = readFileSync(path.join(root, 'action.yml'), 'utf8');
const inputs = [
  ...text.slice(0, text.indexOf('\nruns:')).matchAll(/^ {2}([\w-]+):\n {4}description: .+\n {4}default: '(.*)'$/gm),
].map(([, name, otherwise]) => [name, otherwise]);
const steps = text
  .split(/^ {4}- name: /m)
  .slice(1)
  .map((step) => ({
    name: /^.*/.exec(step)[0],
    when: [.../^ {6}if: (.*)$/m.exec(step)[1].matchAll(/inputs\.([\w-]+) != ''/g)].map(([, input]) => input),
    env: [...step.matchAll(/^ {8}([A-Z_]+): \$\{\{ inputs\.([\w-]+) \}\}$/gm)].map(([, variable, input]) => [
      variable,
      input,
    ]),
    script: /^ {6}run: \|\n((?: {8}.*\n?|\n)+)/m.exec(step)[1].replace(/^ {8}/gm, ''),
  }));

const folder = path.join(home, 'checkout');
const temporary = path.join(home, 'runner');
const trapped = path.join(home, 'trapped');
/** The requests for packages that a registry of the pull request got. */
const asked = [];
let environment;

/** Writes a program that says that it ran, for those who look up the name in the checkout. */
function trap(name, text) {
  mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
  file(name, text ?? `#!/bin/sh\necho trapped >> ${trapped}\n`);
  chmodSync(path.join(home, name), 0o755);
}

before(async () => {
  for (const one of [folder, temporary]) mkdirSync(path.join(one, 'deep/er'), { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', home, '--ignore-scripts', '--loglevel=error'], {
      cwd: path.join(root, 'pkg'),
      encoding: 'utf8',
    }),
  );
  renameSync(path.join(home, packed.filename), path.join(home, 'mcp-elicitation.tgz'));
  const evil = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(404).end('{}');
  });
  await new Promise((resolve) => evil.listen(0, '127.0.0.1', resolve));
  evil.unref();
  // The settings of the user give way to those of the folder, as on a runner.
  file('npmrc', `registry=${await registry(home)}\n`);
  file('checkout/.npmrc', `registry=http://127.0.0.1:${evil.address().port}/\nscript-shell=./node_modules/.bin/sh\n`);
  const script = `require('fs').appendFileSync(${JSON.stringify(trapped)}, 'trapped')`;
  for (const name of ['node', 'npm', 'sh', 'mcp-elicitation']) trap(`checkout/node_modules/.bin/${name}`);
  for (const [name, version] of [
    ['mcp-elicitation', '0.1.0'],
    ['@modelcontextprotocol/client', '2.4.0'],
  ]) {
    const main = 'index.cjs';
    trap(`checkout/node_modules/${name}/index.cjs`, `#!/usr/bin/env node\n${script};\n`);
    file(`checkout/node_modules/${name}/package.json`, { name, version, main, bin: { 'mcp-elicitation': main } });
  }
  environment = {
    ...process.env,
    RUNNER_TEMP: temporary,
    npm_config_userconfig: path.join(home, 'npmrc'),
    npm_config_cache: path.join(home, 'cache'),
  };
  for (const name of Object.keys(environment)) if (/^npm_config_registry$/i.test(name)) delete environment[name];
});
after(() => {
  assert.ok(!existsSync(trapped), 'a file of the pull request ran');
  assert.deepEqual(asked, [], 'a registry of the pull request was asked');
});

function bash(script, env, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script, ...args], {
      cwd: folder,
      env: { ...environment, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}

/** The version and the packages that are installed for the action. */
let installed;
/**
 * Runs the action like GitHub: the steps whose conditions hold, with their environments. What is installed already is
 * not installed again.
 */
async function act(settings) {
  assert.deepEqual(
    Object.keys(settings).filter((name) => !inputs.some(([input]) => input === name)),
    [],
  );
  const values = { ...Object.fromEntries(inputs), ...settings };
  let output = '';
  const needed = `${values.version} ${values.test !== ''}`;
  for (const { name, when, env, script } of steps) {
    if (when.every((name) => values[name] === '') || (name === 'Install' && installed === needed)) continue;
    const own = Object.fromEntries(env.map(([variable, input]) => [variable, values[input]]));
    const done = await bash(script, own);
    output += done.output;
    if (name === 'Install') installed = done.code === 0 ? needed : undefined;
    if (done.code !== 0) return { code: done.code, output };
  }
  return { code: 0, output };
}

test('parses the action, and writes no input into a script', () => {
  assert.deepEqual(
    steps.map(({ name }) => name),
    ['Install', 'Lint', 'Test'],
  );
  assert.equal(
    inputs.length,
    [...text.slice(text.indexOf('\ninputs:'), text.indexOf('\nruns:')).matchAll(/^ {2}[\w-]+:$/gm)].length,
  );
  for (const { script } of steps) assert.doesNotMatch(script, /\$\{\{/);
});

test('lints files in folders, and marks lines', async () => {
  file('checkout/deep/er/good.json', GOOD);
  file('checkout/deep/er/with space.json', WARNED);
  const { code, output } = await act({ files: '**/er/*.json' });
  assert.equal(code, 0, output);
  assert.match(output, /^::warning file=deep\/er\/with space\.json,line=\d+,.*title=unknown-format::/m);
  assert.equal((await act({ files: '**/er/*.json', 'max-warnings': '0' })).code, 1);
  const none = await act({ files: 'none/*.json\n::warning*' });
  assert.equal(none.code, 2);
  assert.deepEqual(none.output.match(/^::.*/gm), ['::error::No file is like the input “files”']);
  assert.equal((await act({ files: '**/er/*.json', revision: '2024-11-05' })).code, 2);
});

test('writes SARIF also if there are findings, and through no symbolic link', async () => {
  file('kept.txt', 'kept');
  symlinkSync('../kept.txt', path.join(folder, 'findings.sarif'));
  const { code } = await act({ files: 'deep/er/*.json', 'max-warnings': '0', sarif: 'findings.sarif' });
  assert.equal(code, 1);
  const [{ results }] = JSON.parse(readFileSync(path.join(folder, 'findings.sarif'), 'utf8')).runs;
  assert.deepEqual(
    results.map(({ ruleId }) => ruleId),
    ['unknown-format'],
  );
  assert.equal(readFileSync(path.join(home, 'kept.txt'), 'utf8'), 'kept');
});

test('tests a server with shell-like arguments', async () => {
  const well = await act({
    test: `--matrix --tool good --arguments '{"a b": 1}' ${SHORT} -- node "${sdkServer}"`,
    junit: 'report.xml',
  });
  assert.equal(well.code, 0, well.output);
  assert.match(readFileSync(path.join(folder, 'report.xml'), 'utf8'), /<testsuites [^>]*tests="7" failures="0"/);
  const wrong = await act({ test: `--matrix --tool throws ${SHORT} -- node ${sdkServer}` });
  assert.equal(wrong.code, 1);
  assert.match(wrong.output, /throws-on-decline/);
});

test('never executes an input', async () => {
  const evil = '$(touch pwned); `touch pwned`; "; touch pwned #';
  const files = 'deep/er/*.json';
  const test = '-- false';
  // Each of them ends in an error, so those of one step cannot be tried at once.
  for (const inputs of [
    { files: evil, test },
    { files, test, revision: evil },
    { files, test, 'max-warnings': evil },
    { files, test, sarif: evil },
    { test: evil, junit: evil },
    { files, test, version: evil },
  ]) {
    await act(inputs);
    assert.ok(!existsSync(path.join(folder, 'pwned')), Object.keys(inputs).join());
  }
});

test('lints in the pre-commit hook of the documentation', async () => {
  const blocks = [...readFileSync(path.join(root, 'docs/authors.md'), 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```/gm)];
  const [{ hooks }] = blocks.map(([, yaml]) => parse(yaml)).find(([one]) => one.repo === 'local');
  const [{ language, entry, files, additional_dependencies: packages }] = hooks;
  assert.equal(language, 'node');
  const pattern = new RegExp(files);
  assert.ok(
    ['requests/deploy.elicitation.json', 'log.elicitation.jsonl'].every((name) => pattern.test(name)) &&
      !['elicitations.json', 'package.json'].some((name) => pattern.test(name)),
  );
  // As pre-commit does: the package in an environment of its own, whose programs come first.
  const own = path.join(home, 'pre-commit');
  const installed = await bash(`cd "${home}" && npm install --prefix "${own}" -g "$0"`, {}, ...packages);
  assert.equal(installed.code, 0, installed.output);
  const run = (name) => bash(`${entry} "$0"`, { PATH: `${own}/bin:${environment.PATH}` }, name);
  file('checkout/a.elicitation.json', WARNED);
  file('checkout/b.elicitation.json', { requestedSchema: { type: 'object', properties: {} } });
  assert.equal((await run('a.elicitation.json')).code, 0);
  assert.equal((await run('b.elicitation.json')).code, 1);
});
