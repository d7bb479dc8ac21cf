// Runs a copy of ../shared/bench on the built package, and then our own benchmarks: loading over a slow network, and
// hostile requests. node scripts/measure/bench.mjs [its options]
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fail, pkg, root, target } from '../common.mjs';

const from = path.join(root, '../shared/bench');
const bench = path.join(target, 'bench');
if (!existsSync(from)) fail('The bench is not in ../shared/bench, so there is nothing to measure with.');

cpSync(from, bench, { recursive: true, force: true });
const run = (command, options, env) =>
  execFileSync(command, options, { cwd: bench, stdio: 'inherit', env: { ...process.env, ...env } });
try {
  if (!existsSync(path.join(bench, 'node_modules'))) {
    console.log('bench: its npm packages into target/bench');
    run('npm', ['install', '--loglevel=error', '--no-audit', '--no-fund', '--ignore-scripts']);
  }
  run('node', ['bench.mjs', ...process.argv.slice(2)], { OURS_DIR: pkg });
  for (const part of ['loading', 'hostile']) run('node', [path.join(root, `scripts/measure/bench-${part}.mjs`)]);
} catch {
  fail('The bench failed: see the lines above.');
}
