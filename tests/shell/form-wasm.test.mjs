// The loader with a minimal WebAssembly module: `run` calls `imported`, `trap` traps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FormWasm } from '../../pkg/src/wasm/webassembly.ts';
import { reusable } from '../../scripts/build/glue.mjs';

/** A class that Node lacks: the loader creates the card's style sheet. */
globalThis.CSSStyleSheet = class {
  replaceSync() {}
};

const name = (text) => [text.length, ...Buffer.from(text)];
const section = (id, ...bytes) => [id, bytes.length, ...bytes];
const bytes = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 1, 0x60, 0, 0),
  ...section(2, 1, ...name('page'), ...name('imported'), 0, 0),
  ...section(3, 2, 0, 0),
  ...section(5, 1, 0, 1),
  ...section(7, 3, ...name('run'), 0, 1, ...name('trap'), 0, 2, ...name('memory'), 2, 0),
  ...section(10, 2, 4, 0, 0x10, 0, 0x0b, 3, 0, 0, 0x0b),
]);

/** The parts that scripts/build/glue.mjs creates, plus what a test inspects. */
function parts(wasm = bytes) {
  const made = [];
  const glue = () => {
    const own = { imported: () => {} };
    made.push(own);
    return {
      Card: class {},
      imports: { page: { imported: () => own.imported() } },
      start: (exports) => Object.assign(own, { exports }),
    };
  };
  return { made, open: () => ({ glue, wasm }) };
}

test('shares one instance on the page', async () => {
  const { made, open } = parts();
  const form = new FormWasm(open);
  assert.equal(form.instance, undefined);
  const [one, other] = await Promise.all([form.load(), form.load()]);
  assert.equal(one, other);
  assert.equal(form.instance, one);
  assert.equal(made.length, 1);
  assert.ok(made[0].exports.memory instanceof WebAssembly.Memory);
  made[0].exports.trap();
  made[0].imported = () => assert.fail('A dead instance was called');
  made[0].exports.run();
});

const response = (body, { status = 200, type = 'application/wasm' } = {}) =>
  new Response(body, { status, headers: { 'content-type': type } });

test('accepts WebAssembly in any form', async () => {
  const module = await WebAssembly.compile(bytes);
  for (const wasm of [
    bytes,
    bytes.buffer,
    module,
    response(bytes),
    response(bytes, { type: 'text/plain' }),
    Promise.resolve(bytes),
    new URL(`data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`),
  ]) {
    assert.ok(await new FormWasm(parts(wasm).open).load());
  }
  const form = new FormWasm(parts(new Uint8Array(1)).open);
  form.source = bytes;
  assert.ok(await form.load());
});

test('names what was received on a failure, and tries again later', async () => {
  const html = '<!doctype html>';
  await assert.rejects(new FormWasm(parts(response('', { status: 404 })).open).load(), /404/);
  await assert.rejects(new FormWasm(parts(response(html, { type: 'text/html' })).open).load(), /text\/html/);
  const sources = [response(html, { type: 'text/html' }), bytes];
  const form = new FormWasm(() => parts(sources.shift()).open());
  await assert.rejects(form.load());
  assert.ok(await form.load());
});

test('fails if an instance traps at its start', async () => {
  const { open } = parts();
  const glue = () => ({ ...open().glue(), start: (exports) => exports.trap() });
  await assert.rejects(new FormWasm(() => ({ glue, wasm: bytes })).load());
  assert.throws(() => reusable({ code: 'export class Card {}', types: '' }));
});
