// Runs the suite in every engine, whatever fails in another: node run.mjs [chromium|firefox|webkit …]
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** What is tested in every engine; the rest needs what only Chromium's driver can do. */
const EVERYWHERE = ['answer', 'element', 'endings', 'guard', 'hostile', 'keys', 'lifecycle', 'page-around', 'space', 'trap', 'url', 'without-webassembly'];
/** These press or look in a certain time, or wait for it in vain: no other file runs beside them in the same engine. */
const ALONE = ['flood', 'guard', 'keys', 'lazy', 'lifecycle', 'loading', 'page-around', 'space', 'yes-or-no'];
const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.mjs')).map((file) => file.replace('.test.mjs', ''));

/** @param concurrency so many files at a time */
const passes = (engine, names, concurrency) =>
  new Promise((resolve) => {
    const env = { ...process.env, ENGINE: engine === 'chromium' ? '' : engine };
    const options = ['--test', '--test-timeout=900000', `--test-concurrency=${concurrency}`, ...names.map((name) => `${name}.test.mjs`)];
    spawn(process.execPath, options, { cwd: import.meta.dirname, stdio: 'inherit', env }).on('close', (code) => resolve(code === 0));
  });

async function chromium() {
  const alone = await passes('chromium', ALONE, 1);
  return (await passes('chromium', all.filter((name) => !ALONE.includes(name)), 2)) && alone;
}
const one = (engine) => () => passes(engine, EVERYWHERE, 1);
const ENGINES = { chromium, firefox: one('firefox'), webkit: one('webkit') };
/** Firefox and WebKit run at the same time: each for itself leaves half of two cores unused. */
const TURNS = [['chromium'], ['firefox', 'webkit']];

const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ENGINES);
const failed = [];
for (const turn of TURNS) {
  const engines = turn.filter((engine) => asked.includes(engine));
  if (engines.length === 0) continue;
  console.log(`browser tests: ${engines.join(' and ')}`);
  const passed = await Promise.all(engines.map((engine) => ENGINES[engine]()));
  failed.push(...engines.filter((_, at) => !passed[at]));
}
if (failed.length > 0) {
  console.error(`Failed in ${failed.join(' and ')}: see the lines above. Once more in one engine: node tests/browser/run.mjs ${failed[0]}`);
  process.exit(1);
}
