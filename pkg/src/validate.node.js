// `mcp-elicitation/validate` in Node and Bun: the modules are read from their files when they are first needed, at once.

import { readFileSync } from 'node:fs';
import { functions } from './validate.shared.js';
import { initSync } from '../../target/generated/validate/validate_core.js';
import { initSync as initMatcher, test } from '../../target/generated/pattern/pattern.js';

/** @typedef {typeof import('./validate.js')} Api */

let coreStands = false;
let matcherStands = false;

/** @type {Api['ready']} */
export async function ready({ pattern } = {}) {
  core();
  if (pattern) matcher();
}

function core() {
  if (!coreStands) initSync({ module: readFileSync(new URL('./validate/validate_core_bg.wasm', import.meta.url)) });
  coreStands = true;
}

function matcher() {
  if (!matcherStands) initMatcher({ module: readFileSync(new URL('./pattern/pattern_bg.wasm', import.meta.url)) });
  matcherStands = true;
  return test;
}

export const { lint, validate, validateResult, compile } = functions(core, matcher);
