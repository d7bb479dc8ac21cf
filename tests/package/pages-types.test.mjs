// The code of README.md, of docs/ and of Embed in the playground compiles against the published types. What an example
// leaves out, such as the client that it names, may be anything; what it takes from the package has to be there and to
// fit.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SNIPPETS } from '../../www/code/snippets.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const project = mkdtempSync(path.join(os.tmpdir(), 'mcp-elicitation-pages-'));
after(() => rmSync(project, { recursive: true }));

/** Errors about names, modules and functions that an example leaves out, and about style sheets without types. */
const LEFT_OUT = ['TS1108', 'TS2304', 'TS2307', 'TS2552', 'TS2582', 'TS7016', 'TS18004', 'TS2875', 'TS2882'];

const pages = ['README.md', ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);

/** Returns the code blocks of a page. */
const blocksOf = (page) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/```(js|jsx|ts|tsx|html)\n([\s\S]*?)```/g)].map(
    ([, language, text]) =>
      language === 'html'
        ? ['js', /<script type="module">([\s\S]*)<\/script>/.exec(text)?.[1] ?? '']
        : [language, text],
  );

test('compiles the code of the pages, and a request of either mode, against the published types', () => {
  let count = 0;
  mkdirSync(path.join(project, 'node_modules'));
  symlinkSync(path.join(root, 'pkg'), path.join(project, 'node_modules/mcp-elicitation'));
  for (const name of ['@types', '@modelcontextprotocol', 'react'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name));
  for (const page of pages) {
    for (const [index, [language, text]] of blocksOf(page).entries()) {
      count++;
      const file = `${page.replaceAll('/', '-')}-${index}.${language}`;
      writeFileSync(path.join(project, file), `${text}\nexport {};\n`);
    }
  }
  assert.ok(count > 20);
  const state = {
    text: '{"message": "Go?", "mode": "form", "requestedSchema": {}}',
    server: { name: 'desk' },
    locale: 'de',
  };
  for (const { id, write } of SNIPPETS.filter(({ id }) => id !== 'html'))
    writeFileSync(path.join(project, `embed-${id}.tsx`), `${write(state)}\nexport {};\n`);
  // Host pages have types of their own for the requests of both modes.
  writeFileSync(
    path.join(project, 'request.ts'),
    `import type { ElicitationRequest } from 'mcp-elicitation';
declare const request: { mode?: 'form' | 'url'; message: string; requestedSchema?: unknown; url?: string };
export const accepted: ElicitationRequest = request;
`,
  );
  const compilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    noImplicitAny: false,
    strictNullChecks: false,
    skipLibCheck: true,
    jsx: 'react-jsx',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    preserveSymlinks: true,
    types: [],
  };
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project, '--pretty', 'false'], {
    cwd: project,
    encoding: 'utf8',
  });
  const isWrong = (line) => {
    const [, code] = /error (TS\d+)/.exec(line) ?? [];
    return code && (!LEFT_OUT.includes(code) || (code === 'TS2307' && line.includes("'mcp-elicitation")));
  };
  const wrong = stdout.split('\n').filter(isWrong);
  assert.deepEqual(wrong, []);
});
