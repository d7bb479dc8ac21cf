// `mcp-elicitation/lint` in Cloudflare's workerd, which compiles no bytes: the modules are imported as such.

import { checks } from './checks.js';
import { linting } from './linting.js';
import { atOnce } from './module-at-once.js';
// @ts-ignore
import pattern from '../../target/generated/pattern/pattern_bg.wasm';
// @ts-ignore
import core from '../../target/generated/lint/lint_core_bg.wasm';
import { Schema, initSync, lint as lintText, validateResult as checkResult } from '../../target/generated/lint/lint_core.js';

const module = atOnce(initSync, () => core, () => pattern);

export const { ready } = module;
export const { validate, validateResult, compile } = checks({ Schema, validateResult: checkResult }, module.core, module.matcher);
export const lint = linting({ lint: lintText }, module.core, module.matcher);
