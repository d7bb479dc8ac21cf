// `mcp-elicitation/lint/inline`: the WebAssembly is a part of the JavaScript, for bundlers that carry no other files.

import { checks } from './checks.js';
import { inflate } from './inflate.js';
import { linting } from './linting.js';
import { inBrowser } from './module-in-browser.js';
import base64 from '../../target/generated/lint/inline.js';
import init, { Schema, lint as lintText, validateResult as checkResult } from '../../target/generated/lint/lint_core.js';

const pattern = async () => inflate((await import('../../target/generated/pattern/inline.js')).default);
const module = inBrowser('lint/inline', init, () => inflate(base64), pattern);

export const { ready } = module;
export const { validate, validateResult, compile } = checks({ Schema, validateResult: checkResult }, module.core, module.matcher);
export const lint = linting({ lint: lintText }, module.core, module.matcher);
