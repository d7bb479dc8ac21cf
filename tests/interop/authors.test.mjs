// The commands of docs/authors.md with the servers of this folder in place of an author's, and the findings of --matrix
// about each.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { here, python, start } from './servers.mjs';

const root = path.resolve(here, '../..');
const cli = path.join(root, 'pkg/dist/cli.js');
const page = readFileSync(path.join(root, 'docs/authors.md'), 'utf8');
/** Returns the commands under a heading. */
const under = (heading) => {
  const [, part] = new RegExp(`^#+ ${heading.replaceAll('#', '\\#')}\\n([^]*?)(?=^#|$(?![^]))`, 'm').exec(page);
  return [...part.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, lines]) => lines.trim().split('\n'));
};
const [cases] = [...page.matchAll(/```json\n([^]*?)```/g)]
  .map(([, json]) => json)
  .filter((json) => json.includes('"cases"'));

let folder;
let rmcp;
before(async () => {
  // Inside this folder, so that the official client is found.
  folder = mkdtempSync(path.join(here, 'out-authors-'));
  writeFileSync(path.join(folder, 'elicitations.json'), cases);
  const requestedSchema = {
    type: 'object',
    properties: { name: { type: 'string', minLength: 2, format: 'mail' }, seats: { type: 'integer' } },
  };
  writeFileSync(
    path.join(folder, 'request.json'),
    JSON.stringify({
      message: 'Who?',
      requestedSchema: { ...requestedSchema, properties: { ...requestedSchema.properties, name: { type: 'string' } } },
    }),
  );
  writeFileSync(
    path.join(folder, 'trip.py'),
    'from typing import Optional\nfrom pydantic import BaseModel\n\n\nclass Trip(BaseModel):\n    name: str\n' +
      '    nick: Optional[str] = None\n',
  );
  rmcp = await start('rmcp');
});
after(() => {
  rmcp?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a line of the page, with a silence of two seconds. */
async function line(text, { patience = 2 } = {}) {
  const real = text
    .replaceAll(
      'npx mcp-elicitation test --matrix',
      `npx mcp-elicitation test --matrix --silence 2 --timeout ${patience}`,
    )
    .replaceAll('npx mcp-elicitation', `'${process.execPath}' '${cli}'`)
    .replaceAll(' -- node server.mjs', ` -- '${process.execPath}' '${path.join(here, 'servers/v2.mjs')}'`)
    .replaceAll(' -- python server.py', ` -- '${python('fastmcp')}' '${path.join(here, 'servers/fastmcp_travel.py')}'`)
    .replaceAll('python -c', `'${python('fastmcp')}' -c`)
    .replace('http://127.0.0.1:8000/mcp', `http://127.0.0.1:${rmcp.port}/mcp`);
  const { PORT, ...env } = process.env;
  return promisify(execFile)('bash', ['-c', real], { cwd: folder, env: { ...env, NO_COLOR: '1' } }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }) => ({ code, stdout: stdout + stderr }),
  );
}

