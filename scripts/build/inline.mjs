// Encodes WebAssembly as text for entries that embed it; pkg/src/wasm/text-to-bytes.ts decodes it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { generated } from '../common.mjs';

const { DIGITS, SINGLE } = await tsImport('../../pkg/src/wasm/text-to-bytes.ts', import.meta.url);

/**
 * @param {string} wasm its place in target/generated
 * @returns {string} the module that has the text, beside it
 */
export function inline(wasm) {
  const module = path.join(path.dirname(wasm), 'inline.js');
  const to = path.join(generated, module);
  writeFileSync(to.replace(/\.js$/, '.d.ts'), 'declare const text: string;\nexport default text;\n');
  writeFileSync(to, `export default "${bytesToText(readFileSync(path.join(generated, wasm)))}";\n`);
  return module;
}

/** Encodes bytes: the most frequent ones as one character, if possible their own letter, and the others as two. */
export function bytesToText(bytes) {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte]++;
  const all = [...counts.keys()];
  const common = new Set(all.toSorted((a, b) => counts[b] - counts[a]).slice(0, SINGLE));
  const letters = DIGITS.slice(0, SINGLE).map((digit) => digit.charCodeAt(0));
  const others = [...common].filter((byte) => !letters.includes(byte)).sort((a, b) => a - b);
  const single = letters.map((letter) => (common.has(letter) ? letter : others.shift()));
  const pair = (value) => DIGITS[Math.floor(value / DIGITS.length)] + DIGITS[value % DIGITS.length];
  const written = new Map(single.map((byte, index) => [byte, DIGITS[index]]));
  all
    .filter((byte) => !common.has(byte))
    .forEach((byte, index) =>
      written.set(byte, DIGITS[SINGLE + Math.floor(index / DIGITS.length)] + DIGITS[index % DIGITS.length]),
    );
  return single.map(pair).join('') + Array.from(bytes, (byte) => written.get(byte)).join('');
}
