import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renamed, reusable } from '../../scripts/glue.mjs';

const code = `/* @ts-self-types="./form.d.ts" */

export class Card {
    free() { wasm.card_free(this.ptr); }
}
export function test() { return wasm.test(); }
function __wbg_get_imports() { return { made: {} }; }

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) { wasm.__wbindgen_start(); }
export { initSync, __wbg_init as default };
`;
const types = 'export class Card {}\nexport type InitInput = URL;\n';

test('glue is made anew for each instance', async () => {
  const made = reusable({ code, types });
  const { default: glue } = await import(`data:text/javascript,${encodeURIComponent(made.code)}`);
  const [one, other] = [glue(), glue()];
  let started = 0;
  one.start({ test: () => 1, __wbindgen_start: () => started++ });
  other.start({ test: () => 2, __wbindgen_start: () => started++ });
  assert.deepEqual([one.test(), other.test(), started], [1, 2, 2]);
  assert.notEqual(one.Card, other.Card);
  assert.notEqual(one.imports, other.imports);
  assert.match(made.types, /Card: typeof Card; test: typeof test;/);
  assert.doesNotMatch(made.code, /finalize_init/);
});

test('glue of a shape that is not known stops the build', () => {
  assert.throws(() => reusable({ code: 'export class Card {}', types }));
  assert.throws(() => reusable({ code: `import a from 'b';\n${code}`, types }));
  assert.throws(() => reusable({ code: code.replace(/^export (class|function).*/gm, ''), types }));
  assert.throws(() => reusable({ code: code.replace('export class', 'export const a = 1;\nexport class'), types }));
});

test('glue calls a module by its short names', () => {
  const long = 'const import0 = {\n        __wbg_now_1: function() { return 1; },\n};\nreturn { "./form_bg.js": import0 };\nwasm.card(wasm.card_free, wasm.memory.buffer);';
  const names = { imports: [['./form_bg.js', '__wbg_now_1', '$']], exports: [['card', 'b'], ['card_free', 'c'], ['memory', 'd'], ['__unused', 'e']] };
  assert.equal(renamed(long, names), 'const import0 = {\n        $: function() { return 1; },\n};\nreturn { a: import0 };\nwasm.b(wasm.c, wasm.d.buffer);');
  assert.equal(renamed(long, { imports: [], exports: [] }), long);
  assert.throws(() => renamed(long, { imports: [['./form_bg.js', '__wbg_gone_2', 'a']], exports: [] }), /no __wbg_gone_2/);
});
