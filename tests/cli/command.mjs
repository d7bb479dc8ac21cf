// Runs the command like a shell, and returns its exit code and its output. One that never ends has no exit code.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bundleOf } from '../card/bundle.mjs';

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

export function run(args, { input = '', cwd = folder, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
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

/** Parses XML of elements, attributes and text, and throws for malformed XML. */
export function xml(text) {
  const entity = (raw) =>
    raw.replace(/&(\w+|#\d+);/g, (_, name) =>
      name[0] === '#' ? String.fromCodePoint(Number(name.slice(1))) : { amp: '&', lt: '<', gt: '>', quot: '"' }[name],
    );
  const top = { children: [], text: '' };
  const within = [top];
  const token = /<\?xml [^>]*\?>|<\/([\w-]+)>|<([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const [whole, ends, starts, attributes, empty, raw] = token.exec(text) ?? assertXml(text, at);
    if (ends) {
      if (within.pop().name !== ends) assertXml(text, at);
    } else if (starts) {
      const node = {
        name: starts,
        attributes: Object.fromEntries(
          [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, entity(value)]),
        ),
        children: [],
        text: '',
      };
      within.at(-1).children.push(node);
      if (!empty) within.push(node);
    } else if (raw) {
      if (/&(?!\w+;|#\d+;)/.test(raw)) assertXml(text, at);
      within.at(-1).text += entity(raw);
    } else if (!whole) assertXml(text, at);
  }
  if (within.length !== 1) assertXml(text, text.length);
  return top.children;
}

function assertXml(text, at) {
  throw new Error(`no XML at ${at}: ${text.slice(at, at + 60)}`);
}
