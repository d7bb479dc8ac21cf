// The GitHub Action and the pre-commit hooks: their own scripts, run by bash in a project with the package and the
// official client.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { file, folder, here, root } from './command.mjs';

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
const text = readFileSync(path.join(root, 'action.yml'), 'utf8');
const inputs = [
  ...text.slice(0, text.indexOf('\nruns:')).matchAll(/^ {2}([\w-]+):\n {4}description: .+\n {4}default: '(.*)'$/gm),
].map(([, name, otherwise]) => [name, otherwise]);
const steps = text
  .split(/^ {4}- name: /m)
  .slice(1)
  .map((step) => ({
    name: /^.*/.exec(step)[0],
    when: /^ {6}if: inputs\.([\w-]+) != ''$/m.exec(step)[1],
    env: [...step.matchAll(/^ {8}([A-Z_]+): \$\{\{ inputs\.([\w-]+) \}\}$/gm)].map(([, variable, input]) => [
      variable,
      input,
    ]),
    script: /^ {6}run: \|\n((?: {8}.*\n?|\n)+)/m.exec(step)[1].replace(/^ {8}/gm, ''),
  }));

before(() => {
  const [packed] = JSON.parse(
    execFileSync(
      'npm',
      ['pack', '--json', '--pack-destination', folder, '--offline', '--ignore-scripts', '--loglevel=error'],
      { cwd: path.join(root, 'pkg'), encoding: 'utf8' },
    ),
  );
  file('package.json', { name: 'project', private: true });
  execFileSync(
    'npm',
    ['install', `./${packed.filename}`, '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    { cwd: folder },
  );
  // The client of the repository with its dependencies.
  symlinkSync(
    path.join(root, 'node_modules/@modelcontextprotocol'),
    path.join(folder, 'node_modules/@modelcontextprotocol'),
  );
  mkdirSync(path.join(folder, 'deep/er'), { recursive: true });
});

/** Runs the action like GitHub: the steps whose conditions hold, with their environments. */
function act(settings) {
  assert.deepEqual(
    Object.keys(settings).filter((name) => !inputs.some(([input]) => input === name)),
    [],
  );
  const values = { ...Object.fromEntries(inputs), ...settings };
  let output = '';
  for (const { when, env, script } of steps) {
    if (values[when] === '') continue;
    const own = Object.fromEntries(env.map(([variable, input]) => [variable, values[input]]));
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_config_offline: 'true', ...own },
    });
    output += stdout + stderr;
    if (status !== 0) return { code: status, output };
  }
  return { code: 0, output };
}

test('parses the action, and writes no input into a script', () => {
  assert.deepEqual(
    steps.map(({ name }) => name),
    ['Lint', 'Test'],
  );
  assert.equal(
    inputs.length,
    [...text.slice(text.indexOf('\ninputs:'), text.indexOf('\nruns:')).matchAll(/^ {2}[\w-]+:$/gm)].length,
  );
  for (const { script } of steps) assert.doesNotMatch(script, /\$\{\{/);
});

test('lints files in folders, and marks lines', () => {
  file('deep/er/good.json', GOOD);
  file('deep/er/with space.json', WARNED);
  const { code, output } = act({ files: '**/er/*.json' });
  assert.equal(code, 0, output);
  assert.match(output, /^::warning file=deep\/er\/with space\.json,line=\d+,.*title=unknown-format::/m);
  assert.equal(act({ files: '**/er/*.json', 'max-warnings': '0' }).code, 1);
  assert.equal(act({ files: 'none/*.json' }).code, 2);
  assert.equal(act({ files: '**/er/*.json', revision: '2024-11-05' }).code, 2);
});

test('writes SARIF also if there are findings', () => {
  const { code } = act({ files: 'deep/er/*.json', 'max-warnings': '0', sarif: 'findings.sarif' });
  assert.equal(code, 1);
  const [{ results }] = JSON.parse(readFileSync(path.join(folder, 'findings.sarif'), 'utf8')).runs;
  assert.deepEqual(
    results.map(({ ruleId }) => ruleId),
    ['unknown-format'],
  );
});

test('never executes an input', () => {
  for (const input of ['files', 'revision', 'max-warnings', 'test', 'junit', 'version', 'sarif']) {
    act({ files: 'deep/er/*.json', test: '-- node', [input]: '$(touch pwned); `touch pwned`; "; touch pwned #' });
    assert.ok(!existsSync(path.join(folder, 'pwned')), input);
  }
});

test('tests a server with shell-like arguments', () => {
  const server = path.join(here, 'server.mjs');
  const well = act({
    test: `--matrix --tool good --arguments '{"a b": 1}' --timeout 2 --revision 2025-11-25 -- node "${server}"`,
    junit: 'report.xml',
  });
  assert.equal(well.code, 0, well.output);
  assert.match(readFileSync(path.join(folder, 'report.xml'), 'utf8'), /<testsuites [^>]*tests="6" failures="0"/);
  const wrong = act({ test: `--matrix --tool throws --timeout 2 --revision 2025-11-25 -- node ${server}` });
  assert.equal(wrong.code, 1);
  assert.match(wrong.output, /throws on decline/);
});

test('lints the right files in the pre-commit hooks', () => {
  const hooks = readFileSync(path.join(root, '.pre-commit-hooks.yaml'), 'utf8').split(/^- /m).slice(1);
  const field = (hook, name) => new RegExp(`^ *${name}: (.*)$`, 'm').exec(hook)[1];
  assert.deepEqual(
    hooks.map((hook) => field(hook, 'id')),
    ['mcp-elicitation', 'mcp-elicitation-fix'],
  );
  const run = (hook, name) =>
    spawnSync('bash', ['-c', `${field(hook, 'entry')} "$0"`, name], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_config_offline: 'true' },
    });
  for (const hook of hooks) {
    const pattern = new RegExp(field(hook, 'files').slice(1, -1));
    assert.ok(
      pattern.test('requests/deploy.elicitation.json') &&
        pattern.test('log.elicitation.jsonl') &&
        !pattern.test('elicitations.json') &&
        !pattern.test('package.json'),
    );
    for (const name of ['id', 'name', 'entry', 'language']) assert.ok(field(hook, name));
  }
  file('a.elicitation.json', WARNED);
  file('b.elicitation.json', { requestedSchema: { type: 'object', properties: {} } });
  assert.equal(run(hooks[0], 'a.elicitation.json').status, 0);
  assert.equal(run(hooks[0], 'b.elicitation.json').status, 1);
  run(hooks[1], 'a.elicitation.json');
  assert.equal(
    JSON.parse(readFileSync(path.join(folder, 'a.elicitation.json'), 'utf8')).requestedSchema.properties.name.format,
    'email',
  );
});
