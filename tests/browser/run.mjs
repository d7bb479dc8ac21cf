// Runs the suite in every engine, whatever fails in another: node run.mjs [chromium|firefox|webkit …]
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** What is tested in every engine; the rest needs what only Chromium's driver can do. */
const EVERYWHERE = ['answer', 'element', 'endings', 'guard', 'hostile', 'keys', 'lifecycle', 'page-around', 'space', 'trap', 'url', 'without-webassembly'];
const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.mjs'));
const files = { chromium: all, firefox: EVERYWHERE.map((name) => `${name}.test.mjs`), webkit: EVERYWHERE.map((name) => `${name}.test.mjs`) };

/** One case after the other, none of which watches the clock: two of these files at a time. */
const BULK = ['axe', 'element', 'hostile', 'server-accepts'].map((name) => `${name}.test.mjs`);

const engines = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(files);
const passes = (engine, names, concurrency) => {
  const env = { ...process.env, ENGINE: engine === 'chromium' ? '' : engine };
  const options = ['--test', '--test-timeout=900000', `--test-concurrency=${concurrency}`, ...names];
  return spawnSync(process.execPath, options, { cwd: import.meta.dirname, stdio: 'inherit', env }).status === 0;
};
const failed = engines.filter((engine) => {
  console.log(`browser tests: ${engine}`);
  const isBulk = (name) => engine === 'chromium' && BULK.includes(name);
  const bulk = files[engine].filter(isBulk);
  const others = files[engine].filter((name) => !isBulk(name));
  return [passes(engine, others, 1), bulk.length === 0 || passes(engine, bulk, 2)].includes(false);
});
if (failed.length > 0) {
  console.error(`Failed in ${failed.join(' and ')}: see the lines above. Once more in one engine: node tests/browser/run.mjs ${failed[0]}`);
  process.exit(1);
}
