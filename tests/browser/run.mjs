// Runs the suite in every engine, even after failures: node run.mjs [chromium|firefox|webkit …]
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** The files for every engine: where engines differ in focus, keys, pointers, dialogs, styles and policies. */
const EVERYWHERE = [
  'answer',
  'endings',
  'focus-after',
  'guard',
  'keys',
  'keys-escape',
  'lifecycle',
  'page-around',
  'scheme',
  'space',
  'trap',
  'without-webassembly',
];
/** Files that measure time: they run last, one at a time in each engine. */
const ALONE = ['choice', 'guard', 'keys', 'keys-escape', 'lazy', 'loading', 'space'];
/** The slowest files start first, so that none is left when the others have ended. */
const LONG = ['axe', 'pictures', 'playground', 'parts'];

const rank = (name) => (LONG.includes(name) ? LONG.indexOf(name) : LONG.length);
const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.mjs'))
  .map((file) => file.replace('.test.mjs', ''))
  .sort((one, other) => rank(one) - rank(other));
const ENGINES = { chromium: all, firefox: EVERYWHERE, webkit: EVERYWHERE };

const engines = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ENGINES);
const unknown = engines.filter((name) => !Object.hasOwn(ENGINES, name));
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}: take ${Object.keys(ENGINES).join(', ')}.`);
  process.exit(1);
}
/** The value of the variable ENGINE. */
const variable = (engine) => (engine === 'chromium' ? '' : engine);
/** @returns the files of an engine: those of {@link ALONE}, or the others */
const files = (engine, alone) =>
  (engines.includes(engine) ? ENGINES[engine] : [])
    .filter((name) => ALONE.includes(name) === alone)
    .map((name) => [engine, name]);

const failed = [];
/** The seconds of work in each engine. */
const work = {};

/** Runs a file, and prints its output at the end, because others run in parallel. */
function run(engine, name) {
  const started = performance.now();
  const env = { ...process.env, ENGINE: variable(engine) };
  const child = spawn(process.execPath, ['--test', '--test-timeout=900000', `${name}.test.mjs`], {
    cwd: import.meta.dirname,
    env,
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => chunks.push(data));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      work[engine] = (work[engine] ?? 0) + seconds;
      if (code !== 0) failed.push([engine, name]);
      console.log(
        `${Buffer.concat(chunks)}browser tests: ${name} in ${engine} ${code === 0 ? 'passed' : 'failed'} after ` +
          `${seconds} s`,
      );
      resolve();
    }),
  );
}

/** Runs files one after the other. Several lanes may share a list. */
async function lane(files) {
  for (let file; (file = files.shift()); ) await run(...file);
}

for (const alone of [false, true]) {
  const chromium = files('chromium', alone);
  // The engines mostly wait, Chromium least.
  const lanes = [chromium, ...(alone ? [] : [chromium]), files('firefox', alone), files('webkit', alone)];
  await Promise.all(lanes.map(lane));
}

for (const [engine, seconds] of Object.entries(work)) console.log(`${seconds} s of work in ${engine}`);
if (failed.length > 0) {
  const [[engine, name]] = failed;
  console.error(
    `Failed: ${failed.map(([engine, name]) => `${name} in ${engine}`).join(', ')}; see the lines above. Once ` +
      `more: ENGINE=${variable(engine)} node --test tests/browser/${name}.test.mjs`,
  );
  process.exit(1);
}
