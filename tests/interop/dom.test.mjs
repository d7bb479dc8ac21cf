// `mcp-elicitation/testing`, as the packed package has it, in the DOMs that tests of apps run in.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { NODE_22, here } from './servers.mjs';
import { unpack } from './stage.mjs';

/** What runs on Node 20, and with jsdom what does not. */
const DOMS = { 'jsdom-22': process.execPath, 'jsdom-24': process.execPath, 'jsdom-26': process.execPath, 'jsdom-27': process.execPath, 'jsdom-29': process.execPath, jsdom: NODE_22, 'happy-dom': NODE_22 };

before(() => void unpack());

for (const [name, node] of Object.entries(DOMS)) {
  test(`asks and is answered in ${name}`, async () => {
    const { stdout } = await promisify(execFile)(node, [path.join(here, 'dom.mjs'), name], { cwd: here, timeout: 60_000 });
    assert.match(stdout, /^all tried$/m);
  });
}
