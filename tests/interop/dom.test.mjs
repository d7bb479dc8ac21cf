// The packed package's `mcp-elicitation/testing` in the DOMs that app tests use.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { NODE_22, here } from './servers.mjs';
import { unpack } from './package.mjs';

/** The DOM libraries that run on Node 20, then those that need a newer Node. */
const DOMS = {
  'jsdom-22': process.execPath,
  'jsdom-24': process.execPath,
  'jsdom-26': process.execPath,
  'jsdom-27': process.execPath,
  'jsdom-29': process.execPath,
  jsdom: NODE_22,
  'happy-dom': NODE_22,
};

before(() => void unpack());

for (const [name, node] of Object.entries(DOMS)) {
  test(`asks and gets an answer in ${name}`, async () => {
    const { stdout } = await promisify(execFile)(node, [path.join(here, 'dom.mjs'), name], {
      cwd: here,
      timeout: 60_000,
    });
    assert.match(stdout, /^all tried$/m);
  });
}
