// Converts the output of wasm2js to a function that creates one instance of the module at each call. Its data are
// base64 there, but text is smaller in brotli; and when its memory grows, the old buffer stays valid, although
// wasm-bindgen's glue detects a new buffer by the end of the old one. The function is split into two files, because
// bundlers warn of a chunk over 500 kB.

/**
 * Stands for the byte 0, which it becomes in an array of bytes: Parcel writes U+0000 before a digit as an octal escape.
 */
const ZERO = '\u0100';

/**
 * @param {string} code of wasm2js
 * @returns {{ first: string, second: string }} two files: `instantiate` of the first takes `half` of the second
 */
export function asJavaScript(code) {
  code = replaced(code, /^import \* as \w+ from .*\n/, '');
  code = replaced(
    code,
    /\n\s*var base64ReverseLookup[^]*?(?=function initActiveSegments)/,
    '\nfunction data(at, text) { for (var i = 0; i < text.length; i++) bufferView[at + i] = text.charCodeAt(i); }\n',
  );
  code = replaced(
    code,
    /base64DecodeToExistingUint8Array\(bufferView, (\d+), "([^"]*)"\)/g,
    (_, at, base64) =>
      `data(${at}, ${JSON.stringify(Buffer.from(base64, 'base64').toString('latin1').replaceAll('\0', ZERO))})`,
  );
  code = replaced(
    code,
    /new ArrayBuffer\(newPages << 16\);\n\s*var newHEAP8 = .*\n\s*newHEAP8\.set\(HEAP8\);/,
    'buffer.transfer(newPages << 16);',
  );
  code = replaced(code, /\nvar retasmFunc = [^]*$/, '\n');
  if (/^(import|export)\b/m.test(code)) throw new Error('wasm2js has imports or exports that are not known here.');
  const { first, second } = halves(code);
  return { first: `export function instantiate(imports, half) {\n${first}\nreturn asmFunc(imports);\n}\n`, second };
}

/**
 * Moves about half of the functions into a second file. Each half gives the other one what it uses, and the first one
 * gives its memory and its table again when they change.
 */
function halves(code) {
  // Functions of both halves change these variables, so they become entries of one array.
  const variables = [...code.matchAll(/^ var ([\w$]+) = (\d+);\n/gm)];
  code = replaced(code, /^ var [\w$]+ = \d+;\n/gm, '');
  for (const [at, [, name]] of variables.entries())
    code = code.replace(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), `globals[${at}]`);

  const moved = new Map();
  // Spaces do not count, because they will be removed.
  const length = (text) => text.replace(/\s+/g, '').length;
  let rest = length(code) / 2;
  let first = replaced(code, /^ function ([\w$]+)\([^]*?^ \}\n/gm, (text, name) => {
    // The functions that grow the memory stay with the buffer.
    if (/\bbuffer\b/.test(text) || (rest -= length(text)) < 0) return text;
    moved.set(name, text);
    return '';
  });
  const functions = [...moved.values()].join('');
  const [usedByFirst, usedBySecond] = [first, functions].map((text) => new Set(text.match(/[\w$]+/g)));
  const declared = [...first.matchAll(/^(?: *function| var) ([\w$]+)/gm)].map(([, name]) => name);
  const views = [...first.matchAll(/^ var (HEAP\w+) = .*\n/gm)];
  const shared = new Set([...views.map(([, name]) => name), 'FUNCTION_TABLE']);
  const parameters = ['globals', ...declared.filter((name) => usedBySecond.has(name) && !shared.has(name))];
  const results = [...moved.keys()].filter((name) => usedByFirst.has(name));

  first = replaced(
    first,
    /^function asmFunc.*\n/m,
    (line) => `${line} var globals = new Int32Array([${variables.map(([, , value]) => value)}]);\n`,
  );
  first = replaced(
    first,
    /^ bufferView = HEAPU8;\n/m,
    (line) => ` var [share, ${results}] = half([${parameters}]);\n${line}`,
  );
  first = replaced(
    first,
    /^ var FUNCTION_TABLE = .*\n|^ +buffer = newBuffer;\n/gm,
    (line) => `${line} share(buffer, FUNCTION_TABLE);\n`,
  );
  const second = `export function half([${parameters}]) {
 var ${[...shared]};
 function share(buffer, table) {
  FUNCTION_TABLE = table;
${views.map(([line]) => line.replace(' var', ' ')).join('')} }
${functions}
 return [share, ${results}];
}
`;
  return { first, second };
}

function replaced(code, pattern, now) {
  const result = code.replace(pattern, now);
  if (result === code) throw new Error(`wasm2js writes something else than it did: there is no ${pattern}.`);
  return result;
}
