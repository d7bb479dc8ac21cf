// Runs the suite in every engine, even after failures: node run.mjs [chromium|firefox|webkit …]
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
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
const LONG = ['states', 'pictures', 'playground', 'playground-conversation', 'playground-stage', 'playground-clients'];
/** How many files share a process and its browser in Chromium: enough that its start costs little. */
const TOGETHER = 6;

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
/** Returns the files of an engine in groups. */
function groups(engine, size) {
  const names = engines.includes(engine) ? [...ENGINES[engine]] : [];
  return Array.from({ length: Math.ceil(names.length / size) }, () => [engine, names.splice(0, size)]);
}

const failed = [];
/** The seconds of work in each engine. */
const work = {};

/** Runs files in a process, and prints its output at the end, because others run in parallel. */
function run(engine, names) {
  const child = spawn(process.execPath, ['suite.mjs', ...names], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...shared, ENGINE: variable(engine) },
    timeout: 1_200_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (data) => (output += data));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const all = new Map(
        [...output.matchAll(/^browser tests: (\S+) in .* (passed|failed) after (\d+) s$/gm)].map(([, name, ...how]) => [
          name,
          how,
        ]),
      );
      const red = names.filter((name) => all.get(name)?.[0] !== 'passed');
      // A fault that belongs to no test, such as an engine that does not end.
      failed.push(...(code !== 0 && red.length === 0 ? names : red).map((name) => [engine, name]));
      for (const [, seconds] of all.values()) work[engine] = (work[engine] ?? 0) + Number(seconds);
      console.log(output);
      resolve();
    }),
  );
}

/** Runs groups of files one after the other. Lanes may share a list. */
async function lane(groups) {
  for (let group; (group = groups.shift()); ) await run(...group);
}

/** The playground, which the files share. */
const shared = {};
if (engines.includes('chromium')) shared.PLAYGROUND = buildPlayground();

// More lanes would only make each file slower, beside the tests in Node.
const chromium = groups('chromium', TOGETHER);
const others = ['firefox', 'webkit'].flatMap((engine) => groups(engine, EVERYWHERE.length));
await Promise.all([lane(chromium), lane(others).then(() => lane(chromium))]);
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
