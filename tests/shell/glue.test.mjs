import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renamed, reusable } from '../../scripts/build/glue.mjs';

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

test('makes new glue for each instance', async () => {
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

test('fails the build on glue of an unknown shape', () => {
  assert.throws(() => reusable({ code: 'export class Card {}', types }));
  assert.throws(() => reusable({ code: `import a from 'b';\n${code}`, types }));
  assert.throws(() => reusable({ code: code.replace(/^export (class|function).*/gm, ''), types }));
  assert.throws(() => reusable({ code: code.replace('export class', 'export const a = 1;\nexport class'), types }));
  assert.throws(
    () => reusable({ code: code.replace('made: {}', 'made: function() { return 1; }'), types }),
    /function\( in a shape/,
  );
});

test('catches exceptions of imports, and returns their text', async () => {
  const long = `${code
    .replace(
      '{ made: {} }',
      `{
        __wbg_name_1: function() { return handleError(function (arg0, arg1) {
            const ret = arg1.name;
            const ptr1 = passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len1 = WASM_VECTOR_LEN;
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
        }, arguments); },
        __wbg_one_2: function() {
            return 1;
        },
    }`,
    )
    .replace(
      'let wasmModule',
      `function handleError(f, args) {
    try {
        return f.apply(this, args);
    } catch (e) {
        wasm.store(e);
    }
}
let WASM_VECTOR_LEN = 0;
const view = new DataView(new ArrayBuffer(16));
function getDataViewMemory0() { return view; }
function passStringToWasm0(arg, malloc, realloc) {
    if (realloc === undefined) {
        throw new Error('never');
    }

    WASM_VECTOR_LEN = arg.length;
    return 5;
}
export function read() { return [view.getInt32(8, true), view.getInt32(12, true)]; }

let wasmModule`,
    )}`;
  const made = reusable({ code: long, types });
  assert.doesNotMatch(made.code, /handleError|never|: function/);
  const { default: glue } = await import(`data:text/javascript,${encodeURIComponent(made.code)}`);
  const { imports, read, start } = glue();
  const caught = [];
  start({ store: (error) => caught.push(error.name), __wbindgen_start() {} });
  imports.__wbg_name_1(8, { name: 'abc' });
  imports.__wbg_name_1(8, undefined);
  assert.deepEqual([read(), caught, imports.__wbg_one_2()], [[5, 3], ['TypeError'], 1]);
});

test('calls a module by its short names', () => {
  const long =
    'const import0 = {\n        __wbg_now_1: () => { return 1; },\n};\nreturn { "./form_bg.js": import0 };\n' +
    'wasm.card(wasm.card_free, wasm.memory.buffer);';
  const names = {
    imports: [['./form_bg.js', '__wbg_now_1', '$']],
    exports: [
      ['card', 'b'],
      ['card_free', 'c'],
      ['memory', 'd'],
      ['__unused', 'e'],
    ],
  };
  assert.equal(
    renamed(long, names),
    'const import0 = {\n        $: () => { return 1; },\n};\nreturn { a: import0 };\nwasm.b(wasm.c, wasm.d.buffer);',
  );
  assert.equal(renamed(long, { imports: [], exports: [] }), long);
  assert.throws(
    () => renamed(long, { imports: [['./form_bg.js', '__wbg_gone_2', 'a']], exports: [] }),
    /no __wbg_gone_2/,
  );
});
