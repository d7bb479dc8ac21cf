// Fuzzes the code that reads texts of servers and users: node scripts/check/fuzz.mjs [TARGET …], FUZZ_SECONDS for each
// (60). It uses libFuzzer with coverage on stable Rust. `cargo fuzz` adds the address sanitizer, which needs nightly
// and finds little in a crate without unsafe code. `cargo +nightly fuzz run TARGET` works too.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cargoTarget, fail, root } from '../common.mjs';

const folder = path.join(root, 'fuzz');
const all = readdirSync(path.join(folder, 'fuzz_targets')).map((file) => path.basename(file, '.rs'));
const targets = process.argv.length > 2 ? process.argv.slice(2) : all;
const seconds = process.env.FUZZ_SECONDS ?? '60';
const host = /host: (.*)/.exec(String(execFileSync('rustc', ['-vV'])))?.[1];
for (const name of targets) if (!all.includes(name)) fail(`There is no target ${name}; there are ${all.join(', ')}.`);

console.log('build: the fuzz targets');
const coverage = ['level=4', 'inline-8bit-counters', 'pc-table', 'trace-compares'].map(
  (option) => `-Cllvm-args=-sanitizer-coverage-${option}`,
);
const flags = ['-Cpasses=sancov-module', ...coverage, '-Ccodegen-units=1', '--cfg', 'fuzzing'];
const build = spawnSync('cargo', ['build', '--quiet', '--locked', '--profile', 'fuzz', '--bins', '--target', host], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, RUSTFLAGS: [process.env.RUSTFLAGS, ...flags].filter(Boolean).join(' ') },
});
if (build.status !== 0)
  fail('The fuzz targets could not be built: see the lines above. They need a C++ compiler (c++) for libFuzzer.');

let failures = 0;
for (const target of targets) {
  // New inputs go to work/, which is not tracked; add useful ones to corpus/ by hand, or by -merge=1.
  const [work, corpus, artifacts] = ['work', 'corpus', 'artifacts'].map((name) => path.join(folder, name, target));
  for (const made of [work, artifacts]) mkdirSync(made, { recursive: true });
  const options = [
    `-max_total_time=${seconds}`,
    '-timeout=10',
    '-rss_limit_mb=2048',
    '-print_final_stats=1',
    '-verbosity=0',
    `-artifact_prefix=${artifacts}/`,
  ];
  const words = path.join(folder, `${target}.dict`);
  if (existsSync(words)) options.push(`-dict=${words}`);
  const run = spawnSync(path.join(cargoTarget, host, 'fuzz', target), [work, corpus, ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const ran = /number_of_executed_units:\s*(\d+)/.exec(run.stderr)?.[1];
  console.log(`fuzz: ${target}, ${ran ?? 'some'} inputs${run.status === 0 ? ', none of them failed' : ': ONE FAILED'}`);
  if (run.status !== 0) {
    failures += 1;
    console.log(
      run.stderr
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .slice(-60)
        .join('\n'),
    );
  }
}
if (failures > 0)
  fail(
    `${failures} of ${targets.length} targets failed: the inputs are in fuzz/artifacts. Each belongs into ` +
      `fuzz/corpus once it passes.`,
  );
