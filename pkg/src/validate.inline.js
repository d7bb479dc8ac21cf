// `mcp-elicitation/validate/inline`: the WebAssembly is a part of the JavaScript, for bundlers that carry no other files.

import { checks } from './checks.js';
import { inflate } from './inflate.js';
import { inBrowser } from './module-in-browser.js';
import base64 from '../../target/generated/validate/inline.js';
import init, { Schema, validateResult as checkResult } from '../../target/generated/validate/validate_core.js';

const pattern = async () => inflate((await import('../../target/generated/pattern/inline.js')).default);
const module = inBrowser('validate/inline', init, () => inflate(base64), pattern);

export const { ready } = module;
export const { validate, validateResult, compile } = checks({ Schema, validateResult: checkResult }, module.core, module.matcher);
