import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asJavaScript } from '../../scripts/build/as-javascript.mjs';
import { reusable } from '../../scripts/build/glue.mjs';

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

test('fails the build on glue of an unknown shape', () => {
  assert.throws(() => reusable({ code: 'export class Card {}', types }));
  assert.throws(() => reusable({ code: `import a from 'b';\n${code}`, types }));
  assert.throws(() => reusable({ code: code.replace(/^export (class|function).*/gm, ''), types }));
  assert.throws(() => reusable({ code: code.replace('export class', 'export const a = 1;\nexport class'), types }));
  assert.throws(
    () => reusable({ code: code.replace('made: {}', 'made: function() { return 1; }'), types }),
    /function\( in a shape/,
  );
  assert.throws(() => asJavaScript('export function a() {}'), /something else than it did/);
});
