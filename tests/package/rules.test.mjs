// The pages of the rules of lint, which the package contains.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { lint } from 'mcp-elicitation/lint';
import { plain, rulePages } from '../../scripts/docs/rules.mjs';
import { root } from '../../scripts/common.mjs';

const { cases } = JSON.parse(readFileSync(path.join(root, 'tests/suite/lint.json'), 'utf8'));

test('contains the page of every finding', () => {
  const pages = new Set();
  for (const { request, text, revision } of cases)
    for (const { page } of lint(text ?? request, { revision }).diagnostics) pages.add(page);
  assert.ok(pages.size > 80);
  for (const page of pages) assert.ok(existsSync(path.join(root, 'pkg', page)), page);
});

test('makes a page of the head of each rule', () => {
  const folder = path.join(root, 'pkg/docs/rules');
  const rules = readdirSync(path.join(root, 'src/lint/rules')).filter((name) => name.endsWith('.rs'));
  // Files with several rules have no examples.
  const own = rules.filter((name) => !['mod.rs', 'fault.rs', 'left_out.rs'].includes(name));
  for (const name of own) {
    const page = readFileSync(path.join(folder, `${name.slice(0, -'.rs'.length).replaceAll('_', '-')}.md`), 'utf8');
    for (const section of ['Why', 'Example', 'Use instead'])
      assert.match(page, new RegExp(`^## ${section}\\n(?:\`\`\`json\\n.+\\n\`\`\`|\\S)`, 'm'), name);
  }
  const rule = { code: 'of-no-file', severity: 'note', message: 'A “{0}”.', help: 'Remove it.' };
  assert.equal(rulePages([rule])['of-no-file.md'], '# of-no-file\n\nNote: it is good to know.\n\nA “…”. Remove it.\n');
});

test('reads a template without its arguments', () => {
  assert.equal(plain('Use “{0}”.[ Did you mean “{1}”?] Or {2}.'), 'Use “…”. Or ….');
});
