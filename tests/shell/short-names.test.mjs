import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortNames } from '../../scripts/short-names.mjs';

const code = `
    const import0 = {
        __wbg_focus_0123456789abcdef: function(arg0) { arg0.focus(wasm.other); wasm.__wbindgen_free(1); },
    };
        "./form_bg.js": import0,
`;
const imports = [['./form_bg.js', '__wbg_focus_0123456789abcdef', '$']];

test('imports and exports have the names that the module has', () => {
  const short = shortNames(code, { imports, exports: [['__wbindgen_free', 'b'], ['memory', 'c']] });
  assert.match(short, /^ +\$: function\(arg0\) \{ arg0\.focus\(wasm\.other\); wasm\.b\(1\); \},$/m);
  assert.match(short, /"a": import0/);
});

test('an import that the glue does not give stops the build', () => {
  assert.throws(() => shortNames(code, { imports: [...imports, ['./form_bg.js', '__wbg_other', 'd']], exports: [] }), /__wbg_other/);
});
