// How `mcp-elicitation test` ends a server behind a wrapper: with the wrapper, all its children, and every process that
// holds its pipes.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'node:test';
import { command, file, folder, root, run, sdkServer } from './command.mjs';

const ARGUMENTS = 'test --matrix --tool good --timeout 2 --silence 0.3 --revision 2025-11-25'.split(' ');
/** Returns the processes with a word in their command line. */
const running = (word) => spawnSync('pgrep', ['-f', '--', word], { encoding: 'utf8' }).stdout.trim();
let words = 0;
const freshWord = () => `server-word-${process.pid}-${++words}`;

/** Tests a server behind a wrapper, and returns the remaining processes. */
async function tested(wrapped) {
  const word = freshWord();
  const { code, stdout, stderr } = await run(
    [...ARGUMENTS, '--', ...wrapped(`'${process.execPath}' '${sdkServer}' ${word}`)],
    { cwd: root },
  );
  return { code, output: stdout + stderr, left: running(word) };
}

mkdirSync(path.join(folder, 'project'));
for (const [name, wrapped] of Object.entries({
  'sh, which waits for it': (line) => ['sh', '-c', `exec 3<&0; ${line} <&3 & wait`],
  'sh, beside a helper that holds the pipes': (line) => [
    'sh',
    '-c',
    `sh -c 'trap "" TERM; sleep 600; : ${line.split(' ').pop()}' & exec ${line}`,
  ],
  'npm run': (line) => {
    file('project/package.json', { name: 'project', private: true, scripts: { serve: line } });
    return ['npm', 'run', '--silent', '--prefix', path.join(folder, 'project'), 'serve'];
  },
})) {
  test(`ends command and server when started by ${name}`, async () => {
    const { code, output, left } = await tested(wrapped);
    assert.equal(code, 0, output);
    assert.match(output, /^7 runs in 2025-11-25: all is well$/m);
    assert.equal(left, '');
  });
}

test('ends the command when a detached process holds the pipes', {
  skip: spawnSync('setsid', ['true']).error !== undefined,
}, async () => {
  const holder = path.join(folder, 'holder');
  const { code, output } = await tested((line) => [
    'sh',
    '-c',
    `setsid sh -c 'echo $$ > ${holder}; exec sleep 600' & exec ${line}`,
  ]);
  process.kill(Number(readFileSync(holder, 'utf8')));
  assert.equal(code, 0, output);
});

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  test(`ends the server when the command gets ${signal}`, async () => {
    const word = freshWord();
    const line = `exec 3<&0; '${process.execPath}' '${sdkServer}' ${word} <&3 & wait`;
    const endless = [...ARGUMENTS, '--timeout', '30', '--silence', '30'];
    const child = spawn(process.execPath, [command, ...endless, '--', 'sh', '-c', line], {
      cwd: root,
      stdio: 'ignore',
    });
    // The command and the shell have the word too.
    while (running(word).split('\n').length < 3) await pause(20);
    const ended = new Promise((resolve) => child.once('exit', (...how) => resolve(how)));
    child.kill(signal);
    assert.deepEqual(await Promise.race([ended, pause(10_000)]), [code, null]);
    assert.equal(running(word), '');
  });
}
