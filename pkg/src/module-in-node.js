// How Node, Bun and Deno get the WebAssembly of `./validate` and `./lint`: it is read from its file when it is first needed, at once.

import { readFileSync } from 'node:fs';
import { atOnce } from './module-at-once.js';

/**
 * @param {Parameters<typeof atOnce>[0]} initSync the glue's
 * @param {URL} file where the module is
 */
export const inNode = (initSync, file) => atOnce(initSync, () => readFileSync(file), () => readFileSync(new URL('./pattern/pattern_bg.wasm', import.meta.url)));