test('runs the first commands', async () => {
  const [first, lint, fix, explain, validate, playground, ...more] = under(
    'For authors of servers: test, lint, playground',
  );
  assert.deepEqual(more, []);
  // npx with two packages runs what stands behind them.
  const tested = first.replace('-y -p mcp-elicitation -p @modelcontextprotocol/client ', '');
  assert.match((await line(tested, { patience: 5 })).stdout, /^✓ ask {2}2025-11-25 {2}defaults least most decline/m);
  assert.match((await line(lint.replace(/src$/, '.'))).stdout, /in 1 request/);
  assert.match(playground, /^npx mcp-elicitation playground -- /);
  assert.equal((await line(fix)).code, 0);
  assert.match((await line(explain)).stdout, /^# unknown-format/);
  assert.equal((await line(validate)).stdout, 'The answer fits.\n');
});

test('TypeScript: runs the matrix and cases, and records requests', async () => {
  const [matrix, tested, lint, ...more] = under('TypeScript');
  assert.deepEqual(more, []);
  const all = await line(matrix);
  assert.equal(all.code, 0, all.stdout);
  assert.match(all.stdout, /^21 runs in 2025-06-18, 2025-11-25, 2026-07-28: all is well/m);
  const { code, stdout } = await line(tested);
  assert.equal(code, 0, stdout);
  assert.match(readFileSync(path.join(folder, 'report.xml'), 'utf8'), /<testsuites [^>]*tests="6" failures="0"/);
  assert.equal((await line(lint)).code, 0);
});

test('Python: tests a FastMCP server, and lints a model without a server', async () => {
  const [matrix, piped, ...more] = under('Python');
  assert.deepEqual(more, []);
  const { code, stdout } = await line(matrix, { patience: 5 });
  assert.equal(code, 0, stdout);
  assert.match(stdout, /^15 runs in 2025-06-18, 2025-11-25, 2026-07-28: all is well/m);
  assert.match(
    stdout,
    /^– ask {2}2026-07-28 {2}The tool ends in an error before it asks anything; it asks in 2025-06-18 and 2025-11/m,
  );
  assert.match(stdout, /note: no elicitation: it asks a client that has not declared elicitation/);
  assert.match((await line(piped)).stdout, /warning nullable: /);
});

test('Rust: tests an rmcp server', async () => {
  const [matrix, ...more] = under('Rust');
  assert.deepEqual(more, []);
  const { code, stdout } = await line(matrix);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /^21 runs in 2025-06-18, 2025-11-25, 2026-07-28: all is well/m);
  const compiled = readFileSync(path.join(here, 'rmcp/src/documented.rs'), 'utf8');
  for (const text of [page, readFileSync(path.join(root, 'docs/questions.md'), 'utf8')]) {
    const [, example] = /```rust\n([^]*?)```/.exec(text);
    for (const row of example.trim().split('\n')) assert.ok(compiled.includes(row.trim()), row);
  }
});

// The packages of .NET come from NuGet alone, so nothing here compiles C#.
test('C#: uses the command of Rust with another port', () => {
  const [command, ...more] = under('C#');
  assert.deepEqual(more, []);
  assert.equal(command.replace(':3001', ':8000'), under('Rust')[0]);
});

/** Runs the matrix, and returns the failures by the names of the runs. */
async function matrixOf(server, tools, revision) {
  const { code, stdout } = await line(
    `npx mcp-elicitation test --matrix --verbose ` +
      `${[...tools.map((tool) => `--tool ${tool}`), ...revision.map((one) => `--revision ${one}`)].join(' ')} ` +
      `${server}`,
  );
  return {
    code,
    stdout,
    failed: [...stdout.matchAll(/^FAILED (\S+) (.*) \([\d.]+ s\)$/gm)].map(([, era, run]) => `${era} ${run}`),
  };
}

/** Runs the matrix with a server of servers.mjs. */
async function matrix(name, tools, revision = []) {
  const server = await start(name);
  try {
    return await matrixOf(`http://127.0.0.1:${server.port}/mcp`, tools, revision);
  } finally {
    server.end();
  }
}

test('passes the official servers, in rounds and in requests', async () => {
  const everything = await matrix('everything', ['trigger-elicitation-request']);
  assert.deepEqual([everything.code, everything.failed], [0, []], everything.stdout);
  const v2 = await matrix('v2', ['open', 'two', 'count']);
  assert.deepEqual([v2.code, v2.failed], [0, []], v2.stdout);
  assert.match(v2.stdout, /2026-07-28 two: defaults[^\n]*\n +asked: First\?[^\n]*\n +asked: Second\?/);
});

test('reports Optional of pydantic as refused, and still tests the server', async () => {
  const { code, stdout, failed } = await matrix('mcp 1.30', ['ask'], ['2025-11-25']);
  assert.deepEqual([code, failed], [1, ['2025-11-25 ask: defaults']], stdout);
  assert.match(stdout, /The official client rejects this request, [^\n]*\/params\/requestedSchema\/properties\/nick/);
  assert.match(stdout, /ask: decline[^\n]*\n[^\n]*→ decline\n +came back: \{"action": "decline"\}/);
});

test('tests python-sdk 2, which asks in rounds', async () => {
  const { code, stdout } = await matrix('mcp 2.3', ['ask', 'two'], ['2026-07-28']);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /^16 runs in 2026-07-28: all passed; lint has [^\n]*warning/m);
});
