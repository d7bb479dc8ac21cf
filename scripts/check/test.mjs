// Runs all tests, even after failures: node scripts/check/test.mjs [TARGET …], and then these targets of the Makefile
// if nothing failed. The last lines list the slowest files, the time of each part, the failures and the counts.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Matches the failures of the runners: Node's two reporters, cargo, tests/browser/run.mjs. */
const FAILURE = /^\s*(?:not ok \d+ - .*|✖ (?!failing tests:).*|---- .* stdout ----|browser tests: .* failed after .*)$/;
/** Matches the final counts: cargo's line has both, Node's lines have one each. */
const COUNTS =
  /^test result: .* (?<passed>\d+) passed; (?<failed>\d+) failed|^[#ℹ] (?:pass (?<pass>\d+)|fail (?<fail>\d+))$/;

/** Matches the times of files: those of scripts/check/times.mjs and of tests/browser/run.mjs. */
const TIME = /^(?:browser tests: )?(?<file>.+?) (?:took|(?:passed|failed) after) (?<seconds>\d+) s$/;

const parts = [];
/** The seconds of each file. */
const files = new Map();

/** Runs a target of the Makefile to its end. @returns true where nothing failed */
function run(target) {
  const part = { target, failures: [], passed: 0, failed: 0, isGreen: false, seconds: 0 };
  const started = performance.now();
  parts.push(part);
  const child = spawn(process.env.MAKE ?? 'make', [target], { stdio: ['ignore', 'pipe', 'pipe'] });
  let hasBegun = true;
  const read = (from, to) =>
    createInterface({ input: from }).on('line', (line) => {
      to.write(`${line}\n`);
      if (FAILURE.test(line)) part.failures.push(line.trim());
      // A test that waits for ever ends its file, whose other tests have not begun.
      if (/^\s*duration_ms: /.test(line)) hasBegun = !/: 0$/.test(line);
      else if (/^\s*failureType: 'cancelledByParent'$/.test(line) && !hasBegun) part.failures.pop();
      const { file, seconds } = TIME.exec(line)?.groups ?? {};
      if (file) files.set(file, Math.max(files.get(file) ?? 0, seconds));
      const { passed, pass, failed, fail } = COUNTS.exec(line)?.groups ?? {};
      part.passed += Number(passed ?? pass ?? 0);
      part.failed += Number(failed ?? fail ?? 0);
    });
  read(child.stdout, process.stdout);
  read(child.stderr, process.stderr);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      part.isGreen = code === 0;
      part.seconds = Math.round((performance.now() - started) / 1000);
      resolve(part.isGreen);
    }),
  );
}

/** Runs targets one after the other. Lanes may share a list. */
async function lane(targets) {
  for (let target; (target = targets.shift()); ) await run(target);
}

// Two lanes: one builds, the other begins with what needs no build; then both take what is next. cargo locks its target
// folder: the modules use the release folder, tests, lints and the example the debug folder.
const further = process.argv.slice(2);
// It mostly waits for the network. Biome must not read folders that change.
const prepared = further.includes('test-interop') && run('setup-interop');
const needBuild = ['test-browser', 'test-node', 'types'];
const native = lane(['test-native', 'style']);
const isBuilt = await run('build');
const rest = [...(isBuilt ? needBuild : []), 'test-examples'];
await Promise.all([lane(rest), native.then(() => prepared).then(() => lane(rest))]);
if (parts.every(({ isGreen }) => isGreen)) await lane(further);

// The lanes start their parts in no fixed order.
parts.sort((one, other) => (one.target < other.target ? -1 : 1));
const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, 10);
console.log(['The slowest files:', ...slowest.map(([file, seconds]) => `${seconds} s ${file}`)].join('\n  '));
console.log(['The parts:', ...parts.map(({ target, seconds }) => `${seconds} s make ${target}`)].join('\n  '));
const red = parts.filter(({ isGreen }) => !isGreen);
for (const { target, failures } of red) console.log([`make ${target} failed:`, ...new Set(failures)].join('\n  '));
if (!isBuilt) console.log(`Without a build there was no ${needBuild.join(', ')}.`);
const count = (name) => parts.reduce((sum, part) => sum + part[name], 0);
// A failure without a test, such as a lint, counts as one.
const untold = red.filter(({ failed }) => failed === 0).length;
console.log(`${count('passed')} passed, ${count('failed') + untold} failed`);
process.exitCode = red.length > 0 ? 1 : 0;
