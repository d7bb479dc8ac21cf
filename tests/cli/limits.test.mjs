// No server or file blocks the command: each call has a deadline, an answer costs bounded work, and a body has a
// bounded size.
import assert from 'node:assert/strict';
import http from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { answerOf } from '../../pkg/src/cli/answers.js';
import { requestsIn } from '../../pkg/src/cli/requests.js';
import { here, root, run } from './command.mjs';

const revision = '2025-11-25';
const timed = async (work) => {
  const started = performance.now();
  const result = await work();
  return { ...result, seconds: (performance.now() - started) / 1000 };
};
const raw = (way, timeout = 1) =>
  timed(() =>
    run(
      [
        'test',
        '--matrix',
        '--tool',
        'ask',
        '--timeout',
        String(timeout),
        '--revision',
        revision,
        '--',
        process.execPath,
        path.join(here, 'raw.mjs'),
        way,
      ],
      { cwd: root },
    ),
  );

test('ends a call at its deadline if the server sends only notifications', async () => {
  const { code, stdout, seconds } = await raw('notifies');
  assert.equal(code, 1, stdout);
  assert.match(
    stdout,
    /FAILED [^\n]*ask: defaults \(1\.\d s\)[^]*The server hangs: nothing comes back for 1 s and asks nothing/,
  );
  assert.ok(seconds < 40, `${seconds} s`);
});

test('extends the deadline on progress, but not for ever', async () => {
  assert.doesNotMatch((await raw('works')).stdout, /hangs/);
  const endless = await raw('progresses', 0.5);
  assert.equal(endless.code, 1);
  assert.match(
    endless.stdout,
    /ask: defaults \(5\.\d s\)[^]*The server hangs: it reports progress for 5 s, and no result comes\./,
  );
});

for (const way of ['any-of', 'all-of']) {
  test(`reads a schema with sixty self-references quickly: ${way}`, async () => {
    const { stdout, seconds } = await raw(way);
    assert.match(stdout, /ask: defaults[^]*asked: Which\?/);
    assert.ok(seconds < 40, `${seconds} s`);
  });
}

test('finds an answer with bounded work if definitions refer to one another', () => {
  const names = Array.from({ length: 60 }, (_, index) => `d${index}`);
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    for (const ends of [[], [{ type: 'string' }]]) {
      const $defs = Object.fromEntries(
        names.map((name) => [name, { [keyword]: [...names.map((other) => ({ $ref: `#/$defs/${other}` })), ...ends] }]),
      );
      for (const kind of ['defaults', 'most']) {
        const started = performance.now();
        answerOf(
          kind,
          { requestedSchema: { type: 'object', properties: { a: { $ref: '#/$defs/d0' } }, required: ['a'], $defs } },
          revision,
        );
        assert.ok(performance.now() - started < 10_000, `${keyword} ${kind}`);
      }
    }
  }
  const d = { anyOf: [...Array(60).fill({ $ref: '#/$defs/d' }), { type: 'integer' }] };
  assert.deepEqual(
    answerOf(
      'least',
      { requestedSchema: { type: 'object', properties: { a: { $ref: '#/$defs/d' } }, required: ['a'], $defs: { d } } },
      revision,
    ).answer?.content,
    { a: 0 },
  );
});

test('reads a log of a million lines in linear time', () => {
  for (const line of ['x', '{', 'at {', 'x {"', 'data: {', '{{{{{{{{', 'x {}}}']) {
    const started = performance.now();
    assert.equal(requestsIn(`${line}\n`.repeat(1_200_000 / line.length)).length, 1);
    assert.ok(performance.now() - started < 10_000, line);
  }
});

test('stops at a body of more than 32 MB, from an address and from a server', async () => {
  const endless = http.createServer((request, response) => {
    response.writeHead(200, { 'content-type': request.method === 'GET' ? 'application/json' : 'text/event-stream' });
    const more = () => !response.destroyed && response.write(Buffer.alloc(1 << 20, 'x'), more);
    more();
  });
  await new Promise((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${endless.address().port}/`;
  try {
    const linted = await timed(() => run(['lint', address]));
    assert.deepEqual([linted.code, linted.stderr], [2, `${address}: the answer has more than 32 MB\n`]);
    const tested = await timed(() =>
      run(['test', '--matrix', '--tool', 'ask', '--revision', revision, address], { cwd: root }),
    );
    assert.equal(tested.code, 2, tested.stdout);
    assert.match(tested.stderr, /^The connection to http:[^ ]* fails: the answer has more than 32 MB\.$/m);
    const { code, stdout } = await raw('endless-line', 10);
    assert.equal(code, 1, stdout);
    assert.match(stdout, /The server crashes/);
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});
