// Runs the conformance suite's two scenarios about elicitation in a client.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { NODE_22, here } from './servers.mjs';

const SCENARIOS = [
  ['elicitation-sep1034-client-defaults'],
  ['sep-2322-client-request-state', '--spec-version', '2026-07-28'],
];

for (const [scenario, ...options] of SCENARIOS) {
  test(scenario, async () => {
    const command = `${process.execPath} ${here}/conformance-client.mjs`;
    const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
    const { stdout, stderr } = await promisify(execFile)(
      NODE_22,
      [suite, 'client', '--command', command, '--scenario', scenario, '--timeout', '120000', ...options],
      { cwd: here },
    ).catch((error) => error);
    assert.match(`${stdout}${stderr}`, /5\/5|5 passed/);
  });
}
