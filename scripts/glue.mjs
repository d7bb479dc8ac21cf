// `reusable` converts wasm-bindgen's `--target web` glue to a function that creates fresh glue at each call. The
// generated module keeps its instance, memory views and finalizers in module variables, so an instance that has trapped
// could never be replaced, and its leftovers would write into the memory of its successor. Inside a function, all of
// that belongs to one instance. The loading code is removed, because pkg/src/compile.js loads the module.
//
// wasm-bindgen's own `--experimental-reset-state-function` does not work here: its exports cannot be wrapped, so a trap
// in a listener would go unnoticed; it replaces the instance while the old one may still be on the stack; and callbacks
// of the old instance throw, although they must do nothing.

/**
 * @param {{ code: string, types: string }} glue as wasm-bindgen made it
 * @returns {{ code: string, types: string }} a module whose default export makes the glue
 */
export function reusable({ code, types }) {
  const loader = code.indexOf('\nlet wasmModule, wasmInstance, wasm;');
  if (loader < 0) throw new Error('No loader in this glue: was it made with --target web?');
  if (/^import /m.test(code)) throw new Error('This glue has imports of its own.');
  /** @type {string[]} */
  const names = [];
  const body = code
    .slice(0, loader)
    .replace(/^\/\* @ts-self-types.*\n+/, '')
    .replace(/^export (class|function) (\w+)/gm, (_, kind, name) => (names.push(name), `${kind} ${name}`));
  if (/^export /m.test(body) || names.length === 0) throw new Error('This glue exports in a way that is not known here.');
  const start = code.includes('wasm.__wbindgen_start()') ? ' wasm.__wbindgen_start();' : '';
  const members = names.map((name) => `${name}: typeof ${name};`).join(' ');
  return {
    code: `export default function glue() {
${body}
let wasm;
return { ${names.join(', ')}, imports: __wbg_get_imports(), start(exports) { wasm = exports;${start} } };
}
`,
    types: `${types.slice(0, types.indexOf('export type InitInput'))}
/** Fresh glue, for one instance. */
export default function glue(): { ${members} imports: WebAssembly.Imports; start(exports: WebAssembly.Exports): void };
`,
  };
}

/**
 * Returns the glue of a module whose names were shortened.
 * @param {string} code
 * @param {{ imports: [module: string, before: string, now: string][], exports: [before: string, now: string][] }} names as wasm-opt says them
 */
export function renamed(code, { imports, exports }) {
  const replace = (pattern, now) => {
    const before = code;
    code = code.replaceAll(pattern, now);
    return code !== before;
  };
  for (const [, before, now] of imports) {
    if (!replace(new RegExp(`^( +)${before}(?=: function)`, 'gm'), (_, space) => space + now)) throw new Error(`This glue has no ${before}.`);
  }
  for (const module of new Set(imports.map(([module]) => module))) replace(`"${module}": import0`, 'a: import0');
  for (const [before, now] of exports) replace(new RegExp(`\\bwasm\\.${before}(?!\\w)`, 'g'), () => `wasm.${now}`);
  return code;
}
