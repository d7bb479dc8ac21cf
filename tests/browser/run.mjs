// Runs the suite in every engine, even after failures: node run.mjs [chromium|firefox|webkit …]
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { startFirefox } from './driver/session.mjs';
import { buildPlayground } from './playground-page.mjs';

/** The files for every engine: where engines differ in focus, keys, pointers, dialogs, styles and policies. */
const EVERYWHERE = [
  'answer',
  'driver',
  'endings',
  'focus-after',
  'framed',
  'guard',
  'keys',
  'keys-escape',
  'lifecycle',
  'scheme',
  'space',
  'trap',
  'without-webassembly',
];
/** The slowest files start first, so that none is left when the others have ended. */
const LONG = ['pictures', 'states', 'playground', 'playground-conversation', 'playground-stage', 'playground-clients'];

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
const files = (engine) => (engines.includes(engine) ? ENGINES[engine] : []).map((name) => [engine, name]);

const failed = [];
/** The seconds of work in each engine. */
const work = {};

/** Runs a file, and prints its output at the end, because others run in parallel. */
function run(engine, name) {
  const started = performance.now();
  const env = { ...process.env, ...shared, ENGINE: variable(engine) };
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

/** Runs files one after the other. Lanes may share a list. */
async function lane(files) {
  for (let file; (file = files.shift()); ) await run(...file);
}

/** What the files share: the playground, and Firefox, which takes long to start. */
const shared = {};
const firefox = engines.includes('firefox') && (await startFirefox());
if (firefox) shared.FIREFOX = String(firefox.port);
if (engines.includes('chromium')) shared.PLAYGROUND = buildPlayground();

// Firefox has one session at a time. More lanes would only make each file slower, beside the tests in Node.
const chromium = files('chromium');
const others = [...files('firefox'), ...files('webkit')];
await Promise.all([lane(chromium), lane(others).then(() => lane(chromium))]);
await firefox?.end?.();
if (shared.PLAYGROUND) rmSync(shared.PLAYGROUND, { recursive: true, force: true });

for (const [engine, seconds] of Object.entries(work)) console.log(`${seconds} s of work in ${engine}`);
if (failed.length > 0) {
  const [[engine, name]] = failed;
  console.error(
    `Failed: ${failed.map(([engine, name]) => `${name} in ${engine}`).join(', ')}; see the lines above. Once ` +
      `more: ENGINE=${variable(engine)} node --test tests/browser/${name}.test.mjs`,
  );
  process.exit(1);
}
