// Runs all tests, even after failures: node scripts/check/test.mjs. The last lines list the failures and the counts.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Matches the failures of the runners: Node's two reporters, cargo, tests/browser/run.mjs. */
const FAILURE = /^\s*(?:not ok \d+ - .*|✖ .*|---- .* stdout ----|browser tests: .* failed after .*)$/;
/** Matches the final counts: cargo's line has both, Node's lines have one each. */
const COUNTS =
  /^test result: .* (?<passed>\d+) passed; (?<failed>\d+) failed|^[#ℹ] (?:pass (?<pass>\d+)|fail (?<fail>\d+))$/;

const parts = [];

/** Runs a target of the Makefile to its end. @returns true where nothing failed */
function run(target) {
  const part = { target, failures: [], passed: 0, failed: 0, isGreen: false };
  parts.push(part);
  const child = spawn(process.env.MAKE ?? 'make', [target], { stdio: ['ignore', 'pipe', 'pipe'] });
  const read = (from, to) =>
    createInterface({ input: from }).on('line', (line) => {
      to.write(`${line}\n`);
      if (FAILURE.test(line)) part.failures.push(line.trim());
      const { passed, pass, failed, fail } = COUNTS.exec(line)?.groups ?? {};
      part.passed += Number(passed ?? pass ?? 0);
      part.failed += Number(failed ?? fail ?? 0);
    });
  read(child.stdout, process.stdout);
  read(child.stderr, process.stderr);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      part.isGreen = code === 0;
      resolve(part.isGreen);
    }),
  );
}

async function inTurn(targets) {
  for (const target of targets) await run(target);
}

// cargo locks its target folder: the modules use the release folder, tests and lints the debug folder, so each runs on
// one core.
const [isBuilt] = await Promise.all([run('build'), inTurn(['test-native', 'style'])]);
const needBuild = ['types', 'test-node', 'test-browser', 'test-examples'];
if (isBuilt) await inTurn(needBuild);

const red = parts.filter(({ isGreen }) => !isGreen);
for (const { target, failures } of red) console.log([`make ${target} failed:`, ...new Set(failures)].join('\n  '));
if (!isBuilt) console.log(`Without a build there was no ${needBuild.join(', ')}.`);
const count = (name) => parts.reduce((sum, part) => sum + part[name], 0);
// A failure without a test, such as a lint, counts as one.
const untold = red.filter(({ failed }) => failed === 0).length;
console.log(`${count('passed')} passed, ${count('failed') + untold} failed`);
process.exitCode = red.length > 0 ? 1 : 0;
