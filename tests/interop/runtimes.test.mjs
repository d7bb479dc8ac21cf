// The parts without a user interface in each runtime, and the types in each type checker.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { NODE_22, here, isAll, listening } from './servers.mjs';
import { unpack } from './package.mjs';

const run = promisify(execFile);
const folder = path.join(here, 'bundlers');
const out = path.join(folder, 'out-runtimes');
const bin = (file) => path.join(folder, 'node_modules', file);

const PROGRAM = `
import { capabilities, fromUrlElicitationRequired } from 'mcp-elicitation/mcp';
import { validate } from 'mcp-elicitation/validate';
import { lint } from 'mcp-elicitation/lint';
const schema = { type: 'object', properties: { name: { type: 'string', pattern: '^[A-Z]' } } };
const { diagnostics } = lint({ message: 'Who?', requestedSchema: schema });
export const results = JSON.stringify([
  validate(schema, { name: 'Ada' }).valid,
  validate(schema, { name: 'ada' }).valid,
  diagnostics.some(({ code }) => code === 'keyword-outside-standard'),
  capabilities('2025-06-18'),
  fromUrlElicitationRequired(undefined),
]);
`;
const SEEN = '[true,false,true,{"elicitation":{}},[]]';

before(() => {
  unpack(folder);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  writeFileSync(path.join(out, 'program.mjs'), PROGRAM);
  writeFileSync(path.join(out, 'main.mjs'), "import { results } from './program.mjs';\nconsole.log(results);\n");
});

