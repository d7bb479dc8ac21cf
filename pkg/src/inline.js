// The form's WebAssembly as a part of the JavaScript, so that every bundler carries it unasked.
import glue from '../../target/generated/form/form.js';
import base64 from '../../target/generated/form/inline.js';
import { inflate } from './inflate.js';

/** @returns {import('./form-wasm.js').FormParts} */
export const parts = () => ({ glue, wasm: inflate(base64) });
