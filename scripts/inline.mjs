// WebAssembly as text, for entries that hold it themselves: packed before it is base64, so that it travels no larger than the file would.
import zopfli from '@gfx/zopfli';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generated } from './common.mjs';

/**
 * Zopfli takes seconds, and a twentieth off what every page loads: it is done once for each module.
 * @param {string} wasm its place in target/generated
 * @returns {Promise<string>} the module that has the text, beside it
 */
export async function inline(wasm) {
  const module = path.join(path.dirname(wasm), 'inline.js');
  const [from, to] = [wasm, module].map((file) => path.join(generated, file));
  const isNewer = (file) => statSync(to).mtimeMs > statSync(file).mtimeMs;
  if (existsSync(to) && isNewer(from) && isNewer(import.meta.filename)) return module;
  const packed = await zopfli.gzipAsync(readFileSync(from), { numiterations: 5 });
  writeFileSync(to.replace(/\.js$/, '.d.ts'), 'declare const gzippedBase64: string;\nexport default gzippedBase64;\n');
  writeFileSync(to, `export default ${JSON.stringify(Buffer.from(packed).toString('base64'))};\n`);
  return module;
}
