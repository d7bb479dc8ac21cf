// `mcp-elicitation/validate` in Cloudflare's workerd, which compiles no bytes: the modules are imported as such.

import { checks } from './checks.js';
import { atOnce } from './module-at-once.js';
// @ts-ignore
import pattern from '../../target/generated/pattern/pattern_bg.wasm';
// @ts-ignore
import core from '../../target/generated/validate/validate_core_bg.wasm';
import { Schema, initSync, validateResult as checkResult } from '../../target/generated/validate/validate_core.js';

const module = atOnce(initSync, () => core, () => pattern);

export const { ready } = module;
export const { validate, validateResult, compile } = checks({ Schema, validateResult: checkResult }, module.core, module.matcher);
