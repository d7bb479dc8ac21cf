// Makes of wasm-bindgen's `--target web` glue a function that gives fresh glue at each call:
//   node scripts/glue.mjs pkg/form/form.js
// The generated module keeps the instance, its memory views and its finalizers in module variables, so a module that
// has trapped could never be replaced, and what it left behind would write into its successor's memory. Within a
// function all of that belongs to one instance. The loading code is left out: pkg/form-wasm.js loads.
import { readFileSync, writeFileSync } from 'node:fs';

/** @param {string} text the generated module @returns {string} a module whose default export makes the glue */
export function reusable(text) {
  const loader = text.indexOf('\nlet wasmModule, wasmInstance, wasm;');
  if (loader < 0) throw new Error('glue.mjs: no loader in this glue; was it made with --target web?');
  if (/^import /m.test(text)) throw new Error('glue.mjs: this glue has imports of its own');
  const names = [];
  const body = text
    .slice(0, loader)
    .replace(/^\/\* @ts-self-types.*\n+/, '')
    .replace(/^export (class|function) (\w+)/gm, (_, kind, name) => (names.push(name), `${kind} ${name}`));
  if (/^export /m.test(body) || names.length === 0) throw new Error('glue.mjs: an export that it does not know');
  const start = text.includes('wasm.__wbindgen_start()') ? ' wasm.__wbindgen_start();' : '';
  return `export default function glue() {
${body}
let wasm;
return { ${names.join(', ')}, imports: __wbg_get_imports(), start(exports) { wasm = exports;${start} } };
}
`;
}

const TYPES = `/** Fresh glue, for one instance of the form. */
export default function glue(): {
  Card: any;
  imports: WebAssembly.Imports;
  start(exports: WebAssembly.Exports): void;
};
`;

for (const path of process.argv.slice(2)) {
  writeFileSync(path, reusable(readFileSync(path, 'utf8')));
  writeFileSync(path.replace(/\.js$/, '.d.ts'), TYPES);
}