describe('runs the entries without a screen', () => {
  const RUNTIMES = {
    [`Node ${process.versions.node}`]: [process.execPath, 'main.mjs'],
    'Node 22': [NODE_22, 'main.mjs'],
    Bun: [bin('@oven/bun-linux-x64/bin/bun'), 'main.mjs'],
    Deno: [
      bin('@deno/linux-x64-glibc/deno'),
      'run',
      '--allow-read',
      '--no-remote',
      '--node-modules-dir=manual',
      'main.mjs',
    ],
  };
  for (const [name, [command, ...options]] of Object.entries(RUNTIMES)) {
    test(name, async () => {
      const { stdout } = await run(command, options, { cwd: out });
      assert.equal(stdout.trim(), SEEN);
    });
  }

  test('bundles into one file for Node with esbuild', async () => {
    const { build } = await import('esbuild');
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'mcp-elicitation-one-'));
    try {
      const outfile = path.join(elsewhere, 'one.mjs');
      const { warnings } = await build({
        absWorkingDir: out,
        entryPoints: ['main.mjs'],
        bundle: true,
        format: 'esm',
        platform: 'node',
        outfile,
        logLevel: 'silent',
      });
      assert.deepEqual(
        warnings.map(({ text }) => text),
        [],
      );
      assert.deepEqual(readdirSync(elsewhere), ['one.mjs']);
      const { stdout } = await run(process.execPath, ['one.mjs'], { cwd: elsewhere });
      assert.equal(stdout.trim(), SEEN);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  test('workerd', async () => {
    const dist = path.join(folder, 'node_modules/mcp-elicitation/dist');
    const { build } = await import('esbuild');
    // As wrangler does it: a worker's import conditions, and WebAssembly as separate modules.
    const files = [];
    const wasm = {
      name: 'wasm',
      setup: (bundler) =>
        bundler.onResolve(
          { filter: /\.wasm$/ },
          (file) => (
            files.push(path.join(file.resolveDir, file.path)), { path: path.basename(file.path), external: true }
          ),
        ),
    };
    writeFileSync(
      path.join(out, 'worker.mjs'),
      "import { results } from './program.mjs';\nexport default { fetch: () => new Response(results) };\n",
    );
    await build({
      absWorkingDir: out,
      entryPoints: ['worker.mjs'],
      bundle: true,
      format: 'esm',
      conditions: ['workerd', 'worker', 'browser'],
      outfile: 'bundled.mjs',
      plugins: [wasm],
      logLevel: 'error',
    });
    const modules = [...new Set(files)].map(
      (file) => `(name = "${path.basename(file)}", wasm = embed "${path.relative(out, file)}")`,
    );
    assert.ok(modules.length > 1 && files.every((file) => file.startsWith(dist)));
    const config = (port) => `using Workerd = import "/workerd/workerd.capnp";
      const config :Workerd.Config = (
        services = [(name = "main", worker = (
          modules = [(name = "worker", esModule = embed "bundled.mjs"), ${modules.join(', ')}],
          compatibilityDate = "2026-01-01",
        ))],
        sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
      );`;
    const start = path.join(out, 'start.mjs');
    writeFileSync(path.join(out, 'config.txt'), config('PORT'));
    writeFileSync(
      start,
      `import { readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
process.chdir(${JSON.stringify(out)});
writeFileSync('worker.capnp', readFileSync('config.txt', 'utf8').replace('PORT', process.env.PORT));
const workerd = ${JSON.stringify(bin('@cloudflare/workerd-linux-64/bin/workerd'))};
const child = spawn(workerd, ['serve', 'worker.capnp'], { stdio: 'inherit' });
process.on('SIGTERM', () => child.kill());
child.on('exit', () => process.exit());
`,
    );
    const worker = await listening([process.execPath, start]);
    try {
      const response = await fetch(`http://127.0.0.1:${worker.port}/`);
      assert.equal(await response.text(), SEEN);
    } finally {
      worker.end();
    }
  });
});

describe('types', () => {
  const SOURCES = {
    'app.ts': `import 'mcp-elicitation';
import { McpElicitationElement, define } from 'mcp-elicitation/element';
import 'mcp-elicitation/external';
import { attach, callTool, capabilities, createRelay, relayHandler, requestHandler } from 'mcp-elicitation/mcp';
import { answer } from 'mcp-elicitation/testing';
import { validate } from 'mcp-elicitation/validate';
import { lint } from 'mcp-elicitation/lint';
import { Client as First } from '@modelcontextprotocol/sdk/client/index.js';
import { Client } from '@modelcontextprotocol/client';

const element: McpElicitationElement = document.createElement('mcp-elicitation');
const client = new Client({ name: 'chat', version: '1' }, { capabilities: capabilities('2026-07-28') });
const first = new First({ name: 'chat', version: '1' }, { capabilities: capabilities('2025-11-25') });
attach(client, element, { server: 'travel', progress: true });
attach(first, element);
client.setRequestHandler('elicitation/create', requestHandler(element));
type Result = Awaited<ReturnType<typeof client.callTool>>;
export const result: Promise<Result> = callTool(client, { name: 'book' }, element, { validate });
export const relay = relayHandler({ send() {}, waitFor: async () => ({}) }, { validate });
createRelay(element, { send() {}, subscribe() {} });
answer(element, { action: 'accept', content: { city: 'Oslo' } });
lint({ message: '', requestedSchema: {} }).diagnostics.length;
define('my-elicitation');
// @ts-expect-error there is no such option
element.elicit({ message: '', requestedSchema: {} }, { servers: {} });
`,
    'react.tsx': `import { McpElicitation, useElicitation } from 'mcp-elicitation/react';
import type {} from 'mcp-elicitation/jsx';
import { Client as First } from '@modelcontextprotocol/sdk/client/index.js';
import type { Client } from '@modelcontextprotocol/client';
export function Chat({ client, first }: { client: Client | null; first?: First }) {
  const one = useElicitation(client, { server: 'travel' });
  const other = useElicitation(first);
  const text = async () => {
    const { content } = await one.callTool({ name: 'book' });
    return content.length + Number((await other.callTool({ name: 'book' })).isError);
  };
  // @ts-expect-error there is a result only once something was answered
  one.result.action;
  return <>{one.status === 'answered' && String(one.result.action)}<McpElicitation ref={one.ref} onClick={text} /></>;
}
const request = { message: '', requestedSchema: {} };
export const Tag = () => <mcp-elicitation request={request} onelicit-result={(event) => event.detail.action} />;
export const Component = () => (
  <McpElicitation server={{ name: 'a' }} onElicitResult={(event) => event.detail.action} />
);
// @ts-expect-error there is no such layout
export const Wrong = () => <McpElicitation layout="round" />;
`,
    'preact.tsx': `/** @jsxImportSource preact */
import type {} from 'mcp-elicitation/jsx';
const request = { message: '', requestedSchema: {} };
export const Tag = () => <mcp-elicitation request={request} onelicit-result={(event) => event.detail.action} />;
`,
    'preact-10.tsx': `/** @jsxImportSource preact-10 */
import type {} from 'mcp-elicitation/jsx';
import { McpElicitation, useElicitation } from 'mcp-elicitation/react';
import type { Client } from '@modelcontextprotocol/client';
export const Chat = ({ client }: { client: Client }) => <McpElicitation ref={useElicitation(client).ref} />;
const request = { message: '', requestedSchema: {} };
export const Tag = () => <mcp-elicitation request={request} onelicit-result={(event) => event.detail.action} />;
export const Component = () => (
  <McpElicitation server={{ name: 'a' }} onElicitResult={(event) => event.detail.action} />
);
// @ts-expect-error there is no such layout
export const Wrong = () => <mcp-elicitation layout="round" />;
`,
    'solid.tsx': `/** @jsxImportSource solid-js */
import type {} from 'mcp-elicitation/jsx';
export const Tag = () => <mcp-elicitation prop:request={{ message: '', requestedSchema: {} }} />;
`,
  };
  const place = path.join(folder, 'out-types');
  before(() => {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place);
    for (const [name, text] of Object.entries(SOURCES)) writeFileSync(path.join(place, name), text);
  });
  const configure = (name, files, options) =>
    writeFileSync(
      path.join(place, name),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          jsx: 'react-jsx',
          skipLibCheck: true,
          types: [],
          ...options,
        },
        files,
      }),
    );
  const check = async (command, ...options) => {
    try {
      await run(process.execPath, [command, ...options], { cwd: place });
    } catch ({ stdout, stderr }) {
      assert.fail(stdout + stderr);
    }
  };

  for (const compiler of [...(isAll ? ['typescript-5', 'typescript'] : []), 'typescript-7']) {
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      test(`compiles with ${compiler}, ${moduleResolution}: adapters and SDKs, React 19, Preact`, async () => {
        const config = `${compiler}-${module}.json`;
        configure(config, ['app.ts', 'react.tsx', 'preact.tsx'], { module, moduleResolution });
        await check(bin(`${compiler}/bin/tsc`), '-p', config);
      });
    }
  }

  if (isAll)
    test('compiles with Preact 10 instead of React', async () => {
      const paths = Object.fromEntries(
        ['react', 'react-dom'].map((name) => [name, ['../node_modules/preact-10/compat/']]),
      );
      configure('preact-10.json', ['preact-10.tsx'], {
        module: 'esnext',
        moduleResolution: 'bundler',
        paths: { ...paths, preact: ['../node_modules/preact-10/'] },
      });
      await check(bin('typescript-7/bin/tsc'), '-p', 'preact-10.json');
    });

  test('finds every entry with attw', async () => {
    const tarball = path.join(here, '../../.cache/interop/package/package.tgz');
    const { bin: command } = JSON.parse(readFileSync(bin('@arethetypeswrong/cli/package.json'), 'utf8'));
    const script = bin(path.join('@arethetypeswrong/cli', typeof command === 'string' ? command : command.attw));
    await check(script, tarball, '--profile', 'esm-only');
  });
});
