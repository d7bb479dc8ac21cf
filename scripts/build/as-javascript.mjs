// Converts the output of wasm2js to a function that creates one instance of the module at each call. Its data are
// base64 there, but text is smaller in brotli; and when its memory grows, the old buffer stays valid, although
// wasm-bindgen's glue detects a new buffer by the end of the old one.

/**
 * Stands for the byte 0, which it becomes in an array of bytes: Parcel writes U+0000 before a digit as an octal escape.
 */
const ZERO = '\u0100';

/** @param {string} code of wasm2js */
export function asJavaScript(code) {
  const replace = (pattern, now) => {
    const before = code;
    code = code.replace(pattern, now);
    if (code === before) throw new Error(`wasm2js writes something else than it did: there is no ${pattern}.`);
  };
  replace(/^import \* as \w+ from .*\n/, '');
  replace(
    /\n\s*var base64ReverseLookup[^]*?(?=function initActiveSegments)/,
    '\nfunction data(at, text) { for (var i = 0; i < text.length; i++) bufferView[at + i] = text.charCodeAt(i); }\n',
  );
  replace(
    /base64DecodeToExistingUint8Array\(bufferView, (\d+), "([^"]*)"\)/g,
    (_, at, base64) =>
      `data(${at}, ${JSON.stringify(Buffer.from(base64, 'base64').toString('latin1').replaceAll('\0', ZERO))})`,
  );
  replace(
    /new ArrayBuffer\(newPages << 16\);\n\s*var newHEAP8 = .*\n\s*newHEAP8\.set\(HEAP8\);/,
    'buffer.transfer(newPages << 16);',
  );
  replace(/\nvar retasmFunc = [^]*$/, '\n');
  if (/^(import|export)\b/m.test(code)) throw new Error('wasm2js has imports or exports that are not known here.');
  return `export function instantiate(imports) {\n${code}\nreturn asmFunc(imports);\n}\n`;
}
