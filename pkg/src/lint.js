// `mcp-elicitation/lint` in a browser.

import { checks } from './checks.js';
import { linting } from './linting.js';
import { inBrowser } from './module-in-browser.js';
import init, { Schema, lint as lintText, validateResult as checkResult } from '../../target/generated/lint/lint_core.js';

const module = inBrowser('lint', init, () => new URL('./lint/lint_core_bg.wasm', import.meta.url));

export const { ready } = module;
export const { validate, validateResult, compile } = checks({ Schema, validateResult: checkResult }, module.core, module.matcher);
export const lint = linting({ lint: lintText }, module.core, module.matcher);
