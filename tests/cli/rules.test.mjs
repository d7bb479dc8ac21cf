// Levels of rules, from `--rule` and from the file in the current folder.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { folder, run } from './command.mjs';

const REQUEST = `${JSON.stringify({
  message: 'Which?',
  requestedSchema: {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Model',
    type: 'object',
    additionalProperties: false,
    properties: { letter: { anyOf: [{ const: 'a' }, { const: 'b' }], title: 'Letter' } },
  },
})}\n`;

/** Creates a folder with the request, and with settings if given. */
function place(name, settings) {
  const cwd = path.join(folder, name);
  mkdirSync(cwd);
  writeFileSync(path.join(cwd, 'request.json'), REQUEST);
  if (settings !== undefined)
    writeFileSync(
      path.join(cwd, 'mcp-elicitation.json'),
      typeof settings === 'string' ? settings : JSON.stringify(settings),
    );
  return cwd;
}

const plain = place('plain');
const lint = (args, cwd = plain) => run(['lint', ...args, 'request.json'], { cwd });
async function lintWith(rules, cwd) {
  const { code, stdout, stderr } = await lint(['--format', 'json', ...rules.flatMap((rule) => ['--rule', rule])], cwd);
  assert.equal(stderr, '');
  return [code, ...JSON.parse(stdout).findings.map((finding) => `${finding.severity} ${finding.code}`)];
}

test('sets a rule to off, note, warning or error, and the exit code accordingly', async () => {
  assert.deepEqual(await lintWith(['literal-union=error']), [1, 'error literal-union']);
  // The official client rejects the request, whatever its cause.
  assert.deepEqual(await lintWith(['literal-union=off']), [0, 'warning refused-by-client']);
  assert.deepEqual(await lintWith(['literal-union=off', 'refused-by-client=off']), [0]);
  assert.deepEqual(await lintWith(['literal-union=off', 'literal-union=error']), [1, 'error literal-union']);
  assert.equal((await lint(['--max-warnings', '0'])).code, 1);
  assert.equal(
    (await lint(['--max-warnings', '0', '--rule', 'literal-union=note', '--rule', 'refused-by-client=note'])).code,
    0,
  );
});

test('fixes enabled rules only with --fix', async () => {
  const cwd = place('fix');
  const text = () => readFileSync(path.join(cwd, 'request.json'), 'utf8');
  await lint(['--fix', '--rule', 'literal-union=off'], cwd);
  assert.equal(text(), REQUEST);
  await lint(['--fix'], cwd);
  const { requestedSchema } = JSON.parse(text());
  assert.deepEqual(requestedSchema.properties.letter, { type: 'string', enum: ['a', 'b'], title: 'Letter' });
});

test('takes levels from the file, overridden by the command line', async () => {
  const cwd = place('file', { rules: { 'literal-union': 'error' } });
  assert.deepEqual(await lintWith([], cwd), [1, 'error literal-union']);
  assert.deepEqual(await lintWith(['literal-union=warning'], cwd), [0, 'warning literal-union']);
});

test('names an unknown rule, an unknown level or a broken file in one sentence', async () => {
  for (const [rule, sentence] of [
    ['unoin=off', /^--rule: There is no rule “unoin”\. Did you mean “union”/],
    ['title=off', /Did you mean .*“missing-title”/],
    ['constructor=off', /There is no rule “constructor”/],
    ['union', /^--rule is a code and its level, such as union=off, not union\./],
    ['union=loud', /^--rule: the level of union is one of off, note, warning, error, not “loud”\./],
  ]) {
    const { code, stdout, stderr } = await lint(['--rule', rule]);
    assert.deepEqual([code, stdout, stderr.trim().split('\n').length], [2, '', 1], rule);
    assert.match(stderr, sentence);
  }
  for (const [at, [settings, sentence]] of [
    ['{', /it is not JSON/],
    ['[]', /it must be an object/],
    [{ rule: {} }, /there is no setting “rule”/],
    [{ rules: ['union'] }, /“rules” must be an object/],
    [{ rules: { unoin: 'off' } }, /Did you mean “union”/],
    [{ rules: { union: false } }, /the level of union is one of off, note, warning, error, not false/],
    ['{"rules": {"__proto__": "off"}}', /There is no rule “__proto__”/],
  ].entries()) {
    const { code, stdout, stderr } = await lint([], place(`broken-${at}`, settings));
    assert.deepEqual([code, stdout, stderr.trim().split('\n').length], [2, '', 1], stderr);
    assert.match(stderr, /^mcp-elicitation\.json: /);
    assert.match(stderr, sentence);
  }
});
