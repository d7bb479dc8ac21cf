// `mcp-elicitation/validate` in Node and Bun.

import { checks } from './checks.js';
import { inNode } from './module-in-node.js';
import { Schema, initSync, validateResult as checkResult } from '../../target/generated/validate/validate_core.js';

const module = inNode(initSync, new URL('./validate/validate_core_bg.wasm', import.meta.url));

export const { ready } = module;
export const { validate, validateResult, compile } = checks({ Schema, validateResult: checkResult }, module.core, module.matcher);
