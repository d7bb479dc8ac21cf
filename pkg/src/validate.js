// `mcp-elicitation/validate` in a browser.

import { checks } from './checks.js';
import { inBrowser } from './module-in-browser.js';
import init, { Schema, validateResult as checkResult } from '../../target/generated/validate/validate_core.js';

const module = inBrowser('validate', init, () => new URL('./validate/validate_core_bg.wasm', import.meta.url));

export const { ready } = module;
export const { validate, validateResult, compile } = checks({ Schema, validateResult: checkResult }, module.core, module.matcher);
