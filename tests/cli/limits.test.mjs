// No server or file blocks the command: each call has a deadline, an answer costs bounded work, and a body has a
// bounded size.
import assert from 'node:assert/strict';
import http from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { answerOf } from '../../pkg/src/cli/answers.js';
import { Session } from '../../pkg/src/cli/client.js';
import { requestsIn } from '../../pkg/src/cli/finder/requests.js';
import { faultsOf } from '../../pkg/src/cli/judge.js';
import { here, root, run } from './command.mjs';

const revision = '2025-11-25';
const MATRIX = ['test', '--matrix', '--tool', 'ask', '--revision', revision, '--silence', '0.3', '--verbose'];
const raw = (way) => run([...MATRIX, '--', process.execPath, path.join(here, 'raw.mjs'), way], { cwd: root });

/** Calls a tool in a time that the test lets pass; `hear` is a message of the server. */
function call(context) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const end = {};
  const transport = { onmessage() {}, send: async () => {} };
  const client = {
    setRequestHandler() {},
    callTool: () => new Promise((resolve) => Object.assign(end, { resolve })),
  };
  const session = new Session(client, transport, revision, true);
  session.listen();
  const limits = { patience: 1000, silence: 300, most: 100 };
  const answering = session.call('ask', {}, () => ({ action: 'cancel' }), limits);
  void answering.then((outcome) => Object.assign(end, { outcome }));
  return {
    end,
    hear: (method) => transport.onmessage({ method }),
    /** Lets time pass, and returns the faults of the call, once it has ended. */
    async pass(time) {
      context.mock.timers.tick(time);
      await new Promise(setImmediate);
      return end.outcome && faultsOf(end.outcome, { ...limits, state: 'alive', errorOutput: '', revision });
    },
  };
}

test('ends a call at its deadline if the server sends only notifications', async (context) => {
  const { hear, pass } = call(context);
  for (let tenth = 0; tenth < 9; tenth++) {
    hear('notifications/message');
    assert.equal(await pass(100), undefined);
  }
  assert.equal(await pass(99), undefined);
  const [{ text }] = await pass(1);
  assert.equal(text, 'The server hangs: nothing comes back for 1 s and asks nothing.');
});

test('extends the deadline on progress, but not for ever', async (context) => {
  const { hear, pass } = call(context);
  for (let second = 0; second < 10; second++) {
    assert.equal(await pass(990), undefined);
    hear('notifications/progress');
  }
  assert.equal(await pass(99), undefined);
  const [{ text }] = await pass(1);
  assert.match(text, /^The server hangs: it reports progress for \d+ s, and no result comes\.$/);
});

test('ends with the result that comes after progress', async (context) => {
  const { end, hear, pass } = call(context);
  await pass(900);
  hear('notifications/progress');
  await pass(900);
  end.resolve({ content: [] });
  assert.deepEqual(await pass(0), []);
  assert.equal(end.outcome.ended, 'result');
});

test('reads a schema with sixty self-references', async () => {
  for (const way of ['any-of', 'all-of']) assert.match((await raw(way)).stdout, /ask: defaults[^]*asked: Which\?/);
});

test('finds an answer with bounded work if definitions refer to one another', (context) => {
  // The command also has a limit of time.
  context.mock.method(performance, 'now', () => 0);
  const names = Array.from({ length: 60 }, (_, index) => `d${index}`);
  for (const [keyword, kind, ...ends] of [
    ['anyOf', 'defaults'],
    ['oneOf', 'most', { type: 'string' }],
    ['allOf', 'defaults', { type: 'string' }],
  ]) {
    let reads = 0;
    const schemas = [...names.map((name) => ({ $ref: `#/$defs/${name}` })), ...ends];
    const get = () => (reads++, schemas);
    const $defs = Object.fromEntries(
      names.map((name) => [name, Object.defineProperty({}, keyword, { enumerable: true, get })]),
    );
    const properties = { a: { $ref: '#/$defs/d0' } };
    answerOf(kind, { requestedSchema: { type: 'object', properties, required: ['a'], $defs } }, revision);
    assert.ok(reads > 0 && reads < 100_000, `${keyword}: ${reads}`);
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

/** The tokens, and the characters that are parsed or searched through, while `work` runs. */
function effort(work) {
  let sum = 0;
  const { exec } = RegExp.prototype;
  const { parse } = JSON;
  const { indexOf } = String.prototype;
  RegExp.prototype.exec = function (...of) {
    sum++;
    return exec.apply(this, of);
  };
  JSON.parse = (text, ...more) => {
    sum += text.length;
    return parse(text, ...more);
  };
  String.prototype.indexOf = function (part, start = 0) {
    const found = indexOf.call(this, part, start);
    sum += (found < 0 ? this.length : found) - start;
    return found;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
    JSON.parse = parse;
    String.prototype.indexOf = indexOf;
  }
  return sum;
}

test('reads a log with work that is proportional to its length', () => {
  for (const line of ['x', '{', 'at {', 'x {"', 'data: {', '{{{{{{{{', 'x {}}}']) {
    const read = (lines) => effort(() => assert.equal(requestsIn(`${line}\n`.repeat(lines)).length, 1));
    const [one, double] = [read(5_000), read(10_000)];
    assert.ok(one > 0 && double < 2.1 * one, `${line}: ${one}, ${double}`);
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
    const linted = await run(['lint', address]);
    assert.deepEqual([linted.code, linted.stderr], [2, `${address}: the answer has more than 32 MB\n`]);
    const tested = await run([...MATRIX, address], { cwd: root });
    assert.equal(tested.code, 2, tested.stdout);
    assert.match(tested.stderr, /^The connection to http:[^ ]* fails: the answer has more than 32 MB\.$/m);
    const { code, stdout } = await raw('endless-line');
    assert.equal(code, 1, stdout);
    assert.match(stdout, /The server crashes/);
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});
