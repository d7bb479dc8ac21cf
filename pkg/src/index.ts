// `mcp-elicitation`: defines `<mcp-elicitation>`. The WebAssembly is part of the JavaScript.
import { define } from './element.js';

export * from './element.js';

define();
