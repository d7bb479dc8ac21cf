// Runs the server code that the playground generates: each server must ask the request that it was generated from.
import assert from 'node:assert/strict';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { write as writeCase } from '../../www/code/case.js';
import { LIBRARIES } from '../../www/code/index.js';
import { elicitationsOf } from '../../www/request/requests.js';
import { here, isAll, python } from './servers.mjs';

const root = path.resolve(here, '../..');
const suite = path.join(root, 'tests/suite');
const cases = readdirSync(suite).flatMap((file) => JSON.parse(readFileSync(path.join(suite, file), 'utf8')).cases);
const requestOf = (name) => {
  const { text, request } = cases.find((one) => one.name === name);
  return elicitationsOf(text ?? JSON.stringify(request))[0];
};
/** One request of each kind. */
const NAMES = [
  'book-a-table',
  'defaults-of-every-type',
  'enum-titled',
  'multi-select-titled',
  'nested-object',
  'nullable',
  'pattern',
  'peers-15-inert-text',
  'url-plain',
  'url-2026',
  ...(isAll ? ['chinese', 'deploy', 'enum-names', 'nothing-asked', 'peers-8-unknown-keys'] : []),
];
const COMMANDS = { 'mcp-1': [python('mcp-1')], 'mcp-2': [python('mcp-2')], fastmcp: [python('fastmcp')] };
/** The requests that a library cannot send. */
const CANNOT = {
  tmcp: ['book-a-table', 'nested-object', 'nullable', 'pattern', 'peers-8-unknown-keys', 'url-plain'],
  'mcp-1': ['url-2026'],
  'mcp-2': ['url-2026'],
  fastmcp: ['url-2026'],
};

let folder;
before(() => {
  // Inside this folder, so that the packages are found; `mcp-elicitation` is the built package.
  folder = mkdtempSync(path.join(here, 'out-code-'));
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.join(root, 'pkg'), path.join(folder, 'node_modules/mcp-elicitation'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const META = (era) => ({
  'io.modelcontextprotocol/protocolVersion': era,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {}, url: {} } },
});

/** Starts a server, calls its tool, answers, and returns its question and its result. */
async function ask(command, file, era = '2025-11-25') {
  const child = spawn(command[0], [...command.slice(1), file], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  let log = '';
  child.stderr.on('data', (piece) => (log = (log + piece).slice(-3000)));
  const send = (message) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const call = (id, more) => send({ id, method: 'tools/call', params: { name: 'ask', arguments: {}, ...more } });
  const rounds = era === '2026-07-28';
  let question;
  try {
    if (rounds) call(2, { _meta: META(era) });
    else
      send({
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: era,
          capabilities: { elicitation: { form: {}, url: {} } },
          clientInfo: { name: 'test', version: '1' },
        },
      });
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line);
      if (message.method === 'elicitation/create') {
        question = message.params;
        send({ id: message.id, result: { action: 'decline' } });
      } else if (message.id === 1 && !message.method) {
        send({ method: 'notifications/initialized' });
        call(2);
      } else if (message.result?.inputRequests) {
        question = message.result.inputRequests.answer.params;
        call(3, { _meta: META(era), inputResponses: { answer: { action: 'decline' } } });
      } else if (message.id > 1 && !message.method) {
        return { question, result: message.result ?? message.error };
      }
    }
    throw new Error(`the server ended: ${log}`);
  } finally {
    child.kill();
  }
}

/**
 * Returns the members that belong to the request, without those of the SDK: progress tokens, and the name of FastMCP's
 * model. A form may have no mode.
 */
const pickMembers = ({ mode = 'form', message, requestedSchema, url, elicitationId }) => {
  const { title, ...schema } = requestedSchema ?? {};
  const named = title === 'Answer' ? schema : requestedSchema;
  return JSON.parse(JSON.stringify({ mode, message, requestedSchema: named, url, elicitationId }));
};

// The packages of .NET come from NuGet alone, and a server of rmcp is compiled with the servers of the tests.
const SCRIPTS = LIBRARIES.filter(({ id }) => id !== 'csharp' && id !== 'rmcp');
for (const { id, title, write } of SCRIPTS) {
  describe(title, () => {
    for (const name of NAMES) {
      const params = requestOf(name);
      test(name, async () => {
        const code = write(params);
        assert.equal('cannot' in code, CANNOT[id]?.includes(name) ?? false, code.cannot);
        if ('cannot' in code) return;
        const file = path.join(folder, `${id}-${name}.${COMMANDS[id] ? 'py' : 'ts'}`);
        writeFileSync(file, code.text);
        // Before 2026-07-28 a question in URL mode needs an id; the SDK creates one if it is missing.
        const { question, result } = await ask(
          COMMANDS[id] ?? [process.execPath, '--import', 'tsx'],
          file,
          id === 'sdk-2' && name === 'url-2026' ? '2026-07-28' : undefined,
        );
        assert.deepEqual(pickMembers(question ?? {}), pickMembers(params), JSON.stringify(result));
        assert.equal(result.content[0].text, 'No answer: decline');
      });
    }
  });
}

test('writes the server of rmcp that is compiled here', async () => {
  const params = requestOf('deploy');
  const { text } = LIBRARIES.find(({ id }) => id === 'rmcp').write(params);
  assert.equal(text, readFileSync(path.join(here, 'rmcp/src/bin/playground.rs'), 'utf8'));
  const { question, result } = await ask([path.join(root, 'target/debug/playground')], '');
  assert.deepEqual(pickMembers(question), pickMembers(params));
  assert.equal(result.content[0].text, 'No answer: decline');
});

test('writes TypeScript that is strict', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  assert.ok(files.length > 20, String(files.length));
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
});

test('passes the cases of elicitations.json with a generated server', async () => {
  const params = requestOf('deploy');
  const { input, result } = cases.find(({ name }) => name === 'deploy');
  assert.ok(input && result.content);
  writeFileSync(
    path.join(folder, 'elicitations.json'),
    writeCase([params], [{ text: JSON.stringify(result.content), fits: true }], '2025-11-25').text,
  );
  writeFileSync(path.join(folder, 'server.mjs'), LIBRARIES.find(({ id }) => id === 'sdk-2').write(params).text);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'pkg/dist/cli.js'), 'test', '--', process.execPath, 'server.mjs'],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
  ).catch((error) => error);
  assert.match(stdout, /all is well/);
});
