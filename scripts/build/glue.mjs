// `reusable` converts wasm-bindgen's `--target web` glue to a function that creates fresh glue at each call. The
// generated module keeps its instance, memory views and finalizers in module variables, so an instance that has trapped
// could never be replaced, and its leftovers would write into the memory of its successor. Inside a function, all of
// that belongs to one instance. The loading code is removed, because pkg/src/wasm/compile.ts loads the module, and the
// rest is shortened.
//
// wasm-bindgen's own `--experimental-reset-state-function` does not work here: its exports cannot be wrapped, so a trap
// in a listener would go unnoticed; it replaces the instance while the old one may still be on the stack; and callbacks
// of the old instance throw, although they must do nothing.

/** Writes a text into the module's memory in one way, and not in another one if it is ASCII. */
const ENCODE = `$1    const most = arg.length * 3;
    const ptr = wasm.__wbindgen_malloc(most, 1) >>> 0;
    WASM_VECTOR_LEN = cachedTextEncoder.encodeInto(arg, getUint8ArrayMemory0().subarray(ptr, ptr + most)).written;
    return most ? wasm.__wbindgen_realloc(ptr, most, WASM_VECTOR_LEN, 1) >>> 0 : ptr;
}`;

/**
 * Replacements that make the glue shorter: a function for what is repeated at each import, and nothing for browsers
 * older than those of docs/figures.md. Each begins with a text that must be gone afterwards.
 * @type {[gone: string, pattern: RegExp, now: string][]}
 */
