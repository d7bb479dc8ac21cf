// `mcp-elicitation`: defines `<mcp-elicitation>`, with the types of its tag for templates. The WebAssembly is part of
// the JavaScript.
import { define } from './element.js';

export * from './element.js';
export type * from './jsx.js';

define();
