// Puts faults into the code, one at a time, and lists those that no native test catches: node scripts/check/mutants.mjs
// tries SAMPLE of all faults (300): every tenth or so, from the SEEDth on (1). It works in a copy, for hours.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail, root } from '../common.mjs';

const { SAMPLE = '300', SEED = '1' } = process.env;
const folders = ['question', 'form', 'validate', 'trust', 'schema'].flatMap((name) => ['--file', `src/${name}/**`]);
const options = {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${path.join(root, '.cache/tools/bin')}${path.delimiter}${process.env.PATH}`,
  },
};
const all = String(execFileSync('cargo-mutants', ['mutants', '--list', ...folders], options))
  .trim()
  .split('\n').length;
const step = Math.max(1, Math.round(all / Number(SAMPLE)));
console.log(`mutants: one in ${step} of ${all}, from number ${SEED}`);
const { status } = spawnSync(
  'cargo-mutants',
  [
    'mutants',
    ...['--output', 'target', '--sharding', 'round-robin', '--shard', `${Number(SEED) % step}/${step}`],
    ...folders,
    ...['--', '--features', 'serde_json'],
  ],
  { ...options, stdio: 'inherit' },
);
// Mutants that nothing caught (2), or that never ended (3), are the outcome, and no failure.
if (![0, 2, 3].includes(status ?? 1)) fail('The mutants could not be tried: see the lines above.');