const SHORTER = [
  [
    'handleError(function',
    /: function\(\) \{ return handleError\(function \((.*)\) \{\n([^]*?)\n {8}\}, arguments\); \}/g,
    ': caught(($1) => {\n$2\n        })',
  ],
  [
    'handleError(f, args)',
    /function handleError\(f, args\) \{\n( +try \{\n +return f)\.apply\(this, args\);([^]*?\n)\}/,
    'const caught = (f) => (...args) => {\n$1(...args);$2};',
  ],
  [': function(', /: function\((.*)\) \{$/gm, ': ($1) => {'],
  [
    'setInt32((arg0',
    new RegExp(
      [
        '(?:const|var) ptr1 = (.*);',
        '.*len1 = WASM_VECTOR_LEN;',
        String.raw`.*setInt32\(\(arg0 >>> 0\) \+ 4 \* 1, len1, true\);`,
        String.raw`.*setInt32\(\(arg0 >>> 0\) \+ 4 \* 0, ptr1, true\);`,
      ].join('\n'),
      'g',
    ),
    'returnText(arg0, $1);',
  ],
  // A text that the module returns, and its memory; without WebAssembly it comes over the stack, and stays as it is.
  [
    '_0 = ret[',
    new RegExp(
      String.raw`let (deferred\d)_0;\n +let \1_1;\n +try \{\n([^]*? = )(.*;)\n +\1_0.*\n +\1_1.*\n +return .*\n` +
        String.raw` +\} finally \{\n.*\n +\}`,
      'g',
    ),
    '$2$3 return takenText(ret);',
  ],
  ['isLikeNone(ret) ? 0 : addHeapObject', /isLikeNone\(ret\) \? 0 : addHeapObject\(ret\)/g, 'addNullable(ret)'],
  // The four names by which a global object was known.
  [
    "typeof globalThis === 'undefined'",
    /typeof (?:global|globalThis|self|window) === 'undefined' \? undefined : (?:global|globalThis|self|window);/g,
    'globalThis;',
  ],
  // A class that every page has; and texts whose memory would be freed if the next argument were no text, as in no
  // caller.
  [
    'catch (_)',
    /let result;\n +try \{\n +result = (.*);\n +\} catch \(_\) \{\n +result = false;\n +\}\n +const ret = result;/g,
    'const ret = $1;',
  ],
  ['throw e;', /(?<=let (?:ptr\d, len\d(?:, )?)+;\n) +try \{\n([^]*?) +\} catch \(e\) \{[^]*?throw e;\n +\}/g, '$1'],
  [', wasm.__wbindgen_malloc', /, wasm\.__wbindgen_malloc, wasm\.__wbindgen_realloc(?=\))/g, ''],
  ['(arg, malloc, realloc)', /(?<=function passStringToWasm0\(arg), malloc, realloc(\) \{\n)[^]*?\n\}/, ENCODE],
  ["'encodeInto' in", /if \(!\('encodeInto' in cachedTextEncoder\)\) \{[^]*?\n\}\n/, ''],
  ['Symbol.dispose', /if \(Symbol\.dispose\).*\n/g, ''],
  // Not that of ./validate: Cloudflare's workerd may have no FinalizationRegistry.
  ['CLOSURE_DTORS = (typeof', /(?<=const (?:Card\w+|CLOSURE_DTORS) = )\(typeof FinalizationRegistry .*\n.*\n +: /g, ''],
];

/** The functions that the shorter glue calls. */
const FUNCTIONS = {
  // Writes the text at a pointer, and its length, where the module expects them of an import.
  'returnText(': `
function returnText(at, ptr) {
    const view = getDataViewMemory0();
    view.setInt32((at >>> 0) + 4, WASM_VECTOR_LEN, true);
    view.setInt32(at >>> 0, ptr, true);
}
`,
  'takenText(': `
function takenText(ret) {
    const text = getStringFromWasm0(ret[0], ret[1]);
    wasm.__wbindgen_free(ret[0], ret[1], 1);
    return text;
}
`,
  'addNullable(': `
function addNullable(value) {
    return isLikeNone(value) ? 0 : addHeapObject(value);
}
`,
};

/** @param {string} code */
function shorter(code) {
  for (const [gone, pattern, now] of SHORTER) {
    code = code.replace(pattern, now);
    if (code.includes(gone)) throw new Error(`This glue has ${gone} in a shape that is not known here.`);
  }
  const functions = Object.entries(FUNCTIONS).filter(([call]) => code.includes(call));
  return alike([code, ...functions.map(([, text]) => text)].join(''));
}

/** Puts imports that are alike beside each other, which compresses better. @param {string} code */
function alike(code) {
  const body = (/** @type {string} */ member) => member.slice(member.indexOf(': '));
  const shape = (/** @type {string} */ member) => body(member).replace(/\)\.\w+|\/\/.*/g, '') + body(member);
  return code.replace(/(?<=^ {8}__proto__: null,\n) {8}\w[^]*?(?=^ {4}\};)/m, (members) =>
    members
      .split(/(?<=^ {8}\}\)?,\n)/m)
      .sort((a, b) => (shape(a) < shape(b) ? -1 : 1))
      .join(''),
  );
}

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
  const body = shorter(code.slice(0, loader))
    .replace(/^\/\* @ts-self-types.*\n+/, '')
    .replace(/^export (class|function) (\w+)/gm, (_, kind, name) => (names.push(name), `${kind} ${name}`));
  if (/^export /m.test(body) || names.length === 0)
    throw new Error('This glue exports in a way that is not known here.');
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
 * @param {object} names as wasm-opt says them
 * @param {[module: string, before: string, now: string][]} names.imports
 * @param {[before: string, now: string][]} names.exports
 */
export function renamed(code, { imports, exports }) {
  const replace = (pattern, now) => {
    const before = code;
    code = code.replaceAll(pattern, now);
    return code !== before;
  };
  for (const [, before, now] of imports) {
    if (!replace(new RegExp(`^( +)${before}(?=: )`, 'gm'), (_, space) => space + now))
      throw new Error(`This glue has no ${before}.`);
  }
  for (const module of new Set(imports.map(([module]) => module))) replace(`"${module}": import0`, 'a: import0');
  for (const [before, now] of exports) replace(new RegExp(`\\bwasm\\.${before}(?!\\w)`, 'g'), () => `wasm.${now}`);
  return code;
}
