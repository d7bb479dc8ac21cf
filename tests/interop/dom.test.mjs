// The packed package's `mcp-elicitation/testing` in the DOMs that app tests use.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { NODE_22, here, isAll } from './servers.mjs';
import { unpack } from './package.mjs';

/** The newest DOM libraries need a newer Node. */
const DOMS = { jsdom: NODE_22, 'happy-dom': NODE_22 };
const old = createRequire(path.join(here, 'old/package.json'));
if (isAll) for (const version of [26, 27, 29]) DOMS[old.resolve(`jsdom-${version}`)] = process.execPath;

before(() => void unpack());

for (const [name, node] of Object.entries(DOMS)) {
  test(`asks and gets an answer in ${path.relative(here, name)}`, async () => {
    const { stdout } = await promisify(execFile)(node, [path.join(here, 'dom.mjs'), name], {
      cwd: here,
      timeout: 60_000,
    });
    assert.match(stdout, /^all tried$/m);
  });
}
