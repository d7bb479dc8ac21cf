// The form with its WebAssembly as text: one chunk, so that an app which loads it later waits for one request.
import glue from '../../../target/generated/form/form.js';
import text from '../../../target/generated/form/inline.js';
import { textToBytes } from './text-to-bytes.js';
import type { FormParts } from './webassembly.js';

export const formParts = (): FormParts => ({ glue, wasm: textToBytes(text) });
