// Runs the command like a shell, and returns its exit code and its output. One that never ends has no exit code.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bundleOf, bundled } from '../card/bundle.mjs';

export const here = path.dirname(fileURLToPath(import.meta.url));
export const root = path.dirname(path.dirname(here));
export const command = path.join(root, 'pkg/dist/cli.js');
/** The server of server.mjs as one file, which starts in half the time. */
export const sdkServer = await bundleOf(path.join(here, 'server.mjs'), ['tests/cli/server.mjs', 'package-lock.json']);
/** The folder for the files of a test file. */
export const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-elicitation-cli-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file into the folder; values other than texts become JSON. */
export function file(name, content) {
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return name;
}

export function run(args, { input = '', cwd = folder, env = {}, program = command } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      timeout: 300_000,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (piece) => (stdout += piece));
    child.stderr.on('data', (piece) => (stderr += piece));
    child.on('error', reject).on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

let reports = 0;
/**
 * Runs the matrix, and returns the failures of each tool in each run, `{ TOOL: { 'REVISION KIND': 'code,code' } }`, and
 * the number of runs.
 * @param {string[]} tools
 */
export async function matrix(tools, args, started = [sdkServer]) {
  const junit = path.join(folder, `report-${++reports}.xml`);
  const named = tools.flatMap((tool) => ['--tool', tool]);
  const limits = ['--timeout', '2', '--silence', '0.7'];
  const [name, ...more] = started;
  const target = /^http/.test(name) ? [name] : ['--', process.execPath, path.resolve(here, name), ...more];
  const result = await run(['test', '--matrix', ...named, ...limits, '--junit', junit, ...args, ...target], {
    cwd: root,
  });
  const failures = Object.fromEntries(tools.map((tool) => [tool, {}]));
  let runs = 0;
  const [suites] = existsSync(junit) ? xml(readFileSync(junit, 'utf8')) : [];
  for (const { attributes, children } of suites?.children ?? [])
    for (const { attributes: one, children: parts } of children) {
      runs++;
      const [tool, kind = 'call'] = one.name.split(': ');
      const types = parts.filter((part) => part.name === 'failure').map((part) => part.attributes.type);
      if (types.length > 0) failures[tool][`${attributes.name} ${kind}`] = types.join();
    }
  return { ...result, failures, runs };
}

const { Window } = await bundled('happy-dom', ['node_modules/happy-dom/package.json']);

/** Parses XML, and throws for malformed XML. @returns the elements at its top */
export function xml(text) {
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
  if (/&(?!\w+;|#\d+;)/.test(text) || document.querySelector('parsererror'))
    throw new Error(`no XML: ${document.documentElement.textContent}`);
  const read = (element) => ({
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.children].map(read),
    text: element.textContent,
  });
  return [...document.children].map(read);
}
